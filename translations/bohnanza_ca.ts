<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Quant al programa</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt} and Python {python}.</source>
        <translation>Versió {version}, amb Qt {qt} i Python {python}.</translation>
    </message>
    <message>
        <source>A computer version of the card game about planting, trading and harvesting beans, made by fans. It is not commercial, and it is not made, approved or supported by the game&apos;s author or publishers, to whom the name and the game belong.</source>
        <translation>Una versió per a ordinador del joc de cartes de plantar, intercanviar i collir mongetes, feta per aficionats. No és comercial, i ni l’autor del joc ni les editorials, a qui pertanyen el nom i el joc, no l’han feta ni aprovada, ni hi donen suport.</translation>
    </message>
    <message>
        <source>The drawings, the words and the program are this project&apos;s own. They are free software under the MIT licence. The fonts Vollkorn and Nunito are under the SIL Open Font License.</source>
        <translation>Els dibuixos, els textos i el programa són propis d’aquest projecte. Són programari lliure sota la llicència MIT. Les tipografies Vollkorn i Nunito tenen la llicència SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionBox</name>
    <message>
        <source>Then end trading</source>
        <translation>Després, prou intercanvis</translation>
    </message>
    <message>
        <source>Trading ends once all have answered; only if your cards have no clear place, or somebody makes you an offer, do you get the screen back first.</source>
        <translation>Els intercanvis s’acaben quan tothom ha respost; només si les teves cartes no tenen un lloc clar o algú et fa una oferta, abans et torna la pantalla.</translation>
    </message>
</context>
<context>
    <name>AllGames</name>
    <message>
        <source>Back to the statistics</source>
        <translation>Torna a les estadístiques</translation>
    </message>
</context>
<context>
    <name>Bean</name>
    <message>
        <source>Coffee</source>
        <extracomment>The names as they stand on the cards.</extracomment>
        <translation>Cafè</translation>
    </message>
    <message>
        <source>Wax</source>
        <translation>Cera</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blava</translation>
    </message>
    <message>
        <source>Chili</source>
        <translation>Bitxo</translation>
    </message>
    <message>
        <source>Stink</source>
        <translation>Pudent</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verda</translation>
    </message>
    <message>
        <source>Soy</source>
        <translation>Soja</translation>
    </message>
    <message>
        <source>Black-eyed</source>
        <translation>Ull negre</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermella</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Hort</translation>
    </message>
    <message>
        <source>Cocoa</source>
        <translation>Cacau</translation>
    </message>
</context>
<context>
    <name>BeanLetters</name>
    <message>
        <source>Cf</source>
        <translation>Cf</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Ce</translation>
    </message>
    <message>
        <source>Bl</source>
        <translation>Bl</translation>
    </message>
    <message>
        <source>Ch</source>
        <translation>Bi</translation>
    </message>
    <message>
        <source>St</source>
        <translation>Pu</translation>
    </message>
    <message>
        <source>Gr</source>
        <translation>Vd</translation>
    </message>
    <message>
        <source>So</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Be</source>
        <translation>Ul</translation>
    </message>
    <message>
        <source>R</source>
        <translation>Vm</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>Ho</translation>
    </message>
    <message>
        <source>Cc</source>
        <translation>Cc</translation>
    </message>
</context>
<context>
    <name>BeanPhrase</name>
    <message numerus="yes">
        <source>%n coffee bean(s)</source>
        <translation>
            <numerusform>una mongeta de cafè</numerusform>
            <numerusform>%n mongetes de cafè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wax bean(s)</source>
        <translation>
            <numerusform>una mongeta de cera</numerusform>
            <numerusform>%n mongetes de cera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue bean(s)</source>
        <translation>
            <numerusform>una mongeta blava</numerusform>
            <numerusform>%n mongetes blaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chili bean(s)</source>
        <translation>
            <numerusform>una mongeta de bitxo</numerusform>
            <numerusform>%n mongetes de bitxo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stink bean(s)</source>
        <translation>
            <numerusform>una mongeta pudent</numerusform>
            <numerusform>%n mongetes pudents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green bean(s)</source>
        <translation>
            <numerusform>una mongeta verda</numerusform>
            <numerusform>%n mongetes verdes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soy bean(s)</source>
        <translation>
            <numerusform>una mongeta de soja</numerusform>
            <numerusform>%n mongetes de soja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black-eyed bean(s)</source>
        <translation>
            <numerusform>una mongeta d’ull negre</numerusform>
            <numerusform>%n mongetes d’ull negre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red bean(s)</source>
        <translation>
            <numerusform>una mongeta vermella</numerusform>
            <numerusform>%n mongetes vermelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden bean(s)</source>
        <translation>
            <numerusform>una mongeta d’hort</numerusform>
            <numerusform>%n mongetes d’hort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cocoa bean(s)</source>
        <translation>
            <numerusform>una mongeta de cacau</numerusform>
            <numerusform>%n mongetes de cacau</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>res</translation>
    </message>
</context>
<context>
    <name>BeansSeenModel</name>
    <message>
        <source>{bean}: {seen} of {cards} seen</source>
        <translation>{bean}: n’has vist {seen} de {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in the draw pile or in other hands.</source>
        <translation>
            <numerusform>N’hi ha una al munt o en altres mans.</numerusform>
            <numerusform>N’hi ha %n al munt o en altres mans.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seen} of {cards}</source>
        <translation>{seen} de {cards}</translation>
    </message>
</context>
<context>
    <name>BeansSeenView</name>
    <message>
        <source>Beans seen</source>
        <translation>Mongetes vistes</translation>
    </message>
</context>
<context>
    <name>BuyBed</name>
    <message numerus="yes">
        <source>Buy a field for %n coin(s)</source>
        <translation>
            <numerusform>Compra un camp per 1 moneda</numerusform>
            <numerusform>Compra un camp per %n monedes</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>compra</translation>
    </message>
</context>
<context>
    <name>Callers</name>
    <message>
        <source>Does somebody else want to say something?</source>
        <translation>Algú altre vol dir alguna cosa?</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} vol dir alguna cosa.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Passa la pantalla a {name}.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>{name}: any offers for {bean}?</source>
        <translation>{name}: alguna oferta per {bean}?</translation>
    </message>
    <message>
        <source>Offers for {bean}?</source>
        <translation>Ofertes per {bean}?</translation>
    </message>
    <message>
        <source>Begin an offer for this card.</source>
        <translation>Comença una oferta per aquesta carta.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>Discard {bean}</source>
        <translation>Descarta {bean}</translation>
    </message>
    <message>
        <source>Puts this card on the discard pile.</source>
        <translation>Posa aquesta carta al descart.</translation>
    </message>
    <message>
        <source>Shows what happened, in a few lines.</source>
        <translation>Mostra què ha passat, en poques línies.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>Apartades per a tu</translation>
    </message>
    <message>
        <source>What you left on offer</source>
        <translation>El que has deixat a la taula</translation>
    </message>
    <message>
        <source>Left on offer for you</source>
        <translation>El que t’han deixat a la taula</translation>
    </message>
    <message>
        <source>Turned over</source>
        <translation>Girades</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>CoinChart</name>
    <message>
        <source>Coins, round by round</source>
        <translation>Monedes, ronda a ronda</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Replays game records and judges them by the rules.</source>
        <translation>Reprodueix registres de partides i els jutja segons les regles.</translation>
    </message>
    <message>
        <source>Makes the net again by which experts judge positions.</source>
        <translation>Torna a fer la xarxa amb què els ordinadors experts jutgen les posicions.</translation>
    </message>
    <message>
        <source>Plays games between computers without a window.</source>
        <translation>Juga partides entre ordinadors sense finestra.</translation>
    </message>
    <message>
        <source>Opens the game. The first word may also be a command: {commands}.</source>
        <translation>Obre el joc. La primera paraula també pot ser una ordre: {commands}.</translation>
    </message>
    <message>
        <source>There is no language “{code}”. There are {known}.</source>
        <translation>No hi ha cap llengua «{code}». Hi ha {known}.</translation>
    </message>
    <message>
        <source>“{word}” is neither a command nor a file.</source>
        <translation>«{word}» no és ni una ordre ni un fitxer.</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>REGISTRE</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n can play against you.</source>
        <translation>
            <numerusform>Contra tu no en pot jugar més d’un.</numerusform>
            <numerusform>Contra tu no en poden jugar més de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>a saved game to open (.bohn)</source>
        <translation>una partida desada per obrir (.bohn)</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODI</translation>
    </message>
    <message>
        <source>the language of this run: {codes}</source>
        <translation>la llengua d’aquesta sessió: {codes}</translation>
    </message>
    <message>
        <source>begin a game against these, with commas between: levels, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>comença una partida contra aquests, separats per comes: nivells, o exec:ORDRE per a un programa teu (docs/players.md)</translation>
    </message>
    <message>
        <source>try out the installation, and print one line of JSON</source>
        <translation>prova la instal·lació i escriu una línia de JSON</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>escriu la versió</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number between {least} and {most}.</source>
        <translation>«{text}» no és un nombre enter entre {least} i {most}.</translation>
    </message>
    <message>
        <source>There is no folder “{folder}”.</source>
        <translation>No hi ha cap carpeta «{folder}».</translation>
    </message>
    <message>
        <source>show what can be written, and end</source>
        <translation>mostra què es pot escriure i acaba</translation>
    </message>
    <message>
        <source>“{program} --help” shows what can be written.</source>
        <translation>«{program} --help» mostra què es pot escriure.</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Ús: </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcions</translation>
    </message>
    <message>
        <source>To be given</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Something is missing: {what}.</source>
        <translation>Falta alguna cosa: {what}.</translation>
    </message>
    <message>
        <source>“{what}” means nothing here.</source>
        <translation>«{what}» aquí no vol dir res.</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>{option} necessita un valor.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”. It can be {known}</source>
        <translation>{option} no pot ser «{value}». Pot ser {known}</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”.</source>
        <translation>{option} no pot ser «{value}».</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} no admet cap valor.</translation>
    </message>
    <message>
        <source>{option} and {other} do not go together.</source>
        <translation>{option} i {other} no poden anar juntes.</translation>
    </message>
    <message>
        <source>{option}: {said}</source>
        <translation>{option}: {said}</translation>
    </message>
    <message>
        <source>This cannot be understood: {message}.</source>
        <translation>Això no s’entén: {message}.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FITXER</translation>
    </message>
    <message>
        <source>a game record (.bohn), or - for standard input</source>
        <translation>un registre de partida (.bohn), o - per a l’entrada estàndard</translation>
    </message>
    <message>
        <source>answer with one JSON object a file and line</source>
        <translation>respon amb un objecte JSON per fitxer i línia</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s seat</source>
        <translation>Lloc de {name}</translation>
    </message>
    <message>
        <source>{names}: please look away now.</source>
        <translation>{names}: ara no s’hi val a mirar, si us plau.</translation>
    </message>
    <message>
        <source>I am {name}: open</source>
        <translation>Sóc {name}: obre</translation>
    </message>
    <message>
        <source>{name} says nothing</source>
        <translation>{name} no diu res</translation>
    </message>
    <message>
        <source>The screen goes back unseen.</source>
        <translation>La pantalla torna enrere sense que ningú miri.</translation>
    </message>
    <message>
        <source>{name} says no</source>
        <translation>{name} diu que no</translation>
    </message>
    <message>
        <source>Nobody has to look at the hand to turn down what was offered.</source>
        <translation>Per rebutjar una oferta no cal mirar la mà.</translation>
    </message>
    <message>
        <source>Show all hands from now on?</source>
        <translation>Mostrar totes les mans a partir d’ara?</translation>
    </message>
    <message>
        <source>Play with open hands</source>
        <translation>Juga a mans obertes</translation>
    </message>
    <message>
        <source>No curtain comes down in this game any more: everybody may see every hand.</source>
        <translation>En aquesta partida ja no baixa cap més teló: tothom pot veure totes les mans.</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Llocs…</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Desa i surt</translation>
    </message>
    <message>
        <source>Curtain: {name}&apos;s seat</source>
        <translation>Teló: lloc de {name}</translation>
    </message>
    <message>
        <source>Cards are set aside for {name} to plant.</source>
        <translation>{name} ha de plantar les cartes apartades.</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} vol dir alguna cosa.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Li toca a {name}.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. You look on.</source>
        <translation>Li toca a {name}. Tu mires.</translation>
    </message>
    <message>
        <source>{name} has answered the deal that you put together.</source>
        <translation>{name} ha respost al tracte que has preparat.</translation>
    </message>
    <message>
        <source>{name} would give {cards}.</source>
        <translation>{name} donaria {cards}.</translation>
    </message>
    <message>
        <source>{name} puts a deal together with you.</source>
        <translation>{name} prepara un tracte amb tu.</translation>
    </message>
    <message numerus="yes">
        <source>%n more offer(s) wait.</source>
        <translation>
            <numerusform>Hi ha 1 oferta més pendent.</numerusform>
            <numerusform>Hi ha %n ofertes més pendents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomRules</name>
    <message>
        <source>Start from</source>
        <translation>Parteix de</translation>
    </message>
    <message>
        <source>not sold</source>
        <translation>no se’n venen</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>A game needs a number. Write one, or take a new one.</source>
        <translation>La partida necessita un número. Escriu-ne un o agafa’n un de nou.</translation>
    </message>
    <message>
        <source>The largest game number is {number}.</source>
        <translation>El número de partida més gran és {number}.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorts</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Jugador inicial</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Número de partida</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Número nou</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Teló</translation>
    </message>
    <message>
        <source>Between persons</source>
        <translation>Entre persones</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mans obertes</translation>
    </message>
    <message>
        <source>No curtain comes down, and everybody sees the hands of all persons.</source>
        <translation>No baixa cap teló, i tothom veu les mans de totes les persones.</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>El mateix número torna a repartir les mateixes cartes.</translation>
    </message>
</context>
<context>
    <name>DeckStrip</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>1 carta a la baralla</numerusform>
            <numerusform>%n cartes a la baralla</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Destinations</name>
    <message>
        <source>Only the front card of your hand can be planted.</source>
        <translation>De la mà només pots plantar la carta de davant.</translation>
    </message>
    <message>
        <source>Turned-over cards are planted when trading is over.</source>
        <translation>Les cartes girades es planten quan s’acaben els intercanvis.</translation>
    </message>
    <message>
        <source>This card cannot be discarded.</source>
        <translation>Aquesta carta no es pot descartar.</translation>
    </message>
    <message>
        <source>You have discarded a card of your hand this turn already.</source>
        <translation>Aquest torn ja has descartat una carta de la mà.</translation>
    </message>
</context>
<context>
    <name>DiscardDialog</name>
    <message>
        <source>Discard pile</source>
        <translation>Descart</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>1 carta al descart</numerusform>
            <numerusform>%n cartes al descart</numerusform>
        </translation>
    </message>
    <message>
        <source>On top lies: {bean}</source>
        <translation>A dalt de tot: {bean}</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile</source>
        <translation>Descart</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>1 carta</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {bean}</source>
        <translation>a dalt: {bean}</translation>
    </message>
    <message>
        <source>Discard the card here: click, or press {key}.</source>
        <translation>Descarta aquí la carta: fes clic o prem {key}.</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Mira les cartes del descart</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>over the pile</comment>
        <translation>Descart</translation>
    </message>
    <message>
        <source>discard here</source>
        <translation>descarta</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Encara no s’ha descartat res.</translation>
    </message>
    <message>
        <source>In this game nobody may look through the discard pile.</source>
        <translation>En aquesta partida ningú no pot mirar el descart.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>mira</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message>
        <source>Draw pile</source>
        <translation>Munt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>1 carta</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out, the game is nearly over.</source>
        <translation>Quan s’acabi, la partida serà a punt d’acabar.</translation>
    </message>
    <message>
        <source>When it runs out, the discard pile is shuffled and becomes the next.</source>
        <translation>Quan s’acabi, el descart es barrejarà i serà el munt nou.</translation>
    </message>
    <message>
        <source>When it is empty and a card is needed, the discard pile is shuffled and becomes the next.</source>
        <translation>Quan sigui buit i calgui una carta, el descart es barrejarà i serà el munt nou.</translation>
    </message>
    <message>
        <source>Cards are taken from it with the button beside your hand.</source>
        <translation>Les cartes s’agafen amb el botó del costat de la teva mà.</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>over the pile</comment>
        <translation>Munt</translation>
    </message>
    <message>
        <source>pass {number} of {all}</source>
        <translation>volta {number} de {all}</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back to the start</source>
        <translation>Torna a l’inici</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repàs</translation>
    </message>
    <message>
        <source>See the game again, move by move</source>
        <translation>Repassa la partida, jugada a jugada</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Desa el registre…</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mateix repartiment</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nova</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gràfic</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Xifres</translation>
    </message>
    <message>
        <source>Coins, round by round</source>
        <translation>Monedes, ronda a ronda</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Final de la partida</translation>
    </message>
    <message numerus="yes">
        <source>The game is over · %n round(s) · {rules}</source>
        <translation>
            <numerusform>Final de la partida · 1 ronda · {rules}</numerusform>
            <numerusform>Final de la partida · %n rondes · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Game number {number} · {rules}</source>
        <translation>Partida número {number} · {rules}</translation>
    </message>
    <message>
        <source>by the tie-break, with {coins}</source>
        <translation>per desempat, amb {coins}</translation>
    </message>
    <message>
        <source>with {coins}</source>
        <translation>amb {coins}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Per què?</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Guanyen {names}</translation>
    </message>
    <message>
        <source>You have the same number of coins as {names}.</source>
        <translation>Tens les mateixes monedes que {names}.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from you, the starting player.</source>
        <translation>En cas d’empat, guanya qui té més cartes a la mà i, si encara hi ha empat, qui seu més lluny de tu, que vas començar, en sentit horari.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from the starting player, {name}.</source>
        <translation>En cas d’empat, guanya qui té més cartes a la mà i, si encara hi ha empat, qui seu més lluny del jugador inicial ({name}) en sentit horari.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from you, the starting player.</source>
        <translation>En cas d’empat, guanya qui seu més lluny de tu, que vas començar, en sentit horari.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from the starting player, {name}.</source>
        <translation>En cas d’empat, guanya qui seu més lluny del jugador inicial ({name}) en sentit horari.</translation>
    </message>
    <message numerus="yes">
        <source>You sit %n seat(s) on.</source>
        <translation>
            <numerusform>Tu seus 1 lloc més enllà.</numerusform>
            <numerusform>Tu seus %n llocs més enllà.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were the starting player.</source>
        <translation>Tu vas començar la partida.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Has guanyat!</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>You win together with {names}</source>
        <translation>Guanyes juntament amb {names}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Guanya {name}</translation>
    </message>
    <message>
        <source>{names} have the same number of coins.</source>
        <translation>{names} tenen les mateixes monedes.</translation>
    </message>
    <message numerus="yes">
        <source>{name} sits %n seat(s) on.</source>
        <translation>
            <numerusform>{name} seu 1 lloc més enllà.</numerusform>
            <numerusform>{name} seu %n llocs més enllà.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was the starting player.</source>
        <translation>{name} va començar la partida.</translation>
    </message>
