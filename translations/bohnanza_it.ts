<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt} and Python {python}.</source>
        <translation>Versione {version}, con Qt {qt} e Python {python}.</translation>
    </message>
    <message>
        <source>A computer version of the card game about planting, trading and harvesting beans, made by fans. It is not commercial, and it is not made, approved or supported by the game&apos;s author or publishers, to whom the name and the game belong.</source>
        <translation>Una versione per computer del gioco di carte in cui si piantano, si scambiano e si raccolgono fagioli, fatta da appassionati. Non è commerciale e non è realizzata, approvata né sostenuta dall’autore o dagli editori del gioco, ai quali appartengono il nome e il gioco.</translation>
    </message>
    <message>
        <source>The drawings, the words and the program are this project&apos;s own. They are free software under the MIT licence. The fonts Vollkorn and Nunito are under the SIL Open Font License.</source>
        <translation>I disegni, i testi e il programma sono di questo progetto. Sono software libero con licenza MIT. I caratteri Vollkorn e Nunito hanno la licenza SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionBox</name>
    <message>
        <source>Then end trading</source>
        <translation>Poi chiudi gli scambi</translation>
    </message>
    <message>
        <source>Trading ends once all have answered; only if your cards have no clear place, or somebody makes you an offer, do you get the screen back first.</source>
        <translation>Gli scambi si chiudono quando tutti hanno risposto; solo se le tue carte non hanno un posto chiaro o qualcuno ti fa un’offerta, lo schermo torna prima a te.</translation>
    </message>
</context>
<context>
    <name>AllGames</name>
    <message>
        <source>Back to the statistics</source>
        <translation>Torna alle statistiche</translation>
    </message>
</context>
<context>
    <name>Bean</name>
    <message>
        <source>Coffee</source>
        <extracomment>The names as they stand on the cards.</extracomment>
        <translation>Caffè</translation>
    </message>
    <message>
        <source>Wax</source>
        <translation>Cera</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Chili</source>
        <translation>Peperoncino</translation>
    </message>
    <message>
        <source>Stink</source>
        <translation>Puzzolente</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Soy</source>
        <translation>Soia</translation>
    </message>
    <message>
        <source>Black-eyed</source>
        <translation>Dall’occhio</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Giardino</translation>
    </message>
    <message>
        <source>Cocoa</source>
        <translation>Cacao</translation>
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
        <translation>Pe</translation>
    </message>
    <message>
        <source>St</source>
        <translation>Pu</translation>
    </message>
    <message>
        <source>Gr</source>
        <translation>Ve</translation>
    </message>
    <message>
        <source>So</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Be</source>
        <translation>Oc</translation>
    </message>
    <message>
        <source>R</source>
        <translation>Ro</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>Gi</translation>
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
            <numerusform>%n fagiolo caffè</numerusform>
            <numerusform>%n fagioli caffè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wax bean(s)</source>
        <translation>
            <numerusform>%n fagiolo cera</numerusform>
            <numerusform>%n fagioli cera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue bean(s)</source>
        <translation>
            <numerusform>%n fagiolo blu</numerusform>
            <numerusform>%n fagioli blu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chili bean(s)</source>
        <translation>
            <numerusform>%n peperoncino</numerusform>
            <numerusform>%n peperoncini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stink bean(s)</source>
        <translation>
            <numerusform>%n fagiolo puzzolente</numerusform>
            <numerusform>%n fagioli puzzolenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green bean(s)</source>
        <translation>
            <numerusform>%n fagiolo verde</numerusform>
            <numerusform>%n fagioli verdi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soy bean(s)</source>
        <translation>
            <numerusform>%n fagiolo di soia</numerusform>
            <numerusform>%n fagioli di soia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black-eyed bean(s)</source>
        <translation>
            <numerusform>%n fagiolo dall’occhio</numerusform>
            <numerusform>%n fagioli dall’occhio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red bean(s)</source>
        <translation>
            <numerusform>%n fagiolo rosso</numerusform>
            <numerusform>%n fagioli rossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden bean(s)</source>
        <translation>
            <numerusform>%n fagiolo da giardino</numerusform>
            <numerusform>%n fagioli da giardino</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cocoa bean(s)</source>
        <translation>
            <numerusform>%n fagiolo cacao</numerusform>
            <numerusform>%n fagioli cacao</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
</context>
<context>
    <name>BeansSeenModel</name>
    <message>
        <source>{bean}: {seen} of {cards} seen</source>
        <translation>{bean}: visti {seen} su {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in the draw pile or in other hands.</source>
        <translation>
            <numerusform>%n è nella pila di pesca o in mano ad altri.</numerusform>
            <numerusform>%n sono nella pila di pesca o in mano ad altri.</numerusform>
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
        <translation>Fagioli visti</translation>
    </message>
</context>
<context>
    <name>BuyBed</name>
    <message numerus="yes">
        <source>Buy a field for %n coin(s)</source>
        <translation>
            <numerusform>Compra un campo per %n moneta</numerusform>
            <numerusform>Compra un campo per %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
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
        <translation>Qualcun altro vuole dire qualcosa?</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} vuole dire qualcosa.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Passa lo schermo a {name}.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>{name}: any offers for {bean}?</source>
        <translation>{name}: offerte per {bean}?</translation>
    </message>
    <message>
        <source>Offers for {bean}?</source>
        <translation>Offerte per {bean}?</translation>
    </message>
    <message>
        <source>Begin an offer for this card.</source>
        <translation>Comincia un’offerta per questa carta.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>Discard {bean}</source>
        <translation>Scarta {bean}</translation>
    </message>
    <message>
        <source>Puts this card on the discard pile.</source>
        <translation>Mette questa carta sulla pila degli scarti.</translation>
    </message>
    <message>
        <source>Shows what happened, in a few lines.</source>
        <translation>Mostra che cosa è successo, in poche righe.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>Messe da parte per te</translation>
    </message>
    <message>
        <source>What you left on offer</source>
        <translation>Ciò che hai lasciato in offerta</translation>
    </message>
    <message>
        <source>Left on offer for you</source>
        <translation>In offerta per te</translation>
    </message>
    <message>
        <source>Turned over</source>
        <translation>Carte girate</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regola</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
</context>
<context>
    <name>CoinChart</name>
    <message>
        <source>Coins, round by round</source>
        <translation>Monete, giro per giro</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Replays game records and judges them by the rules.</source>
        <translation>Rigioca partite salvate e controlla che seguano le regole.</translation>
    </message>
    <message>
        <source>Makes the net again by which experts judge positions.</source>
        <translation>Rifà la rete con cui i computer esperti giudicano le posizioni.</translation>
    </message>
    <message>
        <source>Plays games between computers without a window.</source>
        <translation>Fa giocare i computer tra loro senza finestra.</translation>
    </message>
    <message>
        <source>Opens the game. The first word may also be a command: {commands}.</source>
        <translation>Apre il gioco. La prima parola può anche essere un comando: {commands}.</translation>
    </message>
    <message>
        <source>There is no language “{code}”. There are {known}.</source>
        <translation>La lingua «{code}» non c’è. Ci sono {known}.</translation>
    </message>
    <message>
        <source>“{word}” is neither a command nor a file.</source>
        <translation>«{word}» non è né un comando né un file.</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>PARTITA</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n can play against you.</source>
        <translation>
            <numerusform>Non più di uno può giocare contro di te.</numerusform>
            <numerusform>Non più di %n possono giocare contro di te.</numerusform>
        </translation>
    </message>
    <message>
        <source>a saved game to open (.bohn)</source>
        <translation>una partita salvata da aprire (.bohn)</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODICE</translation>
    </message>
    <message>
        <source>the language of this run: {codes}</source>
        <translation>la lingua per questa volta: {codes}</translation>
    </message>
    <message>
        <source>begin a game against these, with commas between: levels, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>inizia una partita contro questi, separati da virgole: livelli, oppure exec:COMANDO per un programma tuo (docs/players.md)</translation>
    </message>
    <message>
        <source>try out the installation, and print one line of JSON</source>
        <translation>prova l’installazione e scrive una riga di JSON</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>scrive la versione</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number between {least} and {most}.</source>
        <translation>«{text}» non è un numero intero tra {least} e {most}.</translation>
    </message>
    <message>
        <source>There is no folder “{folder}”.</source>
        <translation>Non c’è nessuna cartella «{folder}».</translation>
    </message>
    <message>
        <source>show what can be written, and end</source>
        <translation>mostra che cosa si può scrivere e termina</translation>
    </message>
    <message>
        <source>“{program} --help” shows what can be written.</source>
        <translation>«{program} --help» mostra che cosa si può scrivere.</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Uso: </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>To be given</source>
        <translation>Da indicare</translation>
    </message>
    <message>
        <source>Something is missing: {what}.</source>
        <translation>Manca qualcosa: {what}.</translation>
    </message>
    <message>
        <source>“{what}” means nothing here.</source>
        <translation>Qui «{what}» non significa niente.</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>{option} richiede un valore.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”. It can be {known}</source>
        <translation>{option} non può essere «{value}». Può essere {known}</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”.</source>
        <translation>{option} non può essere «{value}».</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} non vuole un valore.</translation>
    </message>
    <message>
        <source>{option} and {other} do not go together.</source>
        <translation>{option} e {other} non vanno insieme.</translation>
    </message>
    <message>
        <source>{option}: {said}</source>
        <translation>{option}: {said}</translation>
    </message>
    <message>
        <source>This cannot be understood: {message}.</source>
        <translation>Questo non si capisce: {message}.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>a game record (.bohn), or - for standard input</source>
        <translation>una partita salvata (.bohn), oppure - per lo standard input</translation>
    </message>
    <message>
        <source>answer with one JSON object a file and line</source>
        <translation>risponde con un oggetto JSON per file, uno per riga</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s seat</source>
        <translation>Posto di {name}</translation>
    </message>
    <message>
        <source>{names}: please look away now.</source>
        <translation>{names}: ora non si guarda, per favore.</translation>
    </message>
    <message>
        <source>I am {name}: open</source>
        <translation>Sono {name}: apri</translation>
    </message>
    <message>
        <source>{name} says nothing</source>
        <translation>{name} non dice niente</translation>
    </message>
    <message>
        <source>The screen goes back unseen.</source>
        <translation>Lo schermo torna indietro senza che si guardi.</translation>
    </message>
    <message>
        <source>{name} says no</source>
        <translation>{name} dice di no</translation>
    </message>
    <message>
        <source>Nobody has to look at the hand to turn down what was offered.</source>
        <translation>Per rifiutare un’offerta non serve guardare la mano.</translation>
    </message>
    <message>
        <source>Show all hands from now on?</source>
        <translation>Mostrare tutte le mani d’ora in poi?</translation>
    </message>
    <message>
        <source>Play with open hands</source>
        <translation>Gioca a carte scoperte</translation>
    </message>
    <message>
        <source>No curtain comes down in this game any more: everybody may see every hand.</source>
        <translation>In questa partita il sipario non cala più: tutti possono vedere tutte le mani.</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Posti…</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Salva ed esci</translation>
    </message>
    <message>
        <source>Curtain: {name}&apos;s seat</source>
        <translation>Sipario: posto di {name}</translation>
    </message>
    <message>
        <source>Cards are set aside for {name} to plant.</source>
        <translation>{name} deve piantare le carte messe da parte.</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} vuole dire qualcosa.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Tocca a {name}.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. You look on.</source>
        <translation>Tocca a {name}. Tu stai a guardare.</translation>
    </message>
    <message>
        <source>{name} has answered the deal that you put together.</source>
        <translation>{name} ha risposto allo scambio che hai preparato.</translation>
    </message>
    <message>
        <source>{name} would give {cards}.</source>
        <translation>{name} darebbe {cards}.</translation>
    </message>
    <message>
        <source>{name} puts a deal together with you.</source>
        <translation>{name} sta preparando uno scambio con te.</translation>
    </message>
    <message numerus="yes">
        <source>%n more offer(s) wait.</source>
        <translation>
            <numerusform>C’è %n altra offerta in attesa.</numerusform>
            <numerusform>Ci sono altre %n offerte in attesa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomRules</name>
    <message>
        <source>Start from</source>
        <translation>Parti da</translation>
    </message>
    <message>
        <source>not sold</source>
        <translation>non in vendita</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>A game needs a number. Write one, or take a new one.</source>
        <translation>Una partita ha bisogno di un numero. Scrivine uno o prendine uno nuovo.</translation>
    </message>
    <message>
        <source>The largest game number is {number}.</source>
        <translation>Il numero di partita più grande è {number}.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Giocatore iniziale</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numero partita</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Nuovo numero</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>Between persons</source>
        <translation>Tra le persone</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>No curtain comes down, and everybody sees the hands of all persons.</source>
        <translation>Il sipario non cala, e tutti vedono le mani di tutte le persone.</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Con lo stesso numero escono le stesse carte.</translation>
    </message>
</context>
<context>
    <name>DeckStrip</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta nel mazzo</numerusform>
            <numerusform>%n carte nel mazzo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Destinations</name>
    <message>
        <source>Only the front card of your hand can be planted.</source>
        <translation>Si può piantare solo la prima carta della mano.</translation>
    </message>
    <message>
        <source>Turned-over cards are planted when trading is over.</source>
        <translation>Le carte girate si piantano quando gli scambi sono finiti.</translation>
    </message>
    <message>
        <source>This card cannot be discarded.</source>
        <translation>Questa carta non si può scartare.</translation>
    </message>
    <message>
        <source>You have discarded a card of your hand this turn already.</source>
        <translation>In questo turno hai già scartato una carta della mano.</translation>
    </message>
</context>
<context>
    <name>DiscardDialog</name>
    <message>
        <source>Discard pile</source>
        <translation>Pila degli scarti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n carta nella pila degli scarti</numerusform>
            <numerusform>%n carte nella pila degli scarti</numerusform>
        </translation>
    </message>
    <message>
        <source>On top lies: {bean}</source>
        <translation>In cima c’è: {bean}</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile</source>
        <translation>Pila degli scarti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {bean}</source>
        <translation>in cima: {bean}</translation>
    </message>
    <message>
        <source>Discard the card here: click, or press {key}.</source>
        <translation>Scarta qui la carta: clicca o premi {key}.</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Guarda la pila degli scarti</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>over the pile</comment>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>discard here</source>
        <translation>scarta qui</translation>
    </message>
    <message>
        <source>here</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Non è ancora stato scartato niente.</translation>
    </message>
    <message>
        <source>In this game nobody may look through the discard pile.</source>
        <translation>In questa partita nessuno può guardare la pila degli scarti.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>guarda</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message>
        <source>Draw pile</source>
        <translation>Pila di pesca</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out, the game is nearly over.</source>
        <translation>Quando si esaurisce, la partita è quasi finita.</translation>
    </message>
    <message>
        <source>When it runs out, the discard pile is shuffled and becomes the next.</source>
        <translation>Quando si esaurisce, gli scarti si rimescolano e diventano la nuova pila.</translation>
    </message>
    <message>
        <source>When it is empty and a card is needed, the discard pile is shuffled and becomes the next.</source>
        <translation>Quando è vuota e serve una carta, gli scarti si rimescolano e diventano la nuova pila.</translation>
    </message>
    <message>
        <source>Cards are taken from it with the button beside your hand.</source>
        <translation>Le carte si prendono con il pulsante accanto alla tua mano.</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>over the pile</comment>
        <translation>Pila di pesca</translation>
    </message>
    <message>
        <source>pass {number} of {all}</source>
        <translation>passata {number} di {all}</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back to the start</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>See the game again, move by move</source>
        <translation>Riguarda la partita, mossa per mossa</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Salva la partita…</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stesse carte di nuovo</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Coins, round by round</source>
        <translation>Monete, giro per giro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message numerus="yes">
        <source>The game is over · %n round(s) · {rules}</source>
        <translation>
            <numerusform>La partita è finita · %n giro · {rules}</numerusform>
            <numerusform>La partita è finita · %n giri · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Game number {number} · {rules}</source>
        <translation>Partita numero {number} · {rules}</translation>
    </message>
    <message>
        <source>by the tie-break, with {coins}</source>
        <translation>allo spareggio, con {coins}</translation>
    </message>
    <message>
        <source>with {coins}</source>
        <translation>con {coins}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Vittoria condivisa: {names}</translation>
    </message>
    <message>
        <source>You have the same number of coins as {names}.</source>
        <translation>Hai lo stesso numero di monete di {names}.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from you, the starting player.</source>
        <translation>A parità di monete vince chi ha più carte in mano e, se anche queste sono pari, chi siede più lontano in senso orario da te, che hai iniziato.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from the starting player, {name}.</source>
        <translation>A parità di monete vince chi ha più carte in mano e, se anche queste sono pari, chi siede più lontano in senso orario dal giocatore iniziale, {name}.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from you, the starting player.</source>
        <translation>A parità di monete vince chi siede più lontano in senso orario da te, che hai iniziato.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from the starting player, {name}.</source>
        <translation>A parità di monete vince chi siede più lontano in senso orario dal giocatore iniziale, {name}.</translation>
    </message>
    <message numerus="yes">
        <source>You sit %n seat(s) on.</source>
        <translation>
            <numerusform>Tu: %n posto più in là.</numerusform>
            <numerusform>Tu: %n posti più in là.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were the starting player.</source>
        <translation>Hai iniziato tu la partita.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
    <message>
        <source>You win together with {names}</source>
        <translation>Vinci insieme a {names}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
    <message>
        <source>{names} have the same number of coins.</source>
        <translation>Stesso numero di monete per {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} sits %n seat(s) on.</source>
        <translation>
            <numerusform>{name}: %n posto più in là.</numerusform>
            <numerusform>{name}: %n posti più in là.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was the starting player.</source>
        <translation>{name}: giocatore iniziale.</translation>
    </message>
</context>
<context>
    <name>EnquiryAnswers</name>
    <message numerus="yes">
        <source>%n offer(s) came for this.</source>
        <translation>
            <numerusform>È arrivata %n offerta.</numerusform>
            <numerusform>Sono arrivate %n offerte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody offers anything for this.</source>
        <translation>Nessuno offre niente in cambio.</translation>
    </message>
    <message>
        <source>They think about it…</source>
        <translation>Ci stanno pensando…</translation>
    </message>
    <message>
        <source>{name} offers nothing.</source>
        <translation>{name} non offre niente.</translation>
    </message>
