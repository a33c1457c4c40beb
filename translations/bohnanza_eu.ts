<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eu" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Honi buruz</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt} and Python {python}.</source>
        <translation>{version} bertsioa (Qt {qt}, Python {python}).</translation>
    </message>
    <message>
        <source>A computer version of the card game about planting, trading and harvesting beans, made by fans. It is not commercial, and it is not made, approved or supported by the game&apos;s author or publishers, to whom the name and the game belong.</source>
        <translation>Babarrunak landatu, trukatu eta biltzeko karta-jokoaren ordenagailurako bertsioa, zaleek egina. Ez da komertziala. Jokoaren egileak eta argitaletxeek ez dute egin, onartu edo babestu; haienak dira izena eta jokoa.</translation>
    </message>
    <message>
        <source>The drawings, the words and the program are this project&apos;s own. They are free software under the MIT licence. The fonts Vollkorn and Nunito are under the SIL Open Font License.</source>
        <translation>Marrazkiak, testuak eta programa proiektu honetan sortuak dira, eta software librea dira, MIT lizentziapean. Vollkorn eta Nunito letra-tipoek SIL Open Font License lizentzia dute.</translation>
    </message>
</context>
<context>
    <name>ActionBox</name>
    <message>
        <source>Then end trading</source>
        <translation>Gero, amaitu trukeak</translation>
    </message>
    <message>
        <source>Trading ends once all have answered; only if your cards have no clear place, or somebody makes you an offer, do you get the screen back first.</source>
        <translation>Trukeak amaitzen dira denek erantzundakoan; zure kartek leku argirik ez badute edo norbaitek eskaintzaren bat egiten badizu bakarrik itzuliko zaizu pantaila lehenago.</translation>
    </message>
</context>
<context>
    <name>AllGames</name>
    <message>
        <source>Back to the statistics</source>
        <translation>Estatistiketara</translation>
    </message>
</context>
<context>
    <name>Bean</name>
    <message>
        <source>Coffee</source>
        <extracomment>The names as they stand on the cards.</extracomment>
        <translation>Kafea</translation>
    </message>
    <message>
        <source>Wax</source>
        <translation>Argizaria</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Urdina</translation>
    </message>
    <message>
        <source>Chili</source>
        <translation>Piperra</translation>
    </message>
    <message>
        <source>Stink</source>
        <translation>Kirasduna</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Berdea</translation>
    </message>
    <message>
        <source>Soy</source>
        <translation>Soja</translation>
    </message>
    <message>
        <source>Black-eyed</source>
        <translation>Begibeltza</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Gorria</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Baratzekoa</translation>
    </message>
    <message>
        <source>Cocoa</source>
        <translation>Kakaoa</translation>
    </message>
</context>
<context>
    <name>BeanLetters</name>
    <message>
        <source>Cf</source>
        <translation>Kf</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Ar</translation>
    </message>
    <message>
        <source>Bl</source>
        <translation>Ur</translation>
    </message>
    <message>
        <source>Ch</source>
        <translation>Pi</translation>
    </message>
    <message>
        <source>St</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Gr</source>
        <translation>Be</translation>
    </message>
    <message>
        <source>So</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Be</source>
        <translation>Bg</translation>
    </message>
    <message>
        <source>R</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>Ba</translation>
    </message>
    <message>
        <source>Cc</source>
        <translation>Kk</translation>
    </message>
</context>
<context>
    <name>BeanPhrase</name>
    <message numerus="yes">
        <source>%n coffee bean(s)</source>
        <translation>
            <numerusform>kafe-babarrun bat</numerusform>
            <numerusform>%n kafe-babarrun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wax bean(s)</source>
        <translation>
            <numerusform>argizari-babarrun bat</numerusform>
            <numerusform>%n argizari-babarrun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue bean(s)</source>
        <translation>
            <numerusform>babarrun urdin bat</numerusform>
            <numerusform>%n babarrun urdin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chili bean(s)</source>
        <translation>
            <numerusform>piper-babarrun bat</numerusform>
            <numerusform>%n piper-babarrun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stink bean(s)</source>
        <translation>
            <numerusform>babarrun kirasdun bat</numerusform>
            <numerusform>%n babarrun kirasdun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green bean(s)</source>
        <translation>
            <numerusform>babarrun berde bat</numerusform>
            <numerusform>%n babarrun berde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soy bean(s)</source>
        <translation>
            <numerusform>soja-babarrun bat</numerusform>
            <numerusform>%n soja-babarrun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black-eyed bean(s)</source>
        <translation>
            <numerusform>babarrun begibeltz bat</numerusform>
            <numerusform>%n babarrun begibeltz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red bean(s)</source>
        <translation>
            <numerusform>babarrun gorri bat</numerusform>
            <numerusform>%n babarrun gorri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden bean(s)</source>
        <translation>
            <numerusform>baratzeko babarrun bat</numerusform>
            <numerusform>%n baratzeko babarrun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cocoa bean(s)</source>
        <translation>
            <numerusform>kakao-babarrun bat</numerusform>
            <numerusform>%n kakao-babarrun</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ezer ez</translation>
    </message>
</context>
<context>
    <name>BeansSeenModel</name>
    <message>
        <source>{bean}: {seen} of {cards} seen</source>
        <translation>{bean}: {seen}/{cards} ikusita</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in the draw pile or in other hands.</source>
        <translation>
            <numerusform>Bat hartzeko sortan edo besteen eskuetan dago.</numerusform>
            <numerusform>%n hartzeko sortan edo besteen eskuetan daude.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seen} of {cards}</source>
        <translation>{seen}/{cards}</translation>
    </message>
</context>
<context>
    <name>BeansSeenView</name>
    <message>
        <source>Beans seen</source>
        <translation>Ikusitakoak</translation>
    </message>
</context>
<context>
    <name>BuyBed</name>
    <message numerus="yes">
        <source>Buy a field for %n coin(s)</source>
        <translation>
            <numerusform>Erosi soroa, txanpon baten truke</numerusform>
            <numerusform>Erosi soroa, %n txanponen truke</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>erosi</translation>
    </message>
</context>
<context>
    <name>Callers</name>
    <message>
        <source>Does somebody else want to say something?</source>
        <translation>Beste inork zerbait esan nahi du?</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} jokalariak zerbait esan nahi du.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Utzi pantaila {name} jokalariari.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>{name}: any offers for {bean}?</source>
        <translation>{name}: eskaintzarik bai? {bean}</translation>
    </message>
    <message>
        <source>Offers for {bean}?</source>
        <translation>Eskaintzarik? {bean}</translation>
    </message>
    <message>
        <source>Begin an offer for this card.</source>
        <translation>Hasi karta honengatiko eskaintza bat.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>Discard {bean}</source>
        <translation>Baztertu: {bean}</translation>
    </message>
    <message>
        <source>Puts this card on the discard pile.</source>
        <translation>Karta hau baztertze-pilan uzten du.</translation>
    </message>
    <message>
        <source>Shows what happened, in a few lines.</source>
        <translation>Gertatutakoa erakusten du, lerro gutxitan.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>Zuretzat alboan</translation>
    </message>
    <message>
        <source>What you left on offer</source>
        <translation>Besteari utzi dizkiozunak</translation>
    </message>
    <message>
        <source>Left on offer for you</source>
        <translation>Zuri utzitakoak</translation>
    </message>
    <message>
        <source>Turned over</source>
        <translation>Agerian</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Araua</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
</context>
<context>
    <name>CoinChart</name>
    <message>
        <source>Coins, round by round</source>
        <translation>Txanponak, erronda bakoitzean</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Replays game records and judges them by the rules.</source>
        <translation>Partida-fitxategiak berriro jokatu eta arauen arabera epaitzen ditu.</translation>
    </message>
    <message>
        <source>Makes the net again by which experts judge positions.</source>
        <translation>Adituek egoerak epaitzeko erabiltzen duten sarea berriro egiten du.</translation>
    </message>
    <message>
        <source>Plays games between computers without a window.</source>
        <translation>Ordenagailuen arteko partidak jokatzen ditu, leihorik gabe.</translation>
    </message>
    <message>
        <source>Opens the game. The first word may also be a command: {commands}.</source>
        <translation>Jokoa irekitzen du. Lehen hitza komando bat ere izan daiteke: {commands}.</translation>
    </message>
    <message>
        <source>There is no language “{code}”. There are {known}.</source>
        <translation>Ez dago «{code}» hizkuntzarik. Hauek daude: {known}.</translation>
    </message>
    <message>
        <source>“{word}” is neither a command nor a file.</source>
        <translation>«{word}» ez da ez komandoa, ez fitxategia.</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>PARTIDA</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n can play against you.</source>
        <translation>
            <numerusform>Zure aurka batek baino gehiagok ezin du jokatu.</numerusform>
            <numerusform>Zure aurka %n baino gehiagok ezin dute jokatu.</numerusform>
        </translation>
    </message>
    <message>
        <source>a saved game to open (.bohn)</source>
        <translation>ireki beharreko partida gordea (.bohn)</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>KODEA</translation>
    </message>
    <message>
        <source>the language of this run: {codes}</source>
        <translation>oraingo hizkuntza: {codes}</translation>
    </message>
    <message>
        <source>begin a game against these, with commas between: levels, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>hasi partida bat hauen aurka, komaz bereizita: mailak, edo exec:KOMANDOA zure programa baterako (docs/players.md)</translation>
    </message>
    <message>
        <source>try out the installation, and print one line of JSON</source>
        <translation>probatu instalazioa, eta idatzi JSON lerro bat</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>idatzi bertsioa</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number between {least} and {most}.</source>
        <translation>«{text}» ez da zenbaki oso bat, tarte honetakoa: {least}–{most}.</translation>
    </message>
    <message>
        <source>There is no folder “{folder}”.</source>
        <translation>Ez dago «{folder}» karpetarik.</translation>
    </message>
    <message>
        <source>show what can be written, and end</source>
        <translation>erakutsi zer idatz daitekeen, eta amaitu</translation>
    </message>
    <message>
        <source>“{program} --help” shows what can be written.</source>
        <translation>«{program} --help» aginduak erakusten du zer idatz daitekeen.</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Erabilera: </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Aukerak</translation>
    </message>
    <message>
        <source>To be given</source>
        <translation>Eman beharrekoak</translation>
    </message>
    <message>
        <source>Something is missing: {what}.</source>
        <translation>Zerbait falta da: {what}.</translation>
    </message>
    <message>
        <source>“{what}” means nothing here.</source>
        <translation>«{what}» hitzak ez du zentzurik hemen.</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>Balio bat behar da hemen: {option}.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”. It can be {known}</source>
        <translation>{option} ezin da «{value}» izan. Hauetako bat izan daiteke: {known}</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”.</source>
        <translation>{option} ezin da «{value}» izan.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>Ez da baliorik onartzen hemen: {option}.</translation>
    </message>
    <message>
        <source>{option} and {other} do not go together.</source>
        <translation>{option} eta {other} ezin dira batera erabili.</translation>
    </message>
    <message>
        <source>{option}: {said}</source>
        <translation>{option}: {said}</translation>
    </message>
    <message>
        <source>This cannot be understood: {message}.</source>
        <translation>Hau ezin da ulertu: {message}.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FITXATEGIA</translation>
    </message>
    <message>
        <source>a game record (.bohn), or - for standard input</source>
        <translation>partida-fitxategi bat (.bohn), edo - sarrera estandarrerako</translation>
    </message>
    <message>
        <source>answer with one JSON object a file and line</source>
        <translation>erantzun fitxategi bakoitzeko JSON objektu batekin, bana lerroan</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s seat</source>
        <translation>Lekua: {name}</translation>
    </message>
    <message>
        <source>{names}: please look away now.</source>
        <translation>{names}: orain ez begiratu, mesedez.</translation>
    </message>
    <message>
        <source>I am {name}: open</source>
        <translation>{name} naiz: ireki</translation>
    </message>
    <message>
        <source>{name} says nothing</source>
        <translation>{name} isilik geratzen da</translation>
    </message>
    <message>
        <source>The screen goes back unseen.</source>
        <translation>Pantaila itzuli egiten da inork begiratu gabe.</translation>
    </message>
    <message>
        <source>{name} says no</source>
        <translation>{name}: ezetz</translation>
    </message>
    <message>
        <source>Nobody has to look at the hand to turn down what was offered.</source>
        <translation>Eskaintza bati ezetz esateko ez dago eskua ikusi beharrik.</translation>
    </message>
    <message>
        <source>Show all hands from now on?</source>
        <translation>Hemendik aurrera esku guztiak erakutsi?</translation>
    </message>
    <message>
        <source>Play with open hands</source>
        <translation>Jokatu eskuak agerian</translation>
    </message>
    <message>
        <source>No curtain comes down in this game any more: everybody may see every hand.</source>
        <translation>Partida honetan ez da gehiago oihalik jaitsiko: denek ikus ditzakete esku guztiak.</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Lekuak…</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Gorde eta irten</translation>
    </message>
    <message>
        <source>Curtain: {name}&apos;s seat</source>
        <translation>Oihala: {name} jokalariaren lekua</translation>
    </message>
    <message>
        <source>Cards are set aside for {name} to plant.</source>
        <translation>{name} jokalariak alboan utzitako kartak landatu behar ditu.</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} jokalariak zerbait esan nahi du.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} jokalariaren txanda da.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. You look on.</source>
        <translation>{name} jokalariaren txanda da. Zuk begiratu.</translation>
    </message>
    <message>
        <source>{name} has answered the deal that you put together.</source>
        <translation>{name} jokalariak erantzun dio zuk prestatutako tratuari.</translation>
    </message>
    <message>
        <source>{name} would give {cards}.</source>
        <translation>{name}, emateko prest: {cards}.</translation>
    </message>
    <message>
        <source>{name} puts a deal together with you.</source>
        <translation>{name} zurekin tratu bat prestatzen ari da.</translation>
    </message>
    <message numerus="yes">
        <source>%n more offer(s) wait.</source>
        <translation>
            <numerusform>Beste eskaintza bat dago zain.</numerusform>
            <numerusform>Beste %n eskaintza daude zain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomRules</name>
    <message>
        <source>Start from</source>
        <translation>Abiapuntua</translation>
    </message>
    <message>
        <source>not sold</source>
        <translation>ez da saltzen</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>A game needs a number. Write one, or take a new one.</source>
        <translation>Partidak zenbaki bat behar du. Idatzi bat, edo hartu berri bat.</translation>
    </message>
    <message>
        <source>The largest game number is {number}.</source>
        <translation>Partida-zenbakirik handiena: {number}.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Zoriz</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Hasierako jokalaria</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Partida-zenbakia</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Zenbaki berria</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Oihala</translation>
    </message>
    <message>
        <source>Between persons</source>
        <translation>Pertsonen artean</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Eskuak agerian</translation>
    </message>
    <message>
        <source>No curtain comes down, and everybody sees the hands of all persons.</source>
        <translation>Ez da oihalik jaisten, eta denek ikusten dituzte pertsona guztien eskuak.</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Zenbaki berarekin karta berak banatzen dira.</translation>
    </message>
</context>
<context>
    <name>DeckStrip</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>Karta bat jokoan</numerusform>
            <numerusform>%n karta jokoan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Destinations</name>
    <message>
        <source>Only the front card of your hand can be planted.</source>
        <translation>Eskuko lehen karta bakarrik landa daiteke.</translation>
    </message>
    <message>
        <source>Turned-over cards are planted when trading is over.</source>
        <translation>Agerian dauden kartak trukeak amaitutakoan landatzen dira.</translation>
    </message>
    <message>
        <source>This card cannot be discarded.</source>
        <translation>Karta hau ezin da baztertu.</translation>
    </message>
    <message>
        <source>You have discarded a card of your hand this turn already.</source>
        <translation>Txanda honetan baztertu duzu jada eskuko karta bat.</translation>
    </message>
</context>
<context>
    <name>DiscardDialog</name>
    <message>
        <source>Discard pile</source>
        <translation>Baztertze-pila</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>Karta bat baztertze-pilan</numerusform>
            <numerusform>%n karta baztertze-pilan</numerusform>
        </translation>
    </message>
    <message>
        <source>On top lies: {bean}</source>
        <translation>Gainean dagoena: {bean}</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile</source>
        <translation>Baztertze-pila</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>karta bat</numerusform>
            <numerusform>%n karta</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {bean}</source>
        <translation>gainean: {bean}</translation>
    </message>
    <message>
        <source>Discard the card here: click, or press {key}.</source>
        <translation>Baztertu karta hemen: egin klik, edo sakatu {key}.</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Begiratu baztertze-pila</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>over the pile</comment>
        <translation>Baztertu</translation>
    </message>
    <message>
        <source>discard here</source>
        <translation>baztertu hemen</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hemen</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Oraindik ez da ezer baztertu.</translation>
    </message>
    <message>
        <source>In this game nobody may look through the discard pile.</source>
        <translation>Partida honetan inork ezin du baztertze-pila begiratu.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ikusgai</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message>
        <source>Draw pile</source>
        <translation>Sorta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>karta bat</numerusform>
            <numerusform>%n karta</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out, the game is nearly over.</source>
        <translation>Amaitzen denean, partida ia bukatuta dago.</translation>
    </message>
    <message>
        <source>When it runs out, the discard pile is shuffled and becomes the next.</source>
        <translation>Amaitzen denean, baztertze-pila nahasten da, eta hura da hurrengo sorta.</translation>
    </message>
    <message>
        <source>When it is empty and a card is needed, the discard pile is shuffled and becomes the next.</source>
        <translation>Hutsik dagoela karta bat behar denean, baztertze-pila nahasten da, eta hura da hurrengo sorta.</translation>
    </message>
    <message>
        <source>Cards are taken from it with the button beside your hand.</source>
        <translation>Kartak hartzeko, erabili eskuaren ondoko botoia.</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>over the pile</comment>
        <translation>Sorta</translation>
    </message>
    <message>
        <source>pass {number} of {all}</source>
        <translation>{number}/{all} itzulia</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back to the start</source>
        <translation>Hasierara</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Berrikusi</translation>
    </message>
    <message>
        <source>See the game again, move by move</source>
        <translation>Ikusi partida berriro, jokaldiz jokaldi</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Gorde partida…</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Karta berak berriro</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida berria</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafikoa</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zenbakiak</translation>
    </message>
    <message>
        <source>Coins, round by round</source>
        <translation>Txanponak, erronda bakoitzean</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Emaitza</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partida amaitu da</translation>
    </message>
    <message numerus="yes">
        <source>The game is over · %n round(s) · {rules}</source>
        <translation>
            <numerusform>Partida amaitu da · erronda bat · {rules}</numerusform>
            <numerusform>Partida amaitu da · %n erronda · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Game number {number} · {rules}</source>
        <translation>{number}. partida · {rules}</translation>
    </message>
    <message>
        <source>by the tie-break, with {coins}</source>
        <translation>berdinketa hautsita, guztira {coins}</translation>
    </message>
    <message>
        <source>with {coins}</source>
        <translation>guztira {coins}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Zergatik?</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} garaile!</translation>
    </message>
    <message>
        <source>You have the same number of coins as {names}.</source>
        <translation>Hauen txanpon kopuru bera duzu: {names}.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from you, the starting player.</source>
        <translation>Berdinketa badago, eskuan karta gehien duenak irabazten du; horretan ere berdinduz gero, zugandik (hasierako jokalaria zara) erlojuaren noranzkoan urrunen dagoenak.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from the starting player, {name}.</source>
        <translation>Berdinketa badago, eskuan karta gehien duenak irabazten du; horretan ere berdinduz gero, hasierako jokalariarengandik ({name}) erlojuaren noranzkoan urrunen dagoenak.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from you, the starting player.</source>
        <translation>Berdinketa badago, zugandik (hasierako jokalaria zara) erlojuaren noranzkoan urrunen dagoenak irabazten du.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from the starting player, {name}.</source>
        <translation>Berdinketa badago, hasierako jokalariarengandik ({name}) erlojuaren noranzkoan urrunen dagoenak irabazten du.</translation>
    </message>
    <message numerus="yes">
        <source>You sit %n seat(s) on.</source>
        <translation>
            <numerusform>Zu hurrengo lekuan zaude.</numerusform>
            <numerusform>Zu %n leku aurrerago zaude.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were the starting player.</source>
        <translation>Zu izan zara hasierako jokalaria.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Irabazi duzu!</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
    <message>
        <source>You win together with {names}</source>
        <translation>Irabazi duzu, hauekin batera: {names}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} garaile!</translation>
    </message>
    <message>
        <source>{names} have the same number of coins.</source>
        <translation>Txanpon kopuru bera: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} sits %n seat(s) on.</source>
        <translation>
            <numerusform>{name} hurrengo lekuan dago.</numerusform>
            <numerusform>{name} %n leku aurrerago dago.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was the starting player.</source>
        <translation>{name} izan da hasierako jokalaria.</translation>
    </message>
</context>
<context>
    <name>EnquiryAnswers</name>
    <message numerus="yes">
        <source>%n offer(s) came for this.</source>
        <translation>
            <numerusform>Eskaintza bat (%n) etorri da honengatik.</numerusform>
            <numerusform>%n eskaintza etorri dira honengatik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody offers anything for this.</source>
        <translation>Inork ez du ezer eskaintzen honen truke.</translation>
    </message>
    <message>
        <source>They think about it…</source>
        <translation>Pentsatzen ari dira…</translation>
    </message>
    <message>
        <source>{name} offers nothing.</source>
        <translation>{name}: ezer ez.</translation>
    </message>