</context>
<context>
    <name>EnquiryAnswers</name>
    <message numerus="yes">
        <source>%n offer(s) came for this.</source>
        <translation>
            <numerusform>Ha arribat %n oferta.</numerusform>
            <numerusform>Han arribat %n ofertes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody offers anything for this.</source>
        <translation>Ningú no hi ofereix res a canvi.</translation>
    </message>
    <message>
        <source>They think about it…</source>
        <translation>S’ho rumien…</translation>
    </message>
    <message>
        <source>{name} offers nothing.</source>
        <translation>{name} no ofereix res.</translation>
    </message>
</context>
<context>
    <name>EqualCardsChooser</name>
    <message>
        <source>Which cards do you give?</source>
        <translation>Quines cartes dones?</translation>
    </message>
    <message>
        <source>{name} gets {cards} from you. Choose where they come from.</source>
        <translation>Donaràs {cards} a {name}. Tria d’on surten.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Les teves cartes</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>with %n more card(s) it pays {coins}</source>
        <translation>
            <numerusform>amb 1 carta més paga {coins}</numerusform>
            <numerusform>amb %n cartes més paga {coins}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldDelegate</name>
    <message>
        <source>Empty field</source>
        <translation>Camp buit</translation>
    </message>
    <message>
        <source>takes any bean</source>
        <translation>accepta qualsevol mongeta</translation>
    </message>
    <message>
        <source>plant here</source>
        <translation>planta aquí</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>paga {coins}</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>el màxim</translation>
    </message>
    <message>
        <source>{cards} more → {coins}</source>
        <translation>{cards} més → {coins}</translation>
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
        <translation>Camp {number}: buit, accepta qualsevol mongeta</translation>
    </message>
    <message>
        <source>Field {number}: {beans}</source>
        <translation>Camp {number}: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>paga 1 moneda</numerusform>
            <numerusform>paga %n monedes</numerusform>
        </translation>
    </message>
    <message>
        <source>pays no more than that</source>
        <translation>ja no pot pagar més</translation>
    </message>
    <message>
        <source>takes the card, key {key}</source>
        <translation>accepta la carta, tecla {key}</translation>
    </message>
    <message>
        <source>takes the card</source>
        <translation>accepta la carta</translation>
    </message>
    <message>
        <source>Plant here: click, or press {key}.</source>
        <translation>Planta aquí: fes clic o prem {key}.</translation>
    </message>
    <message>
        <source>Plant here: click.</source>
        <translation>Planta aquí: fes clic.</translation>
    </message>
    <message>
        <source>Harvest this field with {keys}.</source>
        <translation>Cull aquest camp amb {keys}.</translation>
    </message>
    <message>
        <source>Harvest this field with its button.</source>
        <translation>Cull aquest camp amb el seu botó.</translation>
    </message>
    <message>
        <source>An empty field takes any bean.</source>
        <translation>Un camp buit accepta qualsevol mongeta.</translation>
    </message>
</context>
<context>
    <name>FieldsPanel</name>
    <message>
        <source>Harvest anyway</source>
        <translation>Cull igualment</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Cull</translation>
    </message>
    <message numerus="yes">
        <source>Harvest field {number} for %n coin(s)</source>
        <translation>
            <numerusform>Cull el camp {number} per 1 moneda</numerusform>
            <numerusform>Cull el camp {number} per %n monedes</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>FieldsView</name>
    <message>
        <source>Your fields</source>
        <translation>Els teus camps</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinador</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>About this game</source>
        <translation>Sobre aquesta partida</translation>
    </message>
    <message>
        <source>{name} (person)</source>
        <translation>{name} (persona)</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (ordinador)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Número de partida</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Jugadors, en sentit horari</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Jugador inicial</translation>
    </message>
    <message>
        <source>The same number with the same rules, seats and starting player deals the same cards again.</source>
        <translation>El mateix número, amb les mateixes regles, els mateixos llocs i el mateix jugador inicial, torna a repartir les mateixes cartes.</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Copia el número</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>{key} takes it back.</source>
        <translation>{key} la retira.</translation>
    </message>
    <message>
        <source>This card lies in the offer: {key} makes it.</source>
        <translation>Aquesta carta és a l’oferta: {key} la fa.</translation>
    </message>
    <message>
        <source>The order of your hand never changes.</source>
        <translation>L’ordre de la mà no canvia mai.</translation>
    </message>
    <message numerus="yes">
        <source>One more card would pay %n coin(s).</source>
        <translation>
            <numerusform>Amb una carta més pagaria 1 moneda.</numerusform>
            <numerusform>Amb una carta més pagaria %n monedes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest again to take %n coin(s) now.</source>
        <translation>
            <numerusform>Torna a collir per endur-te ara 1 moneda.</numerusform>
            <numerusform>Torna a collir per endur-te ara %n monedes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This harvest pays nothing. Harvest again if you mean it.</source>
        <translation>Aquesta collita no paga res. Torna a collir si ho vols de debò.</translation>
    </message>
</context>
<context>
    <name>GetSide</name>
    <message>
        <source>What would you give?</source>
        <translation>Què em donaríeu?</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for these cards.</source>
        <translation>Pregunta als ordinadors què donarien per aquestes cartes.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Reps</translation>
    </message>
    <message>
        <source>{name} gives</source>
        <translation>{name} dona</translation>
    </message>
    <message>
        <source>{name} lays the cards down here. Click a kind to ask for one.</source>
        <translation>Aquí hi posa les cartes {name}. Fes clic en un tipus per demanar-ne una.</translation>
    </message>
    <message>
        <source>Only {name} can take back what lies on this side.</source>
        <translation>Només {name} pot recuperar el que hi ha en aquest costat.</translation>
    </message>
    <message>
        <source>Kinds to ask for</source>
        <translation>Varietats que pots demanar</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>1 carta</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a kind for each card you want.</source>
        <translation>Fes clic en una varietat per cada carta que vulguis.</translation>
    </message>
</context>
<context>
    <name>GiveModel</name>
    <message>
        <source>asked for</source>
        <translation>demanada</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>girada</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>{place} de la mà</translation>
    </message>
    <message>
        <source>open</source>
        <translation>girada</translation>
    </message>
    <message>
        <source>Asked of you: {bean}</source>
        <translation>Et demanen: {bean}</translation>
    </message>
    <message>
        <source>You give: {bean}, {place}</source>
        <translation>Dones: {bean}, {place}</translation>
    </message>
    <message>
        <source>Click to lay down such a card; right click says no.</source>
        <translation>Fes clic per posar-hi una carta així; amb el clic dret dius que no.</translation>
    </message>
    <message>
        <source>Click to take this card back, or drag it to another place.</source>
        <translation>Fes clic per recuperar aquesta carta, o arrossega-la a un altre lloc.</translation>
    </message>
</context>
<context>
    <name>GiveSide</name>
    <message>
        <source>You have no such card to lay down: {bean}.</source>
        <translation>No tens cap carta així per posar-hi: {bean}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>1 carta</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Takes a card that is asked of you off your side.</source>
        <translation>Treu del teu costat una carta que et demanen.</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Dones</translation>
    </message>
    <message>
        <source>drop here</source>
        <translation>deixa-la aquí</translation>
    </message>
    <message>
        <source>Drag cards here, or click them.</source>
        <translation>Arrossega cartes aquí o fes-hi clic.</translation>
    </message>
</context>
<context>
    <name>HandDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>a l’oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>triada</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>s’ha de plantar</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>opcional</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>{place} card of the hand: {bean}</source>
        <translation>{place} carta de la mà: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>s’ha de plantar</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>a l’oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>triada</translation>
    </message>
    <message>
        <source>The front card must be planted: choose a field for it.</source>
        <translation>La carta de davant s’ha de plantar: tria-li un camp.</translation>
    </message>
    <message>
        <source>This card may be planted as well, or it waits for your next turn.</source>
        <translation>Aquesta carta també la pots plantar, o bé s’espera fins al teu torn següent.</translation>
    </message>
    <message>
        <source>This card lies on the trade table. {key} takes it back.</source>
        <translation>Aquesta carta és a la taula d’intercanvi. Amb la {key} la recuperes.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand, front card first</source>
        <translation>La teva mà, primer la carta de davant</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>DAVANT</translation>
    </message>
    <message>
        <source>plants first</source>
        <translation>va primer</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>DARRERE</translation>
    </message>
    <message>
        <source>drawn cards join here</source>
        <translation>aquí van les robades</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Wait for an answer</source>
        <translation>Espera una resposta</translation>
    </message>
    <message>
        <source>Refuse {name}&apos;s offer</source>
        <translation>Rebutja l’oferta de {name}</translation>
    </message>
    <message>
        <source>Harvest field {number}: {cards} for {coins}</source>
        <translation>Cull el camp {number}: {cards} per {coins}</translation>
    </message>
    <message>
        <source>Buy a field for {coins}</source>
        <translation>Compra un camp per {coins}</translation>
    </message>
    <message>
        <source>Plant the next card too: {bean}, in field {number}</source>
        <translation>Planta també la carta següent: {bean}, al camp {number}</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Gira cartes</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Prou intercanvis</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Leave the rest and end the game</source>
        <translation>Deixa la resta i acaba la partida</translation>
    </message>
    <message>
        <source>Leave the rest and draw</source>
        <translation>Deixa la resta i roba</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Roba cartes</translation>
    </message>
    <message>
        <source>Plant {bean} in field {number}</source>
        <translation>Planta {bean} al camp {number}</translation>
    </message>
    <message>
        <source>Discard {bean}</source>
        <translation>Descarta {bean}</translation>
    </message>
    <message>
        <source>Give {give} to anyone</source>
        <translation>Dona {give} a qui ho vulgui</translation>
    </message>
    <message>
        <source>Ask anyone for {want}</source>
        <translation>Demana {want} a qui en tingui</translation>
    </message>
    <message>
        <source>Offer anyone {give} for {want}</source>
        <translation>Ofereix a qui vulgui {give} a canvi de {want}</translation>
    </message>
    <message>
        <source>Answer {name}: {give} for {want}</source>
        <translation>Respon a {name}: {give} a canvi de {want}</translation>
    </message>
    <message>
        <source>Give {name} {give}</source>
        <translation>Dona a {name} {give}</translation>
    </message>
    <message>
        <source>Ask {name} for {want}</source>
        <translation>Demana a {name} {want}</translation>
    </message>
    <message>
        <source>Offer {name} {give} for {want}</source>
        <translation>Ofereix a {name} {give} a canvi de {want}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s gift: {get}</source>
        <translation>Accepta el regal de {name}: {get}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s offer: {get} for {give}</source>
        <translation>Accepta l’oferta de {name}: {get} a canvi de {give}</translation>
    </message>
    <message>
        <source>The field is empty: nothing has to be harvested for it.</source>
        <translation>El camp és buit: per plantar-la no cal collir res.</translation>
    </message>
    <message>
        <source>Nothing else is left to do now.</source>
        <translation>Ara no queda res més per fer.</translation>
    </message>
    <message>
        <source>Anything else would bring you less.</source>
        <translation>Qualsevol altra cosa et rendiria menys.</translation>
    </message>
    <message>
        <source>It brings little at once, but leads further than anything else.</source>
        <translation>De moment rendeix poc, però porta més lluny que qualsevol altra cosa.</translation>
    </message>
    <message>
        <source>No deal that would help you is in sight.</source>
        <translation>No es veu cap intercanvi que et convingui.</translation>
    </message>
    <message>
        <source>Your offer is still open, and somebody may take it.</source>
        <translation>La teva oferta encara és oberta, i algú la pot acceptar.</translation>
    </message>
    <message>
        <source>It is a try: {name} may not have {cards}.</source>
        <translation>És un intent: potser {name} no té {cards}.</translation>
    </message>
    <message>
        <source>Changed like this it suits you; {name} may refuse.</source>
        <translation>Amb aquest canvi et convé a tu; {name} pot dir que no.</translation>
    </message>
    <message numerus="yes">
        <source>With it the field pays %n coin(s).</source>
        <translation>
            <numerusform>Amb aquesta carta el camp paga 1 moneda.</numerusform>
            <numerusform>Amb aquesta carta el camp paga %n monedes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This kind grows there already: with it there are {cards}.</source>
        <translation>Aquesta mena ja hi creix: amb aquesta carta n’hi haurà tantes: {cards}.</translation>
    </message>
    <message>
        <source>The field is empty, and {cards} more can follow.</source>
        <translation>El camp és buit, i després n’hi pots afegir més: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) and can never pay more.</source>
        <translation>
            <numerusform>El camp paga 1 moneda i mai no en podrà pagar més.</numerusform>
            <numerusform>El camp paga %n monedes i mai no en podrà pagar més.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No field takes {bean}: this harvest makes room and pays %n coin(s).</source>
        <translation>
            <numerusform>Cap camp no accepta {bean}: aquesta collita fa lloc i paga 1 moneda.</numerusform>
            <numerusform>Cap camp no accepta {bean}: aquesta collita fa lloc i paga %n monedes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: this harvest makes room, though it pays nothing.</source>
        <translation>Cap camp no accepta {bean}: aquesta collita fa lloc, encara que no pagui res.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) now and is free again then.</source>
        <translation>
            <numerusform>El camp paga ara 1 moneda i després torna a quedar lliure.</numerusform>
            <numerusform>El camp paga ara %n monedes i després torna a quedar lliure.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: a new one spares you a harvest.</source>
        <translation>Cap camp no accepta {bean}: un de nou t’estalvia una collita.</translation>
    </message>
    <message>
        <source>No field takes {bean} without a harvest.</source>
        <translation>Sense collir, cap camp no accepta {bean}.</translation>
    </message>
    <message>
        <source>Only an empty field takes {bean}, and it is better kept free.</source>
        <translation>Només un camp buit accepta {bean}, i val més deixar-lo lliure.</translation>
    </message>
    <message>
        <source>Changed like this it suits you both.</source>
        <translation>Amb aquest canvi us convé a tots dos.</translation>
    </message>
    <message>
        <source>It brings you nothing.</source>
        <translation>No hi guanyes res.</translation>
    </message>
    <message>
        <source>Your field is waiting for {cards}.</source>
        <translation>El teu camp espera {cards}.</translation>
    </message>
    <message>
        <source>Your hand is better without {cards}.</source>
        <translation>Sense {cards} la teva mà queda millor.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it you would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Per plantar-ho hauries d’arrencar {cards} per una moneda.</numerusform>
            <numerusform>Per plantar-ho hauries d’arrencar {cards} per %n monedes.</numerusform>
        </translation>
    </message>
    <message>
        <source>To plant it you would have to dig up {cards} for nothing.</source>
        <translation>Per plantar-ho hauries d’arrencar {cards} sense cobrar res.</translation>
    </message>
    <message>
        <source>You do better to plant {cards} yourself.</source>
        <translation>Et convé més plantar tu {cards}.</translation>
    </message>
    <message>
        <source>You cannot give {cards}.</source>
        <translation>No pots donar {cards}.</translation>
    </message>
    <message>
        <source>With {cards} {name} would gain far more than you.</source>
        <translation>Amb {cards} {name} hi guanyaria molt més que tu.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you.</source>
        <translation>Per a tu val unes {mine} monedes.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you, {theirs} to {name}.</source>
        <translation>Val unes {mine} monedes per a tu, {theirs} per a {name}.</translation>
    </message>
    <message>
        <source>{name}&apos;s offer: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>L’oferta de {name}: unes {mine} monedes per a tu, {theirs} per a {name}.</translation>
    </message>
    <message>
        <source>Your own offer: about {mine} coins for you.</source>
        <translation>La teva oferta: unes {mine} monedes per a tu.</translation>
    </message>
    <message>
        <source>Your offer to {name}: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>La teva oferta a {name}: unes {mine} monedes per a tu, {theirs} per a {name}.</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Do it</source>
        <translation>Fes-ho</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tanca la pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Rumiant…</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>NUMBER</source>
        <translation>NÚMERO</translation>
    </message>
    <message>
        <source>how many processes share the work (1)</source>
        <translation>quants processos es reparteixen la feina (1)</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADREÇA</translation>
    </message>
    <message>
        <source>have the work done by the machines of this dask scheduler</source>
        <translation>fa fer la feina a les màquines d’aquest planificador dask</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FITXER</translation>
    </message>
    <message>
        <source>keep results in this file, and go on with those that it has</source>
        <translation>desa els resultats en aquest fitxer i continua a partir dels que ja té</translation>
    </message>
    <message>
        <source>A process that shared the work ended before it was done.</source>
        <translation>Un dels processos que es repartien la feina ha acabat abans d’hora.</translation>
    </message>
    <message>
        <source>For a scheduler the program has to be installed together with dask: pip install “bohnanza-qt[dask]”.</source>
        <translation>Per fer servir un planificador cal instal·lar el programa amb dask: pip install «bohnanza-qt[dask]».</translation>
    </message>
    <message>
        <source>No scheduler answers at {address}.</source>
        <translation>Cap planificador no respon a l’adreça {address}.</translation>
    </message>
    <message>
        <source>A machine of the scheduler has version {theirs} of the program, this one has {ours}.</source>
        <translation>Una màquina del planificador té la versió {theirs} del programa; aquesta té la {ours}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} was lost.</source>
        <translation>S’ha perdut la connexió amb el planificador de {address}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers.</source>
        <translation>El planificador de {address} no té cap màquina que treballi.</translation>
    </message>
    <message>
        <source>“{text}” names no file.</source>
        <translation>“{text}” no és el nom de cap fitxer.</translation>
    </message>
    <message>
        <source>Another run is using {path}.</source>
        <translation>Una altra execució està fent servir {path}.</translation>
    </message>
    <message>
        <source>{path} keeps another run; give this one a file of its own.</source>
        <translation>{path} és d’una altra execució: dona a aquesta un fitxer propi.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {error}.</source>
        <translation>No es pot fer servir {path}: {error}.</translation>
    </message>
    <message>
        <source>The same command goes on from here.</source>
        <translation>La mateixa ordre continua a partir d’aquí.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} està malmès.</translation>
    </message>
    <message>
        <source>{path} is something else than the kept results of a run.</source>
        <translation>{path} no conté els resultats desats d’una execució.</translation>
    </message>
    <message>
        <source>{path} cannot be both what is kept and what comes out.</source>
        <translation>{path} no pot ser alhora el fitxer dels resultats desats i el del resultat final.</translation>
    </message>
    <message>
        <source>{path} is something else than a file.</source>
        <translation>{path} no és un fitxer.</translation>
    </message>
    <message>
        <source>“{text}” is no address of a dask scheduler, like {example}.</source>
        <translation>“{text}” no és l’adreça d’un planificador dask, com ara {example}.</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tecles</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Què fa</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla habitual</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nova</translation>
    </message>
    <message>
        <source>Press the new key for: {what}</source>
        <translation>Prem la tecla nova per a: {what}</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Aquesta tecla no es pot canviar.</translation>
    </message>
    <message>
        <source>{key} does it from now on.</source>
        <translation>A partir d’ara es fa amb {key}.</translation>
    </message>
    <message>
        <source>All keys are as they came with the program.</source>
        <translation>Totes les tecles tornen a ser les del programa.</translation>
    </message>
    <message>
        <source>{key} is taken: “{what}”. Give that another key first.</source>
        <translation>{key} ja s’usa: «{what}». Primer dona-li una altra tecla.</translation>
    </message>
    <message>
        <source>{key} means something in every window and list.</source>
        <translation>{key} ja vol dir alguna cosa a cada finestra i llista.</translation>
    </message>
    <message>
        <source>This cannot be a key here.</source>
        <translation>Això no pot ser una tecla aquí.</translation>
    </message>
    <message>
        <source>Press the main button; show the others&apos; moves at once</source>
        <translation>Prem el botó principal; mostra de cop les jugades dels altres</translation>
    </message>
    <message>
        <source>Buy a field, where fields are sold</source>
        <translation>Compra un camp, si se’n venen</translation>
    </message>
    <message>
        <source>Discard the card, in the duel</source>
        <translation>Descarta la carta, en el duel</translation>
    </message>
    <message>
        <source>Put the card into your offer, or take it out</source>
        <translation>Posa la carta a l’oferta o treu-la’n</translation>
    </message>
    <message>
        <source>The next turned-over card into your offer</source>
        <translation>La carta girada següent a la teva oferta</translation>
    </message>
    <message>
        <source>Go to the kinds to ask for; there a digit asks for one</source>
        <translation>Anar a les menes per demanar; allà una xifra en demana una</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth, a gift too, wherever you are</source>
        <translation>Fes l’oferta que hi ha al tapet, també si és un regal, siguis on siguis</translation>
    </message>
    <message>
        <source>Put a deal together with another person, or put it away</source>
        <translation>Preparar un tracte amb una altra persona, o deixar-lo</translation>
    </message>
    <message>
        <source>Say no to a card that is asked of you in such a deal</source>
        <translation>Dir que no a una carta que et demanen en un tracte així</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for your cards</source>
        <translation>Preguntar als ordinadors què donarien per les teves cartes</translation>
    </message>
    <message>
        <source>Begin an offer for the card that is asked about</source>
        <translation>Començar una oferta per la carta que es demana</translation>
    </message>
    <message>
        <source>Say which beans are welcome and which are not</source>
        <translation>Dir quines mongetes t’agradarien i quines no</translation>
    </message>
    <message>
        <source>Take your offer back</source>
        <translation>Retira la teva oferta</translation>
    </message>
    <message>
        <source>Silence the computers’ offers for this turn</source>
        <translation>Silencia les ofertes dels ordinadors aquest torn</translation>
    </message>
    <message>
        <source>Accept any gift that fits, until the turn ends</source>
        <translation>Acceptar tot regal que hi càpiga, fins al final del torn</translation>
    </message>
    <message>
        <source>Refuse every offer, until the turn ends</source>
        <translation>Rebutjar tota oferta, fins al final del torn</translation>
    </message>
    <message>
        <source>End trading, or say that you will not trade</source>
        <translation>Acaba els intercanvis o passa</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves, or let them go on</source>
        <translation>Aturar les jugades dels altres o deixar-les continuar</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Què ha passat des del teu últim torn</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Refés</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>La regla del que cal fer ara</translation>
    </message>
    <message>
        <source>A hint: a good move, and why</source>
        <translation>Una pista: una bona jugada i per què</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Fes el que diu la pista</translation>
    </message>
    <message>
        <source>Let go of the card; clear the offer</source>
        <translation>Deixa anar la carta; buida l’oferta</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth</source>
        <translation>Fes l’oferta que hi ha al tapet</translation>
    </message>
    <message>
        <source>Plant the chosen card in field {number}</source>
        <translation>Planta la carta triada al camp {number}</translation>
    </message>
    <message>
        <source>Harvest field {number}</source>
        <translation>Cull el camp {number}</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Accepta l’oferta</translation>
    </message>
    <message>
        <source>Answer with a counter-offer</source>
        <translation>Regateja: fes una contraoferta</translation>
    </message>
    <message>
        <source>Refuse the offer</source>
        <translation>Rebutja l’oferta</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Ves a la part següent de la taula</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nova</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Obre una partida</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Desa el registre</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Repàs de la partida</translation>
    </message>
    <message>
        <source>Looking back: one move back or on</source>
        <translation>Al repàs: una jugada enrere o endavant</translation>
    </message>
    <message>
        <source>Looking back: to the turn before or after</source>
        <translation>Al repàs: al torn anterior o al següent</translation>
    </message>
    <message>
        <source>Looking back: to the beginning or the end</source>
        <translation>Al repàs: al principi o al final</translation>
    </message>
    <message>
        <source>Looking back: let the game run by itself, or stop it</source>
        <translation>Al repàs: reprodueix la partida o atura-la</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Surt</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message numerus="yes">
        <source>{bean}: %n wanted</source>
        <translation>
            <numerusform>{bean}: en demanes una</numerusform>
            <numerusform>{bean}: en demanes %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{bean}. Click or Space: one more. Right click or the minus key: one fewer.</source>
        <translation>{bean}. Clic o Espai: una més. Clic dret o tecla menys: una menys.</translation>
    </message>