</context>
<context>
    <name>EqualCardsChooser</name>
    <message>
        <source>Which cards do you give?</source>
        <translation>Quali carte dai?</translation>
    </message>
    <message>
        <source>{name} gets {cards} from you. Choose where they come from.</source>
        <translation>{name} riceve da te {cards}. Scegli quali carte dare.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>with %n more card(s) it pays {coins}</source>
        <translation>
            <numerusform>con %n carta in più vale {coins}</numerusform>
            <numerusform>con %n carte in più vale {coins}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldDelegate</name>
    <message>
        <source>Empty field</source>
        <translation>Campo vuoto</translation>
    </message>
    <message>
        <source>takes any bean</source>
        <translation>va bene ogni fagiolo</translation>
    </message>
    <message>
        <source>plant here</source>
        <translation>pianta qui</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>vale {coins}</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>il massimo</translation>
    </message>
    <message>
        <source>{cards} more → {coins}</source>
        <translation>ancora {cards} → {coins}</translation>
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
        <translation>Campo {number}: vuoto, va bene ogni fagiolo</translation>
    </message>
    <message>
        <source>Field {number}: {beans}</source>
        <translation>Campo {number}: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>vale %n moneta</numerusform>
            <numerusform>vale %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>pays no more than that</source>
        <translation>più di così non vale</translation>
    </message>
    <message>
        <source>takes the card, key {key}</source>
        <translation>qui puoi piantare la carta, tasto {key}</translation>
    </message>
    <message>
        <source>takes the card</source>
        <translation>qui puoi piantare la carta</translation>
    </message>
    <message>
        <source>Plant here: click, or press {key}.</source>
        <translation>Pianta qui: clicca o premi {key}.</translation>
    </message>
    <message>
        <source>Plant here: click.</source>
        <translation>Pianta qui: clicca.</translation>
    </message>
    <message>
        <source>Harvest this field with {keys}.</source>
        <translation>Raccogli questo campo con {keys}.</translation>
    </message>
    <message>
        <source>Harvest this field with its button.</source>
        <translation>Raccogli questo campo con il suo pulsante.</translation>
    </message>
    <message>
        <source>An empty field takes any bean.</source>
        <translation>In un campo vuoto va bene ogni fagiolo.</translation>
    </message>
</context>
<context>
    <name>FieldsPanel</name>
    <message>
        <source>Harvest anyway</source>
        <translation>Raccogli lo stesso</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Raccogli</translation>
    </message>
    <message numerus="yes">
        <source>Harvest field {number} for %n coin(s)</source>
        <translation>
            <numerusform>Raccogli il campo {number} per %n moneta</numerusform>
            <numerusform>Raccogli il campo {number} per %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
</context>
<context>
    <name>FieldsView</name>
    <message>
        <source>Your fields</source>
        <translation>I tuoi campi</translation>
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
        <translation>programma</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>About this game</source>
        <translation>Informazioni sulla partita</translation>
    </message>
    <message>
        <source>{name} (person)</source>
        <translation>{name} (persona)</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (computer)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numero partita</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Giocatori, in senso orario</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Giocatore iniziale</translation>
    </message>
    <message>
        <source>The same number with the same rules, seats and starting player deals the same cards again.</source>
        <translation>Con lo stesso numero e le stesse regole, gli stessi posti e lo stesso giocatore iniziale escono le stesse carte.</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Copia il numero</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>{key} takes it back.</source>
        <translation>{key} la riprende.</translation>
    </message>
    <message>
        <source>This card lies in the offer: {key} makes it.</source>
        <translation>Questa carta è nell’offerta: {key} la fa.</translation>
    </message>
    <message>
        <source>The order of your hand never changes.</source>
        <translation>L’ordine della mano non cambia mai.</translation>
    </message>
    <message numerus="yes">
        <source>One more card would pay %n coin(s).</source>
        <translation>
            <numerusform>Con un’altra carta varrebbe %n moneta.</numerusform>
            <numerusform>Con un’altra carta varrebbe %n monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest again to take %n coin(s) now.</source>
        <translation>
            <numerusform>Raccogli di nuovo per prendere subito %n moneta.</numerusform>
            <numerusform>Raccogli di nuovo per prendere subito %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>This harvest pays nothing. Harvest again if you mean it.</source>
        <translation>Questo raccolto non vale niente. Se sei d’accordo, raccogli di nuovo.</translation>
    </message>
</context>
<context>
    <name>GetSide</name>
    <message>
        <source>What would you give?</source>
        <translation>Che cosa mi dareste?</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for these cards.</source>
        <translation>Chiedi ai computer che cosa darebbero per queste carte.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Ricevi</translation>
    </message>
    <message>
        <source>{name} gives</source>
        <translation>{name} dà</translation>
    </message>
    <message>
        <source>{name} lays the cards down here. Click a kind to ask for one.</source>
        <translation>Qui {name} mette le sue carte. Clicca un tipo per chiederne una.</translation>
    </message>
    <message>
        <source>Only {name} can take back what lies on this side.</source>
        <translation>Solo {name} può riprendere ciò che sta su questo lato.</translation>
    </message>
    <message>
        <source>Kinds to ask for</source>
        <translation>Tipi da chiedere</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a kind for each card you want.</source>
        <translation>Clicca un tipo per ogni carta che vuoi.</translation>
    </message>
</context>
<context>
    <name>GiveModel</name>
    <message>
        <source>asked for</source>
        <translation>richiesta</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>girata</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>mano, {place}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>girata</translation>
    </message>
    <message>
        <source>Asked of you: {bean}</source>
        <translation>Ti viene chiesta: {bean}</translation>
    </message>
    <message>
        <source>You give: {bean}, {place}</source>
        <translation>Dai: {bean}, {place}</translation>
    </message>
    <message>
        <source>Click to lay down such a card; right click says no.</source>
        <translation>Clicca per mettere una carta così; con il clic destro dici di no.</translation>
    </message>
    <message>
        <source>Click to take this card back, or drag it to another place.</source>
        <translation>Clicca per riprendere questa carta, o trascinala altrove.</translation>
    </message>
</context>
<context>
    <name>GiveSide</name>
    <message>
        <source>You have no such card to lay down: {bean}.</source>
        <translation>Non hai una carta così da mettere: {bean}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Takes a card that is asked of you off your side.</source>
        <translation>Toglie dal tuo lato una carta che ti viene chiesta.</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Dai</translation>
    </message>
    <message>
        <source>drop here</source>
        <translation>lascia qui</translation>
    </message>
    <message>
        <source>Drag cards here, or click them.</source>
        <translation>Trascina qui le carte, o cliccale.</translation>
    </message>
</context>
<context>
    <name>HandDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>nell’offerta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>da piantare</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>può seguire</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>{place} card of the hand: {bean}</source>
        <translation>{place} carta della mano: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>da piantare</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>può seguire</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>nell’offerta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>The front card must be planted: choose a field for it.</source>
        <translation>La prima carta va piantata: scegli un campo.</translation>
    </message>
    <message>
        <source>This card may be planted as well, or it waits for your next turn.</source>
        <translation>Puoi piantare anche questa carta, o lasciarla per il prossimo turno.</translation>
    </message>
    <message>
        <source>This card lies on the trade table. {key} takes it back.</source>
        <translation>Questa carta è sul tavolo degli scambi. {key} la riprende.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand, front card first</source>
        <translation>La tua mano, dalla prima carta</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>INIZIO</translation>
    </message>
    <message>
        <source>plants first</source>
        <translation>prima questa</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>FONDO</translation>
    </message>
    <message>
        <source>drawn cards join here</source>
        <translation>qui vanno le carte pescate</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Wait for an answer</source>
        <translation>Aspetta una risposta</translation>
    </message>
    <message>
        <source>Refuse {name}&apos;s offer</source>
        <translation>Rifiuta l’offerta di {name}</translation>
    </message>
    <message>
        <source>Harvest field {number}: {cards} for {coins}</source>
        <translation>Raccogli il campo {number}: {cards} per {coins}</translation>
    </message>
    <message>
        <source>Buy a field for {coins}</source>
        <translation>Compra un campo per {coins}</translation>
    </message>
    <message>
        <source>Plant the next card too: {bean}, in field {number}</source>
        <translation>Pianta anche la carta dopo: {bean}, nel campo {number}</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Gira le carte</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Chiudi gli scambi</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Non scambiare</translation>
    </message>
    <message>
        <source>Leave the rest and end the game</source>
        <translation>Lascia il resto e chiudi la partita</translation>
    </message>
    <message>
        <source>Leave the rest and draw</source>
        <translation>Lascia il resto e pesca</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Pesca le carte</translation>
    </message>
    <message>
        <source>Plant {bean} in field {number}</source>
        <translation>Pianta {bean} nel campo {number}</translation>
    </message>
    <message>
        <source>Discard {bean}</source>
        <translation>Scarta {bean}</translation>
    </message>
    <message>
        <source>Give {give} to anyone</source>
        <translation>Regala a chi vuole {give}</translation>
    </message>
    <message>
        <source>Ask anyone for {want}</source>
        <translation>Chiedi a chiunque {want}</translation>
    </message>
    <message>
        <source>Offer anyone {give} for {want}</source>
        <translation>Offri a chiunque {give} in cambio di {want}</translation>
    </message>
    <message>
        <source>Answer {name}: {give} for {want}</source>
        <translation>Rispondi a {name}: {give} in cambio di {want}</translation>
    </message>
    <message>
        <source>Give {name} {give}</source>
        <translation>Regala a {name} {give}</translation>
    </message>
    <message>
        <source>Ask {name} for {want}</source>
        <translation>Chiedi a {name} {want}</translation>
    </message>
    <message>
        <source>Offer {name} {give} for {want}</source>
        <translation>Offri a {name} {give} in cambio di {want}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s gift: {get}</source>
        <translation>Accetta il regalo di {name}: {get}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s offer: {get} for {give}</source>
        <translation>Accetta l’offerta di {name}: {get} in cambio di {give}</translation>
    </message>
    <message>
        <source>The field is empty: nothing has to be harvested for it.</source>
        <translation>Il campo è vuoto: per piantarla non devi raccogliere niente.</translation>
    </message>
    <message>
        <source>Nothing else is left to do now.</source>
        <translation>Adesso non resta altro da fare.</translation>
    </message>
    <message>
        <source>Anything else would bring you less.</source>
        <translation>Qualsiasi altra cosa ti renderebbe meno.</translation>
    </message>
    <message>
        <source>It brings little at once, but leads further than anything else.</source>
        <translation>Subito porta poco, ma porta più lontano di qualsiasi altra cosa.</translation>
    </message>
    <message>
        <source>No deal that would help you is in sight.</source>
        <translation>Non si vede nessuno scambio che ti convenga.</translation>
    </message>
    <message>
        <source>Your offer is still open, and somebody may take it.</source>
        <translation>La tua offerta è ancora aperta, e qualcuno può accettarla.</translation>
    </message>
    <message>
        <source>It is a try: {name} may not have {cards}.</source>
        <translation>È un tentativo: forse {name} non ha {cards}.</translation>
    </message>
    <message>
        <source>Changed like this it suits you; {name} may refuse.</source>
        <translation>Cambiata così conviene a te; {name} può dire di no.</translation>
    </message>
    <message numerus="yes">
        <source>With it the field pays %n coin(s).</source>
        <translation>
            <numerusform>Con questa carta il campo rende %n moneta.</numerusform>
            <numerusform>Con questa carta il campo rende %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>This kind grows there already: with it there are {cards}.</source>
        <translation>Lì questo tipo cresce già: con questa carta fanno {cards}.</translation>
    </message>
    <message>
        <source>The field is empty, and {cards} more can follow.</source>
        <translation>Il campo è vuoto, e dopo ne puoi aggiungere altri: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) and can never pay more.</source>
        <translation>
            <numerusform>Il campo rende %n moneta e non potrà mai rendere di più.</numerusform>
            <numerusform>Il campo rende %n monete e non potrà mai rendere di più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No field takes {bean}: this harvest makes room and pays %n coin(s).</source>
        <translation>
            <numerusform>Per {bean} non c’è un campo: questo raccolto fa posto e rende %n moneta.</numerusform>
            <numerusform>Per {bean} non c’è un campo: questo raccolto fa posto e rende %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: this harvest makes room, though it pays nothing.</source>
        <translation>Per {bean} non c’è un campo: questo raccolto fa posto, anche se non rende niente.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) now and is free again then.</source>
        <translation>
            <numerusform>Il campo rende adesso %n moneta, e poi è di nuovo libero.</numerusform>
            <numerusform>Il campo rende adesso %n monete, e poi è di nuovo libero.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: a new one spares you a harvest.</source>
        <translation>Per {bean} non c’è un campo: uno nuovo ti risparmia un raccolto.</translation>
    </message>
    <message>
        <source>No field takes {bean} without a harvest.</source>
        <translation>Senza un raccolto, per {bean} non c’è un campo.</translation>
    </message>
    <message>
        <source>Only an empty field takes {bean}, and it is better kept free.</source>
        <translation>Per {bean} c’è solo un campo vuoto, ed è meglio tenerlo libero.</translation>
    </message>
    <message>
        <source>Changed like this it suits you both.</source>
        <translation>Cambiata così conviene a tutti e due.</translation>
    </message>
    <message>
        <source>It brings you nothing.</source>
        <translation>Non ti porta niente.</translation>
    </message>
    <message>
        <source>Your field is waiting for {cards}.</source>
        <translation>Il tuo campo aspetta {cards}.</translation>
    </message>
    <message>
        <source>Your hand is better without {cards}.</source>
        <translation>La tua mano è messa meglio senza {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it you would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Per fare posto dovresti sradicare {cards} per %n moneta.</numerusform>
            <numerusform>Per fare posto dovresti sradicare {cards} per %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>To plant it you would have to dig up {cards} for nothing.</source>
        <translation>Per fare posto dovresti sradicare {cards} per niente.</translation>
    </message>
    <message>
        <source>You do better to plant {cards} yourself.</source>
        <translation>Ti conviene piantare tu {cards}.</translation>
    </message>
    <message>
        <source>You cannot give {cards}.</source>
        <translation>Non puoi dare {cards}.</translation>
    </message>
    <message>
        <source>With {cards} {name} would gain far more than you.</source>
        <translation>Con {cards} {name} ci guadagnerebbe molto più di te.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you.</source>
        <translation>Per te vale circa {mine} monete.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you, {theirs} to {name}.</source>
        <translation>Vale circa {mine} monete per te, {theirs} per {name}.</translation>
    </message>
    <message>
        <source>{name}&apos;s offer: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>L’offerta di {name}: circa {mine} monete per te, {theirs} per {name}.</translation>
    </message>
    <message>
        <source>Your own offer: about {mine} coins for you.</source>
        <translation>La tua offerta: circa {mine} monete per te.</translation>
    </message>
    <message>
        <source>Your offer to {name}: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>La tua offerta a {name}: circa {mine} monete per te, {theirs} per {name}.</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Do it</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Chiudi il consiglio</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Ci penso…</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>NUMBER</source>
        <translation>NUMERO</translation>
    </message>
    <message>
        <source>how many processes share the work (1)</source>
        <translation>quanti processi si dividono il lavoro (1)</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>INDIRIZZO</translation>
    </message>
    <message>
        <source>have the work done by the machines of this dask scheduler</source>
        <translation>fa fare il lavoro alle macchine di questo scheduler dask</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>keep results in this file, and go on with those that it has</source>
        <translation>conserva i risultati in questo file e riprende da quelli che contiene</translation>
    </message>
    <message>
        <source>A process that shared the work ended before it was done.</source>
        <translation>Un processo che condivideva il lavoro è terminato prima della fine.</translation>
    </message>
    <message>
        <source>For a scheduler the program has to be installed together with dask: pip install “bohnanza-qt[dask]”.</source>
        <translation>Per uno scheduler il programma va installato insieme a dask: pip install «bohnanza-qt[dask]».</translation>
    </message>
    <message>
        <source>No scheduler answers at {address}.</source>
        <translation>Nessuno scheduler risponde all’indirizzo {address}.</translation>
    </message>
    <message>
        <source>A machine of the scheduler has version {theirs} of the program, this one has {ours}.</source>
        <translation>Una macchina dello scheduler ha la versione {theirs} del programma, questa ha la {ours}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} was lost.</source>
        <translation>Lo scheduler all’indirizzo {address} non risponde più.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers.</source>
        <translation>Lo scheduler all’indirizzo {address} non ha macchine che lavorano.</translation>
    </message>
    <message>
        <source>“{text}” names no file.</source>
        <translation>“{text}” non è il nome di un file.</translation>
    </message>
    <message>
        <source>Another run is using {path}.</source>
        <translation>Un’altra esecuzione sta usando {path}.</translation>
    </message>
    <message>
        <source>{path} keeps another run; give this one a file of its own.</source>
        <translation>{path} conserva un’altra esecuzione: dai a questa un file suo.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {error}.</source>
        <translation>Non si può usare {path}: {error}.</translation>
    </message>
    <message>
        <source>The same command goes on from here.</source>
        <translation>Lo stesso comando riprende da qui.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} è danneggiato.</translation>
    </message>
    <message>
        <source>{path} is something else than the kept results of a run.</source>
        <translation>{path} non contiene i risultati conservati di un’esecuzione.</translation>
    </message>
    <message>
        <source>{path} cannot be both what is kept and what comes out.</source>
        <translation>{path} non può essere sia il file dei risultati conservati sia quello del risultato finale.</translation>
    </message>
    <message>
        <source>{path} is something else than a file.</source>
        <translation>{path} non è un file.</translation>
    </message>
    <message>
        <source>“{text}” is no address of a dask scheduler, like {example}.</source>
        <translation>“{text}” non è l’indirizzo di uno scheduler dask, come {example}.</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tasto abituale</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>Press the new key for: {what}</source>
        <translation>Premi il nuovo tasto per: {what}</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Questo tasto non si può cambiare.</translation>
    </message>
    <message>
        <source>{key} does it from now on.</source>
        <translation>D’ora in poi si fa con {key}.</translation>
    </message>
    <message>
        <source>All keys are as they came with the program.</source>
        <translation>Tutti i tasti sono di nuovo quelli del programma.</translation>
    </message>
    <message>
        <source>{key} is taken: “{what}”. Give that another key first.</source>
        <translation>{key} è già usato: «{what}». Prima dagli un altro tasto.</translation>
    </message>
    <message>
        <source>{key} means something in every window and list.</source>
        <translation>{key} ha già un significato in ogni finestra e lista.</translation>
    </message>
    <message>
        <source>This cannot be a key here.</source>
        <translation>Questo non può essere un tasto qui.</translation>
    </message>
    <message>
        <source>Press the main button; show the others&apos; moves at once</source>
        <translation>Preme il pulsante principale; mostra subito le mosse degli altri</translation>
    </message>
    <message>
        <source>Buy a field, where fields are sold</source>
        <translation>Compra un campo, se i campi si vendono</translation>
    </message>
    <message>
        <source>Discard the card, in the duel</source>
        <translation>Scarta la carta, nel duello</translation>
    </message>
    <message>
        <source>Put the card into your offer, or take it out</source>
        <translation>Mette la carta nella tua offerta, o la toglie</translation>
    </message>
    <message>
        <source>The next turned-over card into your offer</source>
        <translation>La prossima carta girata nella tua offerta</translation>
    </message>
    <message>
        <source>Go to the kinds to ask for; there a digit asks for one</source>
        <translation>Andare alle varietà da chiedere; lì una cifra ne chiede una</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth, a gift too, wherever you are</source>
        <translation>Fa l’offerta che sta sulla tovaglia, anche un regalo, da qualunque punto</translation>
    </message>
    <message>
        <source>Put a deal together with another person, or put it away</source>
        <translation>Preparare uno scambio insieme a un’altra persona, o metterlo via</translation>
    </message>
    <message>
        <source>Say no to a card that is asked of you in such a deal</source>
        <translation>Dire di no a una carta che ti viene chiesta in uno scambio così</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for your cards</source>
        <translation>Chiedere ai computer che cosa darebbero per le tue carte</translation>
    </message>
    <message>
        <source>Begin an offer for the card that is asked about</source>
        <translation>Cominciare un’offerta per la carta di cui si chiede</translation>
    </message>
    <message>
        <source>Say which beans are welcome and which are not</source>
        <translation>Dire quali fagioli ti fanno piacere e quali no</translation>
    </message>
    <message>
        <source>Take your offer back</source>
        <translation>Ritira la tua offerta</translation>
    </message>
    <message>
        <source>Silence the computers’ offers for this turn</source>
        <translation>Mette a tacere le offerte dei computer per questo turno</translation>
    </message>
    <message>
        <source>Accept any gift that fits, until the turn ends</source>
        <translation>Accettare ogni regalo che ci sta, fino alla fine del turno</translation>
    </message>
    <message>
        <source>Refuse every offer, until the turn ends</source>
        <translation>Rifiutare ogni offerta, fino alla fine del turno</translation>
    </message>
    <message>
        <source>End trading, or say that you will not trade</source>
        <translation>Chiude gli scambi, o dice che non vuoi scambiare</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves, or let them go on</source>
        <translation>Fermare le mosse degli altri o farle continuare</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Che cosa è successo dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla la mossa</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Ripete la mossa</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>La regola per ciò che c’è da fare ora</translation>
    </message>
    <message>
        <source>A hint: a good move, and why</source>
        <translation>Un consiglio: una buona mossa e il perché</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Fai quello che dice il consiglio</translation>
    </message>
    <message>
        <source>Let go of the card; clear the offer</source>
        <translation>Lascia la carta; svuota l’offerta</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth</source>
        <translation>Fa l’offerta che sta sulla tovaglia</translation>
    </message>
    <message>
        <source>Plant the chosen card in field {number}</source>
        <translation>Pianta la carta scelta nel campo {number}</translation>
    </message>
    <message>
        <source>Harvest field {number}</source>
        <translation>Raccoglie il campo {number}</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Accetta l’offerta</translation>
    </message>
    <message>
        <source>Answer with a counter-offer</source>
        <translation>Rilancia con un’altra offerta</translation>
    </message>
    <message>
        <source>Refuse the offer</source>
        <translation>Rifiuta l’offerta</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Passa alla parte successiva del tavolo</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apre una partita</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Fa rivedere la partita</translation>
    </message>
    <message>
        <source>Looking back: one move back or on</source>
        <translation>Rivedendo la partita: una mossa indietro o avanti</translation>
    </message>
    <message>
        <source>Looking back: to the turn before or after</source>
        <translation>Rivedendo la partita: al turno precedente o successivo</translation>
    </message>
    <message>
        <source>Looking back: to the beginning or the end</source>
        <translation>Rivedendo la partita: all’inizio o alla fine</translation>
    </message>
    <message>
        <source>Looking back: let the game run by itself, or stop it</source>
        <translation>Rivedendo la partita: la fa scorrere da sola o la ferma</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esce dal gioco</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message numerus="yes">
        <source>{bean}: %n wanted</source>
        <translation>
            <numerusform>{bean}: ne vuoi %n</numerusform>
            <numerusform>{bean}: ne vuoi %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{bean}. Click or Space: one more. Right click or the minus key: one fewer.</source>
        <translation>{bean}. Clic o Spazio: uno in più. Clic destro o tasto meno: uno in meno.</translation>
    </message>