</context>
<context>
    <name>EqualCardsChooser</name>
    <message>
        <source>Which cards do you give?</source>
        <translation>Zein karta ematen dituzu?</translation>
    </message>
    <message>
        <source>{name} gets {cards} from you. Choose where they come from.</source>
        <translation>{name} jokalariarentzat: {cards}. Aukeratu nondik atera.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Onartu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Utzi</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Zure kartak</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>with %n more card(s) it pays {coins}</source>
        <translation>
            <numerusform>karta bat gehiagorekin: {coins}</numerusform>
            <numerusform>%n karta gehiagorekin: {coins}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldDelegate</name>
    <message>
        <source>Empty field</source>
        <translation>Soro hutsa</translation>
    </message>
    <message>
        <source>takes any bean</source>
        <translation>edozein babarrunentzat</translation>
    </message>
    <message>
        <source>plant here</source>
        <translation>landatu hemen</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>orain {coins}</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>gehienekoa</translation>
    </message>
    <message>
        <source>{cards} more → {coins}</source>
        <translation>{cards} gehiago → {coins}</translation>
    </message>
    <message>
        <source>+{cards} → {coins}</source>
        <translation>+{cards} → {coins}</translation>
    </message>
</context>
<context>
    <name>FieldsModel</name>
    <message>
        <source>Field {number}: empty, takes any bean</source>
        <translation>{number}. soroa: hutsik, edozein babarrunentzat</translation>
    </message>
    <message>
        <source>Field {number}: {beans}</source>
        <translation>{number}. soroa: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>orain txanpon bat balio du</numerusform>
            <numerusform>orain %n txanpon balio ditu</numerusform>
        </translation>
    </message>
    <message>
        <source>pays no more than that</source>
        <translation>ez du gehiago balioko</translation>
    </message>
    <message>
        <source>takes the card, key {key}</source>
        <translation>karta hartzen du, {key} tekla</translation>
    </message>
    <message>
        <source>takes the card</source>
        <translation>karta hartzen du</translation>
    </message>
    <message>
        <source>Plant here: click, or press {key}.</source>
        <translation>Landatu hemen: egin klik, edo sakatu {key}.</translation>
    </message>
    <message>
        <source>Plant here: click.</source>
        <translation>Landatu hemen: egin klik.</translation>
    </message>
    <message>
        <source>Harvest this field with {keys}.</source>
        <translation>Soro hau biltzeko: {keys}.</translation>
    </message>
    <message>
        <source>Harvest this field with its button.</source>
        <translation>Soro hau biltzeko, erabili bere botoia.</translation>
    </message>
    <message>
        <source>An empty field takes any bean.</source>
        <translation>Soro hutsean edozein babarrun landa daiteke.</translation>
    </message>
</context>
<context>
    <name>FieldsPanel</name>
    <message>
        <source>Harvest anyway</source>
        <translation>Bildu hala ere</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Bildu</translation>
    </message>
    <message numerus="yes">
        <source>Harvest field {number} for %n coin(s)</source>
        <translation>
            <numerusform>Bildu {number}. soroa, txanpon baten truke</numerusform>
            <numerusform>Bildu {number}. soroa, %n txanponen truke</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
</context>
<context>
    <name>FieldsView</name>
    <message>
        <source>Your fields</source>
        <translation>Zure soroak</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>person</source>
        <translation>pertsona</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordenagailua</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>About this game</source>
        <translation>Partida honi buruz</translation>
    </message>
    <message>
        <source>{name} (person)</source>
        <translation>{name} (pertsona)</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (ordenagailua)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Arauak</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Partida-zenbakia</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Jokalariak, erlojuaren noranzkoan</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Hasierako jokalaria</translation>
    </message>
    <message>
        <source>The same number with the same rules, seats and starting player deals the same cards again.</source>
        <translation>Zenbaki, arau, leku eta hasierako jokalari berekin karta berak banatzen dira berriro.</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Kopiatu zenbakia</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>{key} takes it back.</source>
        <translation>{key} sakatuta atzera hartzen da.</translation>
    </message>
    <message>
        <source>This card lies in the offer: {key} makes it.</source>
        <translation>Karta hau eskaintzan dago: {key} sakatuta egiten da.</translation>
    </message>
    <message>
        <source>The order of your hand never changes.</source>
        <translation>Eskuko kartak ez dira inoiz lekuz aldatzen.</translation>
    </message>
    <message numerus="yes">
        <source>One more card would pay %n coin(s).</source>
        <translation>
            <numerusform>Beste karta batekin, txanpon bat.</numerusform>
            <numerusform>Beste karta batekin, %n txanpon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest again to take %n coin(s) now.</source>
        <translation>
            <numerusform>Sakatu berriro «Bildu», orain txanpon bat hartzeko.</numerusform>
            <numerusform>Sakatu berriro «Bildu», orain %n txanpon hartzeko.</numerusform>
        </translation>
    </message>
    <message>
        <source>This harvest pays nothing. Harvest again if you mean it.</source>
        <translation>Uzta honek ez du txanponik ematen. Benetan nahi baduzu, bildu berriro.</translation>
    </message>
</context>
<context>
    <name>GetSide</name>
    <message>
        <source>What would you give?</source>
        <translation>Zer emango zenidakete?</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for these cards.</source>
        <translation>Galdetu ordenagailuei zer emango luketen karta hauen truke.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Zuretzat</translation>
    </message>
    <message>
        <source>{name} gives</source>
        <translation>Ematen du: {name}</translation>
    </message>
    <message>
        <source>{name} lays the cards down here. Click a kind to ask for one.</source>
        <translation>Hemen jartzen ditu kartak {name} jokalariak. Egin klik mota batean bat eskatzeko.</translation>
    </message>
    <message>
        <source>Only {name} can take back what lies on this side.</source>
        <translation>{name} jokalariak bakarrik berreskura dezake alde honetan dagoena.</translation>
    </message>
    <message>
        <source>Kinds to ask for</source>
        <translation>Eskatzeko motak</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>karta bat</numerusform>
            <numerusform>%n karta</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a kind for each card you want.</source>
        <translation>Egin klik mota batean nahi duzun karta bakoitzeko.</translation>
    </message>
</context>
<context>
    <name>GiveModel</name>
    <message>
        <source>asked for</source>
        <translation>eskatua</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>agerian</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>eskuko {place}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>agerian</translation>
    </message>
    <message>
        <source>Asked of you: {bean}</source>
        <translation>Zuri eskatua: {bean}</translation>
    </message>
    <message>
        <source>You give: {bean}, {place}</source>
        <translation>Zuk emateko: {bean}, {place}</translation>
    </message>
    <message>
        <source>Click to lay down such a card; right click says no.</source>
        <translation>Egin klik halako karta bat jartzeko; eskuineko klikak ezetz esaten du.</translation>
    </message>
    <message>
        <source>Click to take this card back, or drag it to another place.</source>
        <translation>Egin klik karta hau berreskuratzeko, edo arrastatu beste leku batera.</translation>
    </message>
</context>
<context>
    <name>GiveSide</name>
    <message>
        <source>You have no such card to lay down: {bean}.</source>
        <translation>Ez daukazu halako kartarik jartzeko: {bean}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>karta bat</numerusform>
            <numerusform>%n karta</numerusform>
        </translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ez</translation>
    </message>
    <message>
        <source>Takes a card that is asked of you off your side.</source>
        <translation>Zuri eskatutako karta bat zure aldetik kentzen du.</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Zuk emateko</translation>
    </message>
    <message>
        <source>drop here</source>
        <translation>utzi hemen</translation>
    </message>
    <message>
        <source>Drag cards here, or click them.</source>
        <translation>Arrastatu kartak hona, edo egin klik haietan.</translation>
    </message>
</context>
<context>
    <name>HandDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>eskaintzan</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>hautatuta</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>landatu beharra</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>landa daiteke</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>{place} card of the hand: {bean}</source>
        <translation>Eskuko {place} karta: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>landatu beharra</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>landa daiteke</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>eskaintzan</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>hautatuta</translation>
    </message>
    <message>
        <source>The front card must be planted: choose a field for it.</source>
        <translation>Eskuko lehen karta landatu egin behar da: aukeratu soro bat.</translation>
    </message>
    <message>
        <source>This card may be planted as well, or it waits for your next turn.</source>
        <translation>Karta hau ere landa dezakezu, edo hurrengo txandarako utzi.</translation>
    </message>
    <message>
        <source>This card lies on the trade table. {key} takes it back.</source>
        <translation>Karta hau truke-mahaian dago. {key} teklarekin berreskuratzen da.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand, front card first</source>
        <translation>Zure eskua, lehen kartatik hasita</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>AURREA</translation>
    </message>
    <message>
        <source>plants first</source>
        <translation>hau lehenik</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>ATZEA</translation>
    </message>
    <message>
        <source>drawn cards join here</source>
        <translation>karta berriak hona datoz</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Wait for an answer</source>
        <translation>Itxaron erantzuna</translation>
    </message>
    <message>
        <source>Refuse {name}&apos;s offer</source>
        <translation>Esan ezetz eskaintzari ({name})</translation>
    </message>
    <message>
        <source>Harvest field {number}: {cards} for {coins}</source>
        <translation>Bildu {number}. soroa: {cards}, {coins}</translation>
    </message>
    <message>
        <source>Buy a field for {coins}</source>
        <translation>Erosi soro bat: {coins}</translation>
    </message>
    <message>
        <source>Plant the next card too: {bean}, in field {number}</source>
        <translation>Landatu hurrengo karta ere, {number}. soroan: {bean}</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Eman buelta kartei</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Amaitu trukeak</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Trukerik ez</translation>
    </message>
    <message>
        <source>Leave the rest and end the game</source>
        <translation>Utzi gainerakoak eta amaitu partida</translation>
    </message>
    <message>
        <source>Leave the rest and draw</source>
        <translation>Utzi gainerakoak eta hartu kartak</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Hartu kartak</translation>
    </message>
    <message>
        <source>Plant {bean} in field {number}</source>
        <translation>Landatu {number}. soroan: {bean}</translation>
    </message>
    <message>
        <source>Discard {bean}</source>
        <translation>Baztertu: {bean}</translation>
    </message>
    <message>
        <source>Give {give} to anyone</source>
        <translation>Oparitu nahi duenari: {give}</translation>
    </message>
    <message>
        <source>Ask anyone for {want}</source>
        <translation>Eskatu edonori: {want}</translation>
    </message>
    <message>
        <source>Offer anyone {give} for {want}</source>
        <translation>Eskaini edonori: {give}; trukean: {want}</translation>
    </message>
    <message>
        <source>Answer {name}: {give} for {want}</source>
        <translation>Erantzun ({name}): {give}; trukean: {want}</translation>
    </message>
    <message>
        <source>Give {name} {give}</source>
        <translation>Oparitu ({name}): {give}</translation>
    </message>
    <message>
        <source>Ask {name} for {want}</source>
        <translation>Eskatu ({name}): {want}</translation>
    </message>
    <message>
        <source>Offer {name} {give} for {want}</source>
        <translation>Eskaini ({name}): {give}; trukean: {want}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s gift: {get}</source>
        <translation>Onartu oparia ({name}): {get}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s offer: {get} for {give}</source>
        <translation>Onartu eskaintza ({name}): {get}; trukean: {give}</translation>
    </message>
    <message>
        <source>The field is empty: nothing has to be harvested for it.</source>
        <translation>Soroa hutsik dago: ez dago ezer bildu beharrik.</translation>
    </message>
    <message>
        <source>Nothing else is left to do now.</source>
        <translation>Orain ez da beste ezer geratzen egiteko.</translation>
    </message>
    <message>
        <source>Anything else would bring you less.</source>
        <translation>Beste edozerk gutxiago emango lizuke.</translation>
    </message>
    <message>
        <source>It brings little at once, but leads further than anything else.</source>
        <translation>Berehala gutxi ematen du, baina beste edozerk baino urrunago eramaten du.</translation>
    </message>
    <message>
        <source>No deal that would help you is in sight.</source>
        <translation>Ez da ikusten zuri komeni zaizun trukerik.</translation>
    </message>
    <message>
        <source>Your offer is still open, and somebody may take it.</source>
        <translation>Zure eskaintza zabalik dago oraindik, eta norbaitek onar dezake.</translation>
    </message>
    <message>
        <source>It is a try: {name} may not have {cards}.</source>
        <translation>Saiakera bat da: {name} jokalariak agian ez du hau: {cards}.</translation>
    </message>
    <message>
        <source>Changed like this it suits you; {name} may refuse.</source>
        <translation>Horrela aldatuta, zuri komeni zaizu; {name} jokalariak ezetz esan dezake.</translation>
    </message>
    <message numerus="yes">
        <source>With it the field pays %n coin(s).</source>
        <translation>
            <numerusform>Karta honekin soroak txanpon bat ematen du.</numerusform>
            <numerusform>Karta honekin soroak %n txanpon ematen ditu.</numerusform>
        </translation>
    </message>
    <message>
        <source>This kind grows there already: with it there are {cards}.</source>
        <translation>Mota hau badago hor: karta honekin, guztira {cards}.</translation>
    </message>
    <message>
        <source>The field is empty, and {cards} more can follow.</source>
        <translation>Soroa hutsik dago, eta gehiago etor daitezke ondoren: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) and can never pay more.</source>
        <translation>
            <numerusform>Soroak txanpon bat ematen du, eta ezin du inoiz gehiago eman.</numerusform>
            <numerusform>Soroak %n txanpon ematen ditu, eta ezin du inoiz gehiago eman.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No field takes {bean}: this harvest makes room and pays %n coin(s).</source>
        <translation>
            <numerusform>Ez dago sororik honentzat: {bean}. Uzta honek lekua egiten du, eta txanpon bat ematen.</numerusform>
            <numerusform>Ez dago sororik honentzat: {bean}. Uzta honek lekua egiten du, eta %n txanpon ematen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: this harvest makes room, though it pays nothing.</source>
        <translation>Ez dago sororik honentzat: {bean}. Uzta honek lekua egiten du, ezer ematen ez badu ere.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) now and is free again then.</source>
        <translation>
            <numerusform>Soroak txanpon bat ematen du orain, eta libre geratzen da gero.</numerusform>
            <numerusform>Soroak %n txanpon ematen ditu orain, eta libre geratzen da gero.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: a new one spares you a harvest.</source>
        <translation>Ez dago sororik honentzat: {bean}. Soro berri batek uzta bat aurrezten dizu.</translation>
    </message>
    <message>
        <source>No field takes {bean} without a harvest.</source>
        <translation>Uztarik gabe ez dago sororik honentzat: {bean}.</translation>
    </message>
    <message>
        <source>Only an empty field takes {bean}, and it is better kept free.</source>
        <translation>Soro huts batean bakarrik sartzen da {bean}, eta hobe da hura libre uztea.</translation>
    </message>
    <message>
        <source>Changed like this it suits you both.</source>
        <translation>Horrela aldatuta, bioi komeni zaizue.</translation>
    </message>
    <message>
        <source>It brings you nothing.</source>
        <translation>Ez dizu ezer ematen.</translation>
    </message>
    <message>
        <source>Your field is waiting for {cards}.</source>
        <translation>Zure soroak hauxe behar du: {cards}.</translation>
    </message>
    <message>
        <source>Your hand is better without {cards}.</source>
        <translation>Zure eskua hobea da {cards} gabe.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it you would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Hori landatzeko, {cards} txanpon baten truke atera beharra zenuke.</numerusform>
            <numerusform>Hori landatzeko, {cards} %n txanponen truke atera beharra zenuke.</numerusform>
        </translation>
    </message>
    <message>
        <source>To plant it you would have to dig up {cards} for nothing.</source>
        <translation>Hori landatzeko, {cards} alferrik atera beharra zenuke.</translation>
    </message>
    <message>
        <source>You do better to plant {cards} yourself.</source>
        <translation>Hobe duzu hau zeuk landatzea: {cards}.</translation>
    </message>
    <message>
        <source>You cannot give {cards}.</source>
        <translation>Ezin duzu hori eman: {cards}.</translation>
    </message>
    <message>
        <source>With {cards} {name} would gain far more than you.</source>
        <translation>Zuk baino askoz gehiago irabaziko luke, {cards} hartuta: {name}.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you.</source>
        <translation>Zuretzat {mine} txanpon inguru balio du.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you, {theirs} to {name}.</source>
        <translation>Balioa, gutxi gorabehera: {mine} txanpon zuretzat; {name}: {theirs}.</translation>
    </message>
    <message>
        <source>{name}&apos;s offer: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>Eskaintza ({name}): {mine} txanpon inguru zuretzat; {name}: {theirs}.</translation>
    </message>
    <message>
        <source>Your own offer: about {mine} coins for you.</source>
        <translation>Zure eskaintza: {mine} txanpon inguru zuretzat.</translation>
    </message>
    <message>
        <source>Your offer to {name}: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>Zure eskaintza ({name}): {mine} txanpon inguru zuretzat; {name}: {theirs}.</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Do it</source>
        <translation>Egin</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Itxi aholkua</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Aholkua</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pentsatzen…</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>NUMBER</source>
        <translation>ZENBAKIA</translation>
    </message>
    <message>
        <source>how many processes share the work (1)</source>
        <translation>zenbat prozesuk banatuko duten lana (1)</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>HELBIDEA</translation>
    </message>
    <message>
        <source>have the work done by the machines of this dask scheduler</source>
        <translation>utzi lana dask antolatzaile honen makinei</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FITXATEGIA</translation>
    </message>
    <message>
        <source>keep results in this file, and go on with those that it has</source>
        <translation>gorde emaitzak fitxategi honetan, eta jarraitu lehendik dituenetatik</translation>
    </message>
    <message>
        <source>A process that shared the work ended before it was done.</source>
        <translation>Lana banatzen zuen prozesu bat bukatu baino lehen itzali da.</translation>
    </message>
    <message>
        <source>For a scheduler the program has to be installed together with dask: pip install “bohnanza-qt[dask]”.</source>
        <translation>Antolatzaile bat erabiltzeko, programa daskekin batera instalatu behar da: pip install «bohnanza-qt[dask]».</translation>
    </message>
    <message>
        <source>No scheduler answers at {address}.</source>
        <translation>Ez du antolatzailerik erantzuten helbide honetan: {address}.</translation>
    </message>
    <message>
        <source>A machine of the scheduler has version {theirs} of the program, this one has {ours}.</source>
        <translation>Antolatzailearen makina batek programaren {theirs} bertsioa du; honek, {ours}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} was lost.</source>
        <translation>Helbide honetako antolatzailearekiko konexioa galdu da: {address}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers.</source>
        <translation>Helbide honetako antolatzaileak ez du lan egingo duen makinarik: {address}.</translation>
    </message>
    <message>
        <source>“{text}” names no file.</source>
        <translation>“{text}” ez da fitxategi baten izena.</translation>
    </message>
    <message>
        <source>Another run is using {path}.</source>
        <translation>Beste exekuzio bat {path} erabiltzen ari da.</translation>
    </message>
    <message>
        <source>{path} keeps another run; give this one a file of its own.</source>
        <translation>{path} beste exekuzio batena da: eman honi bere fitxategia.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {error}.</source>
        <translation>Ezin da {path} erabili: {error}.</translation>
    </message>
    <message>
        <source>The same command goes on from here.</source>
        <translation>Komando berak hemendik jarraituko du.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} hondatuta dago.</translation>
    </message>
    <message>
        <source>{path} is something else than the kept results of a run.</source>
        <translation>{path} fitxategiak ez ditu exekuzio baten emaitza gordeak.</translation>
    </message>
    <message>
        <source>{path} cannot be both what is kept and what comes out.</source>
        <translation>{path} ezin da aldi berean gordetako emaitzen fitxategia eta azken emaitzarena izan.</translation>
    </message>
    <message>
        <source>{path} is something else than a file.</source>
        <translation>{path} ez da fitxategi bat.</translation>
    </message>
    <message>
        <source>“{text}” is no address of a dask scheduler, like {example}.</source>
        <translation>“{text}” ez da dask antolatzaile baten helbidea, hau bezalakoa: {example}.</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teklak</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tekla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Zer egiten du</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Ohiko tekla</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tekla berria</translation>
    </message>
    <message>
        <source>Press the new key for: {what}</source>
        <translation>Sakatu tekla berria honetarako: {what}</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Tekla hau ezin da aldatu.</translation>
    </message>
    <message>
        <source>{key} does it from now on.</source>
        <translation>Hemendik aurrera {key} teklak egiten du.</translation>
    </message>
    <message>
        <source>All keys are as they came with the program.</source>
        <translation>Tekla guztiak programarenak dira berriro.</translation>
    </message>
    <message>
        <source>{key} is taken: “{what}”. Give that another key first.</source>
        <translation>{key} hartuta dago: «{what}». Eman horri beste tekla bat lehenengo.</translation>
    </message>
    <message>
        <source>{key} means something in every window and list.</source>
        <translation>{key} teklak badu esanahia leiho eta zerrenda guztietan.</translation>
    </message>
    <message>
        <source>This cannot be a key here.</source>
        <translation>Hau ezin da hemen tekla izan.</translation>
    </message>
    <message>
        <source>Press the main button; show the others&apos; moves at once</source>
        <translation>Botoi nagusia sakatu; besteen jokaldiak berehala erakutsi</translation>
    </message>
    <message>
        <source>Buy a field, where fields are sold</source>
        <translation>Erosi soro bat, soroak salgai badaude</translation>
    </message>
    <message>
        <source>Discard the card, in the duel</source>
        <translation>Baztertu karta, dueluan</translation>
    </message>
    <message>
        <source>Put the card into your offer, or take it out</source>
        <translation>Karta eskaintzan sartu, edo eskaintzatik atera</translation>
    </message>
    <message>
        <source>The next turned-over card into your offer</source>
        <translation>Buelta emandako hurrengo karta zure eskaintzara</translation>
    </message>
    <message>
        <source>Go to the kinds to ask for; there a digit asks for one</source>
        <translation>Joan eskatzeko moten gainera; hor zifra batek bat eskatzen du</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth, a gift too, wherever you are</source>
        <translation>Mahaian dagoen eskaintza egin, oparia bada ere, edozein lekutatik</translation>
    </message>
    <message>
        <source>Put a deal together with another person, or put it away</source>
        <translation>Tratu bat prestatu beste pertsona batekin, edo baztertu</translation>
    </message>
    <message>
        <source>Say no to a card that is asked of you in such a deal</source>
        <translation>Ezetz esan halako tratu batean eskatzen dizuten karta bati</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for your cards</source>
        <translation>Galdetu ordenagailuei zer emango luketen zure karten truke</translation>
    </message>
    <message>
        <source>Begin an offer for the card that is asked about</source>
        <translation>Galdetutako kartarengatiko eskaintza bat hasi</translation>
    </message>
    <message>
        <source>Say which beans are welcome and which are not</source>
        <translation>Esan zein babarrun diren ongi etorriak eta zein ez</translation>
    </message>
    <message>
        <source>Take your offer back</source>
        <translation>Zure eskaintza kendu</translation>
    </message>
    <message>
        <source>Silence the computers’ offers for this turn</source>
        <translation>Ordenagailuen eskaintzak isilarazi txanda honetan</translation>
    </message>
    <message>
        <source>Accept any gift that fits, until the turn ends</source>
        <translation>Kabitzen den opari oro onartu, txanda amaitu arte</translation>
    </message>
    <message>
        <source>Refuse every offer, until the turn ends</source>
        <translation>Eskaintza guztiei ezetz esan, txanda amaitu arte</translation>
    </message>
    <message>
        <source>End trading, or say that you will not trade</source>
        <translation>Trukeak amaitu, edo trukerik ez duzula nahi esan</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves, or let them go on</source>
        <translation>Besteen jokaldiak gelditu edo jarraitzen utzi</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Zure azken txandatik gertatutakoa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desegin</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Berregin</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>Orain egin beharrekoaren araua</translation>
    </message>
    <message>
        <source>A hint: a good move, and why</source>
        <translation>Aholku bat: jokaldi on bat, eta zergatik</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Egin aholkuak dioena</translation>
    </message>
    <message>
        <source>Let go of the card; clear the offer</source>
        <translation>Karta askatu; eskaintza garbitu</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth</source>
        <translation>Mahaian dagoen eskaintza egin</translation>
    </message>
    <message>
        <source>Plant the chosen card in field {number}</source>
        <translation>Hautatutako karta {number}. soroan landatu</translation>
    </message>
    <message>
        <source>Harvest field {number}</source>
        <translation>{number}. soroa bildu</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Eskaintza onartu</translation>
    </message>
    <message>
        <source>Answer with a counter-offer</source>
        <translation>Kontraeskaintza batekin erantzun</translation>
    </message>
    <message>
        <source>Refuse the offer</source>
        <translation>Eskaintzari ezetz esan</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Mahaiaren hurrengo zatira joan</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida berria</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partida bat ireki</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Partida gorde</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Berrikusi partida</translation>
    </message>
    <message>
        <source>Looking back: one move back or on</source>
        <translation>Berrikustean: jokaldi bat atzera edo aurrera</translation>
    </message>
    <message>
        <source>Looking back: to the turn before or after</source>
        <translation>Berrikustean: aurreko edo hurrengo txandara</translation>
    </message>
    <message>
        <source>Looking back: to the beginning or the end</source>
        <translation>Berrikustean: hasierara edo amaierara</translation>
    </message>
    <message>
        <source>Looking back: let the game run by itself, or stop it</source>
        <translation>Berrikustean: utzi partida bakarrik aurrera joaten, edo gelditu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantaila osoa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Irten</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message numerus="yes">
        <source>{bean}: %n wanted</source>
        <translation>
            <numerusform>{bean}: bat eskatuta</numerusform>
            <numerusform>{bean}: %n eskatuta</numerusform>
        </translation>
    </message>
    <message>
        <source>{bean}. Click or Space: one more. Right click or the minus key: one fewer.</source>
        <translation>{bean}. Klik edo zuriunea: bat gehiago. Eskuineko klik edo minus tekla: bat gutxiago.</translation>
    </message>