</context>
<context>
    <name>LanguageButton</name>
    <message>
        <source>Language</source>
        <translation>Llengua</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the game</source>
        <translation>Deixa la partida</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to leave the game all the same?</source>
        <translation>No s’han pogut desar les últimes jugades. Vols deixar la partida igualment?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Surt</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to quit all the same?</source>
        <translation>No s’han pogut desar les últimes jugades. Vols sortir igualment?</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>What it is about</source>
        <translation>De què va</translation>
    </message>
    <message>
        <source>You plant beans and sell what has grown: the more of one kind in a field, the more coins. When the draw pile has run out for the last time the game ends, and whoever has most coins wins.</source>
        <translation>Plantes mongetes i vens el que ha crescut: com més n’hi ha d’una mena en un camp, més monedes. Quan el munt s’acaba per última vegada s’acaba la partida, i guanya qui té més monedes.</translation>
    </message>
    <message>
        <source>Plant your front card</source>
        <translation>Planta la primera carta</translation>
    </message>
    <message>
        <source>Your hand is a queue: the card at the front goes first, and the order never changes. Drag it to one of your fields, or click it and then the field. A field grows one kind only.</source>
        <translation>La teva mà és una cua: la carta del davant va primer, i l’ordre no canvia mai. Arrossega-la a un dels teus camps, o clica-la i després clica el camp. En un camp només hi creix una mena.</translation>
    </message>
    <message>
        <source>One more, if you like</source>
        <translation>Una altra, si vols</translation>
    </message>
    <message>
        <source>The next card may follow, but it need not. When you are done, turn over the cards that this turn brings.</source>
        <translation>També pots plantar la carta següent, però no cal. Quan hagis acabat, gira les cartes d’aquest torn.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Gira les cartes</translation>
    </message>
    <message>
        <source>That was enough planting from the hand. The next cards of the draw pile are laid open now: they are yours, and with them trading begins.</source>
        <translation>De la mà ja has plantat prou. Ara es giren les cartes següents del munt: són teves, i amb elles comencen els intercanvis.</translation>
    </message>
    <message>
        <source>Everybody trades with you</source>
        <translation>Tothom intercanvia amb tu</translation>
    </message>
    <message>
        <source>The cards turned over are yours, and what you keep has to be planted. So trade away what does not fit your fields, also from the middle of your hand. A card that would cost you a field is worth giving away.</source>
        <translation>Les cartes girades són teves, i el que et quedes s’ha de plantar. Per això, intercanvia el que no va als teus camps, també del mig de la mà. Una carta que et costaria un camp val la pena regalar-la.</translation>
    </message>
    <message>
        <source>What an offer is</source>
        <translation>Què és una oferta</translation>
    </message>
    <message>
        <source>An offer for you</source>
        <translation>Una oferta per a tu</translation>
    </message>
    <message>
        <source>Here stands what you would get and give. Accept, say no, or change it with a counter-offer. What you receive does not join your hand: it is set aside, and has to be planted when trading is over.</source>
        <translation>Aquí hi ha el que rebries i el que donaries. Accepta-la, digues que no o canvia-la amb una contraoferta. El que reps no va a la mà: queda a part, i s’ha de plantar quan s’acaben els intercanvis.</translation>
    </message>
    <message>
        <source>Somebody else trades</source>
        <translation>Ara intercanvia algú altre</translation>
    </message>
    <message>
        <source>Now you can trade with the player whose turn it is, and with nobody else. Offer cards that are in your way; a click on a question at the right begins an answer. If you want nothing, say that you do not trade.</source>
        <translation>Ara pots intercanviar amb qui té el torn, i amb ningú més. Ofereix les cartes que et fan nosa; amb un clic en una pregunta de la dreta comences a respondre. Si no vols res, digues que passes.</translation>
    </message>
    <message>
        <source>Plant what was set aside</source>
        <translation>Planta les cartes apartades</translation>
    </message>
    <message>
        <source>What came by trading goes into your fields now, in any order, and so do cards turned over that you kept. If no field takes a card, harvest one first: all its cards are sold, for what the marks on the field say.</source>
        <translation>El que ha arribat dels intercanvis va ara als teus camps, en l’ordre que vulguis, i també les cartes girades que t’has quedat. Si cap camp no accepta una carta, primer cull-ne un: totes les seves cartes es venen, pel que diuen les marques del camp.</translation>
    </message>
    <message>
        <source>A card finds no field</source>
        <translation>Una carta no té camp</translation>
    </message>
    <message>
        <source>Make room: harvest a field, even if it pays little or nothing. A field with a single card is protected while another has more. Sell where you lose least.</source>
        <translation>Fes lloc: cull un camp, encara que pagui poc o res. Un camp amb una sola carta està protegit mentre un altre en té més. Ven on perdis menys.</translation>
    </message>
    <message>
        <source>This field pays</source>
        <translation>Aquest camp paga</translation>
    </message>
    <message>
        <source>The marks on a field are its beanometer: how many cards earn how many coins. You can harvest at any time, also when it is not your turn. Some of the cards become your coins, the others go to the discard pile. With more cards the field may pay more.</source>
        <translation>Les marques d’un camp són el seu mongetòmetre: quantes cartes valen quantes monedes. Pots collir en qualsevol moment, també quan no és el teu torn. Algunes cartes es tornen monedes teves, les altres van al descart. Amb més cartes el camp pot pagar més.</translation>
    </message>
    <message>
        <source>The end is near</source>
        <translation>El final és a prop</translation>
    </message>
    <message>
        <source>The draw pile is gone through for the last time. When it is empty, all fields are sold as they stand, and cards in hand are worth nothing. Whoever has most coins then has won.</source>
        <translation>El munt es gasta per última vegada. Quan sigui buit, tots els camps es venen tal com estan, i les cartes de la mà no valen res. Guanya qui llavors té més monedes.</translation>
    </message>
    <message>
        <source>The end of your turn</source>
        <translation>El final del teu torn</translation>
    </message>
    <message>
        <source>Lay down what you give and choose what you want for it. The others accept, say no or answer with an offer of their own; only what is accepted changes hands. What you receive is set aside, to be planted when you end the trading. Where you do not know what to ask for, lay down a card and press “What would you give?”. A heart beside a name shows what somebody would like.</source>
        <translation>Posa-hi el que dones i tria el que vols a canvi. Els altres accepten, diuen que no o responen amb una oferta seva; només canvia de mans el que s’accepta. El que reps queda a part, i es planta quan acabes els intercanvis. Si no saps què demanar, posa-hi una carta i prem «Què em donaríeu?». Un cor al costat d’un nom mostra què voldria algú.</translation>
    </message>
    <message>
        <source>You draw new cards, and they join the back of your hand. Think of what will be at the front when it is your turn again.</source>
        <translation>Robes cartes noves, que van al darrere de la mà. Pensa quina carta tindràs al davant quan et torni a tocar.</translation>
    </message>
    <message>
        <source>What was left for you</source>
        <translation>El que t’han deixat</translation>
    </message>
    <message>
        <source>Plant or discard each of these cards; then the turn goes on.</source>
        <translation>Planta o descarta cadascuna d’aquestes cartes; després el torn continua.</translation>
    </message>
    <message>
        <source>Take what you like</source>
        <translation>Agafa el que vulguis</translation>
    </message>
    <message>
        <source>Plant any of the cards turned over. What you leave, the other one has to plant or to discard.</source>
        <translation>Planta les cartes girades que vulguis. Les que deixes, l’altre les ha de plantar o descartar.</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>No more of this</source>
        <translation>Prou explicacions</translation>
    </message>
    <message>
        <source>Explains nothing any more. The settings can.</source>
        <translation>No explica res més. Es pot tornar a activar a la configuració.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entesos</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Tanca l’explicació</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicació</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Easy</source>
        <translation>Fàcil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mitjà</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>below medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>per sota del mitjà: sol contra tres de nivell mitjà guanya {share} de cada 100 partides (igualat: 25)</translation>
    </message>
    <message>
        <source>a step above easy: alone against three easy ones it wins {share} of 100 games (even: 25)</source>
        <translation>un graó per sobre del fàcil: sol contra tres de nivell fàcil guanya {share} de cada 100 partides (igualat: 25)</translation>
    </message>
    <message>
        <source>a step above medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>un graó per sobre del mitjà: sol contra tres de nivell mitjà guanya {share} de cada 100 partides (igualat: 25)</translation>
    </message>
    <message>
        <source>a step above hard: alone against three hard ones it wins {share} of 100 games (even: 25)</source>
        <translation>un graó per sobre del difícil: sol contra tres de nivell difícil guanya {share} de cada 100 partides (igualat: 25)</translation>
    </message>
    <message>
        <source>For a few turns it remembers who turned down a fair offer of its own, and wants a little more from them, until they deal again.</source>
        <translation>Durant uns quants torns recorda qui li ha rebutjat una oferta justa i li demana una mica més, fins que tornen a intercanviar.</translation>
    </message>
    <message>
        <source>{level}: {strength}</source>
        <translation>{level}: {strength}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Nivell de {name}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivell</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>A kind of computer of former versions, which thinks of its own coins alone.</extracomment>
        <translation>Àvid</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>The computers at the table are not all of one level.</extracomment>
        <translation>Barrejats</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>Computers of a level that this version does not know.</extracomment>
        <translation>Altres</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {round}: {sentence}</source>
        <translation>Ronda {round}: {sentence}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Què ha passat</translation>
    </message>
    <message>
        <source>Shown in the log: {filter}</source>
        <translation>A la crònica es veu: {filter}</translation>
    </message>
    <message>
        <source>Choose what the log shows.</source>
        <translation>Tria què es veu a la crònica.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>{name}, {kind}</source>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Intercanvis</translation>
    </message>
    <message>
        <source>Planting</source>
        <translation>Plantades</translation>
    </message>
    <message>
        <source>Harvests</source>
        <translation>Collites</translation>
    </message>
    <message>
        <source>Drawing and turning over</source>
        <translation>Cartes robades i girades</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tothom</translation>
    </message>
    <message>
        <source>Since your last turn…</source>
        <translation>Des del teu últim torn…</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>Back to the start</source>
        <translation>Torna a l’inici</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Torna al resultat</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna a la partida</translation>
    </message>
