<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eu" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt} and Python {python}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer version of the card game about planting, trading and harvesting beans, made by fans. It is not commercial, and it is not made, approved or supported by the game&apos;s author or publishers, to whom the name and the game belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawings, the words and the program are this project&apos;s own. They are free software under the MIT licence. The fonts Vollkorn and Nunito are under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <name>BeansSeenModel</name>
    <message>
        <source>{bean}: {seen} of {cards} seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in the draw pile or in other hands.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{seen} of {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeansSeenView</name>
    <message>
        <source>Beans seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>Set aside for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoinChart</name>
    <message>
        <source>Coins, round by round</source>
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
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game record (.bohn), or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer with one JSON object a file and line</source>
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
    <name>DiscardDialog</name>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>On top lies: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message>
        <source>Draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pass {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game is over · %n round(s) · {rules}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Game number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the tie-break, with {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} have the same number of coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among them the one wins who has most cards in hand and, if that is the same too, sits farthest clockwise from the starting player, {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among them the one wins who sits farthest clockwise from the starting player, {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} sits %n seat(s) on.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was the starting player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EqualCardsChooser</name>
    <message>
        <source>Which cards do you give?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets {cards} from you. Choose where they come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldDelegate</name>
    <message>
        <source>Empty field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes any bean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plant here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} more → {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{cards} → {coins}</source>
        <translation type="unfinished"></translation>
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
    <name>FieldsPanel</name>
    <message>
        <source>Harvest anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Harvest field {number} for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
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
    <name>GetSide</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds to ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a kind for each card you want.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GiveModel</name>
    <message>
        <source>turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give: {bean}, {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to take this card back, or drag it to another place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GiveSide</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag cards here, or click them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandDelegate</name>
    <message>
        <source>in the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
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
    <name>KeyButton</name>
    <message>
        <source>Key: {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the main button; show the others&apos; moves at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant the chosen card in field 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant the chosen card in field 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant the chosen card in field 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest field 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest field 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest field 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card into your offer, or take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End trading, or say that you will not trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of the card; clear the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer with a counter-offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message numerus="yes">
        <source>{bean}: %n wanted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{bean}. Click or Space: one more. Right click or the minus key: one fewer.</source>
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
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown in the log: {filter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what the log shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing and turning over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainActionWords</name>
    <message>
        <source>Turn over cards</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Draw %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game before is kept. “Open a game…” brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game records (*.bohn);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game records (*.bohn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your game is saved, and you can go on. The details are in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to quit all the same?</source>
        <translation type="unfinished"></translation>
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
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
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
    <name>OffersModel</name>
    <message>
        <source>A accepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C makes a counter-offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N says no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W takes the offer back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffersView</name>
    <message>
        <source>No offer is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenCardDelegate</name>
    <message>
        <source>in the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
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
    <name>PartnerChips</name>
    <message>
        <source>Anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may take this offer; the first one gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer is for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer it to {name}.</source>
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
    <name>PhaseSteps</name>
    <message>
        <source>Phase {number} of {all}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PilesPanel</name>
    <message>
        <source>Turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned over by {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlantingWords</name>
    <message>
        <source>{bean} goes to field {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bean} can go to the fields {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No field takes {beans}: harvest one to make room.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerDelegate</name>
    <message>
        <source>set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{cards} → {coins}</source>
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
    <name>QueueModel</name>
    <message>
        <source>goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not wanted</source>
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
    <name>RecordProblem</name>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be a game. 4 MiB are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has too many parts to be a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a game: it is not UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a game, or part of it is missing: it is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: NaN and Infinity are no numbers of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a game: its parts are nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: the same key stands twice in one object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a Bohnanza game record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was saved by a newer version of the program. Update the program to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has a version number that never existed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is incomplete: a key is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has a key that does not belong there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is damaged: a value is of the wrong type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is damaged: a number is negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is damaged: a number is far too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is damaged: a list is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is damaged: a text holds what is no letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names a rule set that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names a bean that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record&apos;s rules name a choice that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names an action that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names a card in no known way: “hand:2” or “revealed:0” would be one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record&apos;s rules cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record&apos;s starting player does not sit at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record&apos;s first pile is not the deck that its rules call for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} {more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} (In the file at {place}.)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>{place}: {name}, {coins}. {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{beans} for {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planted at the end: nothing that pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planted at the end: {fields}</source>
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
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You grow beans and sell them for coins. Whoever has the most coins at the end wins. The cards come in an order that you cannot choose, so you will often hold a bean that you have no room for. Then you trade: somebody at the table may be waiting for exactly that bean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three to five can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beans and the beanometer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are eight kinds of beans, 104 cards in all. The number in the corner of a card says how many there are of its kind: the fewer there are, the fewer you need for a coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beanometer at the foot of a card says how many cards of this kind you have to harvest together for one, two, three or four coins. Two garden beans pay two coins and three pay three; no harvest of garden beans pays one or four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three players everybody has three fields, with four or five players two. No further field can be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one kind of bean grows in a field, as many cards of it as you like. An empty field takes any bean, also one that already grows in another of your fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody begins with five cards in hand. The order of the cards in your hand never changes: you plant from the front, and new cards join at the back. This is the most important rule of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading is the way out. You may give away any card of your hand, wherever it stands, and the cards behind it move up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn has four phases: plant, turn over and trade, plant what is set aside, draw. Whoever has the turn is the active player. Then it is the turn of the player to the left, clockwise round the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 1: Plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant the front card of your hand in one of your fields. You have to, even if you must harvest a field first to make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you may plant the card that is now at the front as well, in any field that can take it. You never plant a third card in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your hand is empty, this phase is skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 2: Turn over and trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two top cards of the draw pile are turned over. They belong to the active player, who may keep them, trade them or give them away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now everybody may trade with the active player, and only with the active player. You may offer any card of your hand; the active player may also offer the turned-over cards. Any number of cards may go against any number, also against none: that is a gift, and a gift has to be accepted too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planted beans, coins, and cards that somebody has just received cannot be traded. Promises about later turns bind nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that you receive never go into your hand. They are set aside next to your fields, where everybody can see them, and must be planted in the next phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading is over when the active player ends it, or when nobody else wants to trade any more. Turned-over cards that nobody took stay with the active player and are set aside too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 3: Plant what is set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plants all the cards that they have set aside, each player in any order. Whoever has no room must harvest a field first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 4: Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active player draws three cards, one after another, and puts each at the back of the hand. Then the next player has the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may harvest your own fields at any time, also when it is somebody else&apos;s turn. A harvest always empties the whole field. The beanometer says what it pays: that many of the cards are turned over and become your coins, and the others go to the discard pile. A harvest may also pay nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field with a single bean is protected: you may not harvest it while another of your fields has two beans or more. Empty fields do not matter. If all your beans are alone in their fields, you may harvest any of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last card of the draw pile is taken, the discard pile is shuffled at once and becomes the new draw pile. Coins stay with the players, so the pile gets smaller each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the draw pile has run out for the third time, the game ends. If that happens while cards are turned over, the active player still trades and everybody plants what is set aside, but no more cards are drawn. If it happens while cards are drawn, the game is over at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then all fields are harvested. Cards in hand are worth nothing. Whoever has the most coins wins. If several have the same number, the one of them wins who sits farthest clockwise from the starting player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything can be done by dragging cards, by clicking (first the card, then where it goes) and with the keyboard alone. The game is saved after every move. You can take back a move as long as nobody has learned anything new from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computers know no more than you would in their place. They never see the hands of others or the order of the draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Your seat: {name}</source>
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
        <source>set aside: {beans}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set aside</source>
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
    <name>SettingsDialog</name>
    <message>
        <source>Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the others:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let cards fly over the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a harvest that gives coins away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me before trading ends with cards that I have no room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the turn of a computer, ask me only when it makes me an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
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
    <name>SidePanel</name>
    <message>
        <source>Offers {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beans seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers, beans seen, and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers and beans seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computers make no offers of their own this turn. Let them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computers make no offers of their own for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence the computers’ offers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>LEVELS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who plays, in clockwise order, with commas between; there are: {levels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play each deal again with everybody on every seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer with one line of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a whole number between {least} and {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The rules “{preset}” are not for %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The rules “{preset}” cannot be played: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {rate} a second.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {seat}, {level}: {coins} coins a game, {share} % of the wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{actions} actions a game, {offers} offers and {deals} deals a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decision took {p50} ms in the middle, {p95} ms at 95 %, {most} ms at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Plant what comes. Trade what you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s), modern rules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not use this file: {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window of the program has it open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no file of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system gives no access to {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} It is kept as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TicketButtons</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is struck at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which of your equal cards you give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the offer on the trade table, its sides turned round, and change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn this offer down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your offer back. Key: {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TicketDelegate</name>
    <message>
        <source>give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>want</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TicketWords</name>
    <message>
        <source>{you} to anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{you} to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no, “{why}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: still thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the offer back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer is no longer open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs {needed}; you can give {held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs {needed}; you have none to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed for {bean}: {place}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would have to be planted this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it, two equal beans meet in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the one that you would have to plant first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the one that you would plant last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only one left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeHints</name>
    <message>
        <source>You ask for nothing in return: it is a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give nothing in return: you ask for a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer can be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give to anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Give to one of %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer to %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your deal took {cards} from this offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took {cards} from this offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else trades any more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner trades no more this turn. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is traded now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down what you give, and choose what you want for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off turn you can trade only with {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the others together have at most {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have seen them all: nobody has {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {cards} planted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} collects this kind too: {cards} planted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeTable</name>
    <message>
        <source>Make the offer that lies on the cloth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take everything off the cloth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this offer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>Your turn · round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn · round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
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
    <name>Verify</name>
    <message>
        <source>{file}: this file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: this is no game record ({message}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the rules do not allow action number {index} ({message}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file}: a whole game; all of its %n action(s) are legal.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: an unfinished game; all of its %n action(s) are legal.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WantModel</name>
    <message>
        <source>You get: {bean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to ask for one card fewer.</source>
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