</context>
<context>
    <name>LanguageButton</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the game</source>
        <translation>Esci dalla partita</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to leave the game all the same?</source>
        <translation>Non è stato possibile salvare le ultime mosse. Vuoi lasciare la partita lo stesso?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to quit all the same?</source>
        <translation>Non è stato possibile salvare le ultime mosse. Vuoi uscire lo stesso?</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>What it is about</source>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>You plant beans and sell what has grown: the more of one kind in a field, the more coins. When the draw pile has run out for the last time the game ends, and whoever has most coins wins.</source>
        <translation>Pianti fagioli e vendi quello che è cresciuto: più ce ne sono di un tipo in un campo, più monete valgono. Quando la pila di pesca finisce per l’ultima volta la partita è finita, e vince chi ha più monete.</translation>
    </message>
    <message>
        <source>Plant your front card</source>
        <translation>Pianta la prima carta</translation>
    </message>
    <message>
        <source>Your hand is a queue: the card at the front goes first, and the order never changes. Drag it to one of your fields, or click it and then the field. A field grows one kind only.</source>
        <translation>La tua mano è una fila: la carta davanti va per prima, e l’ordine non cambia mai. Trascinala in un tuo campo, oppure cliccala e poi clicca il campo. In un campo cresce un tipo solo.</translation>
    </message>
    <message>
        <source>One more, if you like</source>
        <translation>Un’altra, se vuoi</translation>
    </message>
    <message>
        <source>The next card may follow, but it need not. When you are done, turn over the cards that this turn brings.</source>
        <translation>Puoi piantare anche la carta dopo, ma non devi. Quando hai finito, gira le carte di questo turno.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Gira le carte</translation>
    </message>
    <message>
        <source>That was enough planting from the hand. The next cards of the draw pile are laid open now: they are yours, and with them trading begins.</source>
        <translation>Dalla mano hai piantato abbastanza. Adesso si scoprono le prossime carte della pila di pesca: sono tue, e con loro cominciano gli scambi.</translation>
    </message>
    <message>
        <source>Everybody trades with you</source>
        <translation>Tutti scambiano con te</translation>
    </message>
    <message>
        <source>The cards turned over are yours, and what you keep has to be planted. So trade away what does not fit your fields, also from the middle of your hand. A card that would cost you a field is worth giving away.</source>
        <translation>Le carte girate sono tue, e quello che tieni va piantato. Perciò scambia ciò che non va nei tuoi campi, anche dal mezzo della mano. Una carta che ti costerebbe un campo conviene anche regalarla.</translation>
    </message>
    <message>
        <source>What an offer is</source>
        <translation>Che cos’è un’offerta</translation>
    </message>
    <message>
        <source>An offer for you</source>
        <translation>Un’offerta per te</translation>
    </message>
    <message>
        <source>Here stands what you would get and give. Accept, say no, or change it with a counter-offer. What you receive does not join your hand: it is set aside, and has to be planted when trading is over.</source>
        <translation>Qui c’è quello che avresti e quello che daresti. Accetta, di’ di no o cambiala con una controfferta. Quello che ricevi non va in mano: resta a parte, e si pianta quando gli scambi sono finiti.</translation>
    </message>
    <message>
        <source>Somebody else trades</source>
        <translation>Scambia qualcun altro</translation>
    </message>
    <message>
        <source>Now you can trade with the player whose turn it is, and with nobody else. Offer cards that are in your way; a click on a question at the right begins an answer. If you want nothing, say that you do not trade.</source>
        <translation>Adesso puoi scambiare con chi è di turno, e con nessun altro. Offri le carte che ti danno fastidio; con un clic su una domanda a destra cominci a rispondere. Se non vuoi niente, di’ che non scambi.</translation>
    </message>
    <message>
        <source>Plant what was set aside</source>
        <translation>Pianta le carte a parte</translation>
    </message>
    <message>
        <source>What came by trading goes into your fields now, in any order, and so do cards turned over that you kept. If no field takes a card, harvest one first: all its cards are sold, for what the marks on the field say.</source>
        <translation>Quello che è arrivato dagli scambi va ora nei tuoi campi, nell’ordine che vuoi, e così le carte girate che hai tenuto. Se una carta non trova posto, prima raccogli un campo: tutte le sue carte si vendono, per quello che dicono i segni sul campo.</translation>
    </message>
    <message>
        <source>A card finds no field</source>
        <translation>Una carta non trova campo</translation>
    </message>
    <message>
        <source>Make room: harvest a field, even if it pays little or nothing. A field with a single card is protected while another has more. Sell where you lose least.</source>
        <translation>Fai posto: raccogli un campo, anche se rende poco o niente. Un campo con una carta sola è protetto finché un altro ne ha di più. Vendi dove perdi meno.</translation>
    </message>
    <message>
        <source>This field pays</source>
        <translation>Questo campo rende</translation>
    </message>
    <message>
        <source>The marks on a field are its beanometer: how many cards earn how many coins. You can harvest at any time, also when it is not your turn. Some of the cards become your coins, the others go to the discard pile. With more cards the field may pay more.</source>
        <translation>I segni sul campo sono il suo fagiolometro: quante carte valgono quante monete. Puoi raccogliere in ogni momento, anche quando non è il tuo turno. Alcune carte diventano monete tue, le altre vanno nella pila degli scarti. Con più carte il campo può rendere di più.</translation>
    </message>
    <message>
        <source>The end is near</source>
        <translation>La fine è vicina</translation>
    </message>
    <message>
        <source>The draw pile is gone through for the last time. When it is empty, all fields are sold as they stand, and cards in hand are worth nothing. Whoever has most coins then has won.</source>
        <translation>La pila di pesca si consuma per l’ultima volta. Quando è vuota, tutti i campi si vendono come stanno, e le carte in mano non valgono niente. Vince chi allora ha più monete.</translation>
    </message>
    <message>
        <source>The end of your turn</source>
        <translation>La fine del tuo turno</translation>
    </message>
    <message>
        <source>Lay down what you give and choose what you want for it. The others accept, say no or answer with an offer of their own; only what is accepted changes hands. What you receive is set aside, to be planted when you end the trading. Where you do not know what to ask for, lay down a card and press “What would you give?”. A heart beside a name shows what somebody would like.</source>
        <translation>Metti giù quello che dai e scegli quello che vuoi in cambio. Gli altri accettano, dicono di no o rispondono con un’offerta loro; cambia di mano solo ciò che è accettato. Quello che ricevi resta a parte e si pianta quando chiudi gli scambi. Se non sai che cosa chiedere, metti giù una carta e premi «Che cosa mi dareste?». Un cuore accanto a un nome mostra che cosa qualcuno vorrebbe.</translation>
    </message>
    <message>
        <source>You draw new cards, and they join the back of your hand. Think of what will be at the front when it is your turn again.</source>
        <translation>Peschi carte nuove, che vanno in fondo alla mano. Pensa a quale carta sarà davanti quando toccherà di nuovo a te.</translation>
    </message>
    <message>
        <source>What was left for you</source>
        <translation>Quello che ti è stato lasciato</translation>
    </message>
    <message>
        <source>Plant or discard each of these cards; then the turn goes on.</source>
        <translation>Pianta o scarta ognuna di queste carte; poi il turno va avanti.</translation>
    </message>
    <message>
        <source>Take what you like</source>
        <translation>Prendi quello che vuoi</translation>
    </message>
    <message>
        <source>Plant any of the cards turned over. What you leave, the other one has to plant or to discard.</source>
        <translation>Pianta le carte girate che vuoi. Quelle che lasci, l’altro deve piantarle o scartarle.</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>No more of this</source>
        <translation>Basta spiegazioni</translation>
    </message>
    <message>
        <source>Explains nothing any more. The settings can.</source>
        <translation>Non spiega più niente. Si riattiva nelle impostazioni.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Chiudi la spiegazione</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Spiegazione</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>below medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>sotto il medio: da solo contro tre di livello medio vince {share} partite su 100 (alla pari: 25)</translation>
    </message>
    <message>
        <source>a step above easy: alone against three easy ones it wins {share} of 100 games (even: 25)</source>
        <translation>un gradino sopra il facile: da solo contro tre di livello facile vince {share} partite su 100 (alla pari: 25)</translation>
    </message>
    <message>
        <source>a step above medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>un gradino sopra il medio: da solo contro tre di livello medio vince {share} partite su 100 (alla pari: 25)</translation>
    </message>
    <message>
        <source>a step above hard: alone against three hard ones it wins {share} of 100 games (even: 25)</source>
        <translation>un gradino sopra il difficile: da solo contro tre di livello difficile vince {share} partite su 100 (alla pari: 25)</translation>
    </message>
    <message>
        <source>For a few turns it remembers who turned down a fair offer of its own, and wants a little more from them, until they deal again.</source>
        <translation>Per qualche turno ricorda chi ha rifiutato una sua offerta onesta e gli chiede un po’ di più, finché non scambiano di nuovo.</translation>
    </message>
    <message>
        <source>{level}: {strength}</source>
        <translation>{level}: {strength}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Livello di {name}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>A kind of computer of former versions, which thinks of its own coins alone.</extracomment>
        <translation>Avido</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>The computers at the table are not all of one level.</extracomment>
        <translation>Misti</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>Computers of a level that this version does not know.</extracomment>
        <translation>Altri</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {round}: {sentence}</source>
        <translation>Giro {round}: {sentence}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Cos’è successo</translation>
    </message>
    <message>
        <source>Shown in the log: {filter}</source>
        <translation>Mostrato nel diario: {filter}</translation>
    </message>
    <message>
        <source>Choose what the log shows.</source>
        <translation>Scegli che cosa mostra il diario.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>{name}, {kind}</source>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>Planting</source>
        <translation>Carte piantate</translation>
    </message>
    <message>
        <source>Harvests</source>
        <translation>Raccolti</translation>
    </message>
    <message>
        <source>Drawing and turning over</source>
        <translation>Carte pescate e girate</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Since your last turn…</source>
        <translation>Dal tuo ultimo turno…</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>Back to the start</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