</context>
<context>
    <name>MainActionWords</name>
    <message>
        <source>Turn over cards</source>
        <translation>Gira cartes</translation>
    </message>
    <message>
        <source>First plant: {bean}</source>
        <translation>Primer planta: {bean}</translation>
    </message>
    <message>
        <source>Plant in field {number}</source>
        <translation>Planta al camp {number}</translation>
    </message>
    <message>
        <source>First plant what is set aside.</source>
        <translation>Primer planta les apartades.</translation>
    </message>
    <message>
        <source>First plant or discard what was left for you.</source>
        <translation>Primer planta o descarta el que t’han deixat.</translation>
    </message>
    <message>
        <source>End trading all the same</source>
        <translation>Acaba igualment</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Prou intercanvis</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Show at once</source>
        <translation>Mostra-ho de cop</translation>
    </message>
    <message>
        <source>The other plays</source>
        <translation>Juga l’altre</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Juguen els altres</translation>
    </message>
    <message>
        <source>If {bean} stays with you, one of your fields must go.</source>
        <translation>Si et quedes {bean}, hauràs de sacrificar un camp.</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Torna a {name}</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Passa a {name}</translation>
    </message>
    <message>
        <source>A gift for you is still open: {beans}.</source>
        <translation>Encara hi ha un regal per a tu: {beans}.</translation>
    </message>
    <message>
        <source>If {beans} stay with you, your fields must make room.</source>
        <translation>Si et quedes {beans}, els teus camps hauran de fer lloc.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Acaba la partida</translation>
    </message>
    <message numerus="yes">
        <source>Leave the rest and draw %n card(s)</source>
        <translation>
            <numerusform>Deixa la resta i roba 1 carta</numerusform>
            <numerusform>Deixa la resta i roba %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Roba 1 carta</numerusform>
            <numerusform>Roba %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida nova…</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Obre una partida…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Desa el registre com a…</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Repàs…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Sobre aquesta partida</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Llocs…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Llibre de regles</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadístiques</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tecles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuració</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Quant a aquest programa</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Torna a l’inici</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Surt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refés</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>My field is waiting for {cards}.</source>
        <translation>El meu camp espera {cards}.</translation>
    </message>
    <message>
        <source>My hand is better without {cards}.</source>
        <translation>Sense {cards} la meva mà queda millor.</translation>
    </message>
    <message>
        <source>I want to plant {cards} myself.</source>
        <translation>Vull plantar jo {cards}.</translation>
    </message>
    <message>
        <source>I cannot give {cards}.</source>
        <translation>No puc donar {cards}.</translation>
    </message>
    <message>
        <source>With {cards} you would gain far more than I would.</source>
        <translation>Amb {cards} hi guanyaries molt més tu que jo.</translation>
    </message>
    <message>
        <source>You turned down my fair offer of {cards} not long ago: I am still a bit sore.</source>
        <translation>Fa poc m’has rebutjat una oferta justa ({cards}): encara no se m’ha passat del tot.</translation>
    </message>
    <message>
        <source>That suits my fields.</source>
        <translation>Això va bé als meus camps.</translation>
    </message>
    <message>
        <source>That puts my hand in better order.</source>
        <translation>Això m’endreça la mà.</translation>
    </message>
    <message>
        <source>I have nowhere to plant that.</source>
        <translation>No tinc on plantar això.</translation>
    </message>
    <message>
        <source>I want to plant that myself.</source>
        <translation>Això ho vull plantar jo.</translation>
    </message>
    <message>
        <source>I do not have what you want.</source>
        <translation>No tinc el que vols.</translation>
    </message>
    <message>
        <source>That brings me nothing.</source>
        <translation>Amb això no hi guanyo res.</translation>
    </message>
    <message>
        <source>You would gain far more than I would.</source>
        <translation>Hi guanyaries molt més tu que jo.</translation>
    </message>
    <message>
        <source>You turned down a fair offer of mine not long ago: I am still a bit sore.</source>
        <translation>Fa poc m’has rebutjat una oferta justa: encara no se m’ha passat del tot.</translation>
    </message>
    <message>
        <source>I would like that, but I have nothing to give you for it.</source>
        <translation>M’agradaria, però no tinc res per donar-te a canvi.</translation>
    </message>
    <message>
        <source>Not like that. Look at my own offer instead.</source>
        <translation>Així no. Mira’t la meva oferta.</translation>
    </message>
    <message>
        <source>To plant it I would have to dig up {cards} for nothing.</source>
        <translation>Per plantar-ho hauria d’arrencar {cards} sense cobrar res.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it I would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Per plantar-ho hauria d’arrencar {cards} per una moneda.</numerusform>
            <numerusform>Per plantar-ho hauria d’arrencar {cards} per %n monedes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>The draw pile ran out for the last time.</source>
        <translation>El munt s’ha acabat per última vegada.</translation>
    </message>
    <message>
        <source>The draw pile ran out.</source>
        <translation>El munt s’ha acabat.</translation>
    </message>
    <message>
        <source>The discard pile was shuffled: pass {number} begins.</source>
        <translation>S’ha barrejat el descart: comença la volta {number}.</translation>
    </message>
    <message>
        <source>You drew {cards}.</source>
        <translation>Has robat {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <translation>
            <numerusform>Has robat 1 carta.</numerusform>
            <numerusform>Has robat %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} ha robat 1 carta.</numerusform>
            <numerusform>{name} ha robat %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>És el teu torn.</translation>
    </message>
    <message numerus="yes">
        <source>You planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>Has plantat {card} al camp {field}: ara n’hi ha 1.</numerusform>
            <numerusform>Has plantat {card} al camp {field}: ara n’hi ha %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You harvested {cards} for nothing.</source>
        <translation>Has collit {cards} sense cobrar res.</translation>
    </message>
    <message numerus="yes">
        <source>You harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Has collit {cards} per una moneda.</numerusform>
            <numerusform>Has collit {cards} per %n monedes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought another field for %n coin(s).</source>
        <translation>
            <numerusform>Has comprat un altre camp per una moneda.</numerusform>
            <numerusform>Has comprat un altre camp per %n monedes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for you to turn over.</source>
        <translation>No quedaven cartes per girar en el teu torn.</translation>
    </message>
    <message>
        <source>You turned over {cards}.</source>
        <translation>Has girat {cards}.</translation>
    </message>
    <message>
        <source>You turned over {cards}. {matched} joined them.</source>
        <translation>Has girat {cards}. S’hi ha afegit {matched}.</translation>
    </message>
    <message>
        <source>You trade no more this turn.</source>
        <translation>Ja no intercanvies més aquest torn.</translation>
    </message>
    <message>
        <source>You ended trading.</source>
        <translation>Has acabat els intercanvis.</translation>
    </message>
    <message>
        <source>You ended trading and keep {cards}.</source>
        <translation>Has acabat els intercanvis i et quedes {cards}.</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <translation>Has descartat {card}.</translation>
    </message>
    <message>
        <source>You left nothing on offer.</source>
        <translation>No has deixat res a la taula.</translation>
    </message>
    <message>
        <source>You left {cards} on offer.</source>
        <translation>Has deixat {cards} a la taula.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Li toca a {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>{name} ha plantat {card} al camp {field}: ara n’hi ha 1.</numerusform>
            <numerusform>{name} ha plantat {card} al camp {field}: ara n’hi ha %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} harvested {cards} for nothing.</source>
        <translation>{name} ha collit {cards} sense cobrar res.</translation>
    </message>
    <message numerus="yes">
        <source>{name} harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>{name} ha collit {cards} per una moneda.</numerusform>
            <numerusform>{name} ha collit {cards} per %n monedes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bought another field for %n coin(s).</source>
        <translation>
            <numerusform>{name} ha comprat un altre camp per una moneda.</numerusform>
            <numerusform>{name} ha comprat un altre camp per %n monedes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for {name} to turn over.</source>
        <translation>A {name} no li quedaven cartes per girar.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}.</source>
        <translation>{name} ha girat {cards}.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}. {matched} joined them.</source>
        <translation>{name} ha girat {cards}. S’hi ha afegit {matched}.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>{name} ja no intercanvia més aquest torn.</translation>
    </message>
    <message>
        <source>{name} ended trading.</source>
        <translation>{name} ha acabat els intercanvis.</translation>
    </message>
    <message>
        <source>{name} ended trading and keeps {cards}.</source>
        <translation>{name} ha acabat els intercanvis i es queda {cards}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} ha descartat {card}.</translation>
    </message>
    <message>
        <source>{name} left nothing on offer.</source>
        <translation>{name} no ha deixat res a la taula.</translation>
    </message>
    <message>
        <source>{name} left {cards} on offer.</source>
        <translation>{name} ha deixat {cards} a la taula.</translation>
    </message>
    <message>
        <source>{name}: “{why}”</source>
        <translation>{name}: «{why}»</translation>
    </message>
    <message>
        <source>You ask {others} what they would give for {cards}.</source>
        <translation>Preguntes a {others} què donarien per {cards}.</translation>
    </message>
    <message>
        <source>{name} asks you what you would give for {cards}.</source>
        <translation>{name} et pregunta què donaries per {cards}.</translation>
    </message>
    <message>
        <source>{name} asks {others} what they would give for {cards}.</source>
        <translation>{name} pregunta a {others} què donarien per {cards}.</translation>
    </message>
    <message>
        <source>{name} plays in person now.</source>
        <translation>Ara {name} juga en persona.</translation>
    </message>
    <message>
        <source>A computer plays for {name} now.</source>
        <translation>Ara un ordinador juga per {name}.</translation>
    </message>
    <message>
        <source>A program plays for {name} now.</source>
        <translation>Ara un programa juga per {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>S’ha acabat la partida.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over. You win with %n coin(s)!</source>
        <translation>
            <numerusform>S’ha acabat la partida. Guanyes amb una moneda!</numerusform>
            <numerusform>S’ha acabat la partida. Guanyes amb %n monedes!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {name} wins with %n coin(s).</source>
        <translation>
            <numerusform>S’ha acabat la partida. Guanya {name} amb una moneda.</numerusform>
            <numerusform>S’ha acabat la partida. Guanya {name} amb %n monedes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} win together with %n coin(s).</source>
        <translation>
            <numerusform>S’ha acabat la partida. Guanyen {names} amb una moneda cadascú.</numerusform>
            <numerusform>S’ha acabat la partida. Guanyen {names} amb %n monedes cadascú.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NothingYet</name>
    <message>
        <source>No game has been played to the end yet.</source>
        <translation>Encara no s’ha acabat cap partida.</translation>
    </message>
    <message>
        <source>As soon as one is, it stands here: who won, with how many coins, and how you fare against whom.</source>
        <translation>Quan n’acabis una, aquí hi trobaràs qui ha guanyat, amb quantes monedes, i com te’n surts contra cadascú.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Tanca aquest missatge</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Something went wrong inside the program. Your game is saved, and you can go on. The details are in {file}.</source>
        <translation>Alguna cosa ha fallat dins del programa. La teva partida està desada i pots continuar. Trobaràs els detalls a {file}.</translation>
    </message>
    <message>
        <source>The computer of {name} gave no answer, so another one decided this once.</source>
        <translation>L’ordinador de {name} no ha respost: per aquesta vegada n’ha decidit un altre.</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read; from now on hard computers decide for them in this game.</source>
        <translation>No es pot llegir la xarxa dels experts; d’ara endavant, en aquesta partida decideixen per ells ordinadors difícils.</translation>
    </message>
    <message>
        <source>The experts give no answers; from now on hard computers decide for them in this game.</source>
        <translation>Els experts no donen cap resposta; d’ara endavant, en aquesta partida decideixen per ells ordinadors difícils.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partida es torna a desar bé.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You offer {cards} for {wanted} to anyone.</source>
        <translation>Ofereixes {cards} per {wanted} a tothom.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for {wanted}.</source>
        <translation>Ofereixes a {other} {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} for {wanted} to anyone.</source>
        <translation>{name} ofereix {cards} per {wanted} a tothom.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for {wanted}.</source>
        <translation>{name} t’ofereix {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} for {wanted}.</source>
        <translation>{name} ofereix a {other} {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>You offer {cards} as a gift to anyone.</source>
        <translation>Ofereixes {cards} de regal a tothom.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} as a gift.</source>
        <translation>Ofereixes a {other} {cards} de regal.</translation>
    </message>
    <message>
        <source>{name} offers {cards} as a gift to anyone.</source>
        <translation>{name} ofereix {cards} de regal a tothom.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} as a gift.</source>
        <translation>{name} t’ofereix {cards} de regal.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} as a gift.</source>
        <translation>{name} ofereix a {other} {cards} de regal.</translation>
    </message>
    <message>
        <source>You ask for {wanted} as a gift from anyone.</source>
        <translation>Demanes {wanted} de regal a tothom.</translation>
    </message>
    <message>
        <source>You ask {other} for {wanted} as a gift.</source>
        <translation>Demanes a {other} {wanted} de regal.</translation>
    </message>
    <message>
        <source>{name} asks for {wanted} as a gift from anyone.</source>
        <translation>{name} demana {wanted} de regal a tothom.</translation>
    </message>
    <message>
        <source>{name} asks you for {wanted} as a gift.</source>
        <translation>{name} et demana {wanted} de regal.</translation>
    </message>
    <message>
        <source>{name} asks {other} for {wanted} as a gift.</source>
        <translation>{name} demana a {other} {wanted} de regal.</translation>
    </message>
    <message>
        <source>You say no to the deal with {other}.</source>
        <translation>Dius que no al tracte amb {other}.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with you.</source>
        <translation>{name} diu que no al tracte amb tu.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with {other}.</source>
        <translation>{name} diu que no al tracte amb {other}.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} for {returned}.</source>
        <translation>Has donat a {other} {cards} per {returned}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} for {returned}.</source>
        <translation>{name} ha donat a {other} {cards} per {returned}.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} as a gift.</source>
        <translation>Has regalat {cards} a {other}.</translation>
    </message>
    <message>
        <source>{name} gave you {cards} as a gift.</source>
        <translation>{name} t’ha regalat {cards}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} as a gift.</source>
        <translation>{name} ha regalat {cards} a {other}.</translation>
    </message>
    <message>
        <source>You took your offer back.</source>
        <translation>Has retirat la teva oferta.</translation>
    </message>
    <message>
        <source>{name} took an offer back.</source>
        <translation>{name} ha retirat una oferta.</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Has dit que no.</translation>
    </message>
    <message>
        <source>You said no to {name}.</source>
        <translation>Has dit que no a {name}.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} diu que no.</translation>
    </message>
    <message>
        <source>{name} says no: “{why}”</source>
        <translation>{name} diu que no: «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to you.</source>
        <translation>{name} et diu que no.</translation>
    </message>
    <message>
        <source>{name} says no to you: “{why}”</source>
        <translation>{name} et diu que no: «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to {other}.</source>
        <translation>{name} diu que no a {other}.</translation>
    </message>
    <message>
        <source>{name} says no to {other}: “{why}”</source>
        <translation>{name} diu que no a {other}: «{why}»</translation>
    </message>
    <message>
        <source>Your offer is off: one of its cards has gone.</source>
        <translation>La teva oferta ja no val: una de les cartes ja no hi és.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of its cards has gone.</source>
        <translation>L’oferta que feia {name} ja no val: una de les cartes ja no hi és.</translation>
    </message>
    <message>
        <source>Nobody takes your offer.</source>
        <translation>Ningú no accepta la teva oferta.</translation>
    </message>
    <message>
        <source>Nobody takes {name}’s offer.</source>
        <translation>Ningú no accepta l’oferta que feia {name}.</translation>
    </message>
    <message>
        <source>Your offer is off: one of the two trades no more this turn.</source>
        <translation>La teva oferta ja no val: un dels dos ja no intercanvia més aquest torn.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of the two trades no more this turn.</source>
        <translation>L’oferta que feia {name} ja no val: un dels dos ja no intercanvia més aquest torn.</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>{key} offers this</source>
        <translation>{key} ofereix això</translation>
    </message>
    <message>
        <source>{key} accepts</source>
        <translation>{key} accepta</translation>
    </message>
    <message>
        <source>{key} makes a counter-offer</source>
        <translation>{key} regateja amb una contraoferta</translation>
    </message>
    <message>
        <source>{key} says no</source>
        <translation>{key} diu que no</translation>
    </message>
    <message>
        <source>{key} takes the offer back</source>
        <translation>{key} retira l’oferta</translation>
    </message>
</context>
<context>
    <name>OffersView</name>
    <message>
        <source>No offer is open.</source>
        <translation>No hi ha cap oferta oberta.</translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation>Ofertes obertes</translation>
    </message>
</context>
<context>
    <name>OpenCardDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>a l’oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>triada</translation>
    </message>
</context>
<context>
    <name>OpenCardsModel</name>
    <message>
        <source>Set aside for you: {bean}</source>
        <translation>Apartada per a tu: {bean}</translation>
    </message>
    <message>
        <source>Turned over: {bean}</source>
        <translation>Girada: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>s’ha de plantar</translation>
    </message>
    <message>
        <source>plant or discard it</source>
        <translation>planta-la o descarta-la</translation>
    </message>
    <message>
        <source>no field takes it</source>
        <translation>cap camp no l’accepta</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>a l’oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>triada</translation>
    </message>
    <message>
        <source>Left on offer: {bean}</source>
        <translation>Deixada a la taula: {bean}</translation>
    </message>
    <message>
        <source>Drag this card to a field, or leave it for the other to plant.</source>
        <translation>Arrossega aquesta carta a un camp, o deixa-la perquè la planti l’altre.</translation>
    </message>
    <message>
        <source>Drag this card to the trade table, or press {key}. What nobody takes is yours.</source>
        <translation>Arrossega aquesta carta a la taula d’intercanvi o prem {key}. El que no vulgui ningú és teu.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. Ask for it in an offer.</source>
        <translation>Aquesta carta és del jugador actiu. Demana-la en una oferta.</translation>
    </message>
    <message>
        <source>You left this card. The other plants or discards it.</source>
        <translation>Has deixat aquesta carta. L’altre la plantarà o la descartarà.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. What is not planted is left for you.</source>
        <translation>Aquesta carta és del jugador actiu. El que no planti serà per a tu.</translation>
    </message>
    <message>
        <source>Choose a field for this card, or drag it there.</source>
        <translation>Tria un camp per a aquesta carta o arrossega-l’hi.</translation>
    </message>
    <message>
        <source>Drag this card to a field or to the discard pile. {key} discards it.</source>
        <translation>Arrossega aquesta carta a un camp o al descart. Amb {key} la descartes.</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>Opponents:</source>
        <translation>Rivals:</translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s)</source>
        <translation>
            <numerusform>1 rival</numerusform>
            <numerusform>%n rivals</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} plants and harvests here.</source>
        <translation>Aquí només hi planta i hi cull {name}.</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1st</source>
        <translation>1a</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2a</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3a</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4a</translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation>{n}a</translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation>{n}a</translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation>{n}a</translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation>{n}a</translation>
    </message>
</context>
<context>
    <name>PartnerChips</name>
    <message>
        <source>Anyone</source>
        <translation>Tothom</translation>
    </message>
    <message>
        <source>Everybody may take this offer; the first one gets it.</source>
        <translation>Qualsevol pot acceptar aquesta oferta; se l’endú el primer.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>{name} ja no intercanvia més aquest torn.</translation>
    </message>
    <message>
        <source>You put this deal together with {name}.</source>
        <translation>Prepares aquest tracte amb {name}.</translation>
    </message>
    <message>
        <source>The offer is for {name}.</source>
        <translation>L’oferta és per a {name}.</translation>
    </message>
    <message>
        <source>Offer it to {name}.</source>
        <translation>Ofereix-la a {name}.</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Plant</source>
        <translation>Plantar</translation>
    </message>
    <message>
        <source>Turn over and trade</source>
        <translation>Girar i intercanviar</translation>
    </message>
    <message>
        <source>Plant set-aside</source>
        <translation>Plantar apartades</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Plant what was left</source>
        <translation>Plantar el que queda</translation>
    </message>
    <message>
        <source>Turn over and plant</source>
        <translation>Girar i plantar</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Final de la partida</translation>
    </message>
</context>
<context>
    <name>PhaseSteps</name>
    <message>
        <source>Phase {number} of {all}: {name}</source>
        <translation>Fase {number} de {all}: {name}</translation>
    </message>
</context>
<context>
    <name>PilesPanel</name>
    <message>
        <source>Turned over</source>
        <translation>Girades</translation>
    </message>
    <message>
        <source>Turned over by {name}</source>
        <translation>Girades per {name}</translation>
    </message>
</context>
<context>
    <name>PlantingWords</name>
    <message>
        <source>{bean} goes to field {number}.</source>
        <translation>{bean}: al camp {number}.</translation>
    </message>
    <message>
        <source>{bean} can go to fields {numbers}.</source>
        <translation>{bean}: als camps {numbers}.</translation>
    </message>
    <message>
        <source>No field takes {beans}.</source>
        <translation>{beans}: cap camp lliure.</translation>
    </message>
    <message>
        <source>No field takes {beans}: harvest one to make room.</source>
        <translation>{beans}: no hi ha cap camp lliure. Cull-ne un per fer lloc.</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>A program of your own…</source>
        <translation>Un programa teu…</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Tria un programa</translation>
    </message>
    <message>
        <source>Shall “{file}” play on this seat?

It is started with your own rights: it can read and change whatever you can. It plays in this run of the game only; no saved game and no setting starts it.</source>
        <translation>Vols que «{file}» jugui en aquest lloc?

S’engega amb els teus mateixos permisos: pot llegir i canviar tot el que pots tu. Només juga mentre el joc és obert aquesta vegada; cap partida desada ni cap preferència no l’engega.</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Un programa</translation>
    </message>
