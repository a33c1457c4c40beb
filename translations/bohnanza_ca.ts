<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca" sourcelanguage="en_US">
<context>
    <name>Bean</name>
    <message>
        <source>Coffee</source>
        <extracomment>The names as they stand on the cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chili</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black-eyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cocoa</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeanLetters</name>
    <message>
        <source>Cf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>St</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ga</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeanPhrase</name>
    <message numerus="yes">
        <source>%n coffee bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wax bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chili bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stink bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soy bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black-eyed bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cocoa bean(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Replays game records and judges them by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays games between computers without a window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the game. The first word may also be a command: {commands}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language “{code}”. There are {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is neither a command nor a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game to open (.bohn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CODE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language of this run: {codes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try out the installation, and print one line of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show what can be written, and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{program} --help” shows what can be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{what}” means nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”. It can be {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} and {other} do not go together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be understood: {message}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CustomRules</name>
    <message>
        <source>Start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckStrip</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldsModel</name>
    <message>
        <source>Field {number}: empty, takes any bean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field {number}: {beans}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) for</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{more_cards} {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pays no more than that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the card, key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant here: click, or press {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest this field with {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty field takes any bean.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldsView</name>
    <message>
        <source>Your fields</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Only the front card of your hand can be planted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned-over cards are planted when trading is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of your hand never changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One more card would pay %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest again to take %n coin(s) now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This harvest pays nothing. Harvest again if you mean it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>{place} card of the hand: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front card must be planted: choose a field for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card may be planted as well, or it waits for your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card lies on the trade table. G takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand, front card first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plants first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BACK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn cards join here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {round}: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainActionWords</name>
    <message>
        <source>First plant: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant in field {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First plant what is set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End trading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {bean} stays with you, one of your fields must go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {beans} stay with you, your fields must make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn over %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>The draw pile ran out for the last time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile ran out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile was shuffled: pass {number} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You planted {card} in field {field}: %n now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You harvested {cards} for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You harvested {cards} for %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought another field for %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for you to turn over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turned over {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turned over {cards}. {matched} joined them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You trade no more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ended trading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ended trading and keep {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left nothing on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left {cards} on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} planted {card} in field {field}: %n now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} harvested {cards} for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} harvested {cards} for %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bought another field for %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for {name} to turn over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} turned over {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} turned over {cards}. {matched} joined them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ended trading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ended trading and keeps {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} left nothing on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} left {cards} on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took your offer back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took an offer back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said no to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no: “{why}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no to you: “{why}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no to {other}: “{why}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: “{why}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your offer is off: one of its cards has gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of its cards has gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody takes your offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody takes {name}’s offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your offer is off: one of the two trades no more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of the two trades no more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game is over. You win with %n coin(s)!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {name} wins with %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} win together with %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>My field is waiting for {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My hand is better without {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I want to plant {cards} myself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I do not have {cards} to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {cards} you would gain far more than I would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That suits my fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That puts my hand in better order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have nowhere to plant that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I want to plant that myself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I do not have what you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That brings me nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would gain far more than I would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not like that. Look at my own offer instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To plant it I would have to dig up {cards} for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To plant it I would have to dig up {cards} for %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You offer {cards} for {wanted} to anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer {other} {cards} for {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers {cards} for {wanted} to anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers you {cards} for {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} for {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer {cards} as a gift to anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer {other} {cards} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers {cards} as a gift to anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers you {cards} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask for {wanted} as a gift from anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask {other} for {wanted} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks for {wanted} as a gift from anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks you for {wanted} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks {other} for {wanted} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave {other} {cards} for {returned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} for {returned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave {other} {cards} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gave you {cards} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} as a gift.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenCardsModel</name>
    <message>
        <source>Set aside for you: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned over: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no field takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card belongs to the active player. Ask for it in an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a field for this card, or drag it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag this card to the trade table, or press G. What nobody takes is yours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over and trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant set-aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant what was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over and plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still has to plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done trading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active player</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>field {number}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {number}: {beans}, {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) for</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>The other players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>The screen “{display}” does not answer, so no window can open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start the game in a desktop session, or install xvfb and start it with “xvfb-run bohnanza-qt”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}. On Debian and Ubuntu “sudo apt install {packages}” brings them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Modern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original, 1997</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, the big box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena, as played online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel for two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Plant your front card: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No field takes it. Harvest one of your fields first to make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant one more, or turn over cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your front card is now: {bean}. You may plant it as well if a field takes it, or keep it for your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have planted what you may. The cards turned over next are yours to trade or to plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They join the back of your hand, one by one. Then it is {name}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front card always goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then cards are turned over and trading begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant them all, in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant it in one of your fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front card of the hand comes first, and a second one may follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others look at your offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are done trading for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-aside cards are planted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plants what they turned over and what they were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards join the back of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most coins win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meta</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That offer is not open any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another kind of bean grows in this field. Harvest it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have planted all you may from your hand this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First plant the front card of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone bean stays while another of your fields has two or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing grows in this field yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may harvest only when a card you must plant finds no room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further field is for sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have enough coins for another field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can trade only with the player whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer is not for you to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the beans that the offer asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer needs at least one card, given or wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading is over for this seat this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record does not say how the new draw pile lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record&apos;s new draw pile is not made of the discarded cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are turned over once a turn, after planting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is trading only after the cards are turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field {field} grows only one kind, now {bean}. Harvest it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone bean may be harvested only when each of your fields holds just one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may harvest only in your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You already own all %n field(s) that anyone may have.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No fields are sold in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another field costs {price}; you have {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have made room by harvesting, so now plant the front card of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price of a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the starting hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards drawn in a turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>104 cards, eight kinds. No further field is sold. A lone bean is safe while another of your fields holds more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards. Everyone starts with two fields; a third costs 3 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coffee, wax and cocoa join in; which kinds are dealt depends on the number of players. The only rule set for six and seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You harvest only when a card has no other place, and only the active player accepts offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two, without trading: what you leave on the table, the other has to plant or throw away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set every rule yourself. The page checks that the game can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most fields a player can own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of another field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields are bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins paid go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the starting hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market instead of trading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes of the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie is won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players harvest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone bean may be harvested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers are accepted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards received in a deal are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile may be looked through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the own turn only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as soon as the draw pile is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the next card is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who sits farthest clockwise from the starting player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who has most cards in hand, then who sits farthest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whenever they like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only when a card has no other place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the own turn only (market only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unless another own field holds more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only if every own field holds one bean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever they are made to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the active player only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen by all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden until planting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A game needs a number. Write one, or take a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest game number is {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats have the same name. Give each its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) to play this.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) to play this.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise around the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Undo planting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the harvest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo taking the offer back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo buying the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Unplayable</name>
    <message>
        <source>These rules are not for that number of players. Change it, or the limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least number of players must be at least 2 and not above the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules say nothing about {field} for that number of players. Set it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a field nobody can plant. Give everyone at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many fields do not fit on a table. 200 are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game would be over before it starts. Let the draw pile run out at least once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game would never end. Let at least one card a turn be turned over or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of starting hands needs exactly one number for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck must hold more cards than are dealt. Add beans or deal smaller hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is too large. 200 cards are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever gets cards on another&apos;s turn must be able to harvest then. Allow harvests at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phases of the duel are for exactly two players.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