</context>
<context>
    <name>LanguageButton</name>
    <message>
        <source>Language</source>
        <translation>Hizkuntza</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the game</source>
        <translation>Utzi partida</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to leave the game all the same?</source>
        <translation>Azken jokaldiak ezin izan dira gorde. Hala ere partida utzi nahi duzu?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Irten</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to quit all the same?</source>
        <translation>Azken jokaldiak ezin izan dira gorde. Hala ere irten nahi duzu?</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>What it is about</source>
        <translation>Zertan datzan</translation>
    </message>
    <message>
        <source>You plant beans and sell what has grown: the more of one kind in a field, the more coins. When the draw pile has run out for the last time the game ends, and whoever has most coins wins.</source>
        <translation>Babarrunak landatzen dituzu, eta hazitakoa saltzen: zenbat eta mota bereko gehiago soro batean, orduan eta txanpon gehiago. Hartzeko sorta azken aldiz agortzen denean partida amaitzen da, eta txanpon gehien dituenak irabazten du.</translation>
    </message>
    <message>
        <source>Plant your front card</source>
        <translation>Landatu aurreneko karta</translation>
    </message>
    <message>
        <source>Your hand is a queue: the card at the front goes first, and the order never changes. Drag it to one of your fields, or click it and then the field. A field grows one kind only.</source>
        <translation>Zure eskua ilara bat da: aurreko karta doa lehenik, eta ordena ez da inoiz aldatzen. Arrastatu zure soro batera, edo egin klik kartan eta gero soroan. Soro batean mota bakarra hazten da.</translation>
    </message>
    <message>
        <source>One more, if you like</source>
        <translation>Beste bat, nahi baduzu</translation>
    </message>
    <message>
        <source>The next card may follow, but it need not. When you are done, turn over the cards that this turn brings.</source>
        <translation>Hurrengo karta ere landa dezakezu, baina ez da beharrezkoa. Bukatutakoan, eman buelta txanda honetako kartei.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Eman buelta kartei</translation>
    </message>
    <message>
        <source>That was enough planting from the hand. The next cards of the draw pile are laid open now: they are yours, and with them trading begins.</source>
        <translation>Eskutik nahikoa landatu duzu. Orain hartzeko sortako hurrengo kartei buelta ematen zaie: zureak dira, eta haiekin hasten dira trukeak.</translation>
    </message>
    <message>
        <source>Everybody trades with you</source>
        <translation>Denek zurekin trukatzen dute</translation>
    </message>
    <message>
        <source>The cards turned over are yours, and what you keep has to be planted. So trade away what does not fit your fields, also from the middle of your hand. A card that would cost you a field is worth giving away.</source>
        <translation>Agerian dauden kartak zureak dira, eta zuretzat geratzen dena landatu egin behar da. Horregatik, trukatu zure soroetan sartzen ez dena, baita eskuaren erditik ere. Soro bat galaraziko lizukeen karta oparitzea ere merezi du.</translation>
    </message>
    <message>
        <source>What an offer is</source>
        <translation>Zer den eskaintza bat</translation>
    </message>
    <message>
        <source>An offer for you</source>
        <translation>Eskaintza bat zuretzat</translation>
    </message>
    <message>
        <source>Here stands what you would get and give. Accept, say no, or change it with a counter-offer. What you receive does not join your hand: it is set aside, and has to be planted when trading is over.</source>
        <translation>Hemen dago jasoko eta emango zenukeena. Onartu, esan ezetz, edo aldatu kontraeskaintza batekin. Jasotakoa ez doa eskura: alboan geratzen da, eta trukeak amaitzean landatu behar da.</translation>
    </message>
    <message>
        <source>Somebody else trades</source>
        <translation>Beste batek trukatzen du</translation>
    </message>
    <message>
        <source>Now you can trade with the player whose turn it is, and with nobody else. Offer cards that are in your way; a click on a question at the right begins an answer. If you want nothing, say that you do not trade.</source>
        <translation>Orain txanda duen jokalariarekin truka dezakezu, eta beste inorekin ez. Eskaini traba egiten dizuten kartak; eskuineko galdera batean klik eginda erantzuten hasten zara. Ezer nahi ez baduzu, esan ez duzula trukerik nahi.</translation>
    </message>
    <message>
        <source>Plant what was set aside</source>
        <translation>Landatu alboan dagoena</translation>
    </message>
    <message>
        <source>What came by trading goes into your fields now, in any order, and so do cards turned over that you kept. If no field takes a card, harvest one first: all its cards are sold, for what the marks on the field say.</source>
        <translation>Trukeetan etorritakoa zure soroetara doa orain, nahi duzun ordenan, eta zuretzat geratu diren agerikoak ere bai. Karta batentzat sororik ez badago, bildu lehenik soro bat: haren karta guztiak saltzen dira, soroko markek diotenaren truke.</translation>
    </message>
    <message>
        <source>A card finds no field</source>
        <translation>Karta batek ez du sororik</translation>
    </message>
    <message>
        <source>Make room: harvest a field, even if it pays little or nothing. A field with a single card is protected while another has more. Sell where you lose least.</source>
        <translation>Egin lekua: bildu soro bat, gutxi edo ezer ordaintzen ez badu ere. Karta bakarreko soroa babestuta dago beste batek gehiago duen bitartean. Saldu gutxien galtzen duzun lekuan.</translation>
    </message>
    <message>
        <source>This field pays</source>
        <translation>Soro honek ordaintzen du</translation>
    </message>
    <message>
        <source>The marks on a field are its beanometer: how many cards earn how many coins. You can harvest at any time, also when it is not your turn. Some of the cards become your coins, the others go to the discard pile. With more cards the field may pay more.</source>
        <translation>Soroko markak haren babarrunometroa dira: zenbat kartak zenbat txanpon balio duten. Edozein unetan bil dezakezu, zure txanda ez denean ere. Karta batzuk zure txanpon bihurtzen dira, besteak baztertze-pilara doaz. Karta gehiagorekin soroak gehiago ordain dezake.</translation>
    </message>
    <message>
        <source>The end is near</source>
        <translation>Amaiera hurbil dago</translation>
    </message>
    <message>
        <source>The draw pile is gone through for the last time. When it is empty, all fields are sold as they stand, and cards in hand are worth nothing. Whoever has most coins then has won.</source>
        <translation>Hartzeko sorta azken aldiz ari da agortzen. Hutsik dagoenean, soro guztiak dauden bezala saltzen dira, eta eskuko kartek ez dute ezer balio. Orduan txanpon gehien dituenak irabazten du.</translation>
    </message>
    <message>
        <source>The end of your turn</source>
        <translation>Zure txandaren amaiera</translation>
    </message>
    <message>
        <source>Lay down what you give and choose what you want for it. The others accept, say no or answer with an offer of their own; only what is accepted changes hands. What you receive is set aside, to be planted when you end the trading. Where you do not know what to ask for, lay down a card and press “What would you give?”. A heart beside a name shows what somebody would like.</source>
        <translation>Jarri ematen duzuna eta aukeratu trukean nahi duzuna. Besteek onartu, ezetz esan edo beren eskaintza batekin erantzuten dute; onartutakoa bakarrik aldatzen da eskuz. Jasotakoa alboan geratzen da, eta trukeak amaitzen dituzunean landatzen da. Zer eskatu ez badakizu, jarri karta bat eta sakatu «Zer emango zenidakete?». Izen baten ondoko bihotzak erakusten du zer nahiko lukeen jokalari horrek.</translation>
    </message>
    <message>
        <source>You draw new cards, and they join the back of your hand. Think of what will be at the front when it is your turn again.</source>
        <translation>Karta berriak hartzen dituzu, eta eskuaren atzealdera doaz. Pentsatu zein karta egongo den aurrean berriro zure txanda denean.</translation>
    </message>
    <message>
        <source>What was left for you</source>
        <translation>Zuretzat utzi dutena</translation>
    </message>
    <message>
        <source>Plant or discard each of these cards; then the turn goes on.</source>
        <translation>Landatu edo baztertu karta hauetako bakoitza; gero txandak aurrera egiten du.</translation>
    </message>
    <message>
        <source>Take what you like</source>
        <translation>Hartu nahi duzuna</translation>
    </message>
    <message>
        <source>Plant any of the cards turned over. What you leave, the other one has to plant or to discard.</source>
        <translation>Landatu agerian dauden kartetatik nahi dituzunak. Uzten dituzunak besteak landatu edo baztertu behar ditu.</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>No more of this</source>
        <translation>Azalpen gehiagorik ez</translation>
    </message>
    <message>
        <source>Explains nothing any more. The settings can.</source>
        <translation>Ez du gehiago ezer azaltzen. Ezarpenetan berriro piztu daiteke.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Ulertuta</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Itxi azalpena</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Azalpena</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Easy</source>
        <translation>Erraza</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Ertaina</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zaila</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Aditua</translation>
    </message>
    <message>
        <source>below medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>ertainaren azpitik: bakarrik maila ertaineko hiruren aurka, 100 partidatik {share} irabazten ditu (berdinduta: 25)</translation>
    </message>
    <message>
        <source>a step above easy: alone against three easy ones it wins {share} of 100 games (even: 25)</source>
        <translation>errazaren maila bat gainetik: bakarrik maila errazeko hiruren aurka, 100 partidatik {share} irabazten ditu (berdinduta: 25)</translation>
    </message>
    <message>
        <source>a step above medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>ertainaren maila bat gainetik: bakarrik maila ertaineko hiruren aurka, 100 partidatik {share} irabazten ditu (berdinduta: 25)</translation>
    </message>
    <message>
        <source>a step above hard: alone against three hard ones it wins {share} of 100 games (even: 25)</source>
        <translation>zailaren maila bat gainetik: bakarrik maila zaileko hiruren aurka, 100 partidatik {share} irabazten ditu (berdinduta: 25)</translation>
    </message>
    <message>
        <source>For a few turns it remembers who turned down a fair offer of its own, and wants a little more from them, until they deal again.</source>
        <translation>Txanda batzuetan gogoan du nork baztertu dion bidezko eskaintza bat, eta pixka bat gehiago eskatzen dio, berriro trukatu arte.</translation>
    </message>
    <message>
        <source>{level}: {strength}</source>
        <translation>{level}: {strength}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Maila: {name}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Maila</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>A kind of computer of former versions, which thinks of its own coins alone.</extracomment>
        <translation>Diruzalea</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>The computers at the table are not all of one level.</extracomment>
        <translation>Nahasita</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>Computers of a level that this version does not know.</extracomment>
        <translation>Bestelakoa</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {round}: {sentence}</source>
        <translation>{round}. erronda: {sentence}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Gertatutakoa</translation>
    </message>
    <message>
        <source>Shown in the log: {filter}</source>
        <translation>Kronikan ikusgai: {filter}</translation>
    </message>
    <message>
        <source>Choose what the log shows.</source>
        <translation>Aukeratu zer ikusi kronikan.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Dena</translation>
    </message>
    <message>
        <source>{name}, {kind}</source>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Trukeak</translation>
    </message>
    <message>
        <source>Planting</source>
        <translation>Landaketak</translation>
    </message>
    <message>
        <source>Harvests</source>
        <translation>Uztak</translation>
    </message>
    <message>
        <source>Drawing and turning over</source>
        <translation>Hartutakoak eta agerian jarritakoak</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Dena</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Denak</translation>
    </message>
    <message>
        <source>Since your last turn…</source>
        <translation>Zure azken txandatik…</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>Back to the start</source>
        <translation>Hasierara</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Emaitzara</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Partidara</translation>
    </message>