</context>
<context>
    <name>PlayerDelegate</name>
    <message>
        <source>set aside</source>
        <translation>apartades</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>empty field</source>
        <translation>camp buit</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>buit</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>paga {coins}</translation>
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
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>thinking…</source>
        <translation>rumia…</translation>
    </message>
    <message>
        <source>still has to plant</source>
        <translation>encara ha de plantar</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>ja ha plantat</translation>
    </message>
    <message>
        <source>done trading</source>
        <translation>no intercanvia més</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>jugador actiu</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>1 moneda</numerusform>
            <numerusform>%n monedes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>1 carta a la mà</numerusform>
            <numerusform>%n cartes a la mà</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>apartades: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>1 carta apartada</numerusform>
            <numerusform>%n cartes apartades</numerusform>
        </translation>
    </message>
    <message>
        <source>hand, front card first: {beans}</source>
        <translation>mà, primer la carta de davant: {beans}</translation>
    </message>
    <message>
        <source>field {number}: empty</source>
        <translation>camp {number}: buit</translation>
    </message>
    <message>
        <source>field {number}: {beans}, {coins}</source>
        <translation>camp {number}: {beans}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>paga 1 moneda</numerusform>
            <numerusform>paga %n monedes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>The other players</source>
        <translation>Els altres jugadors</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>The others&apos; moves take their time now. The settings can change that.</source>
        <translation>Ara les jugades dels altres es prenen el seu temps. Ho pots canviar a la configuració.</translation>
    </message>
    <message>
        <source>The game before is kept. “Open a game…” brings it back.</source>
        <translation>La partida anterior està desada. «Obre una partida…» la recupera.</translation>
    </message>
    <message>
        <source>This game is not over yet. “Play on from here” goes on with it.</source>
        <translation>Aquesta partida encara no s’ha acabat. Amb «Segueix des d’aquí» la continues.</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>No window can open with “{platform}”, which the variable QT_QPA_PLATFORM asks for. There are {known}.</source>
        <translation>Amb «{platform}», que demana la variable QT_QPA_PLATFORM, no es pot obrir cap finestra. Hi ha {known}.</translation>
    </message>
    <message>
        <source>The screen “{display}” does not answer, so no window can open.</source>
        <translation>La pantalla «{display}» no respon i no es pot obrir cap finestra.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start the game in a desktop session, or install xvfb and start it with “xvfb-run bohnanza-qt”.</source>
        <translation>No hi ha cap pantalla on obrir la finestra. Obre el joc en una sessió d’escriptori, o instal·la xvfb i obre’l amb «xvfb-run bohnanza-qt».</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}.</source>
        <translation>No es pot obrir cap finestra perquè falten biblioteques del sistema: {libraries}.</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}. On Debian and Ubuntu “sudo apt install {packages}” brings them.</source>
        <translation>No es pot obrir cap finestra perquè falten biblioteques del sistema: {libraries}. A Debian i Ubuntu les instal·la «sudo apt install {packages}».</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Modern</source>
        <translation>Moderna</translation>
    </message>
    <message>
        <source>Original, 1997</source>
        <translation>Original de 1997</translation>
    </message>
    <message>
        <source>Classic, the big box</source>
        <translation>Clàssica, la caixa gran</translation>
    </message>
    <message>
        <source>Arena, as played online</source>
        <translation>Arena, com en línia</translation>
    </message>
    <message>
        <source>Duel for two</source>
        <translation>Duel per a dos</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The program of {name} could not be started.</source>
        <translation>No s’ha pogut engegar el programa de {name}.</translation>
    </message>
    <message>
        <source>The program of {name} took too long.</source>
        <translation>El programa de {name} ha trigat massa.</translation>
    </message>
    <message>
        <source>The program of {name} ended in the game.</source>
        <translation>El programa de {name} s’ha acabat a mitja partida.</translation>
    </message>
    <message>
        <source>The program of {name} wrote without end.</source>
        <translation>El programa de {name} escrivia sense parar.</translation>
    </message>
    <message>
        <source>The program of {name} answered with no move.</source>
        <translation>La resposta del programa de {name} no era cap jugada.</translation>
    </message>
    <message>
        <source>The program of {name} wanted what the rules do not allow.</source>
        <translation>El programa de {name} volia una cosa que les regles no permeten.</translation>
    </message>
    <message>
        <source>The program of {name} is not asked any more in this game.</source>
        <translation>Al programa de {name} no se li pregunta res més en aquesta partida.</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{sentence} A plain move is made in its place.</source>
        <translation>{sentence} En lloc seu es fa una jugada senzilla.</translation>
    </message>
    <message>
        <source>Programs are not started by a saved game: a computer plays for {names} now.</source>
        <translation>Una partida desada no engega programes: ara juga un ordinador per {names}.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>{done}, less than a minute left</source>
        <translation>{done}, falta menys d’un minut</translation>
    </message>
    <message numerus="yes">
        <source>{done}, about %n minute(s) left</source>
        <translation>
            <numerusform>{done}, falta un minut més o menys</numerusform>
            <numerusform>{done}, falten uns %n minuts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Plant your front card: {bean}</source>
        <translation>Planta la carta de davant: {bean}</translation>
    </message>
    <message>
        <source>No field takes it. Harvest one of your fields first to make room.</source>
        <translation>No hi ha cap camp que l’accepti. Primer cull-ne un per fer lloc.</translation>
    </message>
    <message>
        <source>Plant one more, or turn over cards</source>
        <translation>Planta’n una altra o gira cartes</translation>
    </message>
    <message>
        <source>Your front card is now: {bean}. You may plant it as well if a field takes it, or keep it for your next turn.</source>
        <translation>Ara la carta de davant és: {bean}. També la pots plantar si hi ha un camp que l’accepti, o guardar-la per al torn següent.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Gira cartes</translation>
    </message>
    <message>
        <source>You have planted what you may. The cards turned over next are yours to trade or to plant.</source>
        <translation>Ja has plantat el que podies. Les cartes que giris ara són teves, per intercanviar-les o plantar-les.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Roba cartes</translation>
    </message>
    <message>
        <source>They join the back of your hand, one by one. Then it is {name}&apos;s turn.</source>
        <translation>Van al darrere de la mà, d’una en una. Després li toca a {name}.</translation>
    </message>
    <message>
        <source>The front card always goes first.</source>
        <translation>La carta de davant sempre va primer.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then cards are turned over and trading begins.</source>
        <translation>Després també pots plantar la següent: {bean}. Tot seguit es giren cartes i comencen els intercanvis.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>Apartades per a tu</translation>
    </message>
    <message>
        <source>Plant or discard what was left for you</source>
        <translation>Planta o descarta el que t’han deixat</translation>
    </message>
    <message>
        <source>You harvested to make room for it, so now it has to be planted before cards are turned over.</source>
        <translation>Has collit per fer-li lloc: ara s’ha de plantar abans de girar cartes.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then you may discard one card of your hand, before cards are turned over.</source>
        <translation>Després també pots plantar la següent: {bean}. I abans de girar cartes pots descartar una carta de la mà.</translation>
    </message>
    <message>
        <source>You have planted what you may. Of the cards turned over next you plant what you like.</source>
        <translation>Ja has plantat el que podies. De les cartes que giris ara, planta les que vulguis.</translation>
    </message>
    <message>
        <source>If you like, discard one card of your hand: drag it to the discard pile, or press {key} on it.</source>
        <translation>Si vols, descarta una carta de la mà: arrossega-la al descart, o prem-hi {key}.</translation>
    </message>
    <message>
        <source>Nothing is left to plant.</source>
        <translation>No queda res per plantar.</translation>
    </message>
    <message>
        <source>Plant what you like</source>
        <translation>Planta el que vulguis</translation>
    </message>
    <message>
        <source>The draw pile ran out for the last time: then the game ends.</source>
        <translation>El munt s’ha acabat per última vegada: després d’això s’acaba la partida.</translation>
    </message>
    <message>
        <source>What you leave is for {name} to plant or to discard.</source>
        <translation>El que deixis ho haurà de plantar o descartar {name}.</translation>
    </message>
    <message>
        <source>{name} plants</source>
        <translation>{name} planta</translation>
    </message>
    <message>
        <source>The front card of the hand comes first, and a second one may follow.</source>
        <translation>Primer va la carta de davant de la mà, i en pot seguir una segona.</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Intercanvis</translation>
    </message>
    <message>
        <source>The others look at your offer.</source>
        <translation>Els altres es miren la teva oferta.</translation>
    </message>
    <message>
        <source>{name} trades</source>
        <translation>{name} intercanvia</translation>
    </message>
    <message>
        <source>You are done trading for this turn.</source>
        <translation>Aquest torn ja no intercanvies més.</translation>
    </message>
    <message>
        <source>The set-aside cards are planted</source>
        <translation>Es planten les apartades</translation>
    </message>
    <message>
        <source>Everybody plants what they turned over and what they were given.</source>
        <translation>Tothom planta el que ha girat i el que li han donat.</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} roba</translation>
    </message>
    <message>
        <source>New cards join the back of the hand.</source>
        <translation>Les cartes noves van al darrere de la mà.</translation>
    </message>
    <message>
        <source>{name} looks at what you left</source>
        <translation>{name} mira què has deixat</translation>
    </message>
    <message>
        <source>Each of these cards is planted or discarded.</source>
        <translation>Cada una d’aquestes cartes es planta o es descarta.</translation>
    </message>
    <message>
        <source>{name} turned over cards</source>
        <translation>{name} ha girat cartes</translation>
    </message>
    <message>
        <source>What is not planted is left for you to plant or to discard.</source>
        <translation>El que no planti ho hauràs de plantar o descartar tu.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>S’ha acabat la partida</translation>
    </message>
    <message>
        <source>The most coins win.</source>
        <translation>Guanya qui té més monedes.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selecciona-ho tot</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Apuja</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>A&amp;baixa</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>Obre</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Desa com a</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Directori:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom del fitxer:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipus de fitxers:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Obre</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Desa</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Tria</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>Cerca &amp;a:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Cerca a:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Endavant</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Directori superior</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Endavant</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ves al directori superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crea una carpeta</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crea una carpeta nova</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de llista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detallada</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Canvia a la vista de llista</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Canvia a la vista detallada</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fitxers</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tots els fitxers (*)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Llocs recents</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Canvia el &amp;nom</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Suprimeix</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostra els fitxers &amp;ocults</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Carpeta no&amp;va</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Carpeta nova</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimeix</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostra </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>El meu ordinador</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ja existeix.
Vols substituir-lo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No s’ha trobat el fitxer.
Comprova que el nom del fitxer sigui correcte.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
No s’ha trobat el directori.
Comprova que el nom del directori sigui correcte.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» està protegit contra escriptura.
El vols suprimir igualment?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Segur que vols suprimir «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>No s’ha pogut suprimir el directori.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unitat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fitxer</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconegut</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mida</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipus</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data de modificació</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>El meu ordinador</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinador</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
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
        <translation>Prem una tecla</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refés</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Re&amp;talla</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Enganxa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimeix</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecciona-ho tot</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Mostra els detalls…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Amaga els detalls…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>D’acord</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Desa</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Desa-ho tot</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Obre</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sí &amp;a tot</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;o a tot</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interromp</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintenta</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignora</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplica</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restableix</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaura els valors per defecte</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Desplaça fins aquí</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Vora esquerra</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Dalt de tot</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Vora dreta</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Baix de tot</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Una pàgina a l’esquerra</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Una pàgina amunt</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Una pàgina a la dreta</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Una pàgina avall</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Desplaça a l’esquerra</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Desplaça amunt</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Desplaça a la dreta</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Desplaça avall</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espai</translation>
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
        <translation>Tab enrere</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retrocés</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retorn</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Retorn</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inici</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fi</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Amunt</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dreta</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Avall</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePàg</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>AvPàg</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
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
        <translation>&amp;Desfés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refés</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Re&amp;talla</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copia l’adreça de l’en&amp;llaç</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Enganxa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimeix</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecciona-ho tot</translation>
    </message>