</context>
<context>
    <name>MainActionWords</name>
    <message>
        <source>Turn over cards</source>
        <translation>Gira le carte</translation>
    </message>
    <message>
        <source>First plant: {bean}</source>
        <translation>Devi ancora piantare: {bean}</translation>
    </message>
    <message>
        <source>Plant in field {number}</source>
        <translation>Pianta nel campo {number}</translation>
    </message>
    <message>
        <source>First plant what is set aside.</source>
        <translation>Devi ancora piantare le carte da parte.</translation>
    </message>
    <message>
        <source>First plant or discard what was left for you.</source>
        <translation>Devi ancora piantare o scartare ciò che ti hanno lasciato.</translation>
    </message>
    <message>
        <source>End trading all the same</source>
        <translation>Finisci lo stesso</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Chiudi gli scambi</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Non scambio</translation>
    </message>
    <message>
        <source>Show at once</source>
        <translation>Mostra subito</translation>
    </message>
    <message>
        <source>The other plays</source>
        <translation>Gioca l’altro</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Giocano gli altri</translation>
    </message>
    <message>
        <source>If {bean} stays with you, one of your fields must go.</source>
        <translation>Se ti resta {bean}, devi liberare un campo.</translation>
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
        <translation>C’è ancora un regalo per te: {beans}.</translation>
    </message>
    <message>
        <source>If {beans} stay with you, your fields must make room.</source>
        <translation>I campi devono fare posto se ti restano: {beans}.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Chiudi la partita</translation>
    </message>
    <message numerus="yes">
        <source>Leave the rest and draw %n card(s)</source>
        <translation>
            <numerusform>Lascia e pesca %n carta</numerusform>
            <numerusform>Lascia e pesca %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Pesca %n carta</numerusform>
            <numerusform>Pesca %n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Salva la partita con nome…</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Rivedi la partita…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Informazioni sulla partita</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Posti…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Informazioni sul programma</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>My field is waiting for {cards}.</source>
        <translation>Il mio campo aspetta {cards}.</translation>
    </message>
    <message>
        <source>My hand is better without {cards}.</source>
        <translation>La mia mano è messa meglio senza {cards}.</translation>
    </message>
    <message>
        <source>I want to plant {cards} myself.</source>
        <translation>Voglio piantare io {cards}.</translation>
    </message>
    <message>
        <source>I cannot give {cards}.</source>
        <translation>Non posso dare {cards}.</translation>
    </message>
    <message>
        <source>With {cards} you would gain far more than I would.</source>
        <translation>Con {cards} ci guadagneresti molto più di me.</translation>
    </message>
    <message>
        <source>You turned down my fair offer of {cards} not long ago: I am still a bit sore.</source>
        <translation>Poco fa hai rifiutato la mia offerta onesta di {cards}: me la sono un po’ presa.</translation>
    </message>
    <message>
        <source>That suits my fields.</source>
        <translation>Per i miei campi va bene.</translation>
    </message>
    <message>
        <source>That puts my hand in better order.</source>
        <translation>Così la mia mano è più in ordine.</translation>
    </message>
    <message>
        <source>I have nowhere to plant that.</source>
        <translation>Non saprei dove piantarlo.</translation>
    </message>
    <message>
        <source>I want to plant that myself.</source>
        <translation>Quello voglio piantarlo io.</translation>
    </message>
    <message>
        <source>I do not have what you want.</source>
        <translation>Non ho quello che vuoi.</translation>
    </message>
    <message>
        <source>That brings me nothing.</source>
        <translation>Non ci guadagno niente.</translation>
    </message>
    <message>
        <source>You would gain far more than I would.</source>
        <translation>Ci guadagneresti molto più di me.</translation>
    </message>
    <message>
        <source>You turned down a fair offer of mine not long ago: I am still a bit sore.</source>
        <translation>Poco fa hai rifiutato una mia offerta onesta: me la sono un po’ presa.</translation>
    </message>
    <message>
        <source>I would like that, but I have nothing to give you for it.</source>
        <translation>Mi piacerebbe, ma non ho niente da darti in cambio.</translation>
    </message>
    <message>
        <source>Not like that. Look at my own offer instead.</source>
        <translation>Così no. Guarda piuttosto la mia offerta.</translation>
    </message>
    <message>
        <source>To plant it I would have to dig up {cards} for nothing.</source>
        <translation>Per fare posto dovrei sradicare {cards} per niente.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it I would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Per fare posto dovrei sradicare {cards} per %n moneta.</numerusform>
            <numerusform>Per fare posto dovrei sradicare {cards} per %n monete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>The draw pile ran out for the last time.</source>
        <translation>La pila di pesca si è esaurita per l’ultima volta.</translation>
    </message>
    <message>
        <source>The draw pile ran out.</source>
        <translation>La pila di pesca si è esaurita.</translation>
    </message>
    <message>
        <source>The discard pile was shuffled: pass {number} begins.</source>
        <translation>Gli scarti sono stati rimescolati: inizia la passata {number}.</translation>
    </message>
    <message>
        <source>You drew {cards}.</source>
        <translation>Hai pescato {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <translation>
            <numerusform>Hai pescato %n carta.</numerusform>
            <numerusform>Hai pescato %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} ha pescato %n carta.</numerusform>
            <numerusform>{name} ha pescato %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message numerus="yes">
        <source>You planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>Hai piantato {card} nel campo {field}: ora è %n.</numerusform>
            <numerusform>Hai piantato {card} nel campo {field}: ora sono %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You harvested {cards} for nothing.</source>
        <translation>Hai raccolto {cards} senza ricavarne monete.</translation>
    </message>
    <message numerus="yes">
        <source>You harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Hai raccolto {cards} per %n moneta.</numerusform>
            <numerusform>Hai raccolto {cards} per %n monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought another field for %n coin(s).</source>
        <translation>
            <numerusform>Hai comprato un altro campo per %n moneta.</numerusform>
            <numerusform>Hai comprato un altro campo per %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for you to turn over.</source>
        <translation>Non avevi carte da girare.</translation>
    </message>
    <message>
        <source>You turned over {cards}.</source>
        <translation>Hai girato {cards}.</translation>
    </message>
    <message>
        <source>You turned over {cards}. {matched} joined them.</source>
        <translation>Hai girato {cards}, più {matched} dagli scarti.</translation>
    </message>
    <message>
        <source>You trade no more this turn.</source>
        <translation>In questo turno non scambi più.</translation>
    </message>
    <message>
        <source>You ended trading.</source>
        <translation>Hai chiuso gli scambi.</translation>
    </message>
    <message>
        <source>You ended trading and keep {cards}.</source>
        <translation>Hai chiuso gli scambi e ti tieni {cards}.</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <translation>Hai scartato {card}.</translation>
    </message>
    <message>
        <source>You left nothing on offer.</source>
        <translation>Non hai lasciato niente in offerta.</translation>
    </message>
    <message>
        <source>You left {cards} on offer.</source>
        <translation>Hai lasciato in offerta {cards}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Tocca a {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>{name} ha piantato {card} nel campo {field}: ora è %n.</numerusform>
            <numerusform>{name} ha piantato {card} nel campo {field}: ora sono %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} harvested {cards} for nothing.</source>
        <translation>{name} ha raccolto {cards} senza ricavarne monete.</translation>
    </message>
    <message numerus="yes">
        <source>{name} harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>{name} ha raccolto {cards} per %n moneta.</numerusform>
            <numerusform>{name} ha raccolto {cards} per %n monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bought another field for %n coin(s).</source>
        <translation>
            <numerusform>{name} ha comprato un altro campo per %n moneta.</numerusform>
            <numerusform>{name} ha comprato un altro campo per %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for {name} to turn over.</source>
        <translation>{name} non aveva carte da girare.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}.</source>
        <translation>{name} ha girato {cards}.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}. {matched} joined them.</source>
        <translation>{name} ha girato {cards}, più {matched} dagli scarti.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>In questo turno {name} non scambia più.</translation>
    </message>
    <message>
        <source>{name} ended trading.</source>
        <translation>{name} ha chiuso gli scambi.</translation>
    </message>
    <message>
        <source>{name} ended trading and keeps {cards}.</source>
        <translation>{name} ha chiuso gli scambi e si tiene {cards}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} ha scartato {card}.</translation>
    </message>
    <message>
        <source>{name} left nothing on offer.</source>
        <translation>{name} non ha lasciato niente in offerta.</translation>
    </message>
    <message>
        <source>{name} left {cards} on offer.</source>
        <translation>{name} ha lasciato in offerta {cards}.</translation>
    </message>
    <message>
        <source>{name}: “{why}”</source>
        <translation>{name}: «{why}»</translation>
    </message>
    <message>
        <source>You ask {others} what they would give for {cards}.</source>
        <translation>Chiedi a {others} che cosa darebbero per {cards}.</translation>
    </message>
    <message>
        <source>{name} asks you what you would give for {cards}.</source>
        <translation>{name} ti chiede che cosa daresti per {cards}.</translation>
    </message>
    <message>
        <source>{name} asks {others} what they would give for {cards}.</source>
        <translation>{name} chiede a {others} che cosa darebbero per {cards}.</translation>
    </message>
    <message>
        <source>{name} plays in person now.</source>
        <translation>Ora {name} gioca di persona.</translation>
    </message>
    <message>
        <source>A computer plays for {name} now.</source>
        <translation>Ora un computer gioca per {name}.</translation>
    </message>
    <message>
        <source>A program plays for {name} now.</source>
        <translation>Ora un programma gioca per {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over. You win with %n coin(s)!</source>
        <translation>
            <numerusform>La partita è finita. Vinci tu con %n moneta!</numerusform>
            <numerusform>La partita è finita. Vinci tu con %n monete!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {name} wins with %n coin(s).</source>
        <translation>
            <numerusform>La partita è finita. Vince {name} con %n moneta.</numerusform>
            <numerusform>La partita è finita. Vince {name} con %n monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} win together with %n coin(s).</source>
        <translation>
            <numerusform>La partita è finita. Vittoria condivisa per {names} con %n moneta.</numerusform>
            <numerusform>La partita è finita. Vittoria condivisa per {names} con %n monete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NothingYet</name>
    <message>
        <source>No game has been played to the end yet.</source>
        <translation>Nessuna partita è ancora arrivata alla fine.</translation>
    </message>
    <message>
        <source>As soon as one is, it stands here: who won, with how many coins, and how you fare against whom.</source>
        <translation>Appena ne finisci una, qui trovi chi ha vinto, con quante monete, e come te la cavi contro chi.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Something went wrong inside the program. Your game is saved, and you can go on. The details are in {file}.</source>
        <translation>Qualcosa nel programma è andato storto. La tua partita è salvata e puoi continuare. I dettagli sono in {file}.</translation>
    </message>
    <message>
        <source>The computer of {name} gave no answer, so another one decided this once.</source>
        <translation>Il computer di {name} non ha risposto: per questa volta ha deciso un altro.</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read; from now on hard computers decide for them in this game.</source>
        <translation>Non si può leggere la rete degli esperti; d’ora in poi in questa partita decidono per loro computer difficili.</translation>
    </message>
    <message>
        <source>The experts give no answers; from now on hard computers decide for them in this game.</source>
        <translation>Gli esperti non danno risposte; d’ora in poi in questa partita decidono per loro computer difficili.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partita è di nuovo salvata.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You offer {cards} for {wanted} to anyone.</source>
        <translation>Offri a chiunque {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for {wanted}.</source>
        <translation>Offri a {other} {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} for {wanted} to anyone.</source>
        <translation>{name} offre a chiunque {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for {wanted}.</source>
        <translation>{name} ti offre {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} for {wanted}.</source>
        <translation>{name} offre a {other} {cards} per {wanted}.</translation>
    </message>
    <message>
        <source>You offer {cards} as a gift to anyone.</source>
        <translation>Offri in regalo a chiunque {cards}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} as a gift.</source>
        <translation>Offri in regalo a {other} {cards}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} as a gift to anyone.</source>
        <translation>{name} offre in regalo a chiunque {cards}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} as a gift.</source>
        <translation>{name} ti offre in regalo {cards}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} as a gift.</source>
        <translation>{name} offre in regalo a {other} {cards}.</translation>
    </message>
    <message>
        <source>You ask for {wanted} as a gift from anyone.</source>
        <translation>Chiedi in regalo a chiunque {wanted}.</translation>
    </message>
    <message>
        <source>You ask {other} for {wanted} as a gift.</source>
        <translation>Chiedi in regalo a {other} {wanted}.</translation>
    </message>
    <message>
        <source>{name} asks for {wanted} as a gift from anyone.</source>
        <translation>{name} chiede in regalo a chiunque {wanted}.</translation>
    </message>
    <message>
        <source>{name} asks you for {wanted} as a gift.</source>
        <translation>{name} ti chiede in regalo {wanted}.</translation>
    </message>
    <message>
        <source>{name} asks {other} for {wanted} as a gift.</source>
        <translation>{name} chiede in regalo a {other} {wanted}.</translation>
    </message>
    <message>
        <source>You say no to the deal with {other}.</source>
        <translation>Dici di no allo scambio con {other}.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with you.</source>
        <translation>{name} dice di no allo scambio con te.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with {other}.</source>
        <translation>{name} dice di no allo scambio con {other}.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} for {returned}.</source>
        <translation>Hai dato a {other} {cards} per {returned}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} for {returned}.</source>
        <translation>{name} ha dato a {other} {cards} per {returned}.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} as a gift.</source>
        <translation>Hai regalato a {other} {cards}.</translation>
    </message>
    <message>
        <source>{name} gave you {cards} as a gift.</source>
        <translation>{name} ti ha regalato {cards}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} as a gift.</source>
        <translation>{name} ha regalato a {other} {cards}.</translation>
    </message>
    <message>
        <source>You took your offer back.</source>
        <translation>Hai ritirato la tua offerta.</translation>
    </message>
    <message>
        <source>{name} took an offer back.</source>
        <translation>{name} ha ritirato un’offerta.</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Hai detto di no.</translation>
    </message>
    <message>
        <source>You said no to {name}.</source>
        <translation>Hai detto di no a {name}.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} dice di no.</translation>
    </message>
    <message>
        <source>{name} says no: “{why}”</source>
        <translation>{name} dice di no: «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to you.</source>
        <translation>{name} ti dice di no.</translation>
    </message>
    <message>
        <source>{name} says no to you: “{why}”</source>
        <translation>{name} ti dice di no: «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to {other}.</source>
        <translation>{name} dice di no a {other}.</translation>
    </message>
    <message>
        <source>{name} says no to {other}: “{why}”</source>
        <translation>{name} dice di no a {other}: «{why}»</translation>
    </message>
    <message>
        <source>Your offer is off: one of its cards has gone.</source>
        <translation>La tua offerta salta: una delle sue carte non c’è più.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of its cards has gone.</source>
        <translation>L’offerta di {name} salta: una delle sue carte non c’è più.</translation>
    </message>
    <message>
        <source>Nobody takes your offer.</source>
        <translation>Nessuno accetta la tua offerta.</translation>
    </message>
    <message>
        <source>Nobody takes {name}’s offer.</source>
        <translation>Nessuno accetta l’offerta di {name}.</translation>
    </message>
    <message>
        <source>Your offer is off: one of the two trades no more this turn.</source>
        <translation>La tua offerta salta: uno dei due non scambia più in questo turno.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of the two trades no more this turn.</source>
        <translation>L’offerta di {name} salta: uno dei due non scambia più in questo turno.</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>{key} offers this</source>
        <translation>{key} offre questo scambio</translation>
    </message>
    <message>
        <source>{key} accepts</source>
        <translation>{key} accetta</translation>
    </message>
    <message>
        <source>{key} makes a counter-offer</source>
        <translation>{key} rilancia</translation>
    </message>
    <message>
        <source>{key} says no</source>
        <translation>{key} dice di no</translation>
    </message>
    <message>
        <source>{key} takes the offer back</source>
        <translation>{key} ritira l’offerta</translation>
    </message>
</context>
<context>
    <name>OffersView</name>
    <message>
        <source>No offer is open.</source>
        <translation>Nessuna offerta aperta.</translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation>Offerte aperte</translation>
    </message>
</context>
<context>
    <name>OpenCardDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>nell’offerta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>scelta</translation>
    </message>
</context>
<context>
    <name>OpenCardsModel</name>
    <message>
        <source>Set aside for you: {bean}</source>
        <translation>Messa da parte per te: {bean}</translation>
    </message>
    <message>
        <source>Turned over: {bean}</source>
        <translation>Girata: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>da piantare</translation>
    </message>
    <message>
        <source>plant or discard it</source>
        <translation>piantala o scartala</translation>
    </message>
    <message>
        <source>no field takes it</source>
        <translation>nessun campo può accoglierla</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>nell’offerta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>Left on offer: {bean}</source>
        <translation>Lasciata in offerta: {bean}</translation>
    </message>
    <message>
        <source>Drag this card to a field, or leave it for the other to plant.</source>
        <translation>Trascina questa carta in un campo, o lasciala da piantare all’altro.</translation>
    </message>
    <message>
        <source>Drag this card to the trade table, or press {key}. What nobody takes is yours.</source>
        <translation>Trascina questa carta sul tavolo degli scambi o premi {key}. Ciò che nessuno prende resta a te.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. Ask for it in an offer.</source>
        <translation>Questa carta è del giocatore attivo. Chiedila con un’offerta.</translation>
    </message>
    <message>
        <source>You left this card. The other plants or discards it.</source>
        <translation>Hai lasciato questa carta. L’altro la pianta o la scarta.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. What is not planted is left for you.</source>
        <translation>Questa carta è del giocatore attivo. Ciò che non pianta resta a te.</translation>
    </message>
    <message>
        <source>Choose a field for this card, or drag it there.</source>
        <translation>Scegli un campo per questa carta, o trascinala lì.</translation>
    </message>
    <message>
        <source>Drag this card to a field or to the discard pile. {key} discards it.</source>
        <translation>Trascina questa carta in un campo o sulla pila degli scarti. {key} la scarta.</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>Opponents:</source>
        <translation>Avversari:</translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s)</source>
        <translation>
            <numerusform>%n avversario</numerusform>
            <numerusform>%n avversari</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} plants and harvests here.</source>
        <translation>Qui pianta e raccoglie solo {name}.</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1st</source>
        <translation>1ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3ª</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4ª</translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation>{n}ª</translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation>{n}ª</translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation>{n}ª</translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation>{n}ª</translation>
    </message>
</context>
<context>
    <name>PartnerChips</name>
    <message>
        <source>Anyone</source>
        <translation>Chiunque</translation>
    </message>
    <message>
        <source>Everybody may take this offer; the first one gets it.</source>
        <translation>Tutti possono accettare questa offerta: vale il primo.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>In questo turno {name} non scambia più.</translation>
    </message>
    <message>
        <source>You put this deal together with {name}.</source>
        <translation>Prepari questo scambio con {name}.</translation>
    </message>
    <message>
        <source>The offer is for {name}.</source>
        <translation>L’offerta è per {name}.</translation>
    </message>
    <message>
        <source>Offer it to {name}.</source>
        <translation>Offri a {name}.</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Plant</source>
        <translation>Pianta</translation>
    </message>
    <message>
        <source>Turn over and trade</source>
        <translation>Gira e scambia</translation>
    </message>
    <message>
        <source>Plant set-aside</source>
        <translation>Pianta carte da parte</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Plant what was left</source>
        <translation>Pianta l’offerta</translation>
    </message>
    <message>
        <source>Turn over and plant</source>
        <translation>Gira e pianta</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita finita</translation>
    </message>
</context>
<context>
    <name>PhaseSteps</name>
    <message>
        <source>Phase {number} of {all}: {name}</source>
        <translation>Fase {number} di {all}: {name}</translation>
    </message>
</context>
<context>
    <name>PilesPanel</name>
    <message>
        <source>Turned over</source>
        <translation>Carte girate</translation>
    </message>
    <message>
        <source>Turned over by {name}</source>
        <translation>Girate da {name}</translation>
    </message>
</context>
<context>
    <name>PlantingWords</name>
    <message>
        <source>{bean} goes to field {number}.</source>
        <translation>{bean} va nel campo {number}.</translation>
    </message>
    <message>
        <source>{bean} can go to fields {numbers}.</source>
        <translation>{bean} può andare nei campi {numbers}.</translation>
    </message>
    <message>
        <source>No field takes {beans}.</source>
        <translation>Nessun campo per {beans}.</translation>
    </message>
    <message>
        <source>No field takes {beans}: harvest one to make room.</source>
        <translation>Nessun campo per {beans}: raccogline uno per fare posto.</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>A program of your own…</source>
        <translation>Un programma tuo…</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Scegli un programma</translation>
    </message>
    <message>
        <source>Shall “{file}” play on this seat?

It is started with your own rights: it can read and change whatever you can. It plays in this run of the game only; no saved game and no setting starts it.</source>
        <translation>Deve giocare «{file}» a questo posto?

Viene avviato con i tuoi stessi permessi: può leggere e cambiare tutto quello che puoi tu. Gioca solo finché il gioco resta aperto questa volta; nessuna partita salvata e nessuna impostazione lo avvia.</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Un programma</translation>
    </message>