</context>
<context>
    <name>MainActionWords</name>
    <message>
        <source>Turn over cards</source>
        <translation>Eman buelta kartei</translation>
    </message>
    <message>
        <source>First plant: {bean}</source>
        <translation>Landatu lehenik: {bean}</translation>
    </message>
    <message>
        <source>Plant in field {number}</source>
        <translation>Landatu {number}. soroan</translation>
    </message>
    <message>
        <source>First plant what is set aside.</source>
        <translation>Landatu lehenik alboko kartak.</translation>
    </message>
    <message>
        <source>First plant or discard what was left for you.</source>
        <translation>Landatu edo baztertu lehenik zuri utzitakoa.</translation>
    </message>
    <message>
        <source>End trading all the same</source>
        <translation>Amaitu hala ere</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Amaitu trukeak</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Trukerik ez</translation>
    </message>
    <message>
        <source>Show at once</source>
        <translation>Erakutsi berehala</translation>
    </message>
    <message>
        <source>The other plays</source>
        <translation>Bestea jokoan</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Besteak jokoan</translation>
    </message>
    <message>
        <source>If {bean} stays with you, one of your fields must go.</source>
        <translation>{bean} zurekin geratzen bada, soro bat bildu beharko duzu.</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Itzuli {name} jokalariari</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Utzi {name} jokalariari</translation>
    </message>
    <message>
        <source>A gift for you is still open: {beans}.</source>
        <translation>Oraindik opari bat daukazu onartzeko: {beans}.</translation>
    </message>
    <message>
        <source>If {beans} stay with you, your fields must make room.</source>
        <translation>Hauek zurekin geratzen badira, lekua egin beharko duzu soroetan: {beans}.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Amaitu partida</translation>
    </message>
    <message numerus="yes">
        <source>Leave the rest and draw %n card(s)</source>
        <translation>
            <numerusform>Utzi gainerakoak eta hartu karta bat</numerusform>
            <numerusform>Utzi gainerakoak eta hartu %n karta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Hartu karta bat</numerusform>
            <numerusform>Hartu %n karta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menua</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida berria…</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Ireki partida bat…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Gorde partida honela…</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Berrikusi…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Partida honi buruz</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Lekuak…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Arau-liburua</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatistikak</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teklak</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ezarpenak</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantaila osoa</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Programa honi buruz</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Hasierara</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Irten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desegin</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Berregin</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>My field is waiting for {cards}.</source>
        <translation>Nire soroak hauxe behar du: {cards}.</translation>
    </message>
    <message>
        <source>My hand is better without {cards}.</source>
        <translation>Nire eskua hobea da {cards} gabe.</translation>
    </message>
    <message>
        <source>I want to plant {cards} myself.</source>
        <translation>Neuk landatu nahi dut hau: {cards}.</translation>
    </message>
    <message>
        <source>I cannot give {cards}.</source>
        <translation>Ezin dut hori eman: {cards}.</translation>
    </message>
    <message>
        <source>With {cards} you would gain far more than I would.</source>
        <translation>Nik baino askoz gehiago irabaziko zenuke {cards} hartuta.</translation>
    </message>
    <message>
        <source>You turned down my fair offer of {cards} not long ago: I am still a bit sore.</source>
        <translation>Duela gutxi nire bidezko eskaintzari ezetz esan zenion ({cards}): oraindik mindu samar nago.</translation>
    </message>
    <message>
        <source>That suits my fields.</source>
        <translation>Ondo datorkie nire soroei.</translation>
    </message>
    <message>
        <source>That puts my hand in better order.</source>
        <translation>Horrekin hobeto ordenatuta geratzen zait eskua.</translation>
    </message>
    <message>
        <source>I have nowhere to plant that.</source>
        <translation>Ez daukat hori non landatu.</translation>
    </message>
    <message>
        <source>I want to plant that myself.</source>
        <translation>Neuk landatu nahi dut hori.</translation>
    </message>
    <message>
        <source>I do not have what you want.</source>
        <translation>Ez daukat nahi duzuna.</translation>
    </message>
    <message>
        <source>That brings me nothing.</source>
        <translation>Horrekin ez dut ezer irabazten.</translation>
    </message>
    <message>
        <source>You would gain far more than I would.</source>
        <translation>Nik baino askoz gehiago irabaziko zenuke.</translation>
    </message>
    <message>
        <source>You turned down a fair offer of mine not long ago: I am still a bit sore.</source>
        <translation>Duela gutxi nire bidezko eskaintza bati ezetz esan zenion: oraindik mindu samar nago.</translation>
    </message>
    <message>
        <source>I would like that, but I have nothing to give you for it.</source>
        <translation>Gustatuko litzaidake, baina ez dut trukean zuri emateko ezer.</translation>
    </message>
    <message>
        <source>Not like that. Look at my own offer instead.</source>
        <translation>Horrela ez. Begiratu nire eskaintzari.</translation>
    </message>
    <message>
        <source>To plant it I would have to dig up {cards} for nothing.</source>
        <translation>Hori landatzeko, {cards} alferrik atera beharra neukake.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it I would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Hori landatzeko, {cards} txanpon baten truke atera beharra neukake.</numerusform>
            <numerusform>Hori landatzeko, {cards} %n txanponen truke atera beharra neukake.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>The draw pile ran out for the last time.</source>
        <translation>Hartzeko sorta azken aldiz agortu da.</translation>
    </message>
    <message>
        <source>The draw pile ran out.</source>
        <translation>Hartzeko sorta agortu da.</translation>
    </message>
    <message>
        <source>The discard pile was shuffled: pass {number} begins.</source>
        <translation>Baztertze-pila nahastu da: {number}. itzulia hasi da.</translation>
    </message>
    <message>
        <source>You drew {cards}.</source>
        <translation>Hau hartu duzu: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <translation>
            <numerusform>Karta bat hartu duzu.</numerusform>
            <numerusform>%n karta hartu dituzu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name}: karta bat hartu du.</numerusform>
            <numerusform>{name}: %n karta hartu ditu.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Zure txanda da.</translation>
    </message>
    <message numerus="yes">
        <source>You planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>{field}. soroan {card} landatu duzu: lehena da.</numerusform>
            <numerusform>{field}. soroan {card} landatu duzu: orain %n daude.</numerusform>
        </translation>
    </message>
    <message>
        <source>You harvested {cards} for nothing.</source>
        <translation>Uzta bildu duzu: {cards}, txanponik gabe.</translation>
    </message>
    <message numerus="yes">
        <source>You harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Uzta bildu duzu: {cards}, txanpon baten truke.</numerusform>
            <numerusform>Uzta bildu duzu: {cards}, %n txanponen truke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought another field for %n coin(s).</source>
        <translation>
            <numerusform>Beste soro bat erosi duzu, txanpon baten truke.</numerusform>
            <numerusform>Beste soro bat erosi duzu, %n txanponen truke.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for you to turn over.</source>
        <translation>Ez zegoen buelta emateko kartarik.</translation>
    </message>
    <message>
        <source>You turned over {cards}.</source>
        <translation>Buelta eman duzu: {cards}.</translation>
    </message>
    <message>
        <source>You turned over {cards}. {matched} joined them.</source>
        <translation>Buelta eman duzu: {cards}. Gehituta: {matched}.</translation>
    </message>
    <message>
        <source>You trade no more this turn.</source>
        <translation>Ez zara gehiago ariko trukean txanda honetan.</translation>
    </message>
    <message>
        <source>You ended trading.</source>
        <translation>Trukeak amaitu dituzu.</translation>
    </message>
    <message>
        <source>You ended trading and keep {cards}.</source>
        <translation>Trukeak amaitu dituzu. Geratu zaizu: {cards}.</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <translation>Hau baztertu duzu: {card}.</translation>
    </message>
    <message>
        <source>You left nothing on offer.</source>
        <translation>Ez duzu ezer utzi mahaian.</translation>
    </message>
    <message>
        <source>You left {cards} on offer.</source>
        <translation>Hau utzi duzu mahaian: {cards}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Orain {name} jokalariaren txanda da.</translation>
    </message>
    <message numerus="yes">
        <source>{name} planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>{name}: {card} landatu du {field}. soroan; lehena da.</numerusform>
            <numerusform>{name}: {card} landatu du {field}. soroan; orain %n daude.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} harvested {cards} for nothing.</source>
        <translation>{name}: {cards} bildu eta txanponik ez.</translation>
    </message>
    <message numerus="yes">
        <source>{name} harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>{name}: {cards} bildu eta txanpon bat irabazi du.</numerusform>
            <numerusform>{name}: {cards} bildu eta %n txanpon irabazi ditu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bought another field for %n coin(s).</source>
        <translation>
            <numerusform>{name}: beste soro bat erosi du, txanpon baten truke.</numerusform>
            <numerusform>{name}: beste soro bat erosi du, %n txanponen truke.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for {name} to turn over.</source>
        <translation>{name}: ez zegoen buelta emateko kartarik.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}.</source>
        <translation>{name}: buelta emanda, {cards}.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}. {matched} joined them.</source>
        <translation>{name}: buelta emanda, {cards}. Gehituta: {matched}.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>{name} ez da gehiago ariko trukean txanda honetan.</translation>
    </message>
    <message>
        <source>{name} ended trading.</source>
        <translation>{name}: trukeak amaitu ditu.</translation>
    </message>
    <message>
        <source>{name} ended trading and keeps {cards}.</source>
        <translation>{name}: trukeak amaitu ditu. Geratu zaio: {cards}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name}: {card} baztertu du.</translation>
    </message>
    <message>
        <source>{name} left nothing on offer.</source>
        <translation>{name}: ez du ezer utzi mahaian.</translation>
    </message>
    <message>
        <source>{name} left {cards} on offer.</source>
        <translation>{name}: hau utzi du mahaian, {cards}.</translation>
    </message>
    <message>
        <source>{name}: “{why}”</source>
        <translation>{name}: «{why}»</translation>
    </message>
    <message>
        <source>You ask {others} what they would give for {cards}.</source>
        <translation>Zure galdera ({others}): zer emango zenukete honen truke? {cards}.</translation>
    </message>
    <message>
        <source>{name} asks you what you would give for {cards}.</source>
        <translation>{name} zuri galdezka: zer emango zenuke honen truke? {cards}.</translation>
    </message>
    <message>
        <source>{name} asks {others} what they would give for {cards}.</source>
        <translation>{name} galdezka ({others}): zer emango zenukete honen truke? {cards}.</translation>
    </message>
    <message>
        <source>{name} plays in person now.</source>
        <translation>{name} bera ari da orain jokatzen.</translation>
    </message>
    <message>
        <source>A computer plays for {name} now.</source>
        <translation>Ordenagailu batek jokatzen du orain {name} jokalariaren ordez.</translation>
    </message>
    <message>
        <source>A program plays for {name} now.</source>
        <translation>Programa batek jokatzen du orain {name} jokalariaren ordez.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partida amaitu da.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over. You win with %n coin(s)!</source>
        <translation>
            <numerusform>Partida amaitu da. Txanpon batekin irabazi duzu!</numerusform>
            <numerusform>Partida amaitu da. %n txanponekin irabazi duzu!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {name} wins with %n coin(s).</source>
        <translation>
            <numerusform>Partida amaitu da. {name} garaile, txanpon batekin.</numerusform>
            <numerusform>Partida amaitu da. {name} garaile, %n txanponekin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} win together with %n coin(s).</source>
        <translation>
            <numerusform>Partida amaitu da. {names} elkarrekin garaile, txanpon batekin.</numerusform>
            <numerusform>Partida amaitu da. {names} elkarrekin garaile, %n txanponekin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NothingYet</name>
    <message>
        <source>No game has been played to the end yet.</source>
        <translation>Oraindik ez da partidarik amaitu.</translation>
    </message>
    <message>
        <source>As soon as one is, it stands here: who won, with how many coins, and how you fare against whom.</source>
        <translation>Bat amaitu bezain laster, hemen izango duzu nork irabazi duen, zenbat txanponekin, eta zer moduz moldatzen zaren bakoitzaren aurka.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Itxi mezu hau</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Something went wrong inside the program. Your game is saved, and you can go on. The details are in {file}.</source>
        <translation>Zerbait gaizki joan da programaren barruan. Partida gordeta dago, eta jarraitu egin dezakezu. Xehetasunak hemen daude: {file}.</translation>
    </message>
    <message>
        <source>The computer of {name} gave no answer, so another one decided this once.</source>
        <translation>Ordenagailuak ({name}) ez du erantzun: oraingoan beste batek erabaki du.</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read; from now on hard computers decide for them in this game.</source>
        <translation>Ezin da adituen sarea irakurri; aurrerantzean ordenagailu zailek erabakiko dute haien ordez partida honetan.</translation>
    </message>
    <message>
        <source>The experts give no answers; from now on hard computers decide for them in this game.</source>
        <translation>Adituek ez dute erantzunik ematen; aurrerantzean ordenagailu zailek erabakiko dute haien ordez partida honetan.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Partida ondo gordetzen da berriro.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You offer {cards} for {wanted} to anyone.</source>
        <translation>Zure eskaintza edonorentzat: {cards}; trukean, {wanted}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for {wanted}.</source>
        <translation>Zure eskaintza {other} jokalariarentzat: {cards}; trukean, {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} for {wanted} to anyone.</source>
        <translation>{name} hau eskaintzen ari da edonori: {cards}; trukean, {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for {wanted}.</source>
        <translation>{name} hau eskaintzen ari da zuri: {cards}; trukean, {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} for {wanted}.</source>
        <translation>{name} hau eskaintzen ari da {other} jokalariari: {cards}; trukean, {wanted}.</translation>
    </message>
    <message>
        <source>You offer {cards} as a gift to anyone.</source>
        <translation>Zure opari-eskaintza edonorentzat: {cards}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} as a gift.</source>
        <translation>Zure opari-eskaintza {other} jokalariarentzat: {cards}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} as a gift to anyone.</source>
        <translation>{name} hau eskaintzen ari da edonori, opari: {cards}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} as a gift.</source>
        <translation>{name} hau eskaintzen ari da zuri, opari: {cards}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} as a gift.</source>
        <translation>{name} hau eskaintzen ari da {other} jokalariari, opari: {cards}.</translation>
    </message>
    <message>
        <source>You ask for {wanted} as a gift from anyone.</source>
        <translation>Hau eskatzen diozu edonori, opari: {wanted}.</translation>
    </message>
    <message>
        <source>You ask {other} for {wanted} as a gift.</source>
        <translation>Hau eskatzen diozu {other} jokalariari, opari: {wanted}.</translation>
    </message>
    <message>
        <source>{name} asks for {wanted} as a gift from anyone.</source>
        <translation>{name} hau eskatzen ari da edonori, opari: {wanted}.</translation>
    </message>
    <message>
        <source>{name} asks you for {wanted} as a gift.</source>
        <translation>{name} hau eskatzen ari da zuri, opari: {wanted}.</translation>
    </message>
    <message>
        <source>{name} asks {other} for {wanted} as a gift.</source>
        <translation>{name} hau eskatzen ari da {other} jokalariari, opari: {wanted}.</translation>
    </message>
    <message>
        <source>You say no to the deal with {other}.</source>
        <translation>Ezetz diozu {other} jokalariarekiko tratuari.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with you.</source>
        <translation>{name} jokalariak ezetz dio zurekiko tratuari.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with {other}.</source>
        <translation>{name} jokalariak ezetz dio {other} jokalariarekiko tratuari.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} for {returned}.</source>
        <translation>Hau eman diozu {other} jokalariari: {cards}; trukean, {returned}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} for {returned}.</source>
        <translation>{name}: {cards} eman {other} jokalariari; trukean, {returned}.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} as a gift.</source>
        <translation>Hau oparitu diozu {other} jokalariari: {cards}.</translation>
    </message>
    <message>
        <source>{name} gave you {cards} as a gift.</source>
        <translation>{name}: {cards} zuretzat, opari.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} as a gift.</source>
        <translation>{name}: {cards} {other} jokalariarentzat, opari.</translation>
    </message>
    <message>
        <source>You took your offer back.</source>
        <translation>Zure eskaintza kendu duzu.</translation>
    </message>
    <message>
        <source>{name} took an offer back.</source>
        <translation>{name}: eskaintza bat kendu du.</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Ezetz esan duzu.</translation>
    </message>
    <message>
        <source>You said no to {name}.</source>
        <translation>Ezetz esan diozu {name} jokalariari.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name}: ezetz.</translation>
    </message>
    <message>
        <source>{name} says no: “{why}”</source>
        <translation>{name}: ezetz, «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to you.</source>
        <translation>{name}: ezetz zuri.</translation>
    </message>
    <message>
        <source>{name} says no to you: “{why}”</source>
        <translation>{name}: ezetz zuri, «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to {other}.</source>
        <translation>{name}: ezetz {other} jokalariari.</translation>
    </message>
    <message>
        <source>{name} says no to {other}: “{why}”</source>
        <translation>{name}: ezetz {other} jokalariari, «{why}»</translation>
    </message>
    <message>
        <source>Your offer is off: one of its cards has gone.</source>
        <translation>Zure eskaintza bertan behera: karta bat ez dago jada.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of its cards has gone.</source>
        <translation>{name} jokalariaren eskaintza bertan behera: karta bat ez dago jada.</translation>
    </message>
    <message>
        <source>Nobody takes your offer.</source>
        <translation>Inork ez du onartu zure eskaintza.</translation>
    </message>
    <message>
        <source>Nobody takes {name}’s offer.</source>
        <translation>Inork ez du onartu {name} jokalariaren eskaintza.</translation>
    </message>
    <message>
        <source>Your offer is off: one of the two trades no more this turn.</source>
        <translation>Zure eskaintza bertan behera: bietako bat ez da gehiago ariko trukean txanda honetan.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of the two trades no more this turn.</source>
        <translation>{name} jokalariaren eskaintza bertan behera: bietako bat ez da gehiago ariko trukean txanda honetan.</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>{key} offers this</source>
        <translation>{key}: eskaini hau</translation>
    </message>
    <message>
        <source>{key} accepts</source>
        <translation>{key}: onartu</translation>
    </message>
    <message>
        <source>{key} makes a counter-offer</source>
        <translation>{key}: kontraeskaintza egin</translation>
    </message>
    <message>
        <source>{key} says no</source>
        <translation>{key}: ezetz esan</translation>
    </message>
    <message>
        <source>{key} takes the offer back</source>
        <translation>{key}: eskaintza kendu</translation>
    </message>
</context>
<context>
    <name>OffersView</name>
    <message>
        <source>No offer is open.</source>
        <translation>Ez dago eskaintzarik.</translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation>Eskaintza irekiak</translation>
    </message>
</context>
<context>
    <name>OpenCardDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>eskaintzan</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>hautatuta</translation>
    </message>
</context>
<context>
    <name>OpenCardsModel</name>
    <message>
        <source>Set aside for you: {bean}</source>
        <translation>Zuretzat alboan: {bean}</translation>
    </message>
    <message>
        <source>Turned over: {bean}</source>
        <translation>Agerian: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>landatu beharra</translation>
    </message>
    <message>
        <source>plant or discard it</source>
        <translation>landatu edo baztertu</translation>
    </message>
    <message>
        <source>no field takes it</source>
        <translation>ez dago sororik harentzat</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>eskaintzan</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>hautatuta</translation>
    </message>
    <message>
        <source>Left on offer: {bean}</source>
        <translation>Zuri utzia: {bean}</translation>
    </message>
    <message>
        <source>Drag this card to a field, or leave it for the other to plant.</source>
        <translation>Arrastatu karta hau soro batera, edo utzi besteak landatzeko.</translation>
    </message>
    <message>
        <source>Drag this card to the trade table, or press {key}. What nobody takes is yours.</source>
        <translation>Arrastatu karta hau truke-mahaira, edo sakatu {key}. Inork hartzen ez duena zurea da.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. Ask for it in an offer.</source>
        <translation>Karta hau jokalari aktiboarena da. Eskatu eskaintza batean.</translation>
    </message>
    <message>
        <source>You left this card. The other plants or discards it.</source>
        <translation>Karta hau zuk utzi duzu. Besteak landatu edo baztertuko du.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. What is not planted is left for you.</source>
        <translation>Karta hau jokalari aktiboarena da. Landatzen ez dena zuri utziko dizu.</translation>
    </message>
    <message>
        <source>Choose a field for this card, or drag it there.</source>
        <translation>Aukeratu soro bat karta honentzat, edo arrastatu hara.</translation>
    </message>
    <message>
        <source>Drag this card to a field or to the discard pile. {key} discards it.</source>
        <translation>Arrastatu karta hau soro batera edo baztertze-pilara. Baztertzeko: {key}.</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>Opponents:</source>
        <translation>Aurkariak:</translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s)</source>
        <translation>
            <numerusform>Aurkari bat</numerusform>
            <numerusform>%n aurkari</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} plants and harvests here.</source>
        <translation>Hemen landatu eta biltzen duen bakarra: {name}.</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation>{n}.</translation>
    </message>
</context>
<context>
    <name>PartnerChips</name>
    <message>
        <source>Anyone</source>
        <translation>Edonor</translation>
    </message>
    <message>
        <source>Everybody may take this offer; the first one gets it.</source>
        <translation>Edonork har dezake eskaintza hau; lehenak eramango du.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>{name} ez da gehiago ariko trukean txanda honetan.</translation>
    </message>
    <message>
        <source>You put this deal together with {name}.</source>
        <translation>Tratu hau {name} jokalariarekin prestatzen ari zara.</translation>
    </message>
    <message>
        <source>The offer is for {name}.</source>
        <translation>Eskaintza {name} jokalariarentzat da.</translation>
    </message>
    <message>
        <source>Offer it to {name}.</source>
        <translation>Eskaini {name} jokalariari.</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Plant</source>
        <translation>Landatu</translation>
    </message>
    <message>
        <source>Turn over and trade</source>
        <translation>Buelta eman, trukatu</translation>
    </message>
    <message>
        <source>Plant set-aside</source>
        <translation>Albokoak landatu</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Kartak hartu</translation>
    </message>
    <message>
        <source>Plant what was left</source>
        <translation>Utzitakoak landatu</translation>
    </message>
    <message>
        <source>Turn over and plant</source>
        <translation>Buelta eman, landatu</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Amaiera</translation>
    </message>
</context>
<context>
    <name>PhaseSteps</name>
    <message>
        <source>Phase {number} of {all}: {name}</source>
        <translation>Fasea {number}/{all}: {name}</translation>
    </message>
</context>
<context>
    <name>PilesPanel</name>
    <message>
        <source>Turned over</source>
        <translation>Agerian</translation>
    </message>
    <message>
        <source>Turned over by {name}</source>
        <translation>Agerian: {name}</translation>
    </message>
</context>
<context>
    <name>PlantingWords</name>
    <message>
        <source>{bean} goes to field {number}.</source>
        <translation>{bean} {number}. sorora doa.</translation>
    </message>
    <message>
        <source>{bean} can go to fields {numbers}.</source>
        <translation>{bean} soro hauetara joan daiteke: {numbers}.</translation>
    </message>
    <message>
        <source>No field takes {beans}.</source>
        <translation>Ez dago sororik hauentzat: {beans}.</translation>
    </message>
    <message>
        <source>No field takes {beans}: harvest one to make room.</source>
        <translation>Ez dago sororik hauentzat: {beans}. Bildu soro bat, lekua egiteko.</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>A program of your own…</source>
        <translation>Zure programa bat…</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Aukeratu programa bat</translation>
    </message>
    <message>
        <source>Shall “{file}” play on this seat?

It is started with your own rights: it can read and change whatever you can. It plays in this run of the game only; no saved game and no setting starts it.</source>
        <translation>«{file}» programak jokatuko du leku honetan?

Zure baimen berekin abiarazten da: zuk irakur eta alda dezakezun guztia irakur eta alda dezake. Jokoa oraingoan irekita dagoen bitartean bakarrik jokatzen du; ez partida gordeek ez ezarpenek ez dute abiarazten.</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Programa bat</translation>
    </message>
</context>
<context>
    <name>PlayerDelegate</name>
    <message>
        <source>set aside</source>
        <translation>alboan</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>empty field</source>
        <translation>soro hutsa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>hutsik</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>orain {coins}</translation>
    </message>
    <message>
        <source>+{cards} → {coins}</source>
        <translation>+{cards} → {coins}</translation>
    </message>