</context>
<context>
    <name>QueueModel</name>
    <message>
        <source>goes</source>
        <translation>la dones</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>no te la demanen</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>It is not your turn.</source>
        <translation>No és el teu torn.</translation>
    </message>
    <message>
        <source>That cannot be done in this phase.</source>
        <translation>Això no es pot fer en aquesta fase.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida s’ha acabat.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Aquí no hi seu ningú.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>Aquest camp no existeix.</translation>
    </message>
    <message>
        <source>That card is not there any more.</source>
        <translation>Aquesta carta ja no hi és.</translation>
    </message>
    <message>
        <source>That offer is not open any more.</source>
        <translation>Aquesta oferta ja no és oberta.</translation>
    </message>
    <message>
        <source>Another kind of bean grows in this field. Harvest it first.</source>
        <translation>En aquest camp hi creix una altra varietat. Primer cull-lo.</translation>
    </message>
    <message>
        <source>You have planted all you may from your hand this turn.</source>
        <translation>Aquest torn ja has plantat tot el que podies de la mà.</translation>
    </message>
    <message>
        <source>First plant the front card of your hand.</source>
        <translation>Primer planta la carta de davant de la mà.</translation>
    </message>
    <message>
        <source>A lone bean stays while another of your fields has two or more.</source>
        <translation>Una mongeta sola no es cull mentre un altre camp teu en tingui dues o més.</translation>
    </message>
    <message>
        <source>Nothing grows in this field yet.</source>
        <translation>En aquest camp encara no hi creix res.</translation>
    </message>
    <message>
        <source>You may harvest only when a card you must plant finds no room.</source>
        <translation>Només pots collir quan una carta que has de plantar no té lloc.</translation>
    </message>
    <message>
        <source>No further field is for sale.</source>
        <translation>No hi ha més camps en venda.</translation>
    </message>
    <message>
        <source>You do not have enough coins for another field.</source>
        <translation>No tens prou monedes per a un altre camp.</translation>
    </message>
    <message>
        <source>You can trade only with the player whose turn it is.</source>
        <translation>Només pots intercanviar amb qui té el torn.</translation>
    </message>
    <message>
        <source>This offer is not for you to answer.</source>
        <translation>Aquesta oferta no l’has de respondre tu.</translation>
    </message>
    <message>
        <source>These are not the beans that the offer asks for.</source>
        <translation>Aquestes no són les mongetes que demana l’oferta.</translation>
    </message>
    <message>
        <source>An offer needs at least one card, given or wanted.</source>
        <translation>Una oferta ha de tenir almenys una carta, donada o demanada.</translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation>Només pots intercanviar amb els altres.</translation>
    </message>
    <message>
        <source>Trading is over for this seat this turn.</source>
        <translation>Per a aquest lloc, els intercanvis d’aquest torn s’han acabat.</translation>
    </message>
    <message>
        <source>The record does not say how the new draw pile lay.</source>
        <translation>El registre no diu com estava ordenat el munt nou.</translation>
    </message>
    <message>
        <source>The record&apos;s new draw pile is not made of the discarded cards.</source>
        <translation>El munt nou del registre no està fet de les cartes descartades.</translation>
    </message>
    <message>
        <source>The cards are turned over once a turn, after planting.</source>
        <translation>Les cartes es giren un cop per torn, després de plantar.</translation>
    </message>
    <message>
        <source>There is trading only after the cards are turned over.</source>
        <translation>Només es pot intercanviar després de girar les cartes.</translation>
    </message>
    <message>
        <source>Field {field} grows only one kind, now {bean}. Harvest it first.</source>
        <translation>Al camp {field} només hi pot créixer una varietat, ara {bean}. Primer cull-lo.</translation>
    </message>
    <message>
        <source>A lone bean may be harvested only when each of your fields holds just one.</source>
        <translation>Una mongeta sola només es pot collir si cada camp teu en té exactament una.</translation>
    </message>
    <message>
        <source>You may harvest only in your own turn.</source>
        <translation>Només pots collir en el teu torn.</translation>
    </message>
    <message numerus="yes">
        <source>You already own all %n field(s) that anyone may have.</source>
        <translation>
            <numerusform>Ja tens l’únic camp que es pot tenir.</numerusform>
            <numerusform>Ja tens els %n camps que es poden tenir.</numerusform>
        </translation>
    </message>
    <message>
        <source>No fields are sold in this game.</source>
        <translation>En aquesta partida no es venen camps.</translation>
    </message>
    <message>
        <source>Another field costs {price}; you have {coins}.</source>
        <translation>Un altre camp costa {price}; tens {coins}.</translation>
    </message>
    <message>
        <source>You have made room by harvesting, so now plant the front card of your hand.</source>
        <translation>Has collit per fer lloc: ara planta la carta de davant de la mà.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Obre una partida</translation>
    </message>
    <message>
        <source>Game records (*.bohn);;All files (*)</source>
        <translation>Registres de partida (*.bohn);;Tots els fitxers (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Desa el registre</translation>
    </message>
    <message>
        <source>Game records (*.bohn)</source>
        <translation>Registres de partida (*.bohn)</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>No es pot llegir el fitxer.</translation>
    </message>
    <message>
        <source>The file is too large to be a game. 4 MiB are the most.</source>
        <translation>El fitxer és massa gros per ser una partida. El màxim són 4 MiB.</translation>
    </message>
    <message>
        <source>The file has too many parts to be a game.</source>
        <translation>El fitxer té massa parts per ser una partida.</translation>
    </message>
    <message>
        <source>The file is not a game: it is not UTF-8 text.</source>
        <translation>El fitxer no és una partida: no és text UTF-8.</translation>
    </message>
    <message>
        <source>The file is not a game, or part of it is missing: it is not valid JSON.</source>
        <translation>El fitxer no és una partida o n’hi falta una part: no és JSON vàlid.</translation>
    </message>
    <message>
        <source>The file is damaged: NaN and Infinity are no numbers of a game.</source>
        <translation>El fitxer està malmès: NaN i Infinity no són nombres d’una partida.</translation>
    </message>
    <message>
        <source>The file is not a game: its parts are nested too deeply.</source>
        <translation>El fitxer no és una partida: té massa nivells imbricats.</translation>
    </message>
    <message>
        <source>The file is damaged: the same key stands twice in one object.</source>
        <translation>El fitxer està malmès: la mateixa clau surt dues vegades en un objecte.</translation>
    </message>
    <message>
        <source>The file is not a Bohnanza game record.</source>
        <translation>El fitxer no és un registre de partida de Bohnanza.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of the program. Update the program to open it.</source>
        <translation>La partida es va desar amb una versió més nova del programa. Actualitza el programa per obrir-la.</translation>
    </message>
    <message>
        <source>The record has a version number that never existed.</source>
        <translation>El registre té un número de versió que no ha existit mai.</translation>
    </message>
    <message>
        <source>The record is incomplete: a key is missing.</source>
        <translation>El registre és incomplet: falta una clau.</translation>
    </message>
    <message>
        <source>The record has a key that does not belong there.</source>
        <translation>El registre té una clau que no hi hauria de ser.</translation>
    </message>
    <message>
        <source>The record is damaged: a value is of the wrong type.</source>
        <translation>El registre està malmès: un valor és d’un tipus incorrecte.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is negative.</source>
        <translation>El registre està malmès: hi ha un nombre negatiu.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is far too large.</source>
        <translation>El registre està malmès: hi ha un nombre massa gros.</translation>
    </message>
    <message>
        <source>The record is damaged: a list is too long.</source>
        <translation>El registre està malmès: hi ha una llista massa llarga.</translation>
    </message>
    <message>
        <source>The record is damaged: a text holds what is no letter.</source>
        <translation>El registre està malmès: un text conté coses que no són lletres.</translation>
    </message>
    <message>
        <source>The record names a rule set that does not exist.</source>
        <translation>El registre indica unes regles que no existeixen.</translation>
    </message>
    <message>
        <source>The record names a bean that does not exist.</source>
        <translation>El registre indica una mongeta que no existeix.</translation>
    </message>
    <message>
        <source>The record&apos;s rules name a choice that does not exist.</source>
        <translation>Les regles del registre indiquen una opció que no existeix.</translation>
    </message>
    <message>
        <source>The record names an action that does not exist.</source>
        <translation>El registre indica una acció que no existeix.</translation>
    </message>
    <message>
        <source>The record names a card in no known way: “hand:2” or “revealed:0” would be one.</source>
        <translation>El registre indica una carta d’una manera desconeguda: «hand:2» o «revealed:0» serien vàlides.</translation>
    </message>
    <message>
        <source>The record&apos;s rules cannot be played.</source>
        <translation>Amb les regles del registre no es pot jugar.</translation>
    </message>
    <message>
        <source>The record&apos;s starting player does not sit at the table.</source>
        <translation>El jugador inicial del registre no seu a la taula.</translation>
    </message>
    <message>
        <source>The record&apos;s first pile is not the deck that its rules call for.</source>
        <translation>El primer munt del registre no és la baralla que demanen les regles.</translation>
    </message>
    <message>
        <source>{sentence} {more}</source>
        <translation>{sentence} {more}</translation>
    </message>
    <message>
        <source>{sentence} (In the file at {place}.)</source>
        <translation>{sentence} (Al fitxer, a {place}.)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Jugada {number} de {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principi</translation>
    </message>
    <message>
        <source>Back to the beginning of the turn</source>
        <translation>Torna al principi del torn</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada enrere</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Atura</translation>
    </message>
    <message>
        <source>Run by itself</source>
        <translation>Reprodueix</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada endavant</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Al torn següent</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>A game of its own begins from this position. This one stays as it is.</source>
        <translation>Des d’aquesta posició comença una partida nova. Aquesta es queda com està.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Segueix</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Segueix des d’aquí</translation>
    </message>
    <message>
        <source>Whose eyes look</source>
        <translation>Amb els ulls de qui es mira</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Jugades de la partida</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repàs</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinador</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The cards are dealt. {name} starts.</source>
        <translation>Ja s’han repartit les cartes. Comença {name}.</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>{place}: {name}, {coins}. {last}</source>
        <translation>{place} posició: {name}, {coins}. {last}</translation>
    </message>
    <message>
        <source>{beans} for {coins}</source>
        <translation>{beans} per {coins}</translation>
    </message>
    <message>
        <source>planted at the end: nothing that pays</source>
        <translation>al final: res que pagui</translation>
    </message>
    <message>
        <source>planted at the end: {fields}</source>
        <translation>al final: {fields}</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>the deck</source>
        <translation>la baralla</translation>
    </message>
    <message>
        <source>the price of a field</source>
        <translation>el preu d’un camp</translation>
    </message>
    <message>
        <source>the starting hand</source>
        <translation>la mà inicial</translation>
    </message>
    <message>
        <source>the cards drawn in a turn</source>
        <translation>les cartes que es roben per torn</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>104 cards, eight kinds. No further field is sold. A lone bean is safe while another of your fields holds more.</source>
        <translation>104 cartes, vuit varietats. No es venen més camps. Una mongeta sola està protegida mentre un altre camp teu en tingui més.</translation>
    </message>
    <message>
        <source>The same cards. Everyone starts with two fields; a third costs 3 coins.</source>
        <translation>Les mateixes cartes. Tothom comença amb dos camps; el tercer costa 3 monedes.</translation>
    </message>
    <message>
        <source>Coffee, wax and cocoa join in; which kinds are dealt depends on the number of players. The only rule set for six and seven.</source>
        <translation>S’hi afegeixen cafè, cera i cacau; les varietats que es reparteixen depenen del nombre de jugadors. Les úniques regles per a sis i set.</translation>
    </message>
    <message>
        <source>You harvest only when a card has no other place, and only the active player accepts offers.</source>
        <translation>Només es cull quan una carta no té cap altre lloc, i només el jugador actiu accepta ofertes.</translation>
    </message>
    <message>
        <source>For two, without trading: what you leave on the table, the other has to plant or throw away.</source>
        <translation>Per a dos, sense intercanvis: el que deixes a la taula, l’altre ho ha de plantar o llençar.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>A mida</translation>
    </message>
    <message>
        <source>Set every rule yourself. The page checks that the game can be played.</source>
        <translation>Tria les regles una per una. La pàgina comprova que s’hi pugui jugar.</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Cartes de la baralla</translation>
    </message>
    <message>
        <source>Fields at the start</source>
        <translation>Camps al començament</translation>
    </message>
    <message>
        <source>Most fields of one player</source>
        <translation>Màxim de camps per jugador</translation>
    </message>
    <message>
        <source>Time of buying fields</source>
        <translation>Quan es compren els camps</translation>
    </message>
    <message>
        <source>Coins paid for fields</source>
        <translation>Monedes pagades per camps</translation>
    </message>
    <message>
        <source>Cards dealt to each hand</source>
        <translation>Cartes repartides a cada mà</translation>
    </message>
    <message>
        <source>Cards turned over in a turn</source>
        <translation>Cartes girades per torn</translation>
    </message>
    <message>
        <source>Shuffling of the discard pile</source>
        <translation>Quan es barreja el descart</translation>
    </message>
    <message>
        <source>Winner of a tie</source>
        <translation>Qui guanya un empat</translation>
    </message>
    <message>
        <source>Time of harvesting</source>
        <translation>Quan es cull</translation>
    </message>
    <message>
        <source>Harvesting a lone bean</source>
        <translation>Collir una mongeta sola</translation>
    </message>
    <message>
        <source>Accepting offers</source>
        <translation>Acceptar ofertes</translation>
    </message>
    <message>
        <source>Cards received in a deal</source>
        <translation>Cartes rebudes en un tracte</translation>
    </message>
    <message>
        <source>The discard pile may be looked through</source>
        <translation>El descart es pot mirar sencer</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En qualsevol moment</translation>
    </message>
    <message>
        <source>Only in the buyer’s own turn</source>
        <translation>Només en el torn de qui compra</translation>
    </message>
    <message>
        <source>They go onto the discard pile</source>
        <translation>Van al descart</translation>
    </message>
    <message>
        <source>They leave the game</source>
        <translation>Surten de la partida</translation>
    </message>
    <message>
        <source>As soon as the draw pile is empty</source>
        <translation>Tan bon punt s’acaba el munt</translation>
    </message>
    <message>
        <source>When the next card is needed</source>
        <translation>Quan cal la carta següent</translation>
    </message>
    <message>
        <source>The player farthest clockwise from the starting player</source>
        <translation>Qui seu més lluny del jugador inicial en sentit horari</translation>
    </message>
    <message>
        <source>The player with most cards in hand, then the farthest one</source>
        <translation>Qui té més cartes a la mà i, després, qui seu més lluny</translation>
    </message>
    <message>
        <source>Only when a card has no other place</source>
        <translation>Només quan una carta no té cap altre lloc</translation>
    </message>
    <message>
        <source>Only in the own turn (needs the market)</source>
        <translation>Només en el torn propi (cal el mercat)</translation>
    </message>
    <message>
        <source>Not while another own field holds more</source>
        <translation>No, si un altre camp propi en té més</translation>
    </message>
    <message>
        <source>Only if every own field holds one bean</source>
        <translation>Només si cada camp propi en té una de sola</translation>
    </message>
    <message>
        <source>Whoever an offer is made to may accept</source>
        <translation>Pot acceptar qui rep l’oferta</translation>
    </message>
    <message>
        <source>Only the active player may accept</source>
        <translation>Només pot acceptar el jugador actiu</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Les veu tothom</translation>
    </message>
    <message>
        <source>They stay hidden until planting</source>
        <translation>Queden amagades fins que es planten</translation>
    </message>
    <message>
        <source>Price of another field</source>
        <translation>Preu d’un altre camp</translation>
    </message>
    <message>
        <source>Market instead of trading</source>
        <translation>Mercat en lloc d’intercanvis</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Cartes robades en acabar el torn</translation>
    </message>
    <message>
        <source>Passes of the draw pile</source>
        <translation>Voltes del munt</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>De què va</translation>
    </message>
    <message>
        <source>You grow beans and sell them for coins. Whoever has the most coins at the end wins. The cards come in an order that you cannot choose, so you will often hold a bean that you have no room for. Then you trade: somebody at the table may be waiting for exactly that bean.</source>
        <translation>Cultives mongetes i les vens per monedes. Guanya qui al final té més monedes. Les cartes arriben en un ordre que no pots triar, i sovint tindràs una mongeta que no saps on posar. Aleshores intercanvies: potser algú de la taula espera justament aquella mongeta.</translation>
    </message>
    <message>
        <source>Three to five can play. For two there is the duel, for up to seven there are the classic rules.</source>
        <translation>Hi poden jugar de tres a cinc persones. Per a dos hi ha el duel i, fins a set, les regles clàssiques.</translation>
    </message>
    <message>
        <source>Beans and the beanometer</source>
        <translation>Mongetes i mongetòmetre</translation>
    </message>
    <message>
        <source>There are eight kinds of beans, 104 cards in all. The number in the corner of a card says how many there are of its kind: the fewer there are, the fewer you need for a coin.</source>
        <translation>Hi ha vuit varietats de mongetes, 104 cartes en total. El número de la cantonada d’una carta diu quantes n’hi ha d’aquella varietat: com menys n’hi ha, menys en calen per a una moneda.</translation>
    </message>
    <message>
        <source>The beanometer at the foot of a card says how many cards of this kind you have to harvest together for one, two, three or four coins. Two garden beans pay two coins and three pay three; no harvest of garden beans pays one or four.</source>
        <translation>El mongetòmetre, al peu de la carta, diu quantes cartes d’aquella varietat has de collir juntes per obtenir una, dues, tres o quatre monedes. Dues mongetes d’hort paguen dues monedes i tres en paguen tres; cap collita de mongetes d’hort no en paga ni una ni quatre.</translation>
    </message>
    <message>
        <source>Your fields</source>
        <translation>Els teus camps</translation>
    </message>
    <message>
        <source>With three players everybody has three fields, with four or five players two. No further field can be bought.</source>
        <translation>Amb tres jugadors, cadascú té tres camps; amb quatre o cinc jugadors, dos. No se’n poden comprar més.</translation>
    </message>
    <message>
        <source>Only one kind of bean grows in a field, as many cards of it as you like. An empty field takes any bean, also one that already grows in another of your fields.</source>
        <translation>En un camp només hi creix una varietat de mongetes, amb tantes cartes com vulguis. Un camp buit accepta qualsevol mongeta, també de la varietat que ja creix en un altre dels teus camps.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La teva mà</translation>
    </message>
    <message>
        <source>Everybody begins with five cards in hand. The order of the cards in your hand never changes: you plant from the front, and new cards join at the back. This is the most important rule of the game.</source>
        <translation>Tothom comença amb cinc cartes a la mà. L’ordre de les cartes de la mà no canvia mai: plantes pel davant i les cartes noves van al darrere. Aquesta és la regla més important del joc.</translation>
    </message>
    <message>
        <source>Trading is the way out. You may give away any card of your hand, wherever it stands, and the cards behind it move up.</source>
        <translation>La sortida són els intercanvis. Pots donar qualsevol carta de la mà, sigui on sigui, i les de darrere avancen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>El teu torn</translation>
    </message>
    <message>
        <source>A turn has four phases: plant, turn over and trade, plant what is set aside, draw. Whoever has the turn is the active player. Then it is the turn of the player to the left, clockwise round the table.</source>
        <translation>Un torn té quatre fases: plantar, girar i intercanviar, plantar les apartades i robar. Qui té el torn és el jugador actiu. Després li toca a qui seu a la seva esquerra, seguint la taula en sentit horari.</translation>
    </message>
    <message>
        <source>Phase 1: Plant</source>
        <translation>Fase 1: Plantar</translation>
    </message>
    <message>
        <source>Plant the front card of your hand in one of your fields. You have to, even if you must harvest a field first to make room.</source>
        <translation>Planta la carta de davant de la mà en un dels teus camps. Ho has de fer encara que primer hagis de collir un camp per fer lloc.</translation>
    </message>
    <message>
        <source>Then you may plant the card that is now at the front as well, in any field that can take it. You never plant a third card in this phase.</source>
        <translation>Després també pots plantar la carta que ara queda al davant, en qualsevol camp que l’accepti. En aquesta fase no es planta mai una tercera carta.</translation>
    </message>
    <message>
        <source>If your hand is empty, this phase is skipped.</source>
        <translation>Si no tens cap carta a la mà, te la saltes.</translation>
    </message>
    <message>
        <source>Phase 2: Turn over and trade</source>
        <translation>Fase 2: Girar i intercanviar</translation>
    </message>
    <message>
        <source>The two top cards of the draw pile are turned over. They belong to the active player, who may keep them, trade them or give them away.</source>
        <translation>Es giren les dues cartes de dalt del munt. Són del jugador actiu, que se les pot quedar, les pot intercanviar o les pot donar.</translation>
    </message>
    <message>
        <source>Now everybody may trade with the active player, and only with the active player. You may offer any card of your hand; the active player may also offer the turned-over cards. Any number of cards may go against any number, also against none: that is a gift, and a gift has to be accepted too.</source>
        <translation>Ara tothom pot intercanviar amb el jugador actiu, i només amb ell. Pots oferir qualsevol carta de la mà; el jugador actiu també pot oferir les cartes girades. Es pot canviar qualsevol nombre de cartes per qualsevol altre, fins i tot per cap: això és un regal, i els regals també s’han d’acceptar.</translation>
    </message>
    <message>
        <source>Planted beans, coins, and cards that somebody has just received cannot be traded. Promises about later turns bind nobody.</source>
        <translation>No es poden intercanviar ni les mongetes plantades, ni les monedes, ni les cartes que algú acaba de rebre. Les promeses per a torns futurs no obliguen ningú.</translation>
    </message>
    <message>
        <source>Cards that you receive never go into your hand. They are set aside next to your fields, where everybody can see them, and must be planted in the next phase.</source>
        <translation>Les cartes que reps no van mai a la mà. Queden apartades al costat dels teus camps, on tothom les veu, i s’han de plantar en la fase següent.</translation>
    </message>
    <message>
        <source>Trading is over when the active player ends it, or when nobody else wants to trade any more. Turned-over cards that nobody took stay with the active player and are set aside too.</source>
        <translation>Els intercanvis s’acaben quan ho diu el jugador actiu, o quan ningú més no vol intercanviar. Les cartes girades que no s’ha endut ningú es queden amb el jugador actiu i també queden apartades.</translation>
    </message>
    <message>
        <source>Phase 3: Plant what is set aside</source>
        <translation>Fase 3: Plantar les apartades</translation>
    </message>
    <message>
        <source>Everybody plants all the cards that they have set aside, each player in any order. Whoever has no room must harvest a field first.</source>
        <translation>Tothom planta totes les cartes que té apartades, cadascú en l’ordre que vulgui. Qui no té lloc ha de collir primer un camp.</translation>
    </message>
    <message>
        <source>Phase 4: Draw</source>
        <translation>Fase 4: Robar</translation>
    </message>
    <message>
        <source>The active player draws three cards, one after another, and puts each at the back of the hand. Then the next player has the turn.</source>
        <translation>El jugador actiu roba tres cartes, d’una en una, i les posa al darrere de la mà. Després comença el torn del jugador següent.</translation>
    </message>
    <message>
        <source>Harvesting</source>
        <translation>La collita</translation>
    </message>
    <message>
        <source>You may harvest your own fields at any time, also when it is somebody else&apos;s turn. A harvest always empties the whole field. The beanometer says what it pays: that many of the cards are turned over and become your coins, and the others go to the discard pile. A harvest may also pay nothing.</source>
        <translation>Pots collir els teus camps en qualsevol moment, també en el torn d’un altre. Sempre es cull el camp sencer. El mongetòmetre diu què paga: es giren tantes cartes com monedes has guanyat, i són les teves monedes; les altres van al descart. També pot passar que una collita no pagui res.</translation>
    </message>
    <message>
        <source>A field with a single bean is protected: you may not harvest it while another of your fields has two beans or more. Empty fields do not matter. If all your beans are alone in their fields, you may harvest any of them.</source>
        <translation>Un camp amb una mongeta sola està protegit: no el pots collir mentre un altre dels teus camps en tingui dues o més. Els camps buits no compten. Si totes les teves mongetes estan soles al seu camp, pots collir la que vulguis.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>When the last card of the draw pile is taken, the discard pile is shuffled at once and becomes the new draw pile. Coins stay with the players, so the pile gets smaller each time.</source>
        <translation>Quan algú agafa l’última carta del munt, el descart es barreja de seguida i es converteix en el munt nou. Les monedes es queden amb els jugadors, i per això el munt és cada vegada més petit.</translation>
    </message>
    <message>
        <source>When the draw pile has run out for the third time, the game ends. If that happens while cards are turned over, the active player still trades and everybody plants what is set aside, but no more cards are drawn. If it happens while cards are drawn, the game is over at once.</source>
        <translation>Quan el munt s’acaba per tercera vegada, s’acaba la partida. Si això passa mentre es giren cartes, el jugador actiu encara intercanvia i tothom planta les apartades, però ja no es roba. Si passa mentre es roba, la partida s’acaba a l’instant.</translation>
    </message>
    <message>
        <source>Then all fields are harvested. Cards in hand are worth nothing. Whoever has the most coins wins. If several have the same number, the one of them wins who sits farthest clockwise from the starting player.</source>
        <translation>Llavors es cullen tots els camps. Les cartes de la mà no valen res. Guanya qui té més monedes. Si hi ha empat, guanya, dels empatats, qui seu més lluny del jugador inicial en sentit horari.</translation>
    </message>
    <message>
        <source>In this program</source>
        <translation>En aquest programa</translation>
    </message>
    <message>
        <source>Everything can be done by dragging cards, by clicking (first the card, then where it goes) and with the keyboard alone. The game is saved after every move. You can take back a move as long as nobody has learned anything new from it.</source>
        <translation>Tot es pot fer arrossegant cartes, fent clic (primer la carta i després on va) o només amb el teclat. La partida es desa després de cada jugada. Pots desfer una jugada mentre ningú no n’hagi sabut res de nou.</translation>
    </message>
    <message>
        <source>The computers know no more than you would in their place. They never see the hands of others or the order of the draw pile.</source>
        <translation>Els ordinadors no saben més del que sabries tu al seu lloc. No veuen mai les mans dels altres ni l’ordre del munt.</translation>
    </message>
    <message>
        <source>The duel for two</source>
        <translation>El duel per a dos</translation>
    </message>
    <message>
        <source>The duel is for two players, and there is no trading. There are 144 cards: all kinds but garden and cocoa beans. Each player has two fields; a third one costs three coins, which leave the game.</source>
        <translation>El duel és per a dos jugadors i no hi ha intercanvis. Hi ha 144 cartes: totes les menes menys les mongetes d’hort i les de cacau. Cadascú té dos camps; el tercer costa tres monedes, que surten del joc.</translation>
    </message>
    <message>
        <source>A turn begins with the cards that the other player left for you: plant or discard each of them, in any order.</source>
        <translation>El torn comença amb les cartes que t’ha deixat l’altre: planta o descarta cadascuna, en l’ordre que vulguis.</translation>
    </message>
    <message>
        <source>Then plant the front card of your hand, and the next one too if you like. After that you may discard one card of your hand, wherever it stands; then nothing more is planted from the hand in this turn.</source>
        <translation>Després planta la primera carta de la mà i, si vols, també la següent. Tot seguit pots descartar una carta de la mà, sigui on sigui; a partir d’aquí ja no es planta res més de la mà en aquest torn.</translation>
    </message>
    <message>
        <source>Now three cards are turned over. As long as the top card of the discard pile is of a kind that lies there, it joins them. Plant any of these cards that you like. What you leave waits for the other player.</source>
        <translation>Ara es giren tres cartes. Mentre la carta de sobre del descart sigui d’una mena que hi ha allà, s’hi afegeix. Planta les cartes que vulguis. El que deixes espera l’altre jugador.</translation>
    </message>
    <message>
        <source>In the end you draw two cards, one after another, and put each at the back of your hand. You harvest and buy fields in your own turn only. A lone bean may be harvested only if each of your fields holds just one.</source>
        <translation>Al final robes dues cartes, una rere l’altra, i les poses al darrere de la mà. Només culls i compres camps en el teu torn. Una mongeta sola només es pot collir si cadascun dels teus camps en té una de sola.</translation>
    </message>
    <message>
        <source>The game ends when the draw pile has run out once. If that happens while cards are turned over, you still plant what you like of them. In a tie, the one with more cards in hand wins.</source>
        <translation>La partida s’acaba quan el munt s’ha esgotat un cop. Si això passa mentre es giren cartes, encara plantes les que vulguis. En cas d’empat guanya qui té més cartes a la mà.</translation>
    </message>
    <message>
        <source>Other rules to play by</source>
        <translation>Altres regles per jugar</translation>
    </message>
    <message>
        <source>Original: everybody begins with two fields. A third one costs three coins, at any time; they go to the discard pile.</source>
        <translation>Original: tothom comença amb dos camps. El tercer costa tres monedes, en qualsevol moment; les monedes van al descart.</translation>
    </message>
    <message>
        <source>Classic: for three to seven players, with coffee, wax and cocoa beans, depending on how many play. A third field costs three coins with four or five players and two coins with more. With six or seven, the first hands have three, four and five cards, the others six, and four cards are drawn in a turn.</source>
        <translation>Clàssic: de tres a set jugadors, amb mongetes de cafè, de cera i de cacau segons quants hi juguen. El tercer camp costa tres monedes si sou quatre o cinc i dues monedes si sou més. Amb sis o set jugadors, les primeres mans tenen tres, quatre i cinc cartes, les altres sis, i en cada torn es roben quatre cartes.</translation>
    </message>
    <message>
        <source>In the classic game the discard pile is shuffled only when the next card is needed, and with three players the game ends when the draw pile has run out twice. A lone bean may be harvested only if each of your fields holds just one. In a tie, whoever has most cards in hand wins.</source>
        <translation>En el joc clàssic el descart només es barreja quan cal la carta següent, i amb tres jugadors la partida s’acaba quan el munt s’ha esgotat dos cops. Una mongeta sola només es pot collir si cadascun dels teus camps en té una de sola. En cas d’empat guanya qui té més cartes a la mà.</translation>
    </message>
    <message>
        <source>Arena: you may harvest only when a card that you have to plant finds no other place, and a lone bean only if each of your fields holds just one. Only the active player accepts offers; the others answer with offers of their own. What somebody received stays hidden until it is planted.</source>
        <translation>Arena: només pots collir quan una carta que has de plantar no troba cap altre lloc, i una mongeta sola només si cadascun dels teus camps en té una de sola. Només el jugador actiu accepta ofertes; els altres responen amb ofertes pròpies. El que algú rep queda amagat fins que es planta.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule book</source>
        <translation>Llibre de regles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Enrere (Esc)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>No s’ha trobat.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>Cerca al llibre de regles</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítols</translation>
    </message>
    <message>
        <source>Bean</source>
        <translation>Mongeta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>per 1 moneda</numerusform>
            <numerusform>per %n monedes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Your seat: {name}</source>
        <translation>El teu lloc: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>1 moneda</numerusform>
            <numerusform>%n monedes</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>apartades: {beans}</translation>
    </message>
    <message>
        <source>Click: say which beans are welcome. Key: {key}</source>
        <translation>Clic: digues quines mongetes t’agradarien. Tecla: {key}</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>apartades</translation>
    </message>
</context>
<context>
    <name>SeatKindButtons</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinador</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>More than seven cannot play.</source>
        <translation>No hi poden jugar més de set.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Afegeix una persona</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Afegeix un ordinador</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>hand hidden behind a curtain</source>
        <translation>mà amagada rere un teló</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nom del lloc {number}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Treu {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation>Llocs</translation>
    </message>
    <message>
        <source>A computer goes on for a person who leaves, and a person can take over from a computer. The cards stay as they are.</source>
        <translation>Si una persona se’n va, continua un ordinador al seu lloc; i una persona pot ocupar el lloc d’un ordinador. Les cartes queden com estan.</translation>
    </message>
    <message>
        <source>Play with open hands, without a curtain</source>
        <translation>Juga a mans obertes, sense teló</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Hi ha de jugar almenys una persona.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Language:</source>
        <translation>Llengua:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>El teu nom:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Colors:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Mida del text:</translation>
    </message>
    <message>
        <source>Speed of the others:</source>
        <translation>Velocitat dels altres:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuració</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Let cards fly over the table</source>
        <translation>Fes volar les cartes per la taula</translation>
    </message>
    <message>
        <source>Ask before a harvest or an end of trading that costs something</source>
        <translation>Pregunta abans d’una collita o d’un final d’intercanvis que costi alguna cosa</translation>
    </message>
    <message>
        <source>In the turn of a computer, ask me only when it makes me an offer</source>
        <translation>En el torn d’un ordinador, pregunta’m només si em fa una oferta</translation>
    </message>
    <message>
        <source>Several persons: plant and draw for who is not looking, where it is clear how</source>
        <translation>Diverses persones: planta i roba per qui no mira, quan no hi ha dubte</translation>
    </message>
    <message>
        <source>Offer hints: a good move, and why</source>
        <translation>Ofereix pistes: una bona jugada i per què</translation>
    </message>
    <message>
        <source>Explain what comes up for the first time</source>
        <translation>Explica el que surt per primera vegada</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Com el sistema</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clar</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Fosc</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrast alt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Ràpida</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>A l’instant</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Two seats have the same name. Give each its own.</source>
        <translation>Dos llocs tenen el mateix nom. Posa’n un de diferent a cadascun.</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Hi ha de jugar almenys una persona.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) to play this.</source>
        <translation>
            <numerusform>Per jugar-hi, treu 1 lloc.</numerusform>
            <numerusform>Per jugar-hi, treu %n llocs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) to play this.</source>
        <translation>
            <numerusform>Per jugar-hi, afegeix 1 lloc.</numerusform>
            <numerusform>Per jugar-hi, afegeix %n llocs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>1 jugador</numerusform>
            <numerusform>%n jugadors</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>de {least} a {most} jugadors</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Enrere (Esc)</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Llibre de regles</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nova</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Llocs</translation>
    </message>
    <message>
        <source>Clockwise around the table.</source>
        <translation>En sentit horari al voltant de la taula.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Aquesta partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Reparteix les cartes</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Offers {n}</source>
        <translation>Ofertes {n}</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Ofertes</translation>
    </message>
    <message>
        <source>Beans</source>
        <translation>Mongetes</translation>
    </message>
    <message>
        <source>Beans seen</source>
        <translation>Mongetes vistes</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Crònica</translation>
    </message>
    <message>
        <source>Offers, beans seen, and log</source>
        <translation>Ofertes, mongetes vistes i crònica</translation>
    </message>
    <message>
        <source>Offers and beans seen</source>
        <translation>Ofertes i mongetes vistes</translation>
    </message>
    <message>
        <source>The computers make no offers of their own this turn. Let them again.</source>
        <translation>Els ordinadors no fan ofertes pròpies aquest torn. Deixa que en tornin a fer.</translation>
    </message>
    <message>
        <source>Let the computers make no offers of their own for this turn.</source>
        <translation>Fes que els ordinadors no facin ofertes pròpies durant aquest torn.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>Silence the computers’ offers</source>
        <translation>Silencia les ofertes dels ordinadors</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>Green leaf</source>
        <translation>Fulla verda</translation>
    </message>
    <message>
        <source>Orange sun</source>
        <translation>Sol taronja</translation>
    </message>
    <message>
        <source>Blue drop</source>
        <translation>Gota blava</translation>
    </message>
    <message>
        <source>Red mushroom</source>
        <translation>Bolet vermell</translation>
    </message>
    <message>
        <source>Violet snail</source>
        <translation>Cargol violeta</translation>
    </message>
    <message>
        <source>Pink tulip</source>
        <translation>Tulipa rosa</translation>
    </message>
    <message>
        <source>Brown acorn</source>
        <translation>Gla marró</translation>
    </message>
</context>
<context>
    <name>SignChoice</name>
    <message>
        <source>{sign} (swap: {name})</source>
        <translation>{sign} (canvi: {name})</translation>
    </message>
    <message>
        <source>Sign of seat {number}: {sign}</source>
        <translation>Símbol del lloc {number}: {sign}</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>NUMBER</source>
        <translation>NÚMERO</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>quantes partides (100)</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>el número de la primera partida (0); les altres la segueixen</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>the rules: {names}</source>
        <translation>les regles: {names}</translation>
    </message>
    <message>
        <source>play each deal again with everybody on every seat</source>
        <translation>repeteix cada repartiment amb tothom a cada lloc</translation>
    </message>
    <message>
        <source>how long a program may take for a decision ({usual})</source>
        <translation>quants segons té un programa per a una decisió ({usual})</translation>
    </message>
    <message>
        <source>answer with one line of JSON</source>
        <translation>respon amb una línia de JSON</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}.</source>
        <translation>No hi ha cap nivell «{level}». Hi ha: {levels}.</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>LLOCS</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the program.</source>
        <translation>
            <numerusform>1 error del programa.</numerusform>
            <numerusform>%n errors del programa.</numerusform>
        </translation>
    </message>
    <message>
        <source>who plays, in clockwise order, with commas between: {levels}, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>qui juga, en sentit horari i separat per comes: {levels}, o exec:ORDRE per a un programa teu (docs/players.md)</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read: {path}.</source>
        <translation>No es pot llegir la xarxa dels experts: {path}.</translation>
    </message>
    <message>
        <source>Seat {seat}, {level}: {coins} coins a game, {share} % of the wins (± {within}).</source>
        <translation>Lloc {seat}, {level}: {coins} monedes per partida, {share} % de les victòries (± {within}).</translation>
    </message>
    <message numerus="yes">
        <source>The rules “{preset}” are not for %n player(s).</source>
        <translation>
            <numerusform>Les regles «{preset}» no són per a 1 jugador.</numerusform>
            <numerusform>Les regles «{preset}» no són per a %n jugadors.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{seat}” names no program that can be started.</source>
        <translation>«{seat}» no indica cap programa que es pugui engegar.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done} de %n partida jugada</numerusform>
            <numerusform>{done} de %n partides jugades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {rate} a second.</source>
        <translation>
            <numerusform>1 partida, {rate} per segon.</numerusform>
            <numerusform>%n partides, {rate} per segon.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes {offers} and refuses {refused} offers a turn.</source>
        <translation>Fa {offers} ofertes i en rebutja {refused} per torn.</translation>
    </message>
    <message>
        <source>{actions} actions a game, {offers} offers and {deals} deals a turn.</source>
        <translation>{actions} accions per partida, {offers} ofertes i {deals} tractes per torn.</translation>
    </message>
    <message>
        <source>A decision took {p50} ms in the middle, {p95} ms at 95 %, {most} ms at most.</source>
        <translation>Una decisió ha tardat {p50} ms de mediana, {p95} ms al 95 %, {most} ms com a màxim.</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message>
        <source>So far</source>
        <translation>Fins ara</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Des del teu últim torn</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n tracte</numerusform>
            <numerusform>%n tractes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harvest(s)</source>
        <translation>
            <numerusform>%n collita</numerusform>
            <numerusform>%n collites</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your last turn: {events}</source>
        <translation>Des del teu últim torn: {events}</translation>
    </message>
    <message>
        <source>So far: {events}</source>
        <translation>Fins ara: {events}</translation>
    </message>