</context>
<context>
    <name>PlayerDelegate</name>
    <message>
        <source>set aside</source>
        <translation>da parte</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>empty field</source>
        <translation>campo vuoto</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>vale {coins}</translation>
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
        <translation>Giocatore {number}</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>thinking…</source>
        <translation>ci pensa…</translation>
    </message>
    <message>
        <source>still has to plant</source>
        <translation>deve ancora piantare</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>ha piantato</translation>
    </message>
    <message>
        <source>done trading</source>
        <translation>non scambia più</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>giocatore attivo</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>da parte: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>%n carta da parte</numerusform>
            <numerusform>%n carte da parte</numerusform>
        </translation>
    </message>
    <message>
        <source>hand, front card first: {beans}</source>
        <translation>mano, dalla prima carta: {beans}</translation>
    </message>
    <message>
        <source>field {number}: empty</source>
        <translation>campo {number}: vuoto</translation>
    </message>
    <message>
        <source>field {number}: {beans}, {coins}</source>
        <translation>campo {number}: {beans}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>vale %n moneta</numerusform>
            <numerusform>vale %n monete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>The other players</source>
        <translation>Gli altri giocatori</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>The others&apos; moves take their time now. The settings can change that.</source>
        <translation>Ora le mosse degli altri si prendono il loro tempo. Puoi cambiarlo nelle impostazioni.</translation>
    </message>
    <message>
        <source>The game before is kept. “Open a game…” brings it back.</source>
        <translation>La partita di prima è conservata. «Apri una partita…» la riporta sul tavolo.</translation>
    </message>
    <message>
        <source>This game is not over yet. “Play on from here” goes on with it.</source>
        <translation>Questa partita non è ancora finita. Per proseguirla scegli «Continua da qui».</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>No window can open with “{platform}”, which the variable QT_QPA_PLATFORM asks for. There are {known}.</source>
        <translation>Con «{platform}», chiesto dalla variabile QT_QPA_PLATFORM, non si può aprire nessuna finestra. Ci sono {known}.</translation>
    </message>
    <message>
        <source>The screen “{display}” does not answer, so no window can open.</source>
        <translation>Lo schermo «{display}» non risponde, quindi non si può aprire nessuna finestra.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start the game in a desktop session, or install xvfb and start it with “xvfb-run bohnanza-qt”.</source>
        <translation>Non c’è uno schermo su cui aprire una finestra. Avvia il gioco in una sessione grafica, oppure installa xvfb e avvialo con «xvfb-run bohnanza-qt».</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}.</source>
        <translation>Non si può aprire nessuna finestra, perché mancano librerie di sistema: {libraries}.</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}. On Debian and Ubuntu “sudo apt install {packages}” brings them.</source>
        <translation>Non si può aprire nessuna finestra, perché mancano librerie di sistema: {libraries}. Su Debian e Ubuntu si installano con «sudo apt install {packages}».</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Modern</source>
        <translation>Moderne</translation>
    </message>
    <message>
        <source>Original, 1997</source>
        <translation>Originali, 1997</translation>
    </message>
    <message>
        <source>Classic, the big box</source>
        <translation>Classiche, scatola grande</translation>
    </message>
    <message>
        <source>Arena, as played online</source>
        <translation>Arena, come online</translation>
    </message>
    <message>
        <source>Duel for two</source>
        <translation>Duello a due</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The program of {name} could not be started.</source>
        <translation>Non si è potuto avviare il programma di {name}.</translation>
    </message>
    <message>
        <source>The program of {name} took too long.</source>
        <translation>Il programma di {name} ci ha messo troppo.</translation>
    </message>
    <message>
        <source>The program of {name} ended in the game.</source>
        <translation>Il programma di {name} è terminato a metà partita.</translation>
    </message>
    <message>
        <source>The program of {name} wrote without end.</source>
        <translation>Il programma di {name} scriveva senza fermarsi.</translation>
    </message>
    <message>
        <source>The program of {name} answered with no move.</source>
        <translation>La risposta del programma di {name} non era una mossa.</translation>
    </message>
    <message>
        <source>The program of {name} wanted what the rules do not allow.</source>
        <translation>Il programma di {name} voleva qualcosa che le regole non permettono.</translation>
    </message>
    <message>
        <source>The program of {name} is not asked any more in this game.</source>
        <translation>Al programma di {name} non si chiede più nulla in questa partita.</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{sentence} A plain move is made in its place.</source>
        <translation>{sentence} Al suo posto si fa una mossa semplice.</translation>
    </message>
    <message>
        <source>Programs are not started by a saved game: a computer plays for {names} now.</source>
        <translation>Una partita salvata non avvia programmi: ora per {names} gioca un computer.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>{done}, less than a minute left</source>
        <translation>{done}, manca meno di un minuto</translation>
    </message>
    <message numerus="yes">
        <source>{done}, about %n minute(s) left</source>
        <translation>
            <numerusform>{done}, manca circa un minuto</numerusform>
            <numerusform>{done}, mancano circa %n minuti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Plant your front card: {bean}</source>
        <translation>Pianta la prima carta: {bean}</translation>
    </message>
    <message>
        <source>No field takes it. Harvest one of your fields first to make room.</source>
        <translation>Nessun campo può accoglierla. Prima raccogli un tuo campo per fare posto.</translation>
    </message>
    <message>
        <source>Plant one more, or turn over cards</source>
        <translation>Pianta un’altra carta o gira le carte</translation>
    </message>
    <message>
        <source>Your front card is now: {bean}. You may plant it as well if a field takes it, or keep it for your next turn.</source>
        <translation>Ora la tua prima carta è: {bean}. Puoi piantare anche questa, se un campo può accoglierla, o tenerla per il prossimo turno.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Gira le carte</translation>
    </message>
    <message>
        <source>You have planted what you may. The cards turned over next are yours to trade or to plant.</source>
        <translation>Hai piantato ciò che potevi. Le carte che giri adesso sono tue, da scambiare o da piantare.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Pesca le carte</translation>
    </message>
    <message>
        <source>They join the back of your hand, one by one. Then it is {name}&apos;s turn.</source>
        <translation>Vanno in fondo alla mano, una alla volta. Poi tocca a {name}.</translation>
    </message>
    <message>
        <source>The front card always goes first.</source>
        <translation>Si comincia sempre dalla prima carta.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then cards are turned over and trading begins.</source>
        <translation>Dopo puoi piantare anche la successiva: {bean}. Poi si girano le carte e iniziano gli scambi.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>Messe da parte per te</translation>
    </message>
    <message>
        <source>Plant or discard what was left for you</source>
        <translation>Pianta o scarta ciò che ti hanno lasciato</translation>
    </message>
    <message>
        <source>You harvested to make room for it, so now it has to be planted before cards are turned over.</source>
        <translation>Hai raccolto per farle posto, quindi ora va piantata prima di girare le carte.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then you may discard one card of your hand, before cards are turned over.</source>
        <translation>Dopo puoi piantare anche la successiva: {bean}. Poi, prima di girare le carte, puoi scartarne una della mano.</translation>
    </message>
    <message>
        <source>You have planted what you may. Of the cards turned over next you plant what you like.</source>
        <translation>Hai piantato ciò che potevi. Delle carte che giri adesso pianti quelle che vuoi.</translation>
    </message>
    <message>
        <source>If you like, discard one card of your hand: drag it to the discard pile, or press {key} on it.</source>
        <translation>Se vuoi, scarta una carta della mano: trascinala sulla pila degli scarti, o premi {key} sulla carta.</translation>
    </message>
    <message>
        <source>Nothing is left to plant.</source>
        <translation>Non resta niente da piantare.</translation>
    </message>
    <message>
        <source>Plant what you like</source>
        <translation>Pianta ciò che vuoi</translation>
    </message>
    <message>
        <source>The draw pile ran out for the last time: then the game ends.</source>
        <translation>La pila di pesca si è esaurita per l’ultima volta: poi la partita finisce.</translation>
    </message>
    <message>
        <source>What you leave is for {name} to plant or to discard.</source>
        <translation>Ciò che lasci, {name} deve piantarlo o scartarlo.</translation>
    </message>
    <message>
        <source>{name} plants</source>
        <translation>{name} pianta</translation>
    </message>
    <message>
        <source>The front card of the hand comes first, and a second one may follow.</source>
        <translation>Tocca alla prima carta della mano; una seconda può seguire.</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>The others look at your offer.</source>
        <translation>Gli altri guardano la tua offerta.</translation>
    </message>
    <message>
        <source>{name} trades</source>
        <translation>{name} scambia</translation>
    </message>
    <message>
        <source>You are done trading for this turn.</source>
        <translation>Per questo turno hai finito di scambiare.</translation>
    </message>
    <message>
        <source>The set-aside cards are planted</source>
        <translation>Si piantano le carte da parte</translation>
    </message>
    <message>
        <source>Everybody plants what they turned over and what they were given.</source>
        <translation>Ognuno pianta ciò che ha girato e ciò che ha ricevuto.</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} pesca</translation>
    </message>
    <message>
        <source>New cards join the back of the hand.</source>
        <translation>Le carte nuove vanno in fondo alla mano.</translation>
    </message>
    <message>
        <source>{name} looks at what you left</source>
        <translation>{name} guarda ciò che hai lasciato</translation>
    </message>
    <message>
        <source>Each of these cards is planted or discarded.</source>
        <translation>Ognuna di queste carte va piantata o scartata.</translation>
    </message>
    <message>
        <source>{name} turned over cards</source>
        <translation>{name} ha girato le carte</translation>
    </message>
    <message>
        <source>What is not planted is left for you to plant or to discard.</source>
        <translation>Ciò che non pianta resta a te, da piantare o da scartare.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The most coins win.</source>
        <translation>Vince chi ha più monete.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumenta</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuisci</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salva come</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome del file:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>S&amp;cegli</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>C&amp;erca in:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Cartella superiore</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vai indietro</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vai avanti</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Vai alla cartella superiore</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crea cartella</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crea una nuova cartella</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista a elenco</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista dettagliata</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Passa alla vista a elenco</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Passa alla vista dettagliata</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra laterale</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Posizioni recenti</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostra i &amp;file nascosti</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nuova cartella</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nuova cartella</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostra </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 esiste già.