</context>
<context>
    <name>PlayerName</name>
    <message>
        <source>You</source>
        <extracomment>Stands for the name of a person who has not chosen one.</extracomment>
        <translation>Zu</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. jokalaria</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>thinking…</source>
        <translation>pentsatzen…</translation>
    </message>
    <message>
        <source>still has to plant</source>
        <translation>landatzeko zain</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>landatuta</translation>
    </message>
    <message>
        <source>done trading</source>
        <translation>trukeak eginda</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>jokalari aktiboa</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>txanpon bat</numerusform>
            <numerusform>%n txanpon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>karta bat eskuan</numerusform>
            <numerusform>%n karta eskuan</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>alboan: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>karta bat alboan</numerusform>
            <numerusform>%n karta alboan</numerusform>
        </translation>
    </message>
    <message>
        <source>hand, front card first: {beans}</source>
        <translation>eskua, lehen kartatik hasita: {beans}</translation>
    </message>
    <message>
        <source>field {number}: empty</source>
        <translation>{number}. soroa: hutsik</translation>
    </message>
    <message>
        <source>field {number}: {beans}, {coins}</source>
        <translation>{number}. soroa: {beans}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>orain txanpon bat balio du</numerusform>
            <numerusform>orain %n txanpon balio ditu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>The other players</source>
        <translation>Beste jokalariak</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>The others&apos; moves take their time now. The settings can change that.</source>
        <translation>Besteen jokaldiek beren denbora hartuko dute orain. Ezarpenetan alda daiteke.</translation>
    </message>
    <message>
        <source>The game before is kept. “Open a game…” brings it back.</source>
        <translation>Aurreko partida gordeta dago. «Ireki partida bat…» sakatuta berreskuratzen da.</translation>
    </message>
    <message>
        <source>This game is not over yet. “Play on from here” goes on with it.</source>
        <translation>Partida hau ez da amaitu. Aurrera egiteko: «Jokatu hemendik aurrera».</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>No window can open with “{platform}”, which the variable QT_QPA_PLATFORM asks for. There are {known}.</source>
        <translation>QT_QPA_PLATFORM aldagaiak eskatzen duen «{platform}» erabiliz ezin da leihorik ireki. Hauek daude: {known}.</translation>
    </message>
    <message>
        <source>The screen “{display}” does not answer, so no window can open.</source>
        <translation>«{display}» pantailak ez du erantzuten; ezin da leihorik ireki.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start the game in a desktop session, or install xvfb and start it with “xvfb-run bohnanza-qt”.</source>
        <translation>Ez dago leihoa irekitzeko pantailarik. Abiarazi jokoa mahaigaineko saio batean, edo instalatu xvfb eta abiarazi honela: «xvfb-run bohnanza-qt».</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}.</source>
        <translation>Ezin da leihorik ireki, sistemako liburutegi hauek falta direlako: {libraries}.</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}. On Debian and Ubuntu “sudo apt install {packages}” brings them.</source>
        <translation>Ezin da leihorik ireki, sistemako liburutegi hauek falta direlako: {libraries}. Debianen eta Ubuntun, honela instalatzen dira: «sudo apt install {packages}».</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Modern</source>
        <translation>Modernoa</translation>
    </message>
    <message>
        <source>Original, 1997</source>
        <translation>Jatorrizkoa, 1997</translation>
    </message>
    <message>
        <source>Classic, the big box</source>
        <translation>Klasikoa, kutxa handia</translation>
    </message>
    <message>
        <source>Arena, as played online</source>
        <translation>Arena, sarean bezala</translation>
    </message>
    <message>
        <source>Duel for two</source>
        <translation>Duelua, birentzat</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The program of {name} could not be started.</source>
        <translation>Ezin izan da {name} jokalariaren programa abiarazi.</translation>
    </message>
    <message>
        <source>The program of {name} took too long.</source>
        <translation>{name} jokalariaren programak denbora gehiegi behar izan du.</translation>
    </message>
    <message>
        <source>The program of {name} ended in the game.</source>
        <translation>{name} jokalariaren programa partidaren erdian itzali da.</translation>
    </message>
    <message>
        <source>The program of {name} wrote without end.</source>
        <translation>{name} jokalariaren programak etengabe idazten zuen.</translation>
    </message>
    <message>
        <source>The program of {name} answered with no move.</source>
        <translation>{name} jokalariaren programaren erantzuna ez zen jokaldi bat.</translation>
    </message>
    <message>
        <source>The program of {name} wanted what the rules do not allow.</source>
        <translation>{name} jokalariaren programak arauek onartzen ez duten zerbait nahi zuen.</translation>
    </message>
    <message>
        <source>The program of {name} is not asked any more in this game.</source>
        <translation>{name} jokalariaren programari ez zaio besterik galdetuko partida honetan.</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{sentence} A plain move is made in its place.</source>
        <translation>{sentence} Haren ordez jokaldi soil bat egingo da.</translation>
    </message>
    <message>
        <source>Programs are not started by a saved game: a computer plays for {names} now.</source>
        <translation>Partida gorde batek ez du programarik abiarazten: orain ordenagailu batek jokatzen du hauen ordez: {names}.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>{done}, less than a minute left</source>
        <translation>{done}, minutu bat baino gutxiago falta da</translation>
    </message>
    <message numerus="yes">
        <source>{done}, about %n minute(s) left</source>
        <translation>
            <numerusform>{done}, minutu bat inguru falta da</numerusform>
            <numerusform>{done}, %n minutu inguru falta dira</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Plant your front card: {bean}</source>
        <translation>Landatu eskuko lehen karta: {bean}</translation>
    </message>
    <message>
        <source>No field takes it. Harvest one of your fields first to make room.</source>
        <translation>Ez dago sororik harentzat. Bildu lehenik soro bat, lekua egiteko.</translation>
    </message>
    <message>
        <source>Plant one more, or turn over cards</source>
        <translation>Landatu beste bat, edo eman buelta kartei</translation>
    </message>
    <message>
        <source>Your front card is now: {bean}. You may plant it as well if a field takes it, or keep it for your next turn.</source>
        <translation>Orain hau da eskuko lehen karta: {bean}. Soroen batean sartzen bada, hura ere landa dezakezu, edo hurrengo txandarako gorde.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Eman buelta kartei</translation>
    </message>
    <message>
        <source>You have planted what you may. The cards turned over next are yours to trade or to plant.</source>
        <translation>Landatu duzu landatu beharrekoa. Orain agertuko diren kartak zureak dira, trukatzeko edo landatzeko.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Hartu kartak</translation>
    </message>
    <message>
        <source>They join the back of your hand, one by one. Then it is {name}&apos;s turn.</source>
        <translation>Zure eskuaren atzera doaz, banan-banan. Gero, {name} jokalariaren txanda da.</translation>
    </message>
    <message>
        <source>The front card always goes first.</source>
        <translation>Eskuko lehen karta doa beti aurretik.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then cards are turned over and trading begins.</source>
        <translation>Haren ondoren, hurrengoa ere landa dezakezu: {bean}. Gero, kartei buelta eman eta trukeak hasten dira.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>Zuretzat alboan</translation>
    </message>
    <message>
        <source>Plant or discard what was left for you</source>
        <translation>Landatu edo baztertu zuri utzitakoa</translation>
    </message>
    <message>
        <source>You harvested to make room for it, so now it has to be planted before cards are turned over.</source>
        <translation>Hari lekua egiteko bildu duzu; beraz, orain landatu egin behar da, kartei buelta eman aurretik.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then you may discard one card of your hand, before cards are turned over.</source>
        <translation>Haren ondoren, hurrengoa ere landa dezakezu: {bean}. Gero, eskuko karta bat bazter dezakezu, kartei buelta eman aurretik.</translation>
    </message>
    <message>
        <source>You have planted what you may. Of the cards turned over next you plant what you like.</source>
        <translation>Landatu duzu landatu beharrekoa. Orain agertuko diren kartetatik nahi duzuna landatuko duzu.</translation>
    </message>
    <message>
        <source>If you like, discard one card of your hand: drag it to the discard pile, or press {key} on it.</source>
        <translation>Nahi baduzu, baztertu eskuko karta bat: arrastatu baztertze-pilara, edo sakatu {key} haren gainean.</translation>
    </message>
    <message>
        <source>Nothing is left to plant.</source>
        <translation>Ez da ezer geratzen landatzeko.</translation>
    </message>
    <message>
        <source>Plant what you like</source>
        <translation>Landatu nahi duzuna</translation>
    </message>
    <message>
        <source>The draw pile ran out for the last time: then the game ends.</source>
        <translation>Hartzeko sorta azken aldiz amaitu da: ondoren, partida bukatzen da.</translation>
    </message>
    <message>
        <source>What you leave is for {name} to plant or to discard.</source>
        <translation>Uzten duzuna landatu edo baztertuko duena: {name}.</translation>
    </message>
    <message>
        <source>{name} plants</source>
        <translation>{name} landatzen ari da</translation>
    </message>
    <message>
        <source>The front card of the hand comes first, and a second one may follow.</source>
        <translation>Eskuko lehen karta doa aurretik, eta bigarren bat ere landa daiteke.</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Trukeak</translation>
    </message>
    <message>
        <source>The others look at your offer.</source>
        <translation>Besteak zure eskaintzari begira daude.</translation>
    </message>
    <message>
        <source>{name} trades</source>
        <translation>{name} trukatzen ari da</translation>
    </message>
    <message>
        <source>You are done trading for this turn.</source>
        <translation>Amaitu dituzu txanda honetako trukeak.</translation>
    </message>
    <message>
        <source>The set-aside cards are planted</source>
        <translation>Alboko kartak landatzeko unea</translation>
    </message>
    <message>
        <source>Everybody plants what they turned over and what they were given.</source>
        <translation>Bakoitzak agerian jarritakoa eta jasotakoa landatzen du.</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} kartak hartzen ari da</translation>
    </message>
    <message>
        <source>New cards join the back of the hand.</source>
        <translation>Karta berriak eskuaren atzera doaz.</translation>
    </message>
    <message>
        <source>{name} looks at what you left</source>
        <translation>{name} zuk utzitakoari begira dago</translation>
    </message>
    <message>
        <source>Each of these cards is planted or discarded.</source>
        <translation>Karta hauetako bakoitza landatu edo baztertu egiten da.</translation>
    </message>
    <message>
        <source>{name} turned over cards</source>
        <translation>Agerian jarritako kartak: {name}</translation>
    </message>
    <message>
        <source>What is not planted is left for you to plant or to discard.</source>
        <translation>Landatzen ez dena zuri uzten dizu, landatzeko edo baztertzeko.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partida amaitu da</translation>
    </message>
    <message>
        <source>The most coins win.</source>
        <translation>Txanpon gehien dituenak irabazten du.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Hautatu dena</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Gehitu</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Txikitu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>Ireki</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Gorde honela</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Karpeta:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fitxategi-&amp;izena:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fitxategi-mota:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>I&amp;reki</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gorde</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Aukeratu</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Bilatu hemen:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Bilatu hemen:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atzera</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Aurrera</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Goiko karpeta</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Joan atzera</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Joan aurrera</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Joan goiko karpetara</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Sortu karpeta berria</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Sortu karpeta berri bat</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Zerrenda-ikuspegia</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Xehetasunen ikuspegia</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Ikusi zerrenda gisa</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Ikusi xehetasunekin</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Alboko barra</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fitxategiak</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Fitxategi guztiak (*)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Azken kokalekuak</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Aldatu izena</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ezabatu</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Erakutsi fitxategi e&amp;zkutuak</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Karpeta berria</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Karpeta berria</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ezabatu</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Erakutsi </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kendu</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Nire ordenagailua</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 badago lehendik ere.
Ordeztu nahi duzu?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Ez da fitxategia aurkitu.
Egiaztatu fitxategi-izena zuzena dela.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Ez da karpeta aurkitu.
Egiaztatu karpetaren izena zuzena dela.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» idazketaren aurka babestuta dago.
Hala ere ezabatu nahi duzu?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Ziur zaude «%1» ezabatu nahi duzula?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Ezin izan da karpeta ezabatu.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unitatea</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fitxategia</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Karpeta</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ezezaguna</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Izena</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaina</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Mota</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Mota</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Aldatze-data</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Nire ordenagailua</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenagailua</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Sakatu tekla bat</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desegin</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Berregin</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ebaki</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiatu</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Itsatsi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ezabatu</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Hautatu dena</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Erakutsi xehetasunak…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ezkutatu xehetasunak…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Ados</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gorde</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Gorde dena</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ireki</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Bai</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Bai &amp;denei</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ez</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>E&amp;z denei</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Eten</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Saiatu berriro</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ez ikusi egin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Itxi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Utzi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Baztertu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Laguntza</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplikatu</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Berrezarri</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Leheneratu</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Korritu hona</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Ezkerreko ertza</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Goia</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Eskuineko ertza</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Behea</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Orria ezkerrera</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Orria gora</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Orria eskuinera</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Orria behera</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Korritu ezkerrera</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Korritu gora</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Korritu eskuinera</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Korritu behera</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Zuriunea</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Atzera</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Txertatu</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Ezabatu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Hasiera</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Amaiera</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ezkerra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Gora</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Eskuina</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Behera</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>OrriGora</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>OrriBehera</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desegin</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Berregin</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ebaki</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiatu</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiatu esteka&amp;ren helbidea</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Itsatsi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ezabatu</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Hautatu dena</translation>
    </message>