</context>
<context>
    <name>SinceDialog</name>
    <message>
        <source>Nobody dealt or harvested.</source>
        <translation>Ningú no ha intercanviat ni collit.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>StandingChips</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>Take gifts this turn</source>
        <translation>Accepta regals aquest torn</translation>
    </message>
    <message>
        <source>Any gift that fits on your fields is accepted. It holds until this turn ends.</source>
        <translation>S’accepta tot regal que càpiga als teus camps. Val fins al final d’aquest torn.</translation>
    </message>
    <message>
        <source>Not interested this turn</source>
        <translation>No m’interessa aquest torn</translation>
    </message>
    <message>
        <source>Every offer to you is refused, and nobody waits for you. It holds until this turn ends.</source>
        <translation>Es rebutja tota oferta per a tu i ningú no t’espera. Val fins al final d’aquest torn.</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Plant what comes. Trade what you can.</source>
        <translation>Planta el que et toqui. Intercanvia el que puguis.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida nova…</translation>
    </message>
    <message>
        <source>Seats and rules</source>
        <translation>Llocs i regles</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprèn a jugar</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Obre una partida…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Llibre de regles</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadístiques</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuració</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Surt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inici</translation>
    </message>
    <message>
        <source>Round {number} with {names}</source>
        <translation>Ronda {number} amb {names}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Retorn</translation>
    </message>
    <message>
        <source>Several persons, one screen</source>
        <translation>Diverses persones, una pantalla</translation>
    </message>
    <message>
        <source>Play on one computer</source>
        <translation>Juga en companyia</translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s)</source>
        <translation>
            <numerusform>Tu i 1 ordinador</numerusform>
            <numerusform>Tu i %n ordinadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s) · {rules}</source>
        <translation>
            <numerusform>Tu i 1 ordinador · {rules}</numerusform>
            <numerusform>Tu i %n ordinadors · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Juga en solitari</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>DAVANT</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share of all games; write it as your language does.</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Not over yet, round {number}</source>
        <translation>Per acabar, ronda {number}</translation>
    </message>
    <message>
        <source>You won together with {names}, with {coins}</source>
        <translation>Has guanyat juntament amb {names}, amb {coins}</translation>
    </message>
    <message>
        <source>You won with {coins}</source>
        <translation>Has guanyat amb {coins}</translation>
    </message>
    <message>
        <source>{names} won with {coins}</source>
        <comment>several</comment>
        <translation>Han guanyat {names} amb {coins}</translation>
    </message>
    <message>
        <source>{name} won with {coins}</source>
        <translation>Ha guanyat {name} amb {coins}</translation>
    </message>
    <message>
        <source>{date}. {result}. {names}. Rules: {rules}.</source>
        <translation>{date}. {result}. {names}. Regles: {rules}.</translation>
    </message>
    <message>
        <source>Enter looks back at it.</source>
        <translation>Amb Retorn la repasses.</translation>
    </message>
    <message>
        <source>Enter or a double click looks back at it.</source>
        <translation>Amb Retorn o un doble clic la repasses.</translation>
    </message>
    <message>
        <source>Game number {number}. Enter or a double click looks back at it.</source>
        <translation>Partida número {number}. Amb Retorn o un doble clic la repasses.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partides</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guanyades</translation>
    </message>
    <message>
        <source>Mean coins</source>
        <translation>Mitjana</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The head of a column: the most coins in one game.</extracomment>
        <translation>Màxim</translation>
    </message>
    <message>
        <source>Between equals it would be {share}.</source>
        <translation>Entre iguals seria {share}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivals</translation>
    </message>
    <message>
        <source>All</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>All together: {figures}</source>
        <translation>En total: {figures}</translation>
    </message>
    <message>
        <source>Rules: {rules}. Opponents: {level}. {figures}</source>
        <translation>Regles: {rules}. Rivals: {level}. {figures}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>{name}: {figures}</source>
        <translation>{name}: {figures}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partides</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {won} won ({share}), {mean} coins on average, {best} at best</source>
        <translation>{games}, {won} guanyades ({share}), {mean} monedes de mitjana, {best} com a màxim</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>partides acabades</translation>
    </message>
    <message>
        <source>{won} of {games} · {share}</source>
        <translation>{won} de {games} · {share}</translation>
    </message>
    <message>
        <source>won alone against computers</source>
        <translation>guanyades en solitari</translation>
    </message>
    <message>
        <source>coins on average</source>
        <translation>monedes de mitjana</translation>
    </message>
    <message>
        <source>coins at best</source>
        <translation>monedes com a màxim</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estadístiques</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Enrere (Esc)</translation>
    </message>
    <message>
        <source>Alone against computers</source>
        <translation>En solitari contra ordinadors</translation>
    </message>
    <message>
        <source>Several persons</source>
        <translation>Diverses persones</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Partides desades</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>S’estan llegint les partides…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put aside, not counted yet.</source>
        <translation>
            <numerusform>%n partida a mitges, que encara no compta.</numerusform>
            <numerusform>%n partides a mitges, que encara no compten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) among the games could not be read.</source>
        <translation>
            <numerusform>Entre les partides hi ha %n fitxer que no s’ha pogut llegir.</numerusform>
            <numerusform>Entre les partides hi ha %n fitxers que no s’han pogut llegir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of the games could not be read.</source>
        <translation>No s’ha pogut llegir la carpeta de les partides.</translation>
    </message>
    <message>
        <source>What was found cannot be kept on the disk, so the games are read anew next time.</source>
        <translation>No es pot desar al disc el que s’ha trobat, i per això les partides es tornaran a llegir la pròxima vegada.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game could not be opened.</source>
        <translation>No s’ha pogut obrir la partida.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>No s’ha pogut desar la partida.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are on.</source>
        <translation>No s’ha pogut llegir la configuració i s’aplica l’habitual.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>No s’ha pogut desar la configuració.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disc és ple.</translation>
    </message>
    <message>
        <source>You may not use this file: {path}.</source>
        <translation>No tens permís per fer servir aquest fitxer: {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>No hi ha cap fitxer {path}.</translation>
    </message>
    <message>
        <source>Another window of the program has it open.</source>
        <translation>El té obert una altra finestra del programa.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation>El fitxer {path} està malmès.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of the program.</source>
        <translation>El fitxer {path} es va escriure amb una versió més nova del programa.</translation>
    </message>
    <message>
        <source>{path} is no file of this program.</source>
        <translation>{path} no és un fitxer d’aquest programa.</translation>
    </message>
    <message>
        <source>The system gives no access to {path}.</source>
        <translation>El sistema no deixa accedir a {path}.</translation>
    </message>
    <message>
        <source>The last moves could not be read, so the game goes on from a little earlier.</source>
        <translation>No s’han pogut llegir les últimes jugades, així que la partida continua des d’un xic abans.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{sentence} It is kept as {path}.</source>
        <translation>{sentence} S’ha guardat com a {path}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>This is a look back: nothing here changes the game. To act, choose “Play on from here”.</source>
        <translation>Això és un repàs: res del que facis aquí no canvia la partida. Per jugar, tria «Segueix des d’aquí».</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>There is nothing that could be taken back now.</source>
        <translation>Ara no hi ha res que es pugui desfer.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now.</source>
        <translation>Ara no has de decidir res.</translation>
    </message>
</context>
<context>
    <name>TicketButtons</name>
    <message>
        <source>Offer this</source>
        <translation>Ofereix això</translation>
    </message>
    <message>
        <source>Only the active player accepts offers: this offers the same deal.</source>
        <translation>Només el jugador actiu accepta ofertes: això ofereix el mateix tracte.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepta</translation>
    </message>
    <message>
        <source>The deal is struck at once.</source>
        <translation>El tracte queda tancat a l’instant.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Tria…</translation>
    </message>
    <message>
        <source>Choose which of your equal cards you give.</source>
        <translation>Tria quines de les teves cartes iguals dones.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Regateja</translation>
    </message>
    <message>
        <source>Lay the offer on the trade table, its sides turned round, and change it.</source>
        <translation>Posa l’oferta a la taula d’intercanvi, amb els costats girats, i canvia-la.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Turn this offer down.</source>
        <translation>Rebutja aquesta oferta.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retira</translation>
    </message>
    <message>
        <source>Take your offer back. Key: {key}</source>
        <translation>Retira la teva oferta. Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>TicketDelegate</name>
    <message>
        <source>give</source>
        <translation>dones</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>dona</translation>
    </message>
    <message>
        <source>as a gift</source>
        <translation>de regal</translation>
    </message>
    <message>
        <source>ask for</source>
        <translation>demanes</translation>
    </message>
    <message>
        <source>asks for</source>
        <translation>demana</translation>
    </message>
    <message>
        <source>want</source>
        <translation>vols</translation>
    </message>
    <message>
        <source>wants</source>
        <translation>vol</translation>
    </message>
</context>
<context>
    <name>TicketWords</name>
    <message>
        <source>{you} to anyone</source>
        <translation>{you} a tothom</translation>
    </message>
    <message>
        <source>{you} to {name}</source>
        <translation>{you} a {name}</translation>
    </message>
    <message>
        <source>{name} to anyone</source>
        <translation>{name} a tothom</translation>
    </message>
    <message>
        <source>{name} to you</source>
        <translation>{name} a tu</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} a {other}</translation>
    </message>
    <message>
        <source>{you} announce</source>
        <translation>{you} anuncies</translation>
    </message>
    <message>
        <source>{you} announce to {name}</source>
        <translation>{you} anuncies a {name}</translation>
    </message>
    <message>
        <source>{name} announces</source>
        <translation>{name} anuncia</translation>
    </message>
    <message>
        <source>{name} announces to you</source>
        <translation>{name} t’anuncia</translation>
    </message>
    <message>
        <source>{name} announces to {other}</source>
        <translation>{name} anuncia a {other}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{name}: no, “{why}”</source>
        <translation>{name}: no, «{why}»</translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation>{name}: no</translation>
    </message>
    <message>
        <source>{name}: no answer yet</source>
        <translation>{name}: encara no respon</translation>
    </message>
    <message>
        <source>{name}: still thinking…</source>
        <translation>{name}: encara rumia…</translation>
    </message>
    <message>
        <source>{name} has taken this offer.</source>
        <translation>{name} ha acceptat aquesta oferta.</translation>
    </message>
    <message>
        <source>{name} took the offer back.</source>
        <translation>{name} ha retirat l’oferta.</translation>
    </message>
    <message>
        <source>This offer is no longer open.</source>
        <translation>Aquesta oferta ja no és oberta.</translation>
    </message>
    <message>
        <source>You have offered this.</source>
        <translation>Ja has ofert això.</translation>
    </message>
    <message>
        <source>It needs {needed}; you can give {held}.</source>
        <translation>Demana {needed}; pots donar {held}.</translation>
    </message>
    <message>
        <source>It needs {needed}; you have none to give.</source>
        <translation>Demana {needed}; no en tens cap per donar.</translation>
    </message>
    <message>
        <source>You would give this {bean}: {place}. {why}</source>
        <translation>{bean}: donaries {place}. {why}</translation>
    </message>
    <message>
        <source>Otherwise you would have to plant it this turn.</source>
        <translation>Si no, l’hauries de plantar aquest torn.</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>la girada</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>la {place} de la mà</translation>
    </message>
    <message>
        <source>Without it, two equal beans meet in your hand.</source>
        <translation>Sense aquesta, se’t junten dues d’iguals a la mà.</translation>
    </message>
    <message>
        <source>It is the one that you would have to plant first.</source>
        <translation>És la que hauries de plantar primer.</translation>
    </message>
    <message>
        <source>It is the one that you would plant last.</source>
        <translation>És la que plantaries més tard.</translation>
    </message>
    <message>
        <source>It is the only one left.</source>
        <translation>És l’única que queda.</translation>
    </message>