Vuoi sostituirlo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
File non trovato.
Controlla che il nome del file sia giusto.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Cartella non trovata.
Controlla che il nome della cartella sia giusto.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» è protetto da scrittura.
Vuoi eliminarlo lo stesso?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Vuoi davvero eliminare «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Non è stato possibile eliminare la cartella.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data di modifica</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
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
        <translation>Premi un tasto</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Mostra dettagli…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Nascondi dettagli…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salva tutto</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sì &amp;a tutto</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;o a tutto</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignora</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Non salvare</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valori predefiniti</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Scorri qui</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Margine sinistro</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Margine destro</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Pagina a sinistra</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pagina su</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Pagina a destra</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pagina giù</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Scorri a sinistra</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Scorri in alto</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Scorri a destra</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Scorri in basso</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
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
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pag↑</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Pag↓</translation>
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
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copia co&amp;llegamento</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>QueueModel</name>
    <message>
        <source>goes</source>
        <translation>va via</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>non richiesta</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>That cannot be done in this phase.</source>
        <translation>In questa fase non si può fare.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Lì non siede nessuno.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>Quel campo non esiste.</translation>
    </message>
    <message>
        <source>That card is not there any more.</source>
        <translation>Quella carta non c’è più.</translation>
    </message>
    <message>
        <source>That offer is not open any more.</source>
        <translation>Quell’offerta non è più aperta.</translation>
    </message>
    <message>
        <source>Another kind of bean grows in this field. Harvest it first.</source>
        <translation>In questo campo cresce un altro tipo di fagiolo. Prima raccoglilo.</translation>
    </message>
    <message>
        <source>You have planted all you may from your hand this turn.</source>
        <translation>In questo turno hai già piantato dalla mano tutto ciò che potevi.</translation>
    </message>
    <message>
        <source>First plant the front card of your hand.</source>
        <translation>Comincia col piantare la prima carta della mano.</translation>
    </message>
    <message>
        <source>A lone bean stays while another of your fields has two or more.</source>
        <translation>Un fagiolo solo resta dov’è finché un altro tuo campo ne ha due o più.</translation>
    </message>
    <message>
        <source>Nothing grows in this field yet.</source>
        <translation>In questo campo non cresce ancora niente.</translation>
    </message>
    <message>
        <source>You may harvest only when a card you must plant finds no room.</source>
        <translation>Puoi raccogliere solo quando una carta che devi piantare non trova posto.</translation>
    </message>
    <message>
        <source>No further field is for sale.</source>
        <translation>Non ci sono altri campi in vendita.</translation>
    </message>
    <message>
        <source>You do not have enough coins for another field.</source>
        <translation>Non hai abbastanza monete per un altro campo.</translation>
    </message>
    <message>
        <source>You can trade only with the player whose turn it is.</source>
        <translation>Puoi scambiare solo con chi è di turno.</translation>
    </message>
    <message>
        <source>This offer is not for you to answer.</source>
        <translation>Questa offerta non è rivolta a te.</translation>
    </message>
    <message>
        <source>These are not the beans that the offer asks for.</source>
        <translation>Questi non sono i fagioli chiesti nell’offerta.</translation>
    </message>
    <message>
        <source>An offer needs at least one card, given or wanted.</source>
        <translation>In un’offerta ci vuole almeno una carta, data o chiesta.</translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation>Gli scambi si fanno solo con gli altri.</translation>
    </message>
    <message>
        <source>Trading is over for this seat this turn.</source>
        <translation>Per questo posto gli scambi del turno sono finiti.</translation>
    </message>
    <message>
        <source>The record does not say how the new draw pile lay.</source>
        <translation>La partita salvata non dice com’era disposta la nuova pila di pesca.</translation>
    </message>
    <message>
        <source>The record&apos;s new draw pile is not made of the discarded cards.</source>
        <translation>Nella partita salvata la nuova pila di pesca non è fatta delle carte scartate.</translation>
    </message>
    <message>
        <source>The cards are turned over once a turn, after planting.</source>
        <translation>Le carte si girano una volta per turno, dopo aver piantato.</translation>
    </message>
    <message>
        <source>There is trading only after the cards are turned over.</source>
        <translation>Si scambia solo dopo aver girato le carte.</translation>
    </message>
    <message>
        <source>Field {field} grows only one kind, now {bean}. Harvest it first.</source>
        <translation>Nel campo {field} cresce un solo tipo di fagiolo, ora {bean}. Prima raccoglilo.</translation>
    </message>
    <message>
        <source>A lone bean may be harvested only when each of your fields holds just one.</source>
        <translation>Un fagiolo solo si raccoglie solo se ogni tuo campo ne ha esattamente uno.</translation>
    </message>
    <message>
        <source>You may harvest only in your own turn.</source>
        <translation>Puoi raccogliere solo nel tuo turno.</translation>
    </message>
    <message numerus="yes">
        <source>You already own all %n field(s) that anyone may have.</source>
        <translation>
            <numerusform>Hai già l’unico campo che si può avere.</numerusform>
            <numerusform>Hai già tutti i %n campi che si possono avere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No fields are sold in this game.</source>
        <translation>In questa partita non si vendono campi.</translation>
    </message>
    <message>
        <source>Another field costs {price}; you have {coins}.</source>
        <translation>Un altro campo costa {price}; tu hai {coins}.</translation>
    </message>
    <message>
        <source>You have made room by harvesting, so now plant the front card of your hand.</source>
        <translation>Hai raccolto per fare posto, quindi ora pianta la prima carta della mano.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Game records (*.bohn);;All files (*)</source>
        <translation>Partite salvate (*.bohn);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Game records (*.bohn)</source>
        <translation>Partite salvate (*.bohn)</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>The file is too large to be a game. 4 MiB are the most.</source>
        <translation>Il file è troppo grande per essere una partita. Il massimo è 4 MiB.</translation>
    </message>
    <message>
        <source>The file has too many parts to be a game.</source>
        <translation>Il file ha troppe parti per essere una partita.</translation>
    </message>
    <message>
        <source>The file is not a game: it is not UTF-8 text.</source>
        <translation>Il file non è una partita: non è testo UTF-8.</translation>
    </message>
    <message>
        <source>The file is not a game, or part of it is missing: it is not valid JSON.</source>
        <translation>Il file non è una partita, o ne manca una parte: non è JSON valido.</translation>
    </message>
    <message>
        <source>The file is damaged: NaN and Infinity are no numbers of a game.</source>
        <translation>Il file è danneggiato: NaN e Infinity non sono numeri di una partita.</translation>
    </message>
    <message>
        <source>The file is not a game: its parts are nested too deeply.</source>
        <translation>Il file non è una partita: le sue parti sono annidate troppo in profondità.</translation>
    </message>
    <message>
        <source>The file is damaged: the same key stands twice in one object.</source>
        <translation>Il file è danneggiato: in un oggetto la stessa chiave compare due volte.</translation>
    </message>
    <message>
        <source>The file is not a Bohnanza game record.</source>
        <translation>Il file non è una partita di Bohnanza.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of the program. Update the program to open it.</source>
        <translation>La partita è stata salvata da una versione più recente del programma. Aggiornalo per aprirla.</translation>
    </message>
    <message>
        <source>The record has a version number that never existed.</source>
        <translation>La partita salvata ha un numero di versione mai esistito.</translation>
    </message>
    <message>
        <source>The record is incomplete: a key is missing.</source>
        <translation>La partita salvata è incompleta: manca una chiave.</translation>
    </message>
    <message>
        <source>The record has a key that does not belong there.</source>
        <translation>La partita salvata ha una chiave fuori posto.</translation>
    </message>
    <message>
        <source>The record is damaged: a value is of the wrong type.</source>
        <translation>La partita salvata è danneggiata: un valore è del tipo sbagliato.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is negative.</source>
        <translation>La partita salvata è danneggiata: un numero è negativo.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is far too large.</source>
        <translation>La partita salvata è danneggiata: un numero è decisamente troppo grande.</translation>
    </message>
    <message>
        <source>The record is damaged: a list is too long.</source>
        <translation>La partita salvata è danneggiata: un elenco è troppo lungo.</translation>
    </message>
    <message>
        <source>The record is damaged: a text holds what is no letter.</source>
        <translation>La partita salvata è danneggiata: un testo contiene caratteri non validi.</translation>
    </message>
    <message>
        <source>The record names a rule set that does not exist.</source>
        <translation>La partita salvata nomina regole che non esistono.</translation>
    </message>
    <message>
        <source>The record names a bean that does not exist.</source>
        <translation>La partita salvata nomina un fagiolo che non esiste.</translation>
    </message>
    <message>
        <source>The record&apos;s rules name a choice that does not exist.</source>
        <translation>Le regole della partita salvata nominano una scelta che non esiste.</translation>
    </message>
    <message>
        <source>The record names an action that does not exist.</source>
        <translation>La partita salvata nomina un’azione che non esiste.</translation>
    </message>
    <message>
        <source>The record names a card in no known way: “hand:2” or “revealed:0” would be one.</source>
        <translation>La partita salvata nomina una carta in modo sconosciuto: andrebbe bene «hand:2» o «revealed:0».</translation>
    </message>
    <message>
        <source>The record&apos;s rules cannot be played.</source>
        <translation>Con le regole della partita salvata non si può giocare.</translation>
    </message>
    <message>
        <source>The record&apos;s starting player does not sit at the table.</source>
        <translation>Il giocatore iniziale della partita salvata non siede al tavolo.</translation>
    </message>
    <message>
        <source>The record&apos;s first pile is not the deck that its rules call for.</source>
        <translation>La prima pila della partita salvata non è il mazzo previsto dalle sue regole.</translation>
    </message>
    <message>
        <source>{sentence} {more}</source>
        <translation>{sentence} {more}</translation>
    </message>
    <message>
        <source>{sentence} (In the file at {place}.)</source>
        <translation>{sentence} (Nel file, alla voce {place}.)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Mossa {number} di {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio della partita</translation>
    </message>
    <message>
        <source>Back to the beginning of the turn</source>
        <translation>Indietro all’inizio del turno</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Run by itself</source>
        <translation>Fai scorrere da sola</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Avanti al prossimo turno</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine della partita</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
    <message>
        <source>A game of its own begins from this position. This one stays as it is.</source>
        <translation>Da questa posizione comincia una partita a sé. Questa resta com’è.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Whose eyes look</source>
        <translation>Con gli occhi di chi guardi</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Mosse della partita</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi la partita</translation>
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
        <translation>computer</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The cards are dealt. {name} starts.</source>
        <translation>Le carte sono distribuite. Giocatore iniziale: {name}.</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>{place}: {name}, {coins}. {last}</source>
        <translation>{place} posizione: {name}, {coins}. {last}</translation>
    </message>
    <message>
        <source>{beans} for {coins}</source>
        <translation>{beans} per {coins}</translation>
    </message>
    <message>
        <source>planted at the end: nothing that pays</source>
        <translation>alla fine: niente di valore</translation>
    </message>
    <message>
        <source>planted at the end: {fields}</source>
        <translation>alla fine: {fields}</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>the deck</source>
        <translation>il mazzo</translation>
    </message>
    <message>
        <source>the price of a field</source>
        <translation>il prezzo di un campo</translation>
    </message>
    <message>
        <source>the starting hand</source>
        <translation>la mano iniziale</translation>
    </message>
    <message>
        <source>the cards drawn in a turn</source>
        <translation>le carte pescate per turno</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>104 cards, eight kinds. No further field is sold. A lone bean is safe while another of your fields holds more.</source>
        <translation>104 carte, otto tipi. Non si vendono altri campi. Un fagiolo solo è al sicuro finché un altro tuo campo ne ha di più.</translation>
    </message>
    <message>
        <source>The same cards. Everyone starts with two fields; a third costs 3 coins.</source>
        <translation>Le stesse carte. Tutti iniziano con due campi; un terzo campo costa 3 monete.</translation>
    </message>
    <message>
        <source>Coffee, wax and cocoa join in; which kinds are dealt depends on the number of players. The only rule set for six and seven.</source>
        <translation>Si aggiungono caffè, cera e cacao; i tipi in gioco dipendono dal numero di giocatori. Le uniche regole per sei o sette.</translation>
    </message>
    <message>
        <source>You harvest only when a card has no other place, and only the active player accepts offers.</source>
        <translation>Si raccoglie solo se una carta non ha altro posto, e solo il giocatore attivo accetta le offerte.</translation>
    </message>
    <message>
        <source>For two, without trading: what you leave on the table, the other has to plant or throw away.</source>
        <translation>Per due, senza scambi: ciò che lasci sul tavolo, l’altro deve piantarlo o scartarlo.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Su misura</translation>
    </message>
    <message>
        <source>Set every rule yourself. The page checks that the game can be played.</source>
        <translation>Scegli tu ogni regola. La pagina controlla che si possa giocare.</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Carte nel mazzo</translation>
    </message>
    <message>
        <source>Fields at the start</source>
        <translation>Campi all’inizio</translation>
    </message>
    <message>
        <source>Most fields of one player</source>
        <translation>Campi al massimo per giocatore</translation>
    </message>
    <message>
        <source>Time of buying fields</source>
        <translation>Quando si comprano i campi</translation>
    </message>
    <message>
        <source>Coins paid for fields</source>
        <translation>Monete pagate per i campi</translation>
    </message>
    <message>
        <source>Cards dealt to each hand</source>
        <translation>Carte della mano iniziale</translation>
    </message>
    <message>
        <source>Cards turned over in a turn</source>
        <translation>Carte girate per turno</translation>
    </message>
    <message>
        <source>Shuffling of the discard pile</source>
        <translation>Quando si rimescolano gli scarti</translation>
    </message>
    <message>
        <source>Winner of a tie</source>
        <translation>Chi vince in caso di parità</translation>
    </message>
    <message>
        <source>Time of harvesting</source>
        <translation>Quando si raccoglie</translation>
    </message>
    <message>
        <source>Harvesting a lone bean</source>
        <translation>Raccolto di un fagiolo solo</translation>
    </message>
    <message>
        <source>Accepting offers</source>
        <translation>Chi accetta le offerte</translation>
    </message>
    <message>
        <source>Cards received in a deal</source>
        <translation>Carte ricevute in uno scambio</translation>
    </message>
    <message>
        <source>The discard pile may be looked through</source>
        <translation>La pila degli scarti si può guardare</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>In qualsiasi momento</translation>
    </message>
    <message>
        <source>Only in the buyer’s own turn</source>
        <translation>Solo nel proprio turno</translation>
    </message>
    <message>
        <source>They go onto the discard pile</source>
        <translation>Vanno nella pila degli scarti</translation>
    </message>
    <message>
        <source>They leave the game</source>
        <translation>Escono dal gioco</translation>
    </message>
    <message>
        <source>As soon as the draw pile is empty</source>
        <translation>Appena la pila di pesca è vuota</translation>
    </message>
    <message>
        <source>When the next card is needed</source>
        <translation>Quando serve la prossima carta</translation>
    </message>
    <message>
        <source>The player farthest clockwise from the starting player</source>
        <translation>Chi siede più lontano in senso orario da chi inizia</translation>
    </message>
    <message>
        <source>The player with most cards in hand, then the farthest one</source>
        <translation>Chi ha più carte in mano, poi chi siede più lontano</translation>
    </message>
    <message>
        <source>Only when a card has no other place</source>
        <translation>Solo se una carta non ha altro posto</translation>
    </message>
    <message>
        <source>Only in the own turn (needs the market)</source>
        <translation>Solo nel proprio turno (serve il mercato)</translation>
    </message>
    <message>
        <source>Not while another own field holds more</source>
        <translation>Non se un altro campo proprio ne ha di più</translation>
    </message>
    <message>
        <source>Only if every own field holds one bean</source>
        <translation>Solo se ogni campo proprio ne ha uno</translation>
    </message>
    <message>
        <source>Whoever an offer is made to may accept</source>
        <translation>Chi le riceve</translation>
    </message>
    <message>
        <source>Only the active player may accept</source>
        <translation>Solo il giocatore attivo</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Le vedono tutti</translation>
    </message>
    <message>
        <source>They stay hidden until planting</source>
        <translation>Restano nascoste finché si pianta</translation>
    </message>
    <message>
        <source>Price of another field</source>
        <translation>Prezzo di un altro campo</translation>
    </message>
    <message>
        <source>Market instead of trading</source>
        <translation>Mercato al posto degli scambi</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Carte pescate a fine turno</translation>
    </message>
    <message>
        <source>Passes of the draw pile</source>
        <translation>Passate della pila di pesca</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>You grow beans and sell them for coins. Whoever has the most coins at the end wins. The cards come in an order that you cannot choose, so you will often hold a bean that you have no room for. Then you trade: somebody at the table may be waiting for exactly that bean.</source>
        <translation>Coltivi fagioli e li vendi in cambio di monete. Alla fine vince chi ha più monete. Le carte arrivano in un ordine che non scegli tu, perciò ti capiterà spesso un fagiolo per cui non hai posto. Allora scambi: forse qualcuno al tavolo aspetta proprio quel fagiolo.</translation>
    </message>
    <message>
        <source>Three to five can play. For two there is the duel, for up to seven there are the classic rules.</source>
        <translation>Si gioca da tre a cinque. In due c’è il duello, e fino a sette ci sono le regole classiche.</translation>
    </message>
    <message>
        <source>Beans and the beanometer</source>
        <translation>I fagioli e il fagiolometro</translation>
    </message>
    <message>
        <source>There are eight kinds of beans, 104 cards in all. The number in the corner of a card says how many there are of its kind: the fewer there are, the fewer you need for a coin.</source>
        <translation>Ci sono otto tipi di fagioli, 104 carte in tutto. Il numero nell’angolo di una carta dice quante ce ne sono del suo tipo: meno ce ne sono, meno te ne servono per una moneta.</translation>
    </message>
    <message>
        <source>The beanometer at the foot of a card says how many cards of this kind you have to harvest together for one, two, three or four coins. Two garden beans pay two coins and three pay three; no harvest of garden beans pays one or four.</source>
        <translation>Il fagiolometro in fondo alla carta dice quante carte di quel tipo devi raccogliere insieme per una, due, tre o quattro monete. Due fagioli da giardino valgono due monete e tre ne valgono tre; nessun raccolto di fagioli da giardino ne vale una o quattro.</translation>
    </message>
    <message>
        <source>Your fields</source>
        <translation>I tuoi campi</translation>
    </message>
    <message>
        <source>With three players everybody has three fields, with four or five players two. No further field can be bought.</source>
        <translation>In tre si hanno tre campi a testa, in quattro o cinque se ne hanno due. Non si possono comprare altri campi.</translation>
    </message>
    <message>
        <source>Only one kind of bean grows in a field, as many cards of it as you like. An empty field takes any bean, also one that already grows in another of your fields.</source>
        <translation>In un campo cresce un solo tipo di fagiolo, con quante carte vuoi. In un campo vuoto va bene ogni fagiolo, anche uno che cresce già in un altro tuo campo.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Everybody begins with five cards in hand. The order of the cards in your hand never changes: you plant from the front, and new cards join at the back. This is the most important rule of the game.</source>
        <translation>Tutti cominciano con cinque carte in mano. L’ordine delle carte nella tua mano non cambia mai: si pianta dall’inizio e le carte nuove vanno in fondo. È la regola più importante del gioco.</translation>
    </message>
    <message>
        <source>Trading is the way out. You may give away any card of your hand, wherever it stands, and the cards behind it move up.</source>
        <translation>Gli scambi sono la via d’uscita. Puoi cedere qualsiasi carta della tua mano, dovunque si trovi, e quelle dietro avanzano.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>A turn has four phases: plant, turn over and trade, plant what is set aside, draw. Whoever has the turn is the active player. Then it is the turn of the player to the left, clockwise round the table.</source>
        <translation>Un turno ha quattro fasi: pianta, gira e scambia, pianta le carte da parte, pesca. Chi è di turno è il giocatore attivo. Poi tocca a chi siede alla sua sinistra, in senso orario intorno al tavolo.</translation>
    </message>
    <message>
        <source>Phase 1: Plant</source>
        <translation>Fase 1: Pianta</translation>
    </message>
    <message>
        <source>Plant the front card of your hand in one of your fields. You have to, even if you must harvest a field first to make room.</source>
        <translation>Pianta la prima carta della mano in uno dei tuoi campi. È obbligatorio, anche se per farle posto devi prima raccogliere un campo.</translation>
    </message>
    <message>
        <source>Then you may plant the card that is now at the front as well, in any field that can take it. You never plant a third card in this phase.</source>
        <translation>Poi puoi piantare anche la carta che adesso è la prima, in un campo che possa accoglierla. In questa fase non se ne pianta mai una terza.</translation>
    </message>
    <message>
        <source>If your hand is empty, this phase is skipped.</source>
        <translation>Se non hai carte in mano, questa fase si salta.</translation>
    </message>
    <message>
        <source>Phase 2: Turn over and trade</source>
        <translation>Fase 2: Gira e scambia</translation>
    </message>
    <message>
        <source>The two top cards of the draw pile are turned over. They belong to the active player, who may keep them, trade them or give them away.</source>
        <translation>Si girano le prime due carte della pila di pesca. Sono del giocatore attivo, che può tenerle, scambiarle o regalarle.</translation>
    </message>
    <message>
        <source>Now everybody may trade with the active player, and only with the active player. You may offer any card of your hand; the active player may also offer the turned-over cards. Any number of cards may go against any number, also against none: that is a gift, and a gift has to be accepted too.</source>
        <translation>Ora tutti possono scambiare con il giocatore attivo, e solo con lui. Puoi offrire qualsiasi carta della tua mano; il giocatore attivo può offrire anche le carte girate. Si scambiano quante carte si vuole contro quante se ne vuole, anche contro nessuna: è un regalo, e anche un regalo va accettato.</translation>
    </message>
    <message>
        <source>Planted beans, coins, and cards that somebody has just received cannot be traded. Promises about later turns bind nobody.</source>
        <translation>Non si possono scambiare i fagioli piantati, le monete e le carte appena ricevute. Le promesse sui turni successivi non vincolano nessuno.</translation>
    </message>
    <message>
        <source>Cards that you receive never go into your hand. They are set aside next to your fields, where everybody can see them, and must be planted in the next phase.</source>
        <translation>Le carte che ricevi non vanno mai in mano. Si mettono da parte accanto ai tuoi campi, dove tutti le vedono, e vanno piantate nella fase seguente.</translation>
    </message>
    <message>
        <source>Trading is over when the active player ends it, or when nobody else wants to trade any more. Turned-over cards that nobody took stay with the active player and are set aside too.</source>
        <translation>Gli scambi finiscono quando il giocatore attivo li chiude o quando nessun altro vuole più scambiare. Le carte girate che nessuno ha preso restano al giocatore attivo e si mettono da parte anche quelle.</translation>
    </message>
    <message>
        <source>Phase 3: Plant what is set aside</source>
        <translation>Fase 3: Pianta carte da parte</translation>
    </message>
    <message>
        <source>Everybody plants all the cards that they have set aside, each player in any order. Whoever has no room must harvest a field first.</source>
        <translation>Ognuno pianta tutte le carte che ha messo da parte, nell’ordine che preferisce. Chi non ha posto deve prima raccogliere un campo.</translation>
    </message>
    <message>
        <source>Phase 4: Draw</source>
        <translation>Fase 4: Pesca</translation>
    </message>
    <message>
        <source>The active player draws three cards, one after another, and puts each at the back of the hand. Then the next player has the turn.</source>
        <translation>Il giocatore attivo pesca tre carte, una dopo l’altra, e le mette in fondo alla mano. Poi il turno passa al giocatore successivo.</translation>
    </message>
    <message>
        <source>Harvesting</source>
        <translation>Il raccolto</translation>
    </message>
    <message>
        <source>You may harvest your own fields at any time, also when it is somebody else&apos;s turn. A harvest always empties the whole field. The beanometer says what it pays: that many of the cards are turned over and become your coins, and the others go to the discard pile. A harvest may also pay nothing.</source>
        <translation>Puoi raccogliere i tuoi campi in qualsiasi momento, anche nel turno di un altro. Un raccolto svuota sempre tutto il campo. Il fagiolometro dice quanto vale: altrettante carte si girano e diventano le tue monete, le altre vanno nella pila degli scarti. Un raccolto può anche non valere niente.</translation>
    </message>
    <message>
        <source>A field with a single bean is protected: you may not harvest it while another of your fields has two beans or more. Empty fields do not matter. If all your beans are alone in their fields, you may harvest any of them.</source>
        <translation>Un campo con un solo fagiolo è protetto: non puoi raccoglierlo finché un altro tuo campo ha due o più fagioli. I campi vuoti non contano. Se tutti i tuoi fagioli sono soli nei loro campi, puoi raccogliere quello che vuoi.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>When the last card of the draw pile is taken, the discard pile is shuffled at once and becomes the new draw pile. Coins stay with the players, so the pile gets smaller each time.</source>
        <translation>Quando si prende l’ultima carta della pila di pesca, gli scarti si rimescolano subito e diventano la nuova pila di pesca. Le monete restano ai giocatori, perciò la pila è ogni volta più piccola.</translation>
    </message>
    <message>
        <source>When the draw pile has run out for the third time, the game ends. If that happens while cards are turned over, the active player still trades and everybody plants what is set aside, but no more cards are drawn. If it happens while cards are drawn, the game is over at once.</source>
        <translation>Quando la pila di pesca si esaurisce per la terza volta, la partita finisce. Se succede mentre si girano le carte, il giocatore attivo scambia ancora e tutti piantano le carte da parte, ma non si pesca più. Se succede mentre si pesca, la partita finisce subito.</translation>
    </message>
    <message>
        <source>Then all fields are harvested. Cards in hand are worth nothing. Whoever has the most coins wins. If several have the same number, the one of them wins who sits farthest clockwise from the starting player.</source>
        <translation>Poi si raccolgono tutti i campi. Le carte in mano non valgono niente. Vince chi ha più monete. In caso di parità vince, tra i pari, chi siede più lontano in senso orario dal giocatore iniziale.</translation>
    </message>
    <message>
        <source>In this program</source>
        <translation>In questo programma</translation>
    </message>
    <message>
        <source>Everything can be done by dragging cards, by clicking (first the card, then where it goes) and with the keyboard alone. The game is saved after every move. You can take back a move as long as nobody has learned anything new from it.</source>
        <translation>Puoi fare tutto trascinando le carte, cliccando (prima la carta, poi dove va) o anche solo con la tastiera. La partita si salva dopo ogni mossa. Puoi annullare una mossa finché nessuno ne ha ricavato informazioni nuove.</translation>
    </message>
    <message>
        <source>The computers know no more than you would in their place. They never see the hands of others or the order of the draw pile.</source>
        <translation>I computer non sanno più di quanto sapresti tu al loro posto. Non vedono mai le mani degli altri né l’ordine della pila di pesca.</translation>
    </message>
    <message>
        <source>The duel for two</source>
        <translation>Il duello per due</translation>
    </message>
    <message>
        <source>The duel is for two players, and there is no trading. There are 144 cards: all kinds but garden and cocoa beans. Each player has two fields; a third one costs three coins, which leave the game.</source>
        <translation>Il duello è per due giocatori, e non ci sono scambi. Le carte sono 144: tutti i tipi tranne i fagioli da giardino e il cacao. Ognuno ha due campi; il terzo costa tre monete, che escono dal gioco.</translation>
    </message>
    <message>
        <source>A turn begins with the cards that the other player left for you: plant or discard each of them, in any order.</source>
        <translation>Il turno comincia con le carte che l’altro ti ha lasciato: pianta o scarta ognuna, nell’ordine che vuoi.</translation>
    </message>
    <message>
        <source>Then plant the front card of your hand, and the next one too if you like. After that you may discard one card of your hand, wherever it stands; then nothing more is planted from the hand in this turn.</source>
        <translation>Poi pianta la prima carta della tua mano e, se vuoi, anche quella dopo. Dopo puoi scartare una carta della mano, dovunque si trovi; da lì in poi in questo turno non si pianta più niente dalla mano.</translation>
    </message>
    <message>
        <source>Now three cards are turned over. As long as the top card of the discard pile is of a kind that lies there, it joins them. Plant any of these cards that you like. What you leave waits for the other player.</source>
        <translation>Ora si girano tre carte. Finché la prima carta degli scarti è di un tipo che si trova lì, si aggiunge a quelle. Pianta le carte che vuoi. Quello che lasci aspetta l’altro giocatore.</translation>
    </message>
    <message>
        <source>In the end you draw two cards, one after another, and put each at the back of your hand. You harvest and buy fields in your own turn only. A lone bean may be harvested only if each of your fields holds just one.</source>
        <translation>Alla fine peschi due carte, una dopo l’altra, e metti ognuna in fondo alla mano. Raccogli e compri campi solo nel tuo turno. Un fagiolo solo si può raccogliere soltanto se ognuno dei tuoi campi ne ha uno solo.</translation>
    </message>
    <message>
        <source>The game ends when the draw pile has run out once. If that happens while cards are turned over, you still plant what you like of them. In a tie, the one with more cards in hand wins.</source>
        <translation>La partita finisce quando la pila di pesca è esaurita una volta. Se succede mentre si girano le carte, pianti ancora quelle che vuoi. In caso di parità vince chi ha più carte in mano.</translation>
    </message>
    <message>
        <source>Other rules to play by</source>
        <translation>Altre regole con cui giocare</translation>
    </message>
    <message>
        <source>Original: everybody begins with two fields. A third one costs three coins, at any time; they go to the discard pile.</source>
        <translation>Originale: tutti cominciano con due campi. Il terzo costa tre monete, in qualsiasi momento; le monete vanno negli scarti.</translation>
    </message>
    <message>
        <source>Classic: for three to seven players, with coffee, wax and cocoa beans, depending on how many play. A third field costs three coins with four or five players and two coins with more. With six or seven, the first hands have three, four and five cards, the others six, and four cards are drawn in a turn.</source>
        <translation>Classico: da tre a sette giocatori, con i fagioli caffè, cera e cacao a seconda di quanti giocano. Il terzo campo costa tre monete in quattro o cinque e due monete in più giocatori. In sei o sette le prime mani hanno tre, quattro e cinque carte, le altre sei, e in un turno si pescano quattro carte.</translation>
    </message>
    <message>
        <source>In the classic game the discard pile is shuffled only when the next card is needed, and with three players the game ends when the draw pile has run out twice. A lone bean may be harvested only if each of your fields holds just one. In a tie, whoever has most cards in hand wins.</source>
        <translation>Nel classico gli scarti si mescolano solo quando serve la carta successiva, e in tre la partita finisce quando la pila di pesca è esaurita due volte. Un fagiolo solo si può raccogliere soltanto se ognuno dei tuoi campi ne ha uno solo. In caso di parità vince chi ha più carte in mano.</translation>
    </message>
    <message>
        <source>Arena: you may harvest only when a card that you have to plant finds no other place, and a lone bean only if each of your fields holds just one. Only the active player accepts offers; the others answer with offers of their own. What somebody received stays hidden until it is planted.</source>
        <translation>Arena: puoi raccogliere solo quando una carta che devi piantare non trova altro posto, e un fagiolo solo soltanto se ognuno dei tuoi campi ne ha uno solo. Solo il giocatore attivo accetta le offerte; gli altri rispondono con offerte proprie. Quello che si riceve resta nascosto finché non è piantato.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule book</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>Cerca nel regolamento</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Bean</source>
        <translation>Fagiolo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Your seat: {name}</source>
        <translation>Il tuo posto: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>da parte: {beans}</translation>
    </message>
    <message>
        <source>Click: say which beans are welcome. Key: {key}</source>
        <translation>Clic: di’ quali fagioli ti fanno piacere. Tasto: {key}</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>da parte</translation>
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
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>More than seven cannot play.</source>
        <translation>Non si può giocare in più di sette.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Aggiungi una persona</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Aggiungi un computer</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>hand hidden behind a curtain</source>
        <translation>mano nascosta dietro un sipario</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nome al posto {number}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Togli {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>A computer goes on for a person who leaves, and a person can take over from a computer. The cards stay as they are.</source>
        <translation>Se una persona se ne va, al suo posto continua un computer; e una persona può prendere il posto di un computer. Le carte restano come sono.</translation>
    </message>
    <message>
        <source>Play with open hands, without a curtain</source>
        <translation>Gioca a carte scoperte, senza sipario</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Deve giocare almeno una persona.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Language:</source>
        <translation>Lingua:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Il tuo nome:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Colori:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Dimensione testo:</translation>
    </message>
    <message>
        <source>Speed of the others:</source>
        <translation>Velocità degli altri:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Let cards fly over the table</source>
        <translation>Fai volare le carte sul tavolo</translation>
    </message>
    <message>
        <source>Ask before a harvest or an end of trading that costs something</source>
        <translation>Chiedi prima di un raccolto o di una fine degli scambi che costano qualcosa</translation>
    </message>
    <message>
        <source>In the turn of a computer, ask me only when it makes me an offer</source>
        <translation>Nel turno di un computer, interpellami solo se mi fa un’offerta</translation>
    </message>
    <message>
        <source>Several persons: plant and draw for who is not looking, where it is clear how</source>
        <translation>In più persone: pianta e pesca per chi non guarda, quando non c’è scelta</translation>
    </message>
    <message>
        <source>Offer hints: a good move, and why</source>
        <translation>Proponi consigli: una buona mossa e il perché</translation>
    </message>
    <message>
        <source>Explain what comes up for the first time</source>
        <translation>Spiega quello che capita per la prima volta</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiari</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuri</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immediata</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Two seats have the same name. Give each its own.</source>
        <translation>Due posti hanno lo stesso nome. Danne a ciascuno uno suo.</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Deve giocare almeno una persona.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) to play this.</source>
        <translation>
            <numerusform>Togli %n posto per giocare così.</numerusform>
            <numerusform>Togli %n posti per giocare così.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) to play this.</source>
        <translation>
            <numerusform>Aggiungi %n posto per giocare così.</numerusform>
            <numerusform>Aggiungi %n posti per giocare così.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least}–{most} giocatori</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Clockwise around the table.</source>
        <translation>In senso orario intorno al tavolo.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Offers {n}</source>
        <translation>Offerte {n}</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <source>Beans</source>
        <translation>Fagioli</translation>
    </message>
    <message>
        <source>Beans seen</source>
        <translation>Fagioli visti</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Offers, beans seen, and log</source>
        <translation>Offerte, fagioli visti e diario</translation>
    </message>
    <message>
        <source>Offers and beans seen</source>
        <translation>Offerte e fagioli visti</translation>
    </message>
    <message>
        <source>The computers make no offers of their own this turn. Let them again.</source>
        <translation>In questo turno i computer non fanno offerte di loro iniziativa. Permettile di nuovo.</translation>
    </message>
    <message>
        <source>Let the computers make no offers of their own for this turn.</source>
        <translation>Per questo turno niente offerte di iniziativa dei computer.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
    <message>
        <source>Silence the computers’ offers</source>
        <translation>Metti a tacere le offerte dei computer</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>Green leaf</source>
        <translation>Foglia verde</translation>
    </message>
    <message>
        <source>Orange sun</source>
        <translation>Sole arancione</translation>
    </message>
    <message>
        <source>Blue drop</source>
        <translation>Goccia blu</translation>
    </message>
    <message>
        <source>Red mushroom</source>
        <translation>Fungo rosso</translation>
    </message>
    <message>
        <source>Violet snail</source>
        <translation>Chiocciola viola</translation>
    </message>
    <message>
        <source>Pink tulip</source>
        <translation>Tulipano rosa</translation>
    </message>
    <message>
        <source>Brown acorn</source>
        <translation>Ghianda marrone</translation>
    </message>