</context>
<context>
    <name>QueueModel</name>
    <message>
        <source>goes</source>
        <translation>hau doa</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>ez da eskatu</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Ez da zure txanda.</translation>
    </message>
    <message>
        <source>That cannot be done in this phase.</source>
        <translation>Hori ezin da fase honetan egin.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partida amaitu da.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Ez dago inor leku horretan.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>Ez dago horrelako sororik.</translation>
    </message>
    <message>
        <source>That card is not there any more.</source>
        <translation>Karta hori ez dago jada hor.</translation>
    </message>
    <message>
        <source>That offer is not open any more.</source>
        <translation>Eskaintza hori ez dago jada irekita.</translation>
    </message>
    <message>
        <source>Another kind of bean grows in this field. Harvest it first.</source>
        <translation>Beste babarrun mota bat dago soro honetan. Bildu hura lehenik.</translation>
    </message>
    <message>
        <source>You have planted all you may from your hand this turn.</source>
        <translation>Txanda honetan eskutik landa zenezakeen guztia landatu duzu.</translation>
    </message>
    <message>
        <source>First plant the front card of your hand.</source>
        <translation>Landatu lehenik eskuko lehen karta.</translation>
    </message>
    <message>
        <source>A lone bean stays while another of your fields has two or more.</source>
        <translation>Bakarrik dagoen babarruna ez da biltzen, beste soro batean bi edo gehiago dituzun bitartean.</translation>
    </message>
    <message>
        <source>Nothing grows in this field yet.</source>
        <translation>Soro honetan ez dago ezer oraindik.</translation>
    </message>
    <message>
        <source>You may harvest only when a card you must plant finds no room.</source>
        <translation>Landatu beharreko karta batek lekurik ez duenean bakarrik bil dezakezu.</translation>
    </message>
    <message>
        <source>No further field is for sale.</source>
        <translation>Ez dago soro gehiagorik salgai.</translation>
    </message>
    <message>
        <source>You do not have enough coins for another field.</source>
        <translation>Ez duzu beste soro baterako adina txanpon.</translation>
    </message>
    <message>
        <source>You can trade only with the player whose turn it is.</source>
        <translation>Txanda duen jokalariarekin bakarrik truka dezakezu.</translation>
    </message>
    <message>
        <source>This offer is not for you to answer.</source>
        <translation>Eskaintza hau ez da zuretzat.</translation>
    </message>
    <message>
        <source>These are not the beans that the offer asks for.</source>
        <translation>Ez dira eskaintzan eskatutako babarrunak.</translation>
    </message>
    <message>
        <source>An offer needs at least one card, given or wanted.</source>
        <translation>Eskaintza batek gutxienez karta bat behar du, emateko edo eskatzeko.</translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation>Ezin duzu zeure buruarekin trukatu.</translation>
    </message>
    <message>
        <source>Trading is over for this seat this turn.</source>
        <translation>Jokalari honen trukeak amaitu dira txanda honetan.</translation>
    </message>
    <message>
        <source>The record does not say how the new draw pile lay.</source>
        <translation>Partida-fitxategiak ez du esaten nola zegoen hartzeko sorta berria.</translation>
    </message>
    <message>
        <source>The record&apos;s new draw pile is not made of the discarded cards.</source>
        <translation>Partida-fitxategiko hartzeko sorta berria ez da baztertutako kartekin egina.</translation>
    </message>
    <message>
        <source>The cards are turned over once a turn, after planting.</source>
        <translation>Kartei txandan behin ematen zaie buelta, landatu ondoren.</translation>
    </message>
    <message>
        <source>There is trading only after the cards are turned over.</source>
        <translation>Kartei buelta eman ondoren bakarrik trukatzen da.</translation>
    </message>
    <message>
        <source>Field {field} grows only one kind, now {bean}. Harvest it first.</source>
        <translation>{field}. soroan mota bakarra hazten da. Orain: {bean}. Bildu hura lehenik.</translation>
    </message>
    <message>
        <source>A lone bean may be harvested only when each of your fields holds just one.</source>
        <translation>Bakarrik dagoen babarruna biltzeko, zure soro guztietan babarrun bana egon behar da.</translation>
    </message>
    <message>
        <source>You may harvest only in your own turn.</source>
        <translation>Zure txandan bakarrik bil dezakezu.</translation>
    </message>
    <message numerus="yes">
        <source>You already own all %n field(s) that anyone may have.</source>
        <translation>
            <numerusform>Ezin da soro bat baino gehiago izan.</numerusform>
            <numerusform>Badituzu jada izan daitezkeen %n soroak.</numerusform>
        </translation>
    </message>
    <message>
        <source>No fields are sold in this game.</source>
        <translation>Partida honetan ez da sororik saltzen.</translation>
    </message>
    <message>
        <source>Another field costs {price}; you have {coins}.</source>
        <translation>Beste soro baten prezioa: {price}. Zuk duzuna: {coins}.</translation>
    </message>
    <message>
        <source>You have made room by harvesting, so now plant the front card of your hand.</source>
        <translation>Uzta bilduta lekua egin duzu; landatu, beraz, eskuko lehen karta.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Partida bat ireki</translation>
    </message>
    <message>
        <source>Game records (*.bohn);;All files (*)</source>
        <translation>Partidak (*.bohn);;Fitxategi guztiak (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Partida gorde</translation>
    </message>
    <message>
        <source>Game records (*.bohn)</source>
        <translation>Partidak (*.bohn)</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>Ezin da fitxategia irakurri.</translation>
    </message>
    <message>
        <source>The file is too large to be a game. 4 MiB are the most.</source>
        <translation>Fitxategia handiegia da partida bat izateko. Gehienez 4 MiB.</translation>
    </message>
    <message>
        <source>The file has too many parts to be a game.</source>
        <translation>Fitxategiak zati gehiegi ditu partida bat izateko.</translation>
    </message>
    <message>
        <source>The file is not a game: it is not UTF-8 text.</source>
        <translation>Fitxategia ez da partida bat: ez da UTF-8 testua.</translation>
    </message>
    <message>
        <source>The file is not a game, or part of it is missing: it is not valid JSON.</source>
        <translation>Fitxategia ez da partida bat, edo zati bat falta du: ez da baliozko JSON.</translation>
    </message>
    <message>
        <source>The file is damaged: NaN and Infinity are no numbers of a game.</source>
        <translation>Fitxategia hondatuta dago: NaN eta Infinity ez dira partida bateko zenbakiak.</translation>
    </message>
    <message>
        <source>The file is not a game: its parts are nested too deeply.</source>
        <translation>Fitxategia ez da partida bat: habiaratze-maila gehiegi ditu.</translation>
    </message>
    <message>
        <source>The file is damaged: the same key stands twice in one object.</source>
        <translation>Fitxategia hondatuta dago: gako bera bi aldiz ageri da objektu batean.</translation>
    </message>
    <message>
        <source>The file is not a Bohnanza game record.</source>
        <translation>Fitxategia ez da Bohnanza partida bat.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of the program. Update the program to open it.</source>
        <translation>Partida programaren bertsio berriago batekin gorde zen. Eguneratu programa, irekitzeko.</translation>
    </message>
    <message>
        <source>The record has a version number that never existed.</source>
        <translation>Partidak inoiz izan ez den bertsio-zenbaki bat du.</translation>
    </message>
    <message>
        <source>The record is incomplete: a key is missing.</source>
        <translation>Partida osatu gabe dago: gako bat falta da.</translation>
    </message>
    <message>
        <source>The record has a key that does not belong there.</source>
        <translation>Partidak hor egon behar ez duen gako bat du.</translation>
    </message>
    <message>
        <source>The record is damaged: a value is of the wrong type.</source>
        <translation>Partida hondatuta dago: balio bat ez da mota egokikoa.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is negative.</source>
        <translation>Partida hondatuta dago: zenbaki bat negatiboa da.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is far too large.</source>
        <translation>Partida hondatuta dago: zenbaki bat handiegia da.</translation>
    </message>
    <message>
        <source>The record is damaged: a list is too long.</source>
        <translation>Partida hondatuta dago: zerrenda bat luzeegia da.</translation>
    </message>
    <message>
        <source>The record is damaged: a text holds what is no letter.</source>
        <translation>Partida hondatuta dago: testu batean letra ez den zerbait dago.</translation>
    </message>
    <message>
        <source>The record names a rule set that does not exist.</source>
        <translation>Partidan ageri den arau multzoa ez dago.</translation>
    </message>
    <message>
        <source>The record names a bean that does not exist.</source>
        <translation>Partidan ageri den babarruna ez dago.</translation>
    </message>
    <message>
        <source>The record&apos;s rules name a choice that does not exist.</source>
        <translation>Partidaren arauetan ageri den aukera bat ez dago.</translation>
    </message>
    <message>
        <source>The record names an action that does not exist.</source>
        <translation>Partidan ageri den ekintza bat ez dago.</translation>
    </message>
    <message>
        <source>The record names a card in no known way: “hand:2” or “revealed:0” would be one.</source>
        <translation>Partidan karta bat gaizki izendatuta dago: «hand:2» edo «revealed:0» izan beharko luke, adibidez.</translation>
    </message>
    <message>
        <source>The record&apos;s rules cannot be played.</source>
        <translation>Partidaren arauekin ezin da jokatu.</translation>
    </message>
    <message>
        <source>The record&apos;s starting player does not sit at the table.</source>
        <translation>Partidaren hasierako jokalaria ez dago mahaian.</translation>
    </message>
    <message>
        <source>The record&apos;s first pile is not the deck that its rules call for.</source>
        <translation>Partidaren lehen sortan ez daude arauek eskatzen dituzten kartak.</translation>
    </message>
    <message>
        <source>{sentence} {more}</source>
        <translation>{sentence} {more}</translation>
    </message>
    <message>
        <source>{sentence} (In the file at {place}.)</source>
        <translation>{sentence} (Fitxategian, hemen: {place}.)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {all}</source>
        <translation>{number}. jokaldia ({all} guztira)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Hasierara</translation>
    </message>
    <message>
        <source>Back to the beginning of the turn</source>
        <translation>Txandaren hasierara</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Jokaldi bat atzera</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Gelditu</translation>
    </message>
    <message>
        <source>Run by itself</source>
        <translation>Utzi aurrera joaten</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Jokaldi bat aurrera</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Hurrengo txandara</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Amaierara</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
    <message>
        <source>A game of its own begins from this position. This one stays as it is.</source>
        <translation>Beste partida bat hasten da egoera honetatik. Hau bere horretan geratzen da.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jokatu</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jokatu hemendik aurrera</translation>
    </message>
    <message>
        <source>Whose eyes look</source>
        <translation>Noren begiekin</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Partidako jokaldiak</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Berrikusi</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>person</source>
        <translation>pertsona</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordenagailua</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The cards are dealt. {name} starts.</source>
        <translation>Kartak banatuta daude. Hasten dena: {name}.</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>{place}: {name}, {coins}. {last}</source>
        <translation>{place} {name}, {coins}. {last}</translation>
    </message>
    <message>
        <source>{beans} for {coins}</source>
        <translation>{beans} → {coins}</translation>
    </message>
    <message>
        <source>planted at the end: nothing that pays</source>
        <translation>soroetan: txanponik ez</translation>
    </message>
    <message>
        <source>planted at the end: {fields}</source>
        <translation>soroetan: {fields}</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>the deck</source>
        <translation>jokoko kartak</translation>
    </message>
    <message>
        <source>the price of a field</source>
        <translation>soro baten prezioa</translation>
    </message>
    <message>
        <source>the starting hand</source>
        <translation>hasierako eskua</translation>
    </message>
    <message>
        <source>the cards drawn in a turn</source>
        <translation>txandan hartzen diren kartak</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>104 cards, eight kinds. No further field is sold. A lone bean is safe while another of your fields holds more.</source>
        <translation>104 karta, zortzi mota. Ez da soro gehiagorik saltzen. Bakarrik dagoen babarruna babestuta dago, beste soro batek gehiago dituen bitartean.</translation>
    </message>
    <message>
        <source>The same cards. Everyone starts with two fields; a third costs 3 coins.</source>
        <translation>Karta berak. Denak bi sororekin hasten dira; hirugarrenak 3 txanpon balio ditu.</translation>
    </message>
    <message>
        <source>Coffee, wax and cocoa join in; which kinds are dealt depends on the number of players. The only rule set for six and seven.</source>
        <translation>Kafea, argizaria eta kakaoa ere bai; jokalari kopuruaren arabera banatzen dira motak. Sei eta zazpi jokalarirako arau bakarrak.</translation>
    </message>
    <message>
        <source>You harvest only when a card has no other place, and only the active player accepts offers.</source>
        <translation>Karta batek beste lekurik ez duenean bakarrik biltzen da, eta jokalari aktiboak bakarrik onartzen ditu eskaintzak.</translation>
    </message>
    <message>
        <source>For two, without trading: what you leave on the table, the other has to plant or throw away.</source>
        <translation>Birentzat, trukerik gabe: mahaian uzten duzuna besteak landatu edo baztertu egin behar du.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Nire erara</translation>
    </message>
    <message>
        <source>Set every rule yourself. The page checks that the game can be played.</source>
        <translation>Ezarri arau guztiak zuk. Orri honek egiaztatzen du jokatu ahal dela.</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Jokoko kartak</translation>
    </message>
    <message>
        <source>Fields at the start</source>
        <translation>Soroak hasieran</translation>
    </message>
    <message>
        <source>Most fields of one player</source>
        <translation>Jokalari baten soroak, gehienez</translation>
    </message>
    <message>
        <source>Time of buying fields</source>
        <translation>Soroak erosteko unea</translation>
    </message>
    <message>
        <source>Coins paid for fields</source>
        <translation>Soroetan ordaindutako txanponak</translation>
    </message>
    <message>
        <source>Cards dealt to each hand</source>
        <translation>Esku bakoitzeko kartak</translation>
    </message>
    <message>
        <source>Cards turned over in a turn</source>
        <translation>Txanda bakoitzean agertzen diren kartak</translation>
    </message>
    <message>
        <source>Shuffling of the discard pile</source>
        <translation>Baztertze-pila nahastea</translation>
    </message>
    <message>
        <source>Winner of a tie</source>
        <translation>Berdinketaren irabazlea</translation>
    </message>
    <message>
        <source>Time of harvesting</source>
        <translation>Biltzeko unea</translation>
    </message>
    <message>
        <source>Harvesting a lone bean</source>
        <translation>Bakarrik dagoen babarruna biltzea</translation>
    </message>
    <message>
        <source>Accepting offers</source>
        <translation>Eskaintzak onartzea</translation>
    </message>
    <message>
        <source>Cards received in a deal</source>
        <translation>Tratuan jasotako kartak</translation>
    </message>
    <message>
        <source>The discard pile may be looked through</source>
        <translation>Baztertze-pila begira daiteke</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Edonoiz</translation>
    </message>
    <message>
        <source>Only in the buyer’s own turn</source>
        <translation>Erosten duenaren txandan bakarrik</translation>
    </message>
    <message>
        <source>They go onto the discard pile</source>
        <translation>Baztertze-pilara doaz</translation>
    </message>
    <message>
        <source>They leave the game</source>
        <translation>Jokotik kanpora doaz</translation>
    </message>
    <message>
        <source>As soon as the draw pile is empty</source>
        <translation>Hartzeko sorta amaitu bezain laster</translation>
    </message>
    <message>
        <source>When the next card is needed</source>
        <translation>Hurrengo karta behar denean</translation>
    </message>
    <message>
        <source>The player farthest clockwise from the starting player</source>
        <translation>Hasierako jokalariarengandik urrunen dagoena, erlojuaren noranzkoan</translation>
    </message>
    <message>
        <source>The player with most cards in hand, then the farthest one</source>
        <translation>Eskuan karta gehien dituena; gero, urrunen dagoena</translation>
    </message>
    <message>
        <source>Only when a card has no other place</source>
        <translation>Karta batek beste lekurik ez duenean bakarrik</translation>
    </message>
    <message>
        <source>Only in the own turn (needs the market)</source>
        <translation>Norberaren txandan bakarrik (azoka behar du)</translation>
    </message>
    <message>
        <source>Not while another own field holds more</source>
        <translation>Ez norberaren beste soro batek gehiago duen bitartean</translation>
    </message>
    <message>
        <source>Only if every own field holds one bean</source>
        <translation>Norberaren soro guztiek babarrun bana badute bakarrik</translation>
    </message>
    <message>
        <source>Whoever an offer is made to may accept</source>
        <translation>Eskaintza jasotzen duenak onar dezake</translation>
    </message>
    <message>
        <source>Only the active player may accept</source>
        <translation>Jokalari aktiboak bakarrik onar dezake</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Denek ikusten dituzte</translation>
    </message>
    <message>
        <source>They stay hidden until planting</source>
        <translation>Ezkutuan daude landatu arte</translation>
    </message>
    <message>
        <source>Price of another field</source>
        <translation>Beste soro baten prezioa</translation>
    </message>
    <message>
        <source>Market instead of trading</source>
        <translation>Azoka, trukeen ordez</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Txanda amaieran hartutako kartak</translation>
    </message>
    <message>
        <source>Passes of the draw pile</source>
        <translation>Hartzeko sortaren itzuliak</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>Zertan datza</translation>
    </message>
    <message>
        <source>You grow beans and sell them for coins. Whoever has the most coins at the end wins. The cards come in an order that you cannot choose, so you will often hold a bean that you have no room for. Then you trade: somebody at the table may be waiting for exactly that bean.</source>
        <translation>Babarrunak landatu eta txanponen truke saltzen dituzu. Amaieran txanpon gehien dituenak irabazten du. Kartak ezin duzu aukeratu zein ordenatan datozen, eta askotan lekurik ez duzun babarrun bat izango duzu eskuan. Orduan, trukatu: beharbada, mahaiko norbait babarrun horrexen zain dago.</translation>
    </message>
    <message>
        <source>Three to five can play. For two there is the duel, for up to seven there are the classic rules.</source>
        <translation>Hiru jokalaritik bostera arte. Birentzat duelua dago, eta zazpira arte, arau klasikoak.</translation>
    </message>
    <message>
        <source>Beans and the beanometer</source>
        <translation>Motak eta babarrunometroa</translation>
    </message>
    <message>
        <source>There are eight kinds of beans, 104 cards in all. The number in the corner of a card says how many there are of its kind: the fewer there are, the fewer you need for a coin.</source>
        <translation>Zortzi babarrun mota daude; guztira, 104 karta. Kartaren izkinako zenbakiak mota horretako zenbat karta dauden adierazten du: zenbat eta gutxiago egon, orduan eta gutxiago behar dira txanpon bat lortzeko.</translation>
    </message>
    <message>
        <source>The beanometer at the foot of a card says how many cards of this kind you have to harvest together for one, two, three or four coins. Two garden beans pay two coins and three pay three; no harvest of garden beans pays one or four.</source>
        <translation>Kartaren behealdeko babarrunometroak esaten du mota horretako zenbat karta bildu behar diren batera txanpon bat, bi, hiru edo lau lortzeko. Baratzeko bi babarrunek bi txanpon ematen dituzte, eta hiruk hiru; baratzeko babarrunekin ezin da txanpon bakarra edo lau lortu.</translation>
    </message>
    <message>
        <source>Your fields</source>
        <translation>Zure soroak</translation>
    </message>
    <message>
        <source>With three players everybody has three fields, with four or five players two. No further field can be bought.</source>
        <translation>Hiru jokalarirekin, bakoitzak hiru soro ditu; lau edo bost jokalarirekin, bi. Ezin da soro gehiagorik erosi.</translation>
    </message>
    <message>
        <source>Only one kind of bean grows in a field, as many cards of it as you like. An empty field takes any bean, also one that already grows in another of your fields.</source>
        <translation>Soro bakoitzean babarrun mota bakarra hazten da, nahi adina karta. Soro huts batean edozein babarrun landa daiteke, baita beste soro batean lehendik duzun bat ere.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Zure eskua</translation>
    </message>
    <message>
        <source>Everybody begins with five cards in hand. The order of the cards in your hand never changes: you plant from the front, and new cards join at the back. This is the most important rule of the game.</source>
        <translation>Denak bost kartarekin hasten dira eskuan. Eskuko kartak ez dira inoiz lekuz aldatzen: aurretik landatzen da, eta karta berriak atzean sartzen dira. Hauxe da jokoko araurik garrantzitsuena.</translation>
    </message>
    <message>
        <source>Trading is the way out. You may give away any card of your hand, wherever it stands, and the cards behind it move up.</source>
        <translation>Trukea da irtenbidea. Eskuko edozein karta eman dezakezu, edozein lekutan dagoela ere, eta atzeko kartek aurrera egiten dute.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Zure txanda</translation>
    </message>
    <message>
        <source>A turn has four phases: plant, turn over and trade, plant what is set aside, draw. Whoever has the turn is the active player. Then it is the turn of the player to the left, clockwise round the table.</source>
        <translation>Txanda batek lau fase ditu: lehena, landatu; bigarrena, kartei buelta eman eta trukatu; hirugarrena, albokoak landatu; laugarrena, kartak hartu. Txanda duena da jokalari aktiboa. Gero, ezkerreko jokalariaren txanda da, erlojuaren noranzkoan.</translation>
    </message>
    <message>
        <source>Phase 1: Plant</source>
        <translation>1. fasea: Landatu</translation>
    </message>
    <message>
        <source>Plant the front card of your hand in one of your fields. You have to, even if you must harvest a field first to make room.</source>
        <translation>Landatu eskuko lehen karta zure soro batean. Nahitaezkoa da, baita lekua egiteko lehenik soro bat bildu behar baduzu ere.</translation>
    </message>
    <message>
        <source>Then you may plant the card that is now at the front as well, in any field that can take it. You never plant a third card in this phase.</source>
        <translation>Gero, aurrean geratu den karta ere landa dezakezu, hartzen duen edozein sorotan. Fase honetan ez da inoiz hirugarren kartarik landatzen.</translation>
    </message>
    <message>
        <source>If your hand is empty, this phase is skipped.</source>
        <translation>Eskuan kartarik ez baduzu, fase hau ez da jokatzen.</translation>
    </message>
    <message>
        <source>Phase 2: Turn over and trade</source>
        <translation>2. fasea: Buelta eman, trukatu</translation>
    </message>
    <message>
        <source>The two top cards of the draw pile are turned over. They belong to the active player, who may keep them, trade them or give them away.</source>
        <translation>Hartzeko sortaren gaineko bi kartei buelta ematen zaie, eta agerian uzten dira. Jokalari aktiboarenak dira: gorde, trukatu edo oparitu egin ditzake.</translation>
    </message>
    <message>
        <source>Now everybody may trade with the active player, and only with the active player. You may offer any card of your hand; the active player may also offer the turned-over cards. Any number of cards may go against any number, also against none: that is a gift, and a gift has to be accepted too.</source>
        <translation>Orain denek truka dezakete jokalari aktiboarekin, eta harekin bakarrik. Eskuko edozein karta eskain dezakezu; jokalari aktiboak, gainera, agerian dauden kartak eskain ditzake. Edozenbat karta truka daitezke edozenbaten ordez, baita ezeren ordez ere: hori oparia da, eta oparia ere onartu egin behar da.</translation>
    </message>
    <message>
        <source>Planted beans, coins, and cards that somebody has just received cannot be traded. Promises about later turns bind nobody.</source>
        <translation>Landatutako babarrunak, txanponak eta fase horretan bertan jasotako kartak ezin dira trukatu. Geroko txandei buruzko promesek ez dute inor lotzen.</translation>
    </message>
    <message>
        <source>Cards that you receive never go into your hand. They are set aside next to your fields, where everybody can see them, and must be planted in the next phase.</source>
        <translation>Jasotzen dituzun kartak ez dira inoiz eskura joaten. Alboan uzten dira, soroen ondoan, denen bistan, eta hurrengo fasean landatu behar dira.</translation>
    </message>
    <message>
        <source>Trading is over when the active player ends it, or when nobody else wants to trade any more. Turned-over cards that nobody took stay with the active player and are set aside too.</source>
        <translation>Trukeak amaitzen dira jokalari aktiboak hala esaten duenean, edo beste inork gehiago trukatu nahi ez duenean. Inork hartu ez dituen agerian dauden kartak jokalari aktiboarentzat dira, eta haiek ere alboan uzten dira.</translation>
    </message>
    <message>
        <source>Phase 3: Plant what is set aside</source>
        <translation>3. fasea: Albokoak landatu</translation>
    </message>
    <message>
        <source>Everybody plants all the cards that they have set aside, each player in any order. Whoever has no room must harvest a field first.</source>
        <translation>Bakoitzak alboan dituen karta guztiak landatzen ditu, nahi duen ordenan. Lekurik ez duenak soro bat bildu behar du lehenik.</translation>
    </message>
    <message>
        <source>Phase 4: Draw</source>
        <translation>4. fasea: Kartak hartu</translation>
    </message>
    <message>
        <source>The active player draws three cards, one after another, and puts each at the back of the hand. Then the next player has the turn.</source>
        <translation>Jokalari aktiboak hiru karta hartzen ditu, banan-banan, eta eskuaren atzean jartzen ditu. Gero, hurrengo jokalariaren txanda da.</translation>
    </message>
    <message>
        <source>Harvesting</source>
        <translation>Uzta biltzea</translation>
    </message>
    <message>
        <source>You may harvest your own fields at any time, also when it is somebody else&apos;s turn. A harvest always empties the whole field. The beanometer says what it pays: that many of the cards are turned over and become your coins, and the others go to the discard pile. A harvest may also pay nothing.</source>
        <translation>Zure soroak edozein unetan bil ditzakezu, baita beste norbaiten txandan ere. Biltzean, soro osoa husten da beti. Babarrunometroak esaten du zenbat txanpon diren: hainbeste kartari buelta eman, eta zure txanpon bihurtzen dira; gainerakoak baztertze-pilara doaz. Gerta daiteke uzta batek txanponik ez ematea.</translation>
    </message>
    <message>
        <source>A field with a single bean is protected: you may not harvest it while another of your fields has two beans or more. Empty fields do not matter. If all your beans are alone in their fields, you may harvest any of them.</source>
        <translation>Babarrun bakarreko soroa babestuta dago: ezin duzu bildu, beste soro batean bi babarrun edo gehiago dituzun bitartean. Soro hutsek ez dute axola. Zure babarrun guztiak bakarrik badaude beren soroetan, nahi duzuna bil dezakezu.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Partidaren amaiera</translation>
    </message>
    <message>
        <source>When the last card of the draw pile is taken, the discard pile is shuffled at once and becomes the new draw pile. Coins stay with the players, so the pile gets smaller each time.</source>
        <translation>Hartzeko sortako azken karta hartzean, baztertze-pila berehala nahasten da, eta huraxe da hartzeko sorta berria. Txanponak jokalariek gordetzen dituzte; beraz, sorta gero eta txikiagoa da.</translation>
    </message>
    <message>
        <source>When the draw pile has run out for the third time, the game ends. If that happens while cards are turned over, the active player still trades and everybody plants what is set aside, but no more cards are drawn. If it happens while cards are drawn, the game is over at once.</source>
        <translation>Hartzeko sorta hirugarren aldiz agortzen denean, partida amaitzen da. Kartei buelta ematean gertatzen bada, jokalari aktiboak oraindik trukatu egin dezake eta denek albokoak landatzen dituzte, baina ez da karta gehiagorik hartzen. Kartak hartzean gertatzen bada, partida une horretan bertan amaitzen da.</translation>
    </message>
    <message>
        <source>Then all fields are harvested. Cards in hand are worth nothing. Whoever has the most coins wins. If several have the same number, the one of them wins who sits farthest clockwise from the starting player.</source>
        <translation>Orduan, soro guztiak biltzen dira. Eskuko kartek ez dute ezer balio. Txanpon gehien dituenak irabazten du. Berdinketa badago, berdinduen artean hasierako jokalariarengandik erlojuaren noranzkoan urrunen dagoenak irabazten du.</translation>
    </message>
    <message>
        <source>In this program</source>
        <translation>Programa honetan</translation>
    </message>
    <message>
        <source>Everything can be done by dragging cards, by clicking (first the card, then where it goes) and with the keyboard alone. The game is saved after every move. You can take back a move as long as nobody has learned anything new from it.</source>
        <translation>Dena egin daiteke kartak arrastatuta, klik eginda (lehenik kartan, gero tokian) edo teklatu hutsez. Partida jokaldi bakoitzaren ondoren gordetzen da. Jokaldi bat desegin dezakezu, inork hartatik ezer berririk jakin ez badu.</translation>
    </message>
    <message>
        <source>The computers know no more than you would in their place. They never see the hands of others or the order of the draw pile.</source>
        <translation>Ordenagailuek ez dakite haien lekuan zuk jakingo zenukeena baino gehiago. Ez dituzte inoiz besteen eskuak edo hartzeko sortaren ordena ikusten.</translation>
    </message>
    <message>
        <source>The duel for two</source>
        <translation>Birentzako duelua</translation>
    </message>
    <message>
        <source>The duel is for two players, and there is no trading. There are 144 cards: all kinds but garden and cocoa beans. Each player has two fields; a third one costs three coins, which leave the game.</source>
        <translation>Duelua bi jokalarirentzat da, eta ez dago trukerik. 144 karta daude: mota guztiak, baratzekoak eta kakaokoak izan ezik. Bakoitzak bi soro ditu; hirugarrenak hiru txanpon balio ditu, eta txanpon horiek jokotik ateratzen dira.</translation>
    </message>
    <message>
        <source>A turn begins with the cards that the other player left for you: plant or discard each of them, in any order.</source>
        <translation>Txanda besteak utzi dizkizun kartekin hasten da: landatu edo baztertu bakoitza, nahi duzun ordenan.</translation>
    </message>
    <message>
        <source>Then plant the front card of your hand, and the next one too if you like. After that you may discard one card of your hand, wherever it stands; then nothing more is planted from the hand in this turn.</source>
        <translation>Gero landatu eskuko aurreneko karta eta, nahi baduzu, hurrengoa ere bai. Ondoren eskuko karta bat baztertu dezakezu, edozein lekutan egonda ere; hortik aurrera ez da eskuko beste kartarik landatzen txanda honetan.</translation>
    </message>
    <message>
        <source>Now three cards are turned over. As long as the top card of the discard pile is of a kind that lies there, it joins them. Plant any of these cards that you like. What you leave waits for the other player.</source>
        <translation>Orain hiru kartari buelta ematen zaie. Baztertze-pilako gaineko karta hor dagoen mota batekoa den bitartean, haiekin elkartzen da. Landatu nahi dituzunak. Uzten duzuna beste jokalariaren zain geratzen da.</translation>
    </message>
    <message>
        <source>In the end you draw two cards, one after another, and put each at the back of your hand. You harvest and buy fields in your own turn only. A lone bean may be harvested only if each of your fields holds just one.</source>
        <translation>Amaieran bi karta hartzen dituzu, bata bestearen ondoren, eta eskuaren atzealdean jartzen dituzu. Zure txandan bakarrik biltzen duzu eta erosten dituzu soroak. Babarrun bakar bat biltzeko, zure soro bakoitzak bat bakarra izan behar du.</translation>
    </message>
    <message>
        <source>The game ends when the draw pile has run out once. If that happens while cards are turned over, you still plant what you like of them. In a tie, the one with more cards in hand wins.</source>
        <translation>Partida hartzeko sorta behin agortzen denean amaitzen da. Kartei buelta ematean gertatzen bada, oraindik nahi dituzunak landatzen dituzu. Berdinketan, eskuan karta gehien duenak irabazten du.</translation>
    </message>
    <message>
        <source>Other rules to play by</source>
        <translation>Jokatzeko beste arau batzuk</translation>
    </message>
    <message>
        <source>Original: everybody begins with two fields. A third one costs three coins, at any time; they go to the discard pile.</source>
        <translation>Jatorrizkoa: denak bi sororekin hasten dira. Hirugarrenak hiru txanpon balio ditu, edozein unetan; txanponak baztertze-pilara doaz.</translation>
    </message>
    <message>
        <source>Classic: for three to seven players, with coffee, wax and cocoa beans, depending on how many play. A third field costs three coins with four or five players and two coins with more. With six or seven, the first hands have three, four and five cards, the others six, and four cards are drawn in a turn.</source>
        <translation>Klasikoa: hirutik zazpira jokalarirentzat, kafe-, argizari- eta kakao-babarrunekin, jokalari kopuruaren arabera. Hirugarren soroak hiru txanpon balio ditu lau edo bost jokalarirekin, eta bi txanpon gehiagorekin. Sei edo zazpirekin, lehen eskuek hiru, lau eta bost karta dituzte, besteek sei, eta txanda bakoitzean lau karta hartzen dira.</translation>
    </message>
    <message>
        <source>In the classic game the discard pile is shuffled only when the next card is needed, and with three players the game ends when the draw pile has run out twice. A lone bean may be harvested only if each of your fields holds just one. In a tie, whoever has most cards in hand wins.</source>
        <translation>Joko klasikoan baztertze-pila hurrengo karta behar denean bakarrik nahasten da, eta hiru jokalarirekin partida hartzeko sorta bi aldiz agortzen denean amaitzen da. Babarrun bakar bat biltzeko, zure soro bakoitzak bat bakarra izan behar du. Berdinketan, eskuan karta gehien duenak irabazten du.</translation>
    </message>
    <message>
        <source>Arena: you may harvest only when a card that you have to plant finds no other place, and a lone bean only if each of your fields holds just one. Only the active player accepts offers; the others answer with offers of their own. What somebody received stays hidden until it is planted.</source>
        <translation>Arena: landatu beharreko karta batek beste lekurik ez duenean bakarrik bil dezakezu, eta babarrun bakar bat zure soro bakoitzak bat bakarra duenean soilik. Jokalari aktiboak bakarrik onartzen ditu eskaintzak; besteek beren eskaintzekin erantzuten dute. Norbaitek jasotakoa ezkutuan geratzen da landatu arte.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule book</source>
        <translation>Arau-liburua</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atzera</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Atzera (Esc)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Ez da aurkitu.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Bilatu</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>Bilatu arau-liburuan</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Atalak</translation>
    </message>
    <message>
        <source>Bean</source>
        <translation>Babarruna</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartak</translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>txanpon bat</numerusform>
            <numerusform>%n txanpon</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Your seat: {name}</source>
        <translation>Zure lekua: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>txanpon bat</numerusform>
            <numerusform>%n txanpon</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>alboan: {beans}</translation>
    </message>
    <message>
        <source>Click: say which beans are welcome. Key: {key}</source>
        <translation>Klik: esan zein babarrun diren ongi etorriak. Tekla: {key}</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>alboan</translation>
    </message>
</context>
<context>
    <name>SeatKindButtons</name>
    <message>
        <source>Person</source>
        <translation>Pertsona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenagailua</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>More than seven cannot play.</source>
        <translation>Zazpi baino gehiagok ezin dute jokatu.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Gehitu pertsona</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Gehitu ordenagailua</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>hand hidden behind a curtain</source>
        <translation>eskua oihal atzean ezkutatuta</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>{number}. lekuko izena</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Kendu: {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation>Lekuak</translation>
    </message>
    <message>
        <source>A computer goes on for a person who leaves, and a person can take over from a computer. The cards stay as they are.</source>
        <translation>Pertsona batek alde egiten badu, ordenagailu batek jarraitzen du haren lekuan; eta pertsona batek ordenagailu baten lekua har dezake. Kartak bere horretan geratzen dira.</translation>
    </message>
    <message>
        <source>Play with open hands, without a curtain</source>
        <translation>Jokatu eskuak agerian, oihalik gabe</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Gutxienez pertsona batek jokatu behar du.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Language:</source>
        <translation>Hizkuntza:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Zure izena:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Koloreak:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Testuaren tamaina:</translation>
    </message>
    <message>
        <source>Speed of the others:</source>
        <translation>Besteen abiadura:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ezarpenak</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>Let cards fly over the table</source>
        <translation>Erakutsi kartak hegan mahai gainean</translation>
    </message>
    <message>
        <source>Ask before a harvest or an end of trading that costs something</source>
        <translation>Galdetu zerbait kostatzen den uzta edo truke-amaiera baten aurretik</translation>
    </message>
    <message>
        <source>In the turn of a computer, ask me only when it makes me an offer</source>
        <translation>Ordenagailuen txandetan, galdetu eskaintzaren bat egiten didatenean bakarrik</translation>
    </message>
    <message>
        <source>Several persons: plant and draw for who is not looking, where it is clear how</source>
        <translation>Hainbat pertsona: landatu eta hartu begira ez dagoenaren ordez, nola argi dagoenean</translation>
    </message>
    <message>
        <source>Offer hints: a good move, and why</source>
        <translation>Eskaini aholkuak: jokaldi on bat, eta zergatik</translation>
    </message>
    <message>
        <source>Explain what comes up for the first time</source>
        <translation>Azaldu lehen aldiz agertzen dena</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemakoa</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>% {number}</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Argia</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Iluna</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontraste handia</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Motela</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normala</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Bizkorra</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Berehala</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Two seats have the same name. Give each its own.</source>
        <translation>Bi jokalarik izen bera dute. Jarri bakoitzari berea.</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Gutxienez pertsona batek jokatu behar du.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) to play this.</source>
        <translation>
            <numerusform>Kendu leku bat arau hauekin jokatzeko.</numerusform>
            <numerusform>Kendu %n leku arau hauekin jokatzeko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) to play this.</source>
        <translation>
            <numerusform>Gehitu leku bat arau hauekin jokatzeko.</numerusform>
            <numerusform>Gehitu %n leku arau hauekin jokatzeko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>Jokalari bat</numerusform>
            <numerusform>%n jokalari</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least}–{most} jokalari</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atzera</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Atzera (Esc)</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Arau-liburua</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida berria</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lekuak</translation>
    </message>
    <message>
        <source>Clockwise around the table.</source>
        <translation>Erlojuaren noranzkoan, mahaiaren inguruan.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Partida hau</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Arauak</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Banatu kartak</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Offers {n}</source>
        <translation>{n} eskaintza</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Eskaintzak</translation>
    </message>
    <message>
        <source>Beans</source>
        <translation>Babarrunak</translation>
    </message>
    <message>
        <source>Beans seen</source>
        <translation>Ikusitakoak</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Offers, beans seen, and log</source>
        <translation>Eskaintzak, ikusitakoak eta kronika</translation>
    </message>
    <message>
        <source>Offers and beans seen</source>
        <translation>Eskaintzak eta ikusitakoak</translation>
    </message>
    <message>
        <source>The computers make no offers of their own this turn. Let them again.</source>
        <translation>Ordenagailuek ez dute eskaintzarik egiten txanda honetan. Utzi berriro egiten.</translation>
    </message>
    <message>
        <source>Let the computers make no offers of their own for this turn.</source>
        <translation>Ordenagailuek ez dezatela eskaintzarik egin txanda honetan.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
    <message>
        <source>Silence the computers’ offers</source>
        <translation>Isilarazi ordenagailuen eskaintzak</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>Green leaf</source>
        <translation>Hosto berdea</translation>
    </message>
    <message>
        <source>Orange sun</source>
        <translation>Eguzki laranja</translation>
    </message>
    <message>
        <source>Blue drop</source>
        <translation>Tanta urdina</translation>
    </message>
    <message>
        <source>Red mushroom</source>
        <translation>Perretxiko gorria</translation>
    </message>
    <message>
        <source>Violet snail</source>
        <translation>Barraskilo morea</translation>
    </message>
    <message>
        <source>Pink tulip</source>
        <translation>Tulipa arrosa</translation>
    </message>
    <message>
        <source>Brown acorn</source>
        <translation>Ezkur marroia</translation>
    </message>