</context>
<context>
    <name>TradeHints</name>
    <message>
        <source>You ask for nothing in return: it is a gift.</source>
        <translation>No demanes res a canvi: és un regal.</translation>
    </message>
    <message>
        <source>You give nothing in return: you ask for a gift.</source>
        <translation>No dones res a canvi: demanes un regal.</translation>
    </message>
    <message>
        <source>It is an announcement: the others answer with offers, and you accept one.</source>
        <translation>És un anunci: els altres responen amb ofertes i tu n’acceptes una.</translation>
    </message>
    <message>
        <source>The offer can be made.</source>
        <translation>Ja pots fer l’oferta.</translation>
    </message>
    <message>
        <source>Announce to anyone</source>
        <translation>Anuncia a tothom</translation>
    </message>
    <message>
        <source>Announce to {name}</source>
        <translation>Anuncia a {name}</translation>
    </message>
    <message>
        <source>Give to anyone</source>
        <translation>Dona a tothom</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>Dona a {name}</translation>
    </message>
    <message>
        <source>Ask anyone</source>
        <translation>Demana a tothom</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>Demana a {name}</translation>
    </message>
    <message>
        <source>Offer to anyone</source>
        <translation>Ofereix a tothom</translation>
    </message>
    <message>
        <source>Offer to {name}</source>
        <translation>Ofereix a {name}</translation>
    </message>
    <message>
        <source>Strike the deal</source>
        <translation>Tracte fet</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Passa a {name}</translation>
    </message>
    <message>
        <source>Confirm, then {name}</source>
        <translation>Confirma, i després {name}</translation>
    </message>
    <message numerus="yes">
        <source>Announce to %n players</source>
        <translation>
            <numerusform>Anuncia a 1 jugador</numerusform>
            <numerusform>Anuncia a %n jugadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give to one of %n players</source>
        <translation>
            <numerusform>Dona a 1 jugador</numerusform>
            <numerusform>Dona a 1 de %n jugadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n players</source>
        <translation>
            <numerusform>Demana a 1 jugador</numerusform>
            <numerusform>Demana a %n jugadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer to %n players</source>
        <translation>
            <numerusform>Ofereix a 1 jugador</numerusform>
            <numerusform>Ofereix a %n jugadors</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deal took {cards} from this offer.</source>
        <translation>El teu tracte ha tret {cards} d’aquesta oferta.</translation>
    </message>
    <message>
        <source>{name} took {cards} from this offer.</source>
        <translation>{name} ha tret {cards} d’aquesta oferta.</translation>
    </message>
    <message>
        <source>You do not have what is asked of you: {cards}. {key} says no.</source>
        <translation>No tens el que et demanen: {cards}. Amb {key} dius que no.</translation>
    </message>
    <message>
        <source>{name} has changed the deal: both confirm it again.</source>
        <translation>{name} ha canviat el tracte: cal que tots dos el torneu a confirmar.</translation>
    </message>
    <message>
        <source>You have changed the deal: both confirm it again.</source>
        <translation>Has canviat el tracte: cal que tots dos el torneu a confirmar.</translation>
    </message>
    <message>
        <source>{name} has confirmed this deal. Any change takes that back.</source>
        <translation>{name} ha confirmat aquest tracte. Qualsevol canvi ho anul·la.</translation>
    </message>
    <message>
        <source>You have confirmed this deal; {name} has not yet.</source>
        <translation>Has confirmat aquest tracte; {name} encara no.</translation>
    </message>
    <message>
        <source>You and {name} each lay down your own cards, and both confirm.</source>
        <translation>Tu i {name} hi poseu cadascú les vostres cartes, i tots dos confirmeu.</translation>
    </message>
    <message>
        <source>Nobody else trades any more this turn.</source>
        <translation>Ningú més no intercanvia aquest torn.</translation>
    </message>
    <message>
        <source>Your partner trades no more this turn. Choose another one.</source>
        <translation>Qui havies triat ja no intercanvia més aquest torn. Tria algú altre.</translation>
    </message>
    <message>
        <source>Nothing is traded now.</source>
        <translation>Ara no es pot intercanviar.</translation>
    </message>
    <message>
        <source>Lay down what you give, and choose what you want for it.</source>
        <translation>Posa el que dones i tria què vols a canvi.</translation>
    </message>
    <message>
        <source>Off turn you can trade only with {name}.</source>
        <translation>Fora del teu torn només pots intercanviar amb {name}.</translation>
    </message>
    <message>
        <source>All the others together have at most {cards}.</source>
        <translation>Entre tots els altres tenen com a màxim {cards}.</translation>
    </message>
    <message>
        <source>You have seen them all: nobody has {cards}.</source>
        <translation>Les has vistes totes: ningú no té {cards}.</translation>
    </message>
    <message>
        <source>{name} has {cards} planted.</source>
        <translation>{name} ja té al camp {cards}.</translation>
    </message>
    <message>
        <source>{name} collects this kind too: {cards} planted.</source>
        <translation>{name} també cultiva aquesta varietat: hi té {cards}.</translation>
    </message>
</context>
<context>
    <name>TradeTable</name>
    <message>
        <source>Agree to the deal as it lies here; it is struck once both have.</source>
        <translation>Accepta el tracte tal com és; queda fet quan tots dos l’heu confirmat.</translation>
    </message>
    <message>
        <source>Make the offer that lies on the cloth.</source>
        <translation>Fes l’oferta que hi ha al tapet.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Buida</translation>
    </message>
    <message>
        <source>Take everything off the cloth.</source>
        <translation>Treu-ho tot del tapet.</translation>
    </message>
    <message>
        <source>Put the deal away. What you have laid down stays, as an offer.</source>
        <translation>Deixa el tracte comú. El que hi has posat es queda, com a oferta.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Deixa-ho</translation>
    </message>
    <message>
        <source>Choose one person with whom you put a deal together.</source>
        <translation>Tria una persona amb qui preparar el tracte.</translation>
    </message>
    <message>
        <source>Put a deal together with {name}: each lays down cards, and both confirm.</source>
        <translation>Prepara un tracte amb {name}: cadascú hi posa les seves cartes, i tots dos confirmeu.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Plegats</translation>
    </message>
    <message>
        <source>Trade table</source>
        <translation>Taula d’intercanvi</translation>
    </message>
    <message>
        <source>with</source>
        <translation>amb</translation>
    </message>
    <message>
        <source>About this offer</source>
        <translation>Sobre aquesta oferta</translation>
    </message>
</context>
<context>
    <name>Train</name>
    <message>
        <source>{path} is no card of a net, and is not overwritten; choose another name for the weights.</source>
        <translation>{path} no és la fitxa d’una xarxa i no se sobreescriu; tria un altre nom per als pesos.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>how many games to learn from ({games})</source>
        <translation>de quantes partides s’aprèn ({games})</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>el número de la primera partida (0); les altres la segueixen</translation>
    </message>
    <message>
        <source>how often to go through all positions ({epochs})</source>
        <translation>quantes vegades es repassen totes les posicions ({epochs})</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FITXER</translation>
    </message>
    <message>
        <source>where the weights go (.npz), and beside them a card (.json) that tells of them</source>
        <translation>on van els pesos (.npz) i, al costat, una fitxa (.json) que els descriu</translation>
    </message>
    <message>
        <source>The weights need a name that ends in .npz, not “{name}”.</source>
        <translation>Els pesos necessiten un nom que acabi en .npz, no «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done} de %n partida jugada</numerusform>
            <numerusform>{done} de %n partides jugades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gone through all positions {done} of %n time(s)</source>
        <translation>
            <numerusform>posicions repassades {done} de %n vegada</numerusform>
            <numerusform>posicions repassades {done} de %n vegades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n game(s).</source>
        <translation>
            <numerusform>S’ha après d’una partida.</numerusform>
            <numerusform>S’ha après de %n partides.</numerusform>
        </translation>
    </message>
    <message>
        <source>In games kept aside the net foretells {net} of the spread of the final margin (R²); coins alone {coins}, the hard computer&apos;s valuation {valuation}.</source>
        <translation>En les partides reservades la xarxa preveu {net} de la variància de l’avantatge final (R²); les monedes soles {coins}, la valoració de l’ordinador difícil {valuation}.</translation>
    </message>
    <message>
        <source>The weights are in {path}.</source>
        <translation>Els pesos són a {path}.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>{name}, your turn · round {number}</source>
        <translation>{name}, et toca · ronda {number}</translation>
    </message>
    <message>
        <source>Your turn · round {number}</source>
        <translation>El teu torn · ronda {number}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn · round {number}</source>
        <translation>Juga {name} · ronda {number}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>A good move now, and why</source>
        <translation>Una bona jugada ara, i per què</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>La regla del que cal fer ara</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Let the others go on</source>
        <translation>Deixa continuar els altres</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves</source>
        <translation>Atura les jugades dels altres</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Redo</source>
        <translation>Refés</translation>
    </message>
    <message>
        <source>Plant again</source>
        <translation>Torna a plantar</translation>
    </message>
    <message>
        <source>Harvest again</source>
        <translation>Torna a collir</translation>
    </message>
    <message>
        <source>Make the offer again</source>
        <translation>Torna a fer l’oferta</translation>
    </message>
    <message>
        <source>Take the offer back again</source>
        <translation>Torna a retirar l’oferta</translation>
    </message>
    <message>
        <source>Refuse again</source>
        <translation>Torna a rebutjar</translation>
    </message>
    <message>
        <source>Buy the field again</source>
        <translation>Torna a comprar el camp</translation>
    </message>
    <message>
        <source>Discard again</source>
        <translation>Torna a descartar</translation>
    </message>
    <message>
        <source>Undo planting</source>
        <translation>Desfés la plantada</translation>
    </message>
    <message>
        <source>Undo the harvest</source>
        <translation>Desfés la collita</translation>
    </message>
    <message>
        <source>Undo the offer</source>
        <translation>Desfés l’oferta</translation>
    </message>
    <message>
        <source>Undo taking the offer back</source>
        <translation>Desfés la retirada de l’oferta</translation>
    </message>
    <message>
        <source>Undo the refusal</source>
        <translation>Desfés el rebuig</translation>
    </message>
    <message>
        <source>Undo buying the field</source>
        <translation>Desfés la compra del camp</translation>
    </message>
    <message>
        <source>Undo the discard</source>
        <translation>Desfés el descart</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
</context>
<context>
    <name>Unplayable</name>
    <message>
        <source>These rules are not for that number of players. Change it, or the limits.</source>
        <translation>Aquestes regles no són per a aquest nombre de jugadors. Canvia’l, o canvia els límits.</translation>
    </message>
    <message>
        <source>The least number of players must be at least 2 and not above the most.</source>
        <translation>El nombre mínim de jugadors ha de ser com a mínim 2 i no pot passar del màxim.</translation>
    </message>
    <message>
        <source>These rules say nothing about {field} for that number of players. Set it yourself.</source>
        <translation>Aquestes regles no diuen res sobre {field} per a aquest nombre de jugadors. Tria-ho tu.</translation>
    </message>
    <message>
        <source>Without a field nobody can plant. Give everyone at least one.</source>
        <translation>Sense cap camp no pot plantar ningú. Dona’n almenys un a cadascú.</translation>
    </message>
    <message>
        <source>So many fields do not fit on a table. 200 are the most.</source>
        <translation>Tants camps no caben en una taula. El màxim són 200.</translation>
    </message>
    <message>
        <source>The game would be over before it starts. Let the draw pile run out at least once.</source>
        <translation>La partida s’acabaria abans de començar. Fes que el munt s’acabi almenys una vegada.</translation>
    </message>
    <message>
        <source>The game would never end. Let at least one card a turn be turned over or drawn.</source>
        <translation>La partida no s’acabaria mai. Fes que cada torn es giri o es robi almenys una carta.</translation>
    </message>
    <message>
        <source>The list of starting hands needs exactly one number for each player.</source>
        <translation>La llista de mans inicials ha de tenir exactament un nombre per jugador.</translation>
    </message>
    <message>
        <source>The deck must hold more cards than are dealt. Add beans or deal smaller hands.</source>
        <translation>La baralla ha de tenir més cartes de les que es reparteixen. Afegeix-hi mongetes o reparteix menys cartes.</translation>
    </message>
    <message>
        <source>The deck is too large. 200 cards are the most.</source>
        <translation>La baralla és massa gran. El màxim són 200 cartes.</translation>
    </message>
    <message>
        <source>Whoever gets cards on another&apos;s turn must be able to harvest then. Allow harvests at any time.</source>
        <translation>Qui rep cartes en el torn d’un altre ha de poder collir en aquell moment. Permet collir en qualsevol moment.</translation>
    </message>
    <message>
        <source>The phases of the duel are for exactly two players.</source>
        <translation>Les fases del duel són per a dos jugadors exactes.</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>{file}, action {index} by seat {seat} (both counted from 0): {sentence}</source>
        <translation>{file}, acció {index} del lloc {seat} (comptats des de 0): {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: a whole game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: una partida sencera; la seva única acció és legal.</numerusform>
            <numerusform>{file}: una partida sencera; totes les %n accions són legals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: an unfinished game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: una partida inacabada; la seva única acció és legal.</numerusform>
            <numerusform>{file}: una partida inacabada; totes les %n accions són legals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WantModel</name>
    <message>
        <source>You ask for: {bean}</source>
        <translation>Demanes: {bean}</translation>
    </message>
    <message>
        <source>You get: {bean}</source>
        <translation>Reps: {bean}</translation>
    </message>
    <message>
        <source>The other person has laid this card down.</source>
        <translation>L’altra persona hi ha posat aquesta carta.</translation>
    </message>
    <message>
        <source>Click to ask for one card fewer.</source>
        <translation>Fes clic per demanar-ne una menys.</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>would like: {beans}</source>
        <translation>li agradaria: {beans}</translation>
    </message>
    <message>
        <source>would rather not get: {beans}</source>
        <translation>més aviat no: {beans}</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Kinds of beans</source>
        <translation>Menes de mongetes</translation>
    </message>
    <message>
        <source>Your wishes</source>
        <translation>Els teus desitjos</translation>
    </message>
    <message>
        <source>Which beans are welcome, and which are not? Everybody sees it, and the computers mind it when they make offers. It binds nobody.</source>
        <translation>Quines mongetes et farien servei i quines no? Ho veu tothom, i els ordinadors ho tenen en compte quan fan ofertes. No obliga ningú.</translation>
    </message>
    <message>
        <source>Click a kind once: welcome. Twice: unwelcome. Three times: neither.</source>
        <translation>Un clic en una mena: benvinguda. Dos clics: no volguda. Tres clics: ni una cosa ni l’altra.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Digues-ho</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>welcome</source>
        <translation>benvinguda</translation>
    </message>
    <message>
        <source>unwelcome</source>
        <translation>no volguda</translation>
    </message>
    <message>
        <source>Space: the next choice. +: welcome. −: unwelcome. Del: neither.</source>
        <translation>Espai: opció següent. +: benvinguda. −: no volguda. Supr: cap de les dues.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>1 moneda</numerusform>
            <numerusform>%n monedes</numerusform>
        </translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} i {last}</translation>
    </message>
</context>
<context>
    <name>_Side</name>
    <message>
        <source>✓ confirmed</source>
        <translation>✓ confirmat</translation>
    </message>
</context>
</TS>