</context>
<context>
    <name>SignChoice</name>
    <message>
        <source>{sign} (swap: {name})</source>
        <translation>{sign} (scambio: {name})</translation>
    </message>
    <message>
        <source>Sign of seat {number}: {sign}</source>
        <translation>Simbolo del posto {number}: {sign}</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>NUMBER</source>
        <translation>NUMERO</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>quante partite (100)</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>il numero della prima partita (0); le altre seguono</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>the rules: {names}</source>
        <translation>le regole: {names}</translation>
    </message>
    <message>
        <source>play each deal again with everybody on every seat</source>
        <translation>rigioca le stesse carte con ognuno a ogni posto</translation>
    </message>
    <message>
        <source>how long a program may take for a decision ({usual})</source>
        <translation>quanti secondi ha un programma per una decisione ({usual})</translation>
    </message>
    <message>
        <source>answer with one line of JSON</source>
        <translation>risponde con una riga di JSON</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}.</source>
        <translation>Il livello «{level}» non c’è. Ci sono: {levels}.</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>POSTI</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the program.</source>
        <translation>
            <numerusform>%n errore del programma.</numerusform>
            <numerusform>%n errori del programma.</numerusform>
        </translation>
    </message>
    <message>
        <source>who plays, in clockwise order, with commas between: {levels}, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>chi gioca, in senso orario, separati da virgole: {levels}, oppure exec:COMANDO per un programma tuo (docs/players.md)</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read: {path}.</source>
        <translation>Non si può leggere la rete degli esperti: {path}.</translation>
    </message>
    <message>
        <source>Seat {seat}, {level}: {coins} coins a game, {share} % of the wins (± {within}).</source>
        <translation>Posto {seat}, {level}: {coins} monete a partita, {share} % delle vittorie (± {within}).</translation>
    </message>
    <message numerus="yes">
        <source>The rules “{preset}” are not for %n player(s).</source>
        <translation>
            <numerusform>Le regole «{preset}» non sono per %n giocatore.</numerusform>
            <numerusform>Le regole «{preset}» non sono per %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{seat}” names no program that can be started.</source>
        <translation>«{seat}» non indica un programma che si possa avviare.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>partite giocate: {done} su %n</numerusform>
            <numerusform>partite giocate: {done} su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {rate} a second.</source>
        <translation>
            <numerusform>%n partita, {rate} al secondo.</numerusform>
            <numerusform>%n partite, {rate} al secondo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes {offers} and refuses {refused} offers a turn.</source>
        <translation>Fa {offers} offerte e ne rifiuta {refused} a turno.</translation>
    </message>
    <message>
        <source>{actions} actions a game, {offers} offers and {deals} deals a turn.</source>
        <translation>{actions} azioni a partita, {offers} offerte e {deals} scambi a turno.</translation>
    </message>
    <message>
        <source>A decision took {p50} ms in the middle, {p95} ms at 95 %, {most} ms at most.</source>
        <translation>Una decisione ha richiesto {p50} ms (mediana), {p95} ms al 95 %, {most} ms al massimo.</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n scambio</numerusform>
            <numerusform>%n scambi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harvest(s)</source>
        <translation>
            <numerusform>%n raccolto</numerusform>
            <numerusform>%n raccolti</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your last turn: {events}</source>
        <translation>Dal tuo ultimo turno: {events}</translation>
    </message>
    <message>
        <source>So far: {events}</source>
        <translation>Finora: {events}</translation>
    </message>
</context>
<context>
    <name>SinceDialog</name>
    <message>
        <source>Nobody dealt or harvested.</source>
        <translation>Nessuno ha scambiato o raccolto.</translation>
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
        <translation>Tasto: {key}</translation>
    </message>
    <message>
        <source>Take gifts this turn</source>
        <translation>Accetta regali in questo turno</translation>
    </message>
    <message>
        <source>Any gift that fits on your fields is accepted. It holds until this turn ends.</source>
        <translation>Ogni regalo che sta nei tuoi campi viene accettato. Vale fino alla fine di questo turno.</translation>
    </message>
    <message>
        <source>Not interested this turn</source>
        <translation>Questo turno passo</translation>
    </message>
    <message>
        <source>Every offer to you is refused, and nobody waits for you. It holds until this turn ends.</source>
        <translation>Ogni offerta per te viene rifiutata e nessuno ti aspetta. Vale fino alla fine di questo turno.</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Plant what comes. Trade what you can.</source>
        <translation>Pianta quel che viene. Scambia quel che puoi.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Seats and rules</source>
        <translation>Posti e regole</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Round {number} with {names}</source>
        <translation>Giro {number} con {names}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Several persons, one screen</source>
        <translation>Più persone, un solo schermo</translation>
    </message>
    <message>
        <source>Play on one computer</source>
        <translation>Gioca in compagnia</translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s)</source>
        <translation>
            <numerusform>Tu e %n computer</numerusform>
            <numerusform>Tu e %n computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s) · {rules}</source>
        <translation>
            <numerusform>Tu e %n computer · {rules}</numerusform>
            <numerusform>Tu e %n computer · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Gioca in solitario</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>INIZIO</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share of all games; write it as your language does.</extracomment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Not over yet, round {number}</source>
        <translation>Non ancora finita, giro {number}</translation>
    </message>
    <message>
        <source>You won together with {names}, with {coins}</source>
        <translation>Hai vinto insieme a {names}, con {coins}</translation>
    </message>
    <message>
        <source>You won with {coins}</source>
        <translation>Hai vinto con {coins}</translation>
    </message>
    <message>
        <source>{names} won with {coins}</source>
        <comment>several</comment>
        <translation>Vittoria condivisa con {coins}: {names}</translation>
    </message>
    <message>
        <source>{name} won with {coins}</source>
        <translation>Ha vinto {name} con {coins}</translation>
    </message>
    <message>
        <source>{date}. {result}. {names}. Rules: {rules}.</source>
        <translation>{date}. {result}. {names}. Regole: {rules}.</translation>
    </message>
    <message>
        <source>Enter looks back at it.</source>
        <translation>Con Invio la rivedi.</translation>
    </message>
    <message>
        <source>Enter or a double click looks back at it.</source>
        <translation>Con Invio o un doppio clic la rivedi.</translation>
    </message>
    <message>
        <source>Game number {number}. Enter or a double click looks back at it.</source>
        <translation>Partita numero {number}. Con Invio o un doppio clic la rivedi.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Mean coins</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The head of a column: the most coins in one game.</extracomment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Between equals it would be {share}.</source>
        <translation>Tra pari sarebbe {share}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>All</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>All together: {figures}</source>
        <translation>In tutto: {figures}</translation>
    </message>
    <message>
        <source>Rules: {rules}. Opponents: {level}. {figures}</source>
        <translation>Regole: {rules}. Avversari: {level}. {figures}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>{name}: {figures}</source>
        <translation>{name}: {figures}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {won} won ({share}), {mean} coins on average, {best} at best</source>
        <translation>{games}, {won} vinte ({share}), {mean} monete in media, {best} al massimo</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>partite finite</translation>
    </message>
    <message>
        <source>{won} of {games} · {share}</source>
        <translation>{won} su {games} · {share}</translation>
    </message>
    <message>
        <source>won alone against computers</source>
        <translation>vinte in solitario</translation>
    </message>
    <message>
        <source>coins on average</source>
        <translation>monete in media</translation>
    </message>
    <message>
        <source>coins at best</source>
        <translation>monete al massimo</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Alone against computers</source>
        <translation>In solitario contro i computer</translation>
    </message>
    <message>
        <source>Several persons</source>
        <translation>Più persone</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Partite conservate</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Leggo le partite…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put aside, not counted yet.</source>
        <translation>
            <numerusform>%n partita messa da parte, che non conta ancora.</numerusform>
            <numerusform>%n partite messe da parte, che non contano ancora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) among the games could not be read.</source>
        <translation>
            <numerusform>Tra le partite c’è %n file che non si è potuto leggere.</numerusform>
            <numerusform>Tra le partite ci sono %n file che non si sono potuti leggere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of the games could not be read.</source>
        <translation>Non si è potuta leggere la cartella delle partite.</translation>
    </message>
    <message>
        <source>What was found cannot be kept on the disk, so the games are read anew next time.</source>
        <translation>Non si può scrivere sul disco quel che è stato trovato, perciò la prossima volta le partite saranno lette da capo.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game could not be opened.</source>
        <translation>Non è stato possibile aprire la partita.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Non è stato possibile salvare la partita.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are on.</source>
        <translation>Non è stato possibile leggere le impostazioni, quindi valgono quelle solite.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Non è stato possibile salvare le impostazioni.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>You may not use this file: {path}.</source>
        <translation>Non hai il permesso di usare questo file: {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Il file {path} non esiste.</translation>
    </message>
    <message>
        <source>Another window of the program has it open.</source>
        <translation>È già aperta in un’altra finestra del programma.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation>Il file {path} è danneggiato.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of the program.</source>
        <translation>Il file {path} è stato scritto da una versione più recente del programma.</translation>
    </message>
    <message>
        <source>{path} is no file of this program.</source>
        <translation>{path} non è un file di questo programma.</translation>
    </message>
    <message>
        <source>The system gives no access to {path}.</source>
        <translation>Il sistema non dà accesso a {path}.</translation>
    </message>
    <message>
        <source>The last moves could not be read, so the game goes on from a little earlier.</source>
        <translation>Non è stato possibile leggere le ultime mosse, perciò la partita riprende da un po’ prima.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{sentence} It is kept as {path}.</source>
        <translation>{sentence} È conservato come {path}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>This is a look back: nothing here changes the game. To act, choose “Play on from here”.</source>
        <translation>Stai rivedendo la partita: qui niente la cambia. Per giocare scegli «Continua da qui».</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>There is nothing that could be taken back now.</source>
        <translation>Ora non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now.</source>
        <translation>Adesso non tocca a te decidere niente.</translation>
    </message>
</context>
<context>
    <name>TicketButtons</name>
    <message>
        <source>Offer this</source>
        <translation>Offri questo</translation>
    </message>
    <message>
        <source>Only the active player accepts offers: this offers the same deal.</source>
        <translation>Solo il giocatore attivo accetta offerte: così gli offri lo stesso scambio.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>The deal is struck at once.</source>
        <translation>Lo scambio si conclude subito.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose which of your equal cards you give.</source>
        <translation>Scegli quale delle tue carte uguali dare.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Lay the offer on the trade table, its sides turned round, and change it.</source>
        <translation>Metti l’offerta a parti invertite sul tavolo degli scambi e modificala.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Turn this offer down.</source>
        <translation>Rifiuta questa offerta.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Take your offer back. Key: {key}</source>
        <translation>Ritira la tua offerta. Tasto: {key}</translation>
    </message>
</context>
<context>
    <name>TicketDelegate</name>
    <message>
        <source>give</source>
        <translation>dai</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>dà</translation>
    </message>
    <message>
        <source>as a gift</source>
        <translation>in regalo</translation>
    </message>
    <message>
        <source>ask for</source>
        <translation>chiedi</translation>
    </message>
    <message>
        <source>asks for</source>
        <translation>chiede</translation>
    </message>
    <message>
        <source>want</source>
        <translation>vuoi</translation>
    </message>
    <message>
        <source>wants</source>
        <translation>vuole</translation>
    </message>
</context>
<context>
    <name>TicketWords</name>
    <message>
        <source>{you} to anyone</source>
        <translation>{you} a chiunque</translation>
    </message>
    <message>
        <source>{you} to {name}</source>
        <translation>{you} a {name}</translation>
    </message>
    <message>
        <source>{name} to anyone</source>
        <translation>{name} a chiunque</translation>
    </message>
    <message>
        <source>{name} to you</source>
        <translation>{name} a te</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} a {other}</translation>
    </message>
    <message>
        <source>{you} announce</source>
        <translation>{you} annunci</translation>
    </message>
    <message>
        <source>{you} announce to {name}</source>
        <translation>{you} annunci a {name}</translation>
    </message>
    <message>
        <source>{name} announces</source>
        <translation>{name} annuncia</translation>
    </message>
    <message>
        <source>{name} announces to you</source>
        <translation>{name} annuncia a te</translation>
    </message>
    <message>
        <source>{name} announces to {other}</source>
        <translation>{name} annuncia a {other}</translation>
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
        <translation>{name}: ancora nessuna risposta</translation>
    </message>
    <message>
        <source>{name}: still thinking…</source>
        <translation>{name}: ci sta pensando…</translation>
    </message>
    <message>
        <source>{name} has taken this offer.</source>
        <translation>{name} ha accettato questa offerta.</translation>
    </message>
    <message>
        <source>{name} took the offer back.</source>
        <translation>{name} ha ritirato l’offerta.</translation>
    </message>
    <message>
        <source>This offer is no longer open.</source>
        <translation>Questa offerta non è più aperta.</translation>
    </message>
    <message>
        <source>You have offered this.</source>
        <translation>Hai già offerto questo scambio.</translation>
    </message>
    <message>
        <source>It needs {needed}; you can give {held}.</source>
        <translation>Chiede {needed}; tu puoi dare {held}.</translation>
    </message>
    <message>
        <source>It needs {needed}; you have none to give.</source>
        <translation>Chiede {needed}; tu non ne hai da dare.</translation>
    </message>
    <message>
        <source>You would give this {bean}: {place}. {why}</source>
        <translation>Daresti questa: {bean} ({place}). {why}</translation>
    </message>
    <message>
        <source>Otherwise you would have to plant it this turn.</source>
        <translation>Altrimenti dovresti piantarla in questo turno.</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>girata</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>mano, {place}</translation>
    </message>
    <message>
        <source>Without it, two equal beans meet in your hand.</source>
        <translation>Senza, due fagioli uguali si toccano nella tua mano.</translation>
    </message>
    <message>
        <source>It is the one that you would have to plant first.</source>
        <translation>È quella che dovresti piantare per prima.</translation>
    </message>
    <message>
        <source>It is the one that you would plant last.</source>
        <translation>È quella che pianteresti per ultima.</translation>
    </message>
    <message>
        <source>It is the only one left.</source>
        <translation>È l’unica rimasta.</translation>
    </message>
