<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_US">
<context>
    <name>BeanPhrase</name>
    <message numerus="yes">
        <source>%n coffee bean(s)</source>
        <translation>
            <numerusform>%n coffee bean</numerusform>
            <numerusform>%n coffee beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wax bean(s)</source>
        <translation>
            <numerusform>%n wax bean</numerusform>
            <numerusform>%n wax beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue bean(s)</source>
        <translation>
            <numerusform>%n blue bean</numerusform>
            <numerusform>%n blue beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chili bean(s)</source>
        <translation>
            <numerusform>%n chili bean</numerusform>
            <numerusform>%n chili beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stink bean(s)</source>
        <translation>
            <numerusform>%n stink bean</numerusform>
            <numerusform>%n stink beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green bean(s)</source>
        <translation>
            <numerusform>%n green bean</numerusform>
            <numerusform>%n green beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soy bean(s)</source>
        <translation>
            <numerusform>%n soy bean</numerusform>
            <numerusform>%n soy beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black-eyed bean(s)</source>
        <translation>
            <numerusform>%n black-eyed bean</numerusform>
            <numerusform>%n black-eyed beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red bean(s)</source>
        <translation>
            <numerusform>%n red bean</numerusform>
            <numerusform>%n red beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden bean(s)</source>
        <translation>
            <numerusform>%n garden bean</numerusform>
            <numerusform>%n garden beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cocoa bean(s)</source>
        <translation>
            <numerusform>%n cocoa bean</numerusform>
            <numerusform>%n cocoa beans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeansSeenModel</name>
    <message numerus="yes">
        <source>%n of them are in the draw pile or in other hands.</source>
        <translation>
            <numerusform>%n of them are in the draw pile or in other hands.</numerusform>
            <numerusform>%n of them are in the draw pile or in other hands.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuyBed</name>
    <message numerus="yes">
        <source>Buy a field for %n coin(s)</source>
        <translation>
            <numerusform>Buy a field for %n coin</numerusform>
            <numerusform>Buy a field for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>No more than %n can play against you.</source>
        <translation>
            <numerusform>No more than %n can play against you.</numerusform>
            <numerusform>No more than %n can play against you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>%n more offer(s) wait.</source>
        <translation>
            <numerusform>%n more offer wait.</numerusform>
            <numerusform>%n more offers wait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckStrip</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardDialog</name>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n card in the discard pile</numerusform>
            <numerusform>%n cards in the discard pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message numerus="yes">
        <source>The game is over · %n round(s) · {rules}</source>
        <translation>
            <numerusform>The game is over · %n round · {rules}</numerusform>
            <numerusform>The game is over · %n rounds · {rules}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sit %n seat(s) on.</source>
        <translation>
            <numerusform>You sit %n seat on.</numerusform>
            <numerusform>You sit %n seats on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sits %n seat(s) on.</source>
        <translation>
            <numerusform>{name} sits %n seat on.</numerusform>
            <numerusform>{name} sits %n seats on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnquiryAnswers</name>
    <message numerus="yes">
        <source>%n offer(s) came for this.</source>
        <translation>
            <numerusform>%n offer came for this.</numerusform>
            <numerusform>%n offers came for this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>with %n more card(s) it pays {coins}</source>
        <translation>
            <numerusform>with %n more card it pays {coins}</numerusform>
            <numerusform>with %n more cards it pays {coins}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldsModel</name>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>pays %n coin</numerusform>
            <numerusform>pays %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldsPanel</name>
    <message numerus="yes">
        <source>Harvest field {number} for %n coin(s)</source>
        <translation>
            <numerusform>Harvest field {number} for %n coin</numerusform>
            <numerusform>Harvest field {number} for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message numerus="yes">
        <source>One more card would pay %n coin(s).</source>
        <translation>
            <numerusform>One more card would pay %n coin.</numerusform>
            <numerusform>One more card would pay %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest again to take %n coin(s) now.</source>
        <translation>
            <numerusform>Harvest again to take %n coin now.</numerusform>
            <numerusform>Harvest again to take %n coins now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GetSide</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveSide</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>With it the field pays %n coin(s).</source>
        <translation>
            <numerusform>With it the field pays %n coin.</numerusform>
            <numerusform>With it the field pays %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) and can never pay more.</source>
        <translation>
            <numerusform>The field pays %n coin and can never pay more.</numerusform>
            <numerusform>The field pays %n coins and can never pay more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No field takes {bean}: this harvest makes room and pays %n coin(s).</source>
        <translation>
            <numerusform>No field takes {bean}: this harvest makes room and pays %n coin.</numerusform>
            <numerusform>No field takes {bean}: this harvest makes room and pays %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) now and is free again then.</source>
        <translation>
            <numerusform>The field pays %n coin now and is free again then.</numerusform>
            <numerusform>The field pays %n coins now and is free again then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To plant it you would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>To plant it you would have to dig up {cards} for %n coin.</numerusform>
            <numerusform>To plant it you would have to dig up {cards} for %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message numerus="yes">
        <source>{bean}: %n wanted</source>
        <translation>
            <numerusform>{bean}: %n wanted</numerusform>
            <numerusform>{bean}: %n wanted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainActionWords</name>
    <message numerus="yes">
        <source>Leave the rest and draw %n card(s)</source>
        <translation>
            <numerusform>Leave the rest and draw %n card</numerusform>
            <numerusform>Leave the rest and draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message numerus="yes">
        <source>To plant it I would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>To plant it I would have to dig up {cards} for %n coin.</numerusform>
            <numerusform>To plant it I would have to dig up {cards} for %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <translation>
            <numerusform>You drew %n card.</numerusform>
            <numerusform>You drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} drew %n card.</numerusform>
            <numerusform>{name} drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>You planted {card} in field {field}: %n now.</numerusform>
            <numerusform>You planted {card} in field {field}: %n now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>You harvested {cards} for %n coin.</numerusform>
            <numerusform>You harvested {cards} for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought another field for %n coin(s).</source>
        <translation>
            <numerusform>You bought another field for %n coin.</numerusform>
            <numerusform>You bought another field for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>{name} planted {card} in field {field}: %n now.</numerusform>
            <numerusform>{name} planted {card} in field {field}: %n now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>{name} harvested {cards} for %n coin.</numerusform>
            <numerusform>{name} harvested {cards} for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bought another field for %n coin(s).</source>
        <translation>
            <numerusform>{name} bought another field for %n coin.</numerusform>
            <numerusform>{name} bought another field for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. You win with %n coin(s)!</source>
        <translation>
            <numerusform>The game is over. You win with %n coin!</numerusform>
            <numerusform>The game is over. You win with %n coins!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {name} wins with %n coin(s).</source>
        <translation>
            <numerusform>The game is over. {name} wins with %n coin.</numerusform>
            <numerusform>The game is over. {name} wins with %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} win together with %n coin(s).</source>
        <translation>
            <numerusform>The game is over. {names} win together with %n coin.</numerusform>
            <numerusform>The game is over. {names} win together with %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message numerus="yes">
        <source>%n opponent(s)</source>
        <translation>
            <numerusform>%n opponent</numerusform>
            <numerusform>%n opponents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>%n card set aside</numerusform>
            <numerusform>%n cards set aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>pays %n coin</numerusform>
            <numerusform>pays %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>{done}, about %n minute(s) left</source>
        <translation>
            <numerusform>{done}, about %n minute left</numerusform>
            <numerusform>{done}, about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>You already own all %n field(s) that anyone may have.</source>
        <translation>
            <numerusform>You already own all %n field that anyone may have.</numerusform>
            <numerusform>You already own all %n fields that anyone may have.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>for %n coin</numerusform>
            <numerusform>for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>Remove %n seat(s) to play this.</source>
        <translation>
            <numerusform>Remove %n seat to play this.</numerusform>
            <numerusform>Remove %n seats to play this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) to play this.</source>
        <translation>
            <numerusform>Add %n seat to play this.</numerusform>
            <numerusform>Add %n seats to play this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message numerus="yes">
        <source>%n fault(s) of the program.</source>
        <translation>
            <numerusform>%n fault of the program.</numerusform>
            <numerusform>%n faults of the program.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules “{preset}” are not for %n player(s).</source>
        <translation>
            <numerusform>The rules “{preset}” are not for %n player.</numerusform>
            <numerusform>The rules “{preset}” are not for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done} of %n game played</numerusform>
            <numerusform>{done} of %n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {rate} a second.</source>
        <translation>
            <numerusform>%n game, {rate} a second.</numerusform>
            <numerusform>%n games, {rate} a second.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harvest(s)</source>
        <translation>
            <numerusform>%n harvest</numerusform>
            <numerusform>%n harvests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message numerus="yes">
        <source>You and %n computer(s)</source>
        <translation>
            <numerusform>You and %n computer</numerusform>
            <numerusform>You and %n computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s) · {rules}</source>
        <translation>
            <numerusform>You and %n computer · {rules}</numerusform>
            <numerusform>You and %n computers · {rules}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s) put aside, not counted yet.</source>
        <translation>
            <numerusform>%n game put aside, not counted yet.</numerusform>
            <numerusform>%n games put aside, not counted yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) among the games could not be read.</source>
        <translation>
            <numerusform>%n file among the games could not be read.</numerusform>
            <numerusform>%n files among the games could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeHints</name>
    <message numerus="yes">
        <source>Announce to %n players</source>
        <translation>
            <numerusform>Announce to %n players</numerusform>
            <numerusform>Announce to %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give to one of %n players</source>
        <translation>
            <numerusform>Give to one of %n players</numerusform>
            <numerusform>Give to one of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n players</source>
        <translation>
            <numerusform>Ask %n players</numerusform>
            <numerusform>Ask %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer to %n players</source>
        <translation>
            <numerusform>Offer to %n players</numerusform>
            <numerusform>Offer to %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Train</name>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done} of %n game played</numerusform>
            <numerusform>{done} of %n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gone through all positions {done} of %n time(s)</source>
        <translation>
            <numerusform>gone through all positions {done} of %n time</numerusform>
            <numerusform>gone through all positions {done} of %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n game(s).</source>
        <translation>
            <numerusform>Learned from %n game.</numerusform>
            <numerusform>Learned from %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message numerus="yes">
        <source>{file}: a whole game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: a whole game; all of its %n action are legal.</numerusform>
            <numerusform>{file}: a whole game; all of its %n actions are legal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: an unfinished game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: an unfinished game; all of its %n action are legal.</numerusform>
            <numerusform>{file}: an unfinished game; all of its %n actions are legal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
</TS>