</context>
<context>
    <name>SignChoice</name>
    <message>
        <source>{sign} (swap: {name})</source>
        <translation>{sign} (trukea: {name})</translation>
    </message>
    <message>
        <source>Sign of seat {number}: {sign}</source>
        <translation>{number}. lekuko ikurra: {sign}</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>NUMBER</source>
        <translation>ZENBAKIA</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>zenbat partida (100)</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>lehen partidaren zenbakia (0); besteak haren segidan</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>IZENA</translation>
    </message>
    <message>
        <source>the rules: {names}</source>
        <translation>arauak: {names}</translation>
    </message>
    <message>
        <source>play each deal again with everybody on every seat</source>
        <translation>jokatu banaketa bakoitza berriro, denak leku guztietan jarrita</translation>
    </message>
    <message>
        <source>how long a program may take for a decision ({usual})</source>
        <translation>zenbat segundo dituen programa batek erabaki baterako ({usual})</translation>
    </message>
    <message>
        <source>answer with one line of JSON</source>
        <translation>erantzun JSON lerro batekin</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}.</source>
        <translation>Ez dago «{level}» mailarik. Hauek daude: {levels}.</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>LEKUAK</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the program.</source>
        <translation>
            <numerusform>Programaren akats bat.</numerusform>
            <numerusform>Programaren %n akats.</numerusform>
        </translation>
    </message>
    <message>
        <source>who plays, in clockwise order, with commas between: {levels}, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>nork jokatzen duen, erlojuaren noranzkoan, komaz bereizita: {levels}, edo exec:KOMANDOA zure programa baterako (docs/players.md)</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read: {path}.</source>
        <translation>Ezin da adituen sarea irakurri: {path}.</translation>
    </message>
    <message>
        <source>Seat {seat}, {level}: {coins} coins a game, {share} % of the wins (± {within}).</source>
        <translation>{seat}. lekua, {level}: {coins} txanpon partidako, garaipenen % {share} (± {within}).</translation>
    </message>
    <message numerus="yes">
        <source>The rules “{preset}” are not for %n player(s).</source>
        <translation>
            <numerusform>«{preset}» arauak ez dira jokalari batentzat.</numerusform>
            <numerusform>«{preset}» arauak ez dira %n jokalarirentzat.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{seat}” names no program that can be started.</source>
        <translation>«{seat}»: hor ez dago abiaraz daitekeen programarik.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done}/%n partida jokatuta</numerusform>
            <numerusform>{done}/%n partida jokatuta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {rate} a second.</source>
        <translation>
            <numerusform>Partida bat, {rate} segundoko.</numerusform>
            <numerusform>%n partida, {rate} segundoko.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes {offers} and refuses {refused} offers a turn.</source>
        <translation>Txandako {offers} eskaintza egiten ditu, eta {refused} baztertzen.</translation>
    </message>
    <message>
        <source>{actions} actions a game, {offers} offers and {deals} deals a turn.</source>
        <translation>{actions} ekintza partidako, {offers} eskaintza eta {deals} tratu txandako.</translation>
    </message>
    <message>
        <source>A decision took {p50} ms in the middle, {p95} ms at 95 %, {most} ms at most.</source>
        <translation>Erabaki baten iraupena: mediana, {p50} ms; % 95 arte, {p95} ms; gehienez, {most} ms.</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message>
        <source>So far</source>
        <translation>Orain arte</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Zure azken txandatik</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>truke %n</numerusform>
            <numerusform>%n truke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harvest(s)</source>
        <translation>
            <numerusform>uzta %n</numerusform>
            <numerusform>%n uzta</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your last turn: {events}</source>
        <translation>Zure azken txandatik: {events}</translation>
    </message>
    <message>
        <source>So far: {events}</source>
        <translation>Orain arte: {events}</translation>
    </message>
</context>
<context>
    <name>SinceDialog</name>
    <message>
        <source>Nobody dealt or harvested.</source>
        <translation>Inork ez du trukatu ez bildu.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jarraitu</translation>
    </message>
</context>
<context>
    <name>StandingChips</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tekla: {key}</translation>
    </message>
    <message>
        <source>Take gifts this turn</source>
        <translation>Hartu opariak txanda honetan</translation>
    </message>
    <message>
        <source>Any gift that fits on your fields is accepted. It holds until this turn ends.</source>
        <translation>Zure soroetan kabitzen den opari oro onartzen da. Txanda hau amaitu arte balio du.</translation>
    </message>
    <message>
        <source>Not interested this turn</source>
        <translation>Txanda honetan ez</translation>
    </message>
    <message>
        <source>Every offer to you is refused, and nobody waits for you. It holds until this turn ends.</source>
        <translation>Zuretzako eskaintza guztiei ezetz esaten zaie, eta inor ez da zure zain egoten. Txanda hau amaitu arte balio du.</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Plant what comes. Trade what you can.</source>
        <translation>Landatu datorrena. Trukatu ahal duzuna.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida berria…</translation>
    </message>
    <message>
        <source>Seats and rules</source>
        <translation>Lekuak eta arauak</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Jokatzen ikasi</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Ireki partida bat…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Arau-liburua</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatistikak</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ezarpenak</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Irten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Hasiera</translation>
    </message>
    <message>
        <source>Round {number} with {names}</source>
        <translation>{number}. erronda: {names}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jarraitu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Several persons, one screen</source>
        <translation>Hainbat pertsona, pantaila bakarra</translation>
    </message>
    <message>
        <source>Play on one computer</source>
        <translation>Jokatu elkarrekin</translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s)</source>
        <translation>
            <numerusform>Zu eta ordenagailu bat</numerusform>
            <numerusform>Zu eta %n ordenagailu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s) · {rules}</source>
        <translation>
            <numerusform>Zu eta ordenagailu bat · {rules}</numerusform>
            <numerusform>Zu eta %n ordenagailu · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jokatu bakarka</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>AURREA</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share of all games; write it as your language does.</extracomment>
        <translation>% {number}</translation>
    </message>
    <message>
        <source>Not over yet, round {number}</source>
        <translation>Amaitu gabe, {number}. erronda</translation>
    </message>
    <message>
        <source>You won together with {names}, with {coins}</source>
        <translation>Irabazi duzu, hauekin batera: {names}; guztira {coins}</translation>
    </message>
    <message>
        <source>You won with {coins}</source>
        <translation>Irabazi duzu, guztira {coins}</translation>
    </message>
    <message>
        <source>{names} won with {coins}</source>
        <comment>several</comment>
        <translation>{names} garaile, guztira {coins}</translation>
    </message>
    <message>
        <source>{name} won with {coins}</source>
        <translation>{name} garaile, guztira {coins}</translation>
    </message>
    <message>
        <source>{date}. {result}. {names}. Rules: {rules}.</source>
        <translation>{date}. {result}. {names}. Arauak: {rules}.</translation>
    </message>
    <message>
        <source>Enter looks back at it.</source>
        <translation>Enter sakatuta berrikusten da.</translation>
    </message>
    <message>
        <source>Enter or a double click looks back at it.</source>
        <translation>Enter sakatuta edo klik bikoitzarekin berrikusten da.</translation>
    </message>
    <message>
        <source>Game number {number}. Enter or a double click looks back at it.</source>
        <translation>{number}. partida. Enter sakatuta edo klik bikoitzarekin berrikusten da.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidak</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Irabaziak</translation>
    </message>
    <message>
        <source>Mean coins</source>
        <translation>Batez beste</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The head of a column: the most coins in one game.</extracomment>
        <translation>Onena</translation>
    </message>
    <message>
        <source>Between equals it would be {share}.</source>
        <translation>Berdinen artean: {share}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Arauak</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Aurkariak</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Guztira</translation>
    </message>
    <message>
        <source>All together: {figures}</source>
        <translation>Guztira: {figures}</translation>
    </message>
    <message>
        <source>Rules: {rules}. Opponents: {level}. {figures}</source>
        <translation>Arauak: {rules}. Aurkariak: {level}. {figures}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Izena</translation>
    </message>
    <message>
        <source>{name}: {figures}</source>
        <translation>{name}: {figures}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>partida bat</numerusform>
            <numerusform>%n partida</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {won} won ({share}), {mean} coins on average, {best} at best</source>
        <translation>{games}, {won} irabazita ({share}), {mean} txanpon batez beste, gehienez {best}</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>partida amaituta</translation>
    </message>
    <message>
        <source>{won} of {games} · {share}</source>
        <translation>{won} / {games} · {share}</translation>
    </message>
    <message>
        <source>won alone against computers</source>
        <translation>bakarka irabaziak</translation>
    </message>
    <message>
        <source>coins on average</source>
        <translation>txanpon batez beste</translation>
    </message>
    <message>
        <source>coins at best</source>
        <translation>txanpon gehienez</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estatistikak</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atzera</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Atzera (Esc)</translation>
    </message>
    <message>
        <source>Alone against computers</source>
        <translation>Bakarka ordenagailuen aurka</translation>
    </message>
    <message>
        <source>Several persons</source>
        <translation>Hainbat pertsona</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Gordetako partidak</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Partidak irakurtzen…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put aside, not counted yet.</source>
        <translation>
            <numerusform>Partida bat dago alde batera utzita, eta oraindik ez da kontatzen.</numerusform>
            <numerusform>%n partida daude alde batera utzita, eta oraindik ez dira kontatzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) among the games could not be read.</source>
        <translation>
            <numerusform>Partiden artean fitxategi bat ezin izan da irakurri.</numerusform>
            <numerusform>Partiden artean %n fitxategi ezin izan dira irakurri.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of the games could not be read.</source>
        <translation>Partiden karpeta ezin izan da irakurri.</translation>
    </message>
    <message>
        <source>What was found cannot be kept on the disk, so the games are read anew next time.</source>
        <translation>Aurkitutakoa ezin da diskoan gorde; beraz, partidak berriro irakurriko dira hurrengoan.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game could not be opened.</source>
        <translation>Ezin izan da partida ireki.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Ezin izan da partida gorde.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are on.</source>
        <translation>Ezin izan dira ezarpenak irakurri; ohikoak jarri dira.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Ezin izan dira ezarpenak gorde.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Diskoa beteta dago.</translation>
    </message>
    <message>
        <source>You may not use this file: {path}.</source>
        <translation>Ez duzu fitxategi hau erabiltzeko baimenik: {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Fitxategi hau ez dago: {path}.</translation>
    </message>
    <message>
        <source>Another window of the program has it open.</source>
        <translation>Programaren beste leiho batean irekita dago.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation>Fitxategi hau hondatuta dago: {path}.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of the program.</source>
        <translation>Fitxategi hau programaren bertsio berriago batek idatzi zuen: {path}.</translation>
    </message>
    <message>
        <source>{path} is no file of this program.</source>
        <translation>Hau ez da programa honen fitxategia: {path}.</translation>
    </message>
    <message>
        <source>The system gives no access to {path}.</source>
        <translation>Sistemak ez du hona sartzen uzten: {path}.</translation>
    </message>
    <message>
        <source>The last moves could not be read, so the game goes on from a little earlier.</source>
        <translation>Azken jokaldiak ezin izan dira irakurri; beraz, partidak apur bat lehenagotik jarraitzen du.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{sentence} It is kept as {path}.</source>
        <translation>{sentence} Izen honekin gorde da: {path}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>This is a look back: nothing here changes the game. To act, choose “Play on from here”.</source>
        <translation>Atzera begira zaude: hemen ezerk ez du partida aldatzen. Jokatzeko, aukeratu «Jokatu hemendik aurrera».</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>There is nothing that could be taken back now.</source>
        <translation>Orain ez dago desegin daitekeen ezer.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now.</source>
        <translation>Orain ez duzu ezer erabaki beharrik.</translation>
    </message>
</context>
<context>
    <name>TicketButtons</name>
    <message>
        <source>Offer this</source>
        <translation>Eskaini hau</translation>
    </message>
    <message>
        <source>Only the active player accepts offers: this offers the same deal.</source>
        <translation>Jokalari aktiboak bakarrik onartzen ditu eskaintzak: honek tratu bera eskaintzen du.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Onartu</translation>
    </message>
    <message>
        <source>The deal is struck at once.</source>
        <translation>Tratua berehala egiten da.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Aukeratu…</translation>
    </message>
    <message>
        <source>Choose which of your equal cards you give.</source>
        <translation>Aukeratu zure karta berdinetatik zein eman.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Aldatu</translation>
    </message>
    <message>
        <source>Lay the offer on the trade table, its sides turned round, and change it.</source>
        <translation>Jarri eskaintza truke-mahaian, zure aldetik begiratuta, eta aldatu.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ez</translation>
    </message>
    <message>
        <source>Turn this offer down.</source>
        <translation>Esan ezetz eskaintza honi.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Kendu</translation>
    </message>
    <message>
        <source>Take your offer back. Key: {key}</source>
        <translation>Kendu zure eskaintza. Tekla: {key}</translation>
    </message>
</context>
<context>
    <name>TicketDelegate</name>
    <message>
        <source>give</source>
        <translation>ematen</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>ematen</translation>
    </message>
    <message>
        <source>as a gift</source>
        <translation>opari</translation>
    </message>
    <message>
        <source>ask for</source>
        <translation>eskatzen</translation>
    </message>
    <message>
        <source>asks for</source>
        <translation>eskatzen</translation>
    </message>
    <message>
        <source>want</source>
        <translation>eskatzen</translation>
    </message>
    <message>
        <source>wants</source>
        <translation>eskatzen</translation>
    </message>
</context>
<context>
    <name>TicketWords</name>
    <message>
        <source>{you} to anyone</source>
        <translation>{you} → edonor</translation>
    </message>
    <message>
        <source>{you} to {name}</source>
        <translation>{you} → {name}</translation>
    </message>
    <message>
        <source>{name} to anyone</source>
        <translation>{name} → edonor</translation>
    </message>
    <message>
        <source>{name} to you</source>
        <translation>{name} → zu</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} → {other}</translation>
    </message>
    <message>
        <source>{you} announce</source>
        <translation>{you}: iragarkia</translation>
    </message>
    <message>
        <source>{you} announce to {name}</source>
        <translation>{you} → {name}: iragarkia</translation>
    </message>
    <message>
        <source>{name} announces</source>
        <translation>{name}: iragarkia</translation>
    </message>
    <message>
        <source>{name} announces to you</source>
        <translation>{name} → zu: iragarkia</translation>
    </message>
    <message>
        <source>{name} announces to {other}</source>
        <translation>{name} → {other}: iragarkia</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>{name}: no, “{why}”</source>
        <translation>{name}: ezetz, «{why}»</translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation>{name}: ezetz</translation>
    </message>
    <message>
        <source>{name}: no answer yet</source>
        <translation>{name}: erantzun gabe</translation>
    </message>
    <message>
        <source>{name}: still thinking…</source>
        <translation>{name}: pentsatzen…</translation>
    </message>
    <message>
        <source>{name} has taken this offer.</source>
        <translation>{name}: eskaintza hau hartua.</translation>
    </message>
    <message>
        <source>{name} took the offer back.</source>
        <translation>{name}: eskaintza kendu du.</translation>
    </message>
    <message>
        <source>This offer is no longer open.</source>
        <translation>Eskaintza hau ez dago jada irekita.</translation>
    </message>
    <message>
        <source>You have offered this.</source>
        <translation>Hau eskaini duzu.</translation>
    </message>
    <message>
        <source>It needs {needed}; you can give {held}.</source>
        <translation>Behar dena: {needed}. Zuk emateko duzuna: {held}.</translation>
    </message>
    <message>
        <source>It needs {needed}; you have none to give.</source>
        <translation>Behar dena: {needed}. Zuk ez duzu bat ere emateko.</translation>
    </message>
    <message>
        <source>You would give this {bean}: {place}. {why}</source>
        <translation>Hau emango zenuke: {bean} ({place}). {why}</translation>
    </message>
    <message>
        <source>Otherwise you would have to plant it this turn.</source>
        <translation>Bestela, txanda honetan landatu beharko zenuke.</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>agerian</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>eskuko {place}</translation>
    </message>
    <message>
        <source>Without it, two equal beans meet in your hand.</source>
        <translation>Hura gabe, bi babarrun berdin elkartzen dira zure eskuan.</translation>
    </message>
    <message>
        <source>It is the one that you would have to plant first.</source>
        <translation>Huraxe landatu beharko zenuke lehenik.</translation>
    </message>
    <message>
        <source>It is the one that you would plant last.</source>
        <translation>Huraxe landatuko zenuke azkenik.</translation>
    </message>
    <message>
        <source>It is the only one left.</source>
        <translation>Geratzen den bakarra da.</translation>
    </message>