</context>
<context>
    <name>TradeHints</name>
    <message>
        <source>You ask for nothing in return: it is a gift.</source>
        <translation>Non chiedi niente in cambio: è un regalo.</translation>
    </message>
    <message>
        <source>You give nothing in return: you ask for a gift.</source>
        <translation>Non dai niente in cambio: chiedi un regalo.</translation>
    </message>
    <message>
        <source>It is an announcement: the others answer with offers, and you accept one.</source>
        <translation>È un annuncio: gli altri rispondono con offerte e tu ne accetti una.</translation>
    </message>
    <message>
        <source>The offer can be made.</source>
        <translation>L’offerta è pronta.</translation>
    </message>
    <message>
        <source>Announce to anyone</source>
        <translation>Annuncia a chiunque</translation>
    </message>
    <message>
        <source>Announce to {name}</source>
        <translation>Annuncia a {name}</translation>
    </message>
    <message>
        <source>Give to anyone</source>
        <translation>Regala a chiunque</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>Regala a {name}</translation>
    </message>
    <message>
        <source>Ask anyone</source>
        <translation>Chiedi a chiunque</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>Chiedi a {name}</translation>
    </message>
    <message>
        <source>Offer to anyone</source>
        <translation>Offri a chiunque</translation>
    </message>
    <message>
        <source>Offer to {name}</source>
        <translation>Offri a {name}</translation>
    </message>
    <message>
        <source>Strike the deal</source>
        <translation>Affare fatto</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Confirm, then {name}</source>
        <translation>Conferma, poi {name}</translation>
    </message>
    <message numerus="yes">
        <source>Announce to %n players</source>
        <translation>
            <numerusform>Annuncia a %n giocatore</numerusform>
            <numerusform>Annuncia a %n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give to one of %n players</source>
        <translation>
            <numerusform>Regala a %n giocatore</numerusform>
            <numerusform>Regala a uno di %n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n players</source>
        <translation>
            <numerusform>Chiedi a %n giocatore</numerusform>
            <numerusform>Chiedi a %n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer to %n players</source>
        <translation>
            <numerusform>Offri a %n giocatore</numerusform>
            <numerusform>Offri a %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deal took {cards} from this offer.</source>
        <translation>Il tuo scambio ha tolto {cards} da questa offerta.</translation>
    </message>
    <message>
        <source>{name} took {cards} from this offer.</source>
        <translation>{name} ha tolto {cards} da questa offerta.</translation>
    </message>
    <message>
        <source>You do not have what is asked of you: {cards}. {key} says no.</source>
        <translation>Non hai ciò che ti viene chiesto: {cards}. Con {key} dici di no.</translation>
    </message>
    <message>
        <source>{name} has changed the deal: both confirm it again.</source>
        <translation>{name} ha cambiato lo scambio: confermate di nuovo entrambi.</translation>
    </message>
    <message>
        <source>You have changed the deal: both confirm it again.</source>
        <translation>Hai cambiato lo scambio: confermate di nuovo entrambi.</translation>
    </message>
    <message>
        <source>{name} has confirmed this deal. Any change takes that back.</source>
        <translation>{name} ha confermato questo scambio. Ogni modifica annulla la conferma.</translation>
    </message>
    <message>
        <source>You have confirmed this deal; {name} has not yet.</source>
        <translation>Hai confermato questo scambio; {name} non ancora.</translation>
    </message>
    <message>
        <source>You and {name} each lay down your own cards, and both confirm.</source>
        <translation>Tu e {name} mettete ciascuno le proprie carte, poi confermate entrambi.</translation>
    </message>
    <message>
        <source>Nobody else trades any more this turn.</source>
        <translation>In questo turno nessun altro scambia più.</translation>
    </message>
    <message>
        <source>Your partner trades no more this turn. Choose another one.</source>
        <translation>Chi hai scelto non scambia più in questo turno. Scegli qualcun altro.</translation>
    </message>
    <message>
        <source>Nothing is traded now.</source>
        <translation>Adesso non si scambia.</translation>
    </message>
    <message>
        <source>Lay down what you give, and choose what you want for it.</source>
        <translation>Metti giù ciò che dai e scegli che cosa vuoi in cambio.</translation>
    </message>
    <message>
        <source>Off turn you can trade only with {name}.</source>
        <translation>Fuori dal tuo turno puoi scambiare solo con {name}.</translation>
    </message>
    <message>
        <source>All the others together have at most {cards}.</source>
        <translation>Gli altri, tutti insieme, hanno al massimo {cards}.</translation>
    </message>
    <message>
        <source>You have seen them all: nobody has {cards}.</source>
        <translation>Li hai visti tutti: nessuno ha {cards}.</translation>
    </message>
    <message>
        <source>{name} has {cards} planted.</source>
        <translation>{name} ha {cards} nei campi.</translation>
    </message>
    <message>
        <source>{name} collects this kind too: {cards} planted.</source>
        <translation>Questo tipo serve anche a {name}: {cards} nei campi.</translation>
    </message>
</context>
<context>
    <name>TradeTable</name>
    <message>
        <source>Agree to the deal as it lies here; it is struck once both have.</source>
        <translation>Accetta lo scambio così com’è; è fatto quando lo confermate entrambi.</translation>
    </message>
    <message>
        <source>Make the offer that lies on the cloth.</source>
        <translation>Fai l’offerta che sta sulla tovaglia.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Take everything off the cloth.</source>
        <translation>Togli tutto dalla tovaglia.</translation>
    </message>
    <message>
        <source>Put the deal away. What you have laid down stays, as an offer.</source>
        <translation>Metti via lo scambio comune. Le tue carte restano, come offerta.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Metti via</translation>
    </message>
    <message>
        <source>Choose one person with whom you put a deal together.</source>
        <translation>Scegli una persona con cui preparare lo scambio.</translation>
    </message>
    <message>
        <source>Put a deal together with {name}: each lays down cards, and both confirm.</source>
        <translation>Prepara uno scambio con {name}: ciascuno mette le sue carte, ed entrambi confermate.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Trade table</source>
        <translation>Scambio</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>About this offer</source>
        <translation>Su questa offerta</translation>
    </message>
</context>
<context>
    <name>Train</name>
    <message>
        <source>{path} is no card of a net, and is not overwritten; choose another name for the weights.</source>
        <translation>{path} non è la scheda di una rete e non viene sovrascritto; scegli un altro nome per i pesi.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMERO</translation>
    </message>
    <message>
        <source>how many games to learn from ({games})</source>
        <translation>da quante partite imparare ({games})</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>il numero della prima partita (0); le altre seguono</translation>
    </message>
    <message>
        <source>how often to go through all positions ({epochs})</source>
        <translation>quante volte ripassare tutte le posizioni ({epochs})</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>where the weights go (.npz), and beside them a card (.json) that tells of them</source>
        <translation>dove scrivere i pesi (.npz) e, accanto, una scheda (.json) che li descrive</translation>
    </message>
    <message>
        <source>The weights need a name that ends in .npz, not “{name}”.</source>
        <translation>I pesi vogliono un nome che finisca in .npz, non «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>partite giocate: {done} su %n</numerusform>
            <numerusform>partite giocate: {done} su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gone through all positions {done} of %n time(s)</source>
        <translation>
            <numerusform>posizioni ripassate {done} volte su %n</numerusform>
            <numerusform>posizioni ripassate {done} volte su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n game(s).</source>
        <translation>
            <numerusform>Imparato da %n partita.</numerusform>
            <numerusform>Imparato da %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>In games kept aside the net foretells {net} of the spread of the final margin (R²); coins alone {coins}, the hard computer&apos;s valuation {valuation}.</source>
        <translation>Nelle partite messe da parte la rete prevede {net} della varianza del distacco finale (R²); le sole monete {coins}, la stima del computer difficile {valuation}.</translation>
    </message>
    <message>
        <source>The weights are in {path}.</source>
        <translation>I pesi sono in {path}.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>{name}, your turn · round {number}</source>
        <translation>{name}, tocca a te · giro {number}</translation>
    </message>
    <message>
        <source>Your turn · round {number}</source>
        <translation>Tocca a te · giro {number}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn · round {number}</source>
        <translation>Tocca a {name} · giro {number}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>A good move now, and why</source>
        <translation>Una buona mossa adesso, e il perché</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>La regola per ciò che c’è da fare ora</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
        <translation>Fa’ continuare gli altri</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves</source>
        <translation>Ferma le mosse degli altri</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Plant again</source>
        <translation>Ripianta</translation>
    </message>
    <message>
        <source>Harvest again</source>
        <translation>Raccogli di nuovo</translation>
    </message>
    <message>
        <source>Make the offer again</source>
        <translation>Rifai l’offerta</translation>
    </message>
    <message>
        <source>Take the offer back again</source>
        <translation>Ritira di nuovo l’offerta</translation>
    </message>
    <message>
        <source>Refuse again</source>
        <translation>Rifiuta di nuovo</translation>
    </message>
    <message>
        <source>Buy the field again</source>
        <translation>Ricompra il campo</translation>
    </message>
    <message>
        <source>Discard again</source>
        <translation>Scarta di nuovo</translation>
    </message>
    <message>
        <source>Undo planting</source>
        <translation>Riprendi la carta piantata</translation>
    </message>
    <message>
        <source>Undo the harvest</source>
        <translation>Annulla il raccolto</translation>
    </message>
    <message>
        <source>Undo the offer</source>
        <translation>Annulla l’offerta</translation>
    </message>
    <message>
        <source>Undo taking the offer back</source>
        <translation>Ripristina l’offerta ritirata</translation>
    </message>
    <message>
        <source>Undo the refusal</source>
        <translation>Annulla il rifiuto</translation>
    </message>
    <message>
        <source>Undo buying the field</source>
        <translation>Annulla l’acquisto del campo</translation>
    </message>
    <message>
        <source>Undo the discard</source>
        <translation>Riprendi la carta scartata</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Unplayable</name>
    <message>
        <source>These rules are not for that number of players. Change it, or the limits.</source>
        <translation>Queste regole non valgono per quel numero di giocatori. Cambialo, oppure cambia i limiti.</translation>
    </message>
    <message>
        <source>The least number of players must be at least 2 and not above the most.</source>
        <translation>Il numero minimo di giocatori dev’essere almeno 2 e non superare il massimo.</translation>
    </message>
    <message>
        <source>These rules say nothing about {field} for that number of players. Set it yourself.</source>
        <translation>Per quel numero di giocatori queste regole non fissano {field}. Imposta tu il valore.</translation>
    </message>
    <message>
        <source>Without a field nobody can plant. Give everyone at least one.</source>
        <translation>Senza un campo nessuno può piantare. Danne almeno uno a testa.</translation>
    </message>
    <message>
        <source>So many fields do not fit on a table. 200 are the most.</source>
        <translation>Così tanti campi non stanno su un tavolo. Il massimo è 200.</translation>
    </message>
    <message>
        <source>The game would be over before it starts. Let the draw pile run out at least once.</source>
        <translation>La partita finirebbe prima di cominciare. La pila di pesca deve esaurirsi almeno una volta.</translation>
    </message>
    <message>
        <source>The game would never end. Let at least one card a turn be turned over or drawn.</source>
        <translation>La partita non finirebbe mai. In ogni turno si deve girare o pescare almeno una carta.</translation>
    </message>
    <message>
        <source>The list of starting hands needs exactly one number for each player.</source>
        <translation>L’elenco delle mani iniziali deve avere esattamente un numero per giocatore.</translation>
    </message>
    <message>
        <source>The deck must hold more cards than are dealt. Add beans or deal smaller hands.</source>
        <translation>Il mazzo deve avere più carte di quelle distribuite. Aggiungi fagioli o riduci le mani iniziali.</translation>
    </message>
    <message>
        <source>The deck is too large. 200 cards are the most.</source>
        <translation>Il mazzo è troppo grande. Il massimo è 200 carte.</translation>
    </message>
    <message>
        <source>Whoever gets cards on another&apos;s turn must be able to harvest then. Allow harvests at any time.</source>
        <translation>Chi riceve carte nel turno di un altro deve poter raccogliere. Permetti il raccolto in qualsiasi momento.</translation>
    </message>
    <message>
        <source>The phases of the duel are for exactly two players.</source>
        <translation>Le fasi del duello sono per due giocatori esatti.</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>{file}, action {index} by seat {seat} (both counted from 0): {sentence}</source>
        <translation>{file}, azione {index} del posto {seat} (contando da 0): {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: a whole game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: partita completa; la sua %n azione è regolare.</numerusform>
            <numerusform>{file}: partita completa; tutte le sue %n azioni sono regolari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: an unfinished game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: partita non finita; la sua %n azione è regolare.</numerusform>
            <numerusform>{file}: partita non finita; tutte le sue %n azioni sono regolari.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WantModel</name>
    <message>
        <source>You ask for: {bean}</source>
        <translation>Chiedi: {bean}</translation>
    </message>
    <message>
        <source>You get: {bean}</source>
        <translation>Ricevi: {bean}</translation>
    </message>
    <message>
        <source>The other person has laid this card down.</source>
        <translation>L’altra persona ha messo qui questa carta.</translation>
    </message>
    <message>
        <source>Click to ask for one card fewer.</source>
        <translation>Clicca per chiedere una carta in meno.</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>would like: {beans}</source>
        <translation>gradisce: {beans}</translation>
    </message>
    <message>
        <source>would rather not get: {beans}</source>
        <translation>preferisce di no: {beans}</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Kinds of beans</source>
        <translation>Varietà di fagioli</translation>
    </message>
    <message>
        <source>Your wishes</source>
        <translation>I tuoi desideri</translation>
    </message>
    <message>
        <source>Which beans are welcome, and which are not? Everybody sees it, and the computers mind it when they make offers. It binds nobody.</source>
        <translation>Quali fagioli ti fanno piacere e quali no? Lo vedono tutti, e i computer ne tengono conto quando fanno offerte. Non vincola nessuno.</translation>
    </message>
    <message>
        <source>Click a kind once: welcome. Twice: unwelcome. Three times: neither.</source>
        <translation>Un clic su un tipo: gradito. Due clic: non gradito. Tre clic: né l’uno né l’altro.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Dillo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>welcome</source>
        <translation>gradito</translation>
    </message>
    <message>
        <source>unwelcome</source>
        <translation>non gradito</translation>
    </message>
    <message>
        <source>Space: the next choice. +: welcome. −: unwelcome. Del: neither.</source>
        <translation>Spazio: scelta successiva. +: gradito. −: non gradito. Canc: nessuna delle due.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} e {last}</translation>
    </message>
</context>
<context>
    <name>_Side</name>
    <message>
        <source>✓ confirmed</source>
        <translation>✓ confermato</translation>
    </message>
</context>
</TS>