</context>
<context>
    <name>TradeHints</name>
    <message>
        <source>You ask for nothing in return: it is a gift.</source>
        <translation>Ez duzu ezer eskatzen trukean: oparia da.</translation>
    </message>
    <message>
        <source>You give nothing in return: you ask for a gift.</source>
        <translation>Ez duzu ezer ematen trukean: opari bat eskatzen duzu.</translation>
    </message>
    <message>
        <source>It is an announcement: the others answer with offers, and you accept one.</source>
        <translation>Iragarki bat da: besteek eskaintzekin erantzuten dute, eta zuk bat onartzen duzu.</translation>
    </message>
    <message>
        <source>The offer can be made.</source>
        <translation>Eskaintza prest dago.</translation>
    </message>
    <message>
        <source>Announce to anyone</source>
        <translation>Iragarri denei</translation>
    </message>
    <message>
        <source>Announce to {name}</source>
        <translation>Iragarri: {name}</translation>
    </message>
    <message>
        <source>Give to anyone</source>
        <translation>Oparitu edonori</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>Oparitu: {name}</translation>
    </message>
    <message>
        <source>Ask anyone</source>
        <translation>Eskatu edonori</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>Eskatu: {name}</translation>
    </message>
    <message>
        <source>Offer to anyone</source>
        <translation>Eskaini edonori</translation>
    </message>
    <message>
        <source>Offer to {name}</source>
        <translation>Eskaini: {name}</translation>
    </message>
    <message>
        <source>Strike the deal</source>
        <translation>Itxi tratua</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Orain {name}</translation>
    </message>
    <message>
        <source>Confirm, then {name}</source>
        <translation>Berretsi, gero {name}</translation>
    </message>
    <message numerus="yes">
        <source>Announce to %n players</source>
        <translation>
            <numerusform>Iragarri jokalari bati</numerusform>
            <numerusform>Iragarri %n jokalariri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give to one of %n players</source>
        <translation>
            <numerusform>Oparitu jokalari bati</numerusform>
            <numerusform>Oparitu %n jokalarietako bati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n players</source>
        <translation>
            <numerusform>Eskatu jokalari bati</numerusform>
            <numerusform>Eskatu %n jokalariri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer to %n players</source>
        <translation>
            <numerusform>Eskaini jokalari bati</numerusform>
            <numerusform>Eskaini %n jokalariri</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deal took {cards} from this offer.</source>
        <translation>Zure tratuaren ondoren, hau falta da eskaintza honetan: {cards}.</translation>
    </message>
    <message>
        <source>{name} took {cards} from this offer.</source>
        <translation>{name} aurreratu egin da. Hau falta da eskaintza honetan: {cards}.</translation>
    </message>
    <message>
        <source>You do not have what is asked of you: {cards}. {key} says no.</source>
        <translation>Ez daukazu eskatzen dizutena: {cards}. {key}: ezetz esan.</translation>
    </message>
    <message>
        <source>{name} has changed the deal: both confirm it again.</source>
        <translation>{name} jokalariak tratua aldatu du: biok berretsi behar duzue berriro.</translation>
    </message>
    <message>
        <source>You have changed the deal: both confirm it again.</source>
        <translation>Tratua aldatu duzu: biok berretsi behar duzue berriro.</translation>
    </message>
    <message>
        <source>{name} has confirmed this deal. Any change takes that back.</source>
        <translation>{name} jokalariak tratu hau berretsi du. Edozein aldaketak berrespena kentzen du.</translation>
    </message>
    <message>
        <source>You have confirmed this deal; {name} has not yet.</source>
        <translation>Tratu hau berretsi duzu; {name} jokalariak oraindik ez.</translation>
    </message>
    <message>
        <source>You and {name} each lay down your own cards, and both confirm.</source>
        <translation>Zuk eta {name} jokalariak nork bere kartak jartzen dituzue, eta biok berresten duzue.</translation>
    </message>
    <message>
        <source>Nobody else trades any more this turn.</source>
        <translation>Beste inor ez da gehiago ariko trukean txanda honetan.</translation>
    </message>
    <message>
        <source>Your partner trades no more this turn. Choose another one.</source>
        <translation>Hautatutako jokalaria ez da gehiago ariko trukean txanda honetan. Aukeratu beste bat.</translation>
    </message>
    <message>
        <source>Nothing is traded now.</source>
        <translation>Orain ez da trukatzen.</translation>
    </message>
    <message>
        <source>Lay down what you give, and choose what you want for it.</source>
        <translation>Jarri mahaian ematen duzuna, eta aukeratu trukean nahi duzuna.</translation>
    </message>
    <message>
        <source>Off turn you can trade only with {name}.</source>
        <translation>Zure txanda ez denean, {name} jokalariarekin bakarrik truka dezakezu.</translation>
    </message>
    <message>
        <source>All the others together have at most {cards}.</source>
        <translation>Besteek, denen artean, gehienez hau dute: {cards}.</translation>
    </message>
    <message>
        <source>You have seen them all: nobody has {cards}.</source>
        <translation>Denak ikusi dituzu. Inork ez du hau: {cards}.</translation>
    </message>
    <message>
        <source>{name} has {cards} planted.</source>
        <translation>{name}: {cards} landatuta.</translation>
    </message>
    <message>
        <source>{name} collects this kind too: {cards} planted.</source>
        <translation>{name} ere mota honen bila dabil: {cards} landatuta.</translation>
    </message>
</context>
<context>
    <name>TradeTable</name>
    <message>
        <source>Agree to the deal as it lies here; it is struck once both have.</source>
        <translation>Onartu tratua dagoen bezala; biok berrestean itxita geratzen da.</translation>
    </message>
    <message>
        <source>Make the offer that lies on the cloth.</source>
        <translation>Egin mahaian dagoen eskaintza.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Garbitu</translation>
    </message>
    <message>
        <source>Take everything off the cloth.</source>
        <translation>Kendu dena mahaitik.</translation>
    </message>
    <message>
        <source>Put the deal away. What you have laid down stays, as an offer.</source>
        <translation>Baztertu tratua. Zuk jarritakoa hor geratzen da, eskaintza gisa.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Baztertu</translation>
    </message>
    <message>
        <source>Choose one person with whom you put a deal together.</source>
        <translation>Aukeratu pertsona bat tratua harekin prestatzeko.</translation>
    </message>
    <message>
        <source>Put a deal together with {name}: each lays down cards, and both confirm.</source>
        <translation>Prestatu tratu bat {name} jokalariarekin: nork bere kartak jarri, eta biek berretsi.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Elkarrekin</translation>
    </message>
    <message>
        <source>Trade table</source>
        <translation>Truke-mahaia</translation>
    </message>
    <message>
        <source>with</source>
        <translation>norekin</translation>
    </message>
    <message>
        <source>About this offer</source>
        <translation>Eskaintza honi buruz</translation>
    </message>
</context>
<context>
    <name>Train</name>
    <message>
        <source>{path} is no card of a net, and is not overwritten; choose another name for the weights.</source>
        <translation>{path} ez da sare baten fitxa, eta ez da gainidazten; aukeratu beste izen bat pisuentzat.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>ZENBAKIA</translation>
    </message>
    <message>
        <source>how many games to learn from ({games})</source>
        <translation>zenbat partidatatik ikasi ({games})</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>lehen partidaren zenbakia (0); besteak haren segidan</translation>
    </message>
    <message>
        <source>how often to go through all positions ({epochs})</source>
        <translation>zenbat aldiz pasatu egoera guztiak ({epochs})</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FITXATEGIA</translation>
    </message>
    <message>
        <source>where the weights go (.npz), and beside them a card (.json) that tells of them</source>
        <translation>non idatzi pisuak (.npz) eta, haien ondoan, haiei buruzko fitxa (.json)</translation>
    </message>
    <message>
        <source>The weights need a name that ends in .npz, not “{name}”.</source>
        <translation>Pisuek .npz amaiera duen izena behar dute, ez «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done}/%n partida jokatuta</numerusform>
            <numerusform>{done}/%n partida jokatuta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gone through all positions {done} of %n time(s)</source>
        <translation>
            <numerusform>egoera guztiak {done}/%n aldiz pasatuta</numerusform>
            <numerusform>egoera guztiak {done}/%n aldiz pasatuta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n game(s).</source>
        <translation>
            <numerusform>Partida batetik ikasi du.</numerusform>
            <numerusform>%n partidatatik ikasi du.</numerusform>
        </translation>
    </message>
    <message>
        <source>In games kept aside the net foretells {net} of the spread of the final margin (R²); coins alone {coins}, the hard computer&apos;s valuation {valuation}.</source>
        <translation>Aparte utzitako partidetan sareak amaierako aldearen bariantzaren {net} aurreikusten du (R²); txanponek bakarrik {coins}, ordenagailu zailaren balorazioak {valuation}.</translation>
    </message>
    <message>
        <source>The weights are in {path}.</source>
        <translation>Pisuak {path} fitxategian daude.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>{name}, your turn · round {number}</source>
        <translation>{name}, zure txanda · {number}. erronda</translation>
    </message>
    <message>
        <source>Your turn · round {number}</source>
        <translation>Zure txanda · {number}. erronda</translation>
    </message>
    <message>
        <source>{name}&apos;s turn · round {number}</source>
        <translation>Txanda: {name} · {number}. erronda</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desegin</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Aholkua</translation>
    </message>
    <message>
        <source>A good move now, and why</source>
        <translation>Jokaldi on bat orain, eta zergatik</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Araua</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>Orain egin beharrekoaren araua</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menua</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jarraitu</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausatu</translation>
    </message>
    <message>
        <source>Let the others go on</source>
        <translation>Utzi besteei jarraitzen</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves</source>
        <translation>Gelditu besteen jokaldiak</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Redo</source>
        <translation>Berregin</translation>
    </message>
    <message>
        <source>Plant again</source>
        <translation>Landatu berriro</translation>
    </message>
    <message>
        <source>Harvest again</source>
        <translation>Bildu berriro</translation>
    </message>
    <message>
        <source>Make the offer again</source>
        <translation>Egin eskaintza berriro</translation>
    </message>
    <message>
        <source>Take the offer back again</source>
        <translation>Kendu eskaintza berriro</translation>
    </message>
    <message>
        <source>Refuse again</source>
        <translation>Esan ezetz berriro</translation>
    </message>
    <message>
        <source>Buy the field again</source>
        <translation>Erosi soroa berriro</translation>
    </message>
    <message>
        <source>Discard again</source>
        <translation>Baztertu berriro</translation>
    </message>
    <message>
        <source>Undo planting</source>
        <translation>Desegin landaketa</translation>
    </message>
    <message>
        <source>Undo the harvest</source>
        <translation>Desegin uzta</translation>
    </message>
    <message>
        <source>Undo the offer</source>
        <translation>Desegin eskaintza</translation>
    </message>
    <message>
        <source>Undo taking the offer back</source>
        <translation>Desegin eskaintza kentzea</translation>
    </message>
    <message>
        <source>Undo the refusal</source>
        <translation>Desegin ezezkoa</translation>
    </message>
    <message>
        <source>Undo buying the field</source>
        <translation>Desegin soroaren erosketa</translation>
    </message>
    <message>
        <source>Undo the discard</source>
        <translation>Desegin baztertzea</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desegin</translation>
    </message>
</context>
<context>
    <name>Unplayable</name>
    <message>
        <source>These rules are not for that number of players. Change it, or the limits.</source>
        <translation>Arau hauek ez dira jokalari kopuru horretarako. Aldatu kopurua, edo mugak.</translation>
    </message>
    <message>
        <source>The least number of players must be at least 2 and not above the most.</source>
        <translation>Jokalari kopururik txikienak gutxienez 2 izan behar du, eta ez handiena baino handiagoa.</translation>
    </message>
    <message>
        <source>These rules say nothing about {field} for that number of players. Set it yourself.</source>
        <translation>Arau hauek ez dute hau zehazten jokalari kopuru horretarako: {field}. Ezarri zuk.</translation>
    </message>
    <message>
        <source>Without a field nobody can plant. Give everyone at least one.</source>
        <translation>Sororik gabe ezin da landatu. Eman bakoitzari gutxienez bat.</translation>
    </message>
    <message>
        <source>So many fields do not fit on a table. 200 are the most.</source>
        <translation>Hainbeste soro ez dira mahaian kabitzen. Gehienez 200.</translation>
    </message>
    <message>
        <source>The game would be over before it starts. Let the draw pile run out at least once.</source>
        <translation>Partida hasi baino lehen amaituko litzateke. Utzi hartzeko sorta behin gutxienez agortzen.</translation>
    </message>
    <message>
        <source>The game would never end. Let at least one card a turn be turned over or drawn.</source>
        <translation>Partida ez litzateke inoiz amaituko. Txanda bakoitzean karta bat gutxienez agertu edo hartu behar da.</translation>
    </message>
    <message>
        <source>The list of starting hands needs exactly one number for each player.</source>
        <translation>Hasierako eskuen zerrendan zenbaki bana behar da jokalari bakoitzeko.</translation>
    </message>
    <message>
        <source>The deck must hold more cards than are dealt. Add beans or deal smaller hands.</source>
        <translation>Jokoan banatzen direnak baino karta gehiago behar dira. Gehitu babarrunak, edo banatu esku txikiagoak.</translation>
    </message>
    <message>
        <source>The deck is too large. 200 cards are the most.</source>
        <translation>Karta gehiegi daude jokoan. Gehienez 200.</translation>
    </message>
    <message>
        <source>Whoever gets cards on another&apos;s turn must be able to harvest then. Allow harvests at any time.</source>
        <translation>Besteren txandan kartak jasotzen dituenak orduan bildu ahal izan behar du. Utzi edozein unetan biltzen.</translation>
    </message>
    <message>
        <source>The phases of the duel are for exactly two players.</source>
        <translation>Dueluaren faseak bi jokalarirentzat dira, ez gehiago ez gutxiago.</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>{file}, action {index} by seat {seat} (both counted from 0): {sentence}</source>
        <translation>{file}, {index}. ekintza, {seat}. lekua (biak 0tik zenbatuta): {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: a whole game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: partida osoa; ekintza bakarra arauzkoa da.</numerusform>
            <numerusform>{file}: partida osoa; %n ekintzak arauzkoak dira.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: an unfinished game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: amaitu gabeko partida; ekintza bakarra arauzkoa da.</numerusform>
            <numerusform>{file}: amaitu gabeko partida; %n ekintzak arauzkoak dira.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WantModel</name>
    <message>
        <source>You ask for: {bean}</source>
        <translation>Eskatzen duzu: {bean}</translation>
    </message>
    <message>
        <source>You get: {bean}</source>
        <translation>Zuretzat: {bean}</translation>
    </message>
    <message>
        <source>The other person has laid this card down.</source>
        <translation>Beste pertsonak jarri du karta hau.</translation>
    </message>
    <message>
        <source>Click to ask for one card fewer.</source>
        <translation>Egin klik karta bat gutxiago eskatzeko.</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>would like: {beans}</source>
        <translation>gustura hartuko lituzke: {beans}</translation>
    </message>
    <message>
        <source>would rather not get: {beans}</source>
        <translation>nahiago ez hartu: {beans}</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Kinds of beans</source>
        <translation>Babarrun motak</translation>
    </message>
    <message>
        <source>Your wishes</source>
        <translation>Zure nahiak</translation>
    </message>
    <message>
        <source>Which beans are welcome, and which are not? Everybody sees it, and the computers mind it when they make offers. It binds nobody.</source>
        <translation>Zein babarrun dira ongi etorriak, eta zein ez? Denek ikusten dute, eta ordenagailuek kontuan hartzen dute eskaintzak egitean. Ez du inor behartzen.</translation>
    </message>
    <message>
        <source>Click a kind once: welcome. Twice: unwelcome. Three times: neither.</source>
        <translation>Klik bat mota batean: ongi etorria. Bi klik: ez nahi. Hiru klik: ez bata, ez bestea.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Esan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Utzi</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>welcome</source>
        <translation>ongi etorria</translation>
    </message>
    <message>
        <source>unwelcome</source>
        <translation>ez nahi</translation>
    </message>
    <message>
        <source>Space: the next choice. +: welcome. −: unwelcome. Del: neither.</source>
        <translation>Zuriunea: hurrengo aukera. +: ongi etorria. −: ez nahi. Ezab: bat ere ez.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>txanpon bat</numerusform>
            <numerusform>%n txanpon</numerusform>
        </translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} eta {last}</translation>
    </message>
</context>
<context>
    <name>_Side</name>
    <message>
        <source>✓ confirmed</source>
        <translation>✓ berretsita</translation>
    </message>
</context>
</TS>
