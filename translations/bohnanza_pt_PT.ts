<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Acerca</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt} and Python {python}.</source>
        <translation>Versão {version}, com Qt {qt} e Python {python}.</translation>
    </message>
    <message>
        <source>A computer version of the card game about planting, trading and harvesting beans, made by fans. It is not commercial, and it is not made, approved or supported by the game&apos;s author or publishers, to whom the name and the game belong.</source>
        <translation>Uma versão para computador do jogo de cartas em que se plantam, trocam e colhem feijões, feita por fãs. Não é comercial, nem foi feita, aprovada ou apoiada pelo autor ou pelos editores do jogo, a quem o nome e o jogo pertencem.</translation>
    </message>
    <message>
        <source>The drawings, the words and the program are this project&apos;s own. They are free software under the MIT licence. The fonts Vollkorn and Nunito are under the SIL Open Font License.</source>
        <translation>Os desenhos, os textos e o programa são deste projeto. São software livre sob a licença MIT. As fontes Vollkorn e Nunito estão sob a SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionBox</name>
    <message>
        <source>Then end trading</source>
        <translation>Depois, terminar trocas</translation>
    </message>
    <message>
        <source>Trading ends once all have answered; only if your cards have no clear place, or somebody makes you an offer, do you get the screen back first.</source>
        <translation>As trocas terminam quando todos tiverem respondido; só se as tuas cartas não tiverem um lugar claro, ou se alguém te fizer uma oferta, o ecrã volta primeiro para ti.</translation>
    </message>
</context>
<context>
    <name>AllGames</name>
    <message>
        <source>Back to the statistics</source>
        <translation>Voltar às estatísticas</translation>
    </message>
</context>
<context>
    <name>Bean</name>
    <message>
        <source>Coffee</source>
        <extracomment>The names as they stand on the cards.</extracomment>
        <translation>Café</translation>
    </message>
    <message>
        <source>Wax</source>
        <translation>Cera</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Chili</source>
        <translation>Pimenta</translation>
    </message>
    <message>
        <source>Stink</source>
        <translation>Fedorento</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Soy</source>
        <translation>Soja</translation>
    </message>
    <message>
        <source>Black-eyed</source>
        <translation>Frade</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardim</translation>
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
        <translation>Az</translation>
    </message>
    <message>
        <source>Ch</source>
        <translation>Pi</translation>
    </message>
    <message>
        <source>St</source>
        <translation>Fe</translation>
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
        <translation>Fr</translation>
    </message>
    <message>
        <source>R</source>
        <translation>Vm</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>Ja</translation>
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
            <numerusform>%n feijão de café</numerusform>
            <numerusform>%n feijões de café</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wax bean(s)</source>
        <translation>
            <numerusform>%n feijão de cera</numerusform>
            <numerusform>%n feijões de cera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue bean(s)</source>
        <translation>
            <numerusform>%n feijão azul</numerusform>
            <numerusform>%n feijões azuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chili bean(s)</source>
        <translation>
            <numerusform>%n feijão de pimenta</numerusform>
            <numerusform>%n feijões de pimenta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stink bean(s)</source>
        <translation>
            <numerusform>%n feijão fedorento</numerusform>
            <numerusform>%n feijões fedorentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green bean(s)</source>
        <translation>
            <numerusform>%n feijão verde</numerusform>
            <numerusform>%n feijões verdes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soy bean(s)</source>
        <translation>
            <numerusform>%n feijão de soja</numerusform>
            <numerusform>%n feijões de soja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black-eyed bean(s)</source>
        <translation>
            <numerusform>%n feijão-frade</numerusform>
            <numerusform>%n feijões-frade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red bean(s)</source>
        <translation>
            <numerusform>%n feijão vermelho</numerusform>
            <numerusform>%n feijões vermelhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden bean(s)</source>
        <translation>
            <numerusform>%n feijão de jardim</numerusform>
            <numerusform>%n feijões de jardim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cocoa bean(s)</source>
        <translation>
            <numerusform>%n feijão de cacau</numerusform>
            <numerusform>%n feijões de cacau</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>BeansSeenModel</name>
    <message>
        <source>{bean}: {seen} of {cards} seen</source>
        <translation>{bean}: já se viram {seen} de {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in the draw pile or in other hands.</source>
        <translation>
            <numerusform>%n está no baralho de compra ou noutras mãos.</numerusform>
            <numerusform>%n estão no baralho de compra ou noutras mãos.</numerusform>
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
        <translation>Feijões vistos</translation>
    </message>
</context>
<context>
    <name>BuyBed</name>
    <message numerus="yes">
        <source>Buy a field for %n coin(s)</source>
        <translation>
            <numerusform>Comprar um campo por %n moeda</numerusform>
            <numerusform>Comprar um campo por %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>comprar</translation>
    </message>
</context>
<context>
    <name>Callers</name>
    <message>
        <source>Does somebody else want to say something?</source>
        <translation>Mais alguém quer dizer alguma coisa?</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} quer dizer alguma coisa.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Passar o ecrã a {name}.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>{name}: any offers for {bean}?</source>
        <translation>{name}: alguma oferta por {bean}?</translation>
    </message>
    <message>
        <source>Offers for {bean}?</source>
        <translation>Ofertas por {bean}?</translation>
    </message>
    <message>
        <source>Begin an offer for this card.</source>
        <translation>Começar uma oferta por esta carta.</translation>
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
        <translation>Descartar {bean}</translation>
    </message>
    <message>
        <source>Puts this card on the discard pile.</source>
        <translation>Põe esta carta na pilha de descarte.</translation>
    </message>
    <message>
        <source>Shows what happened, in a few lines.</source>
        <translation>Mostra o que aconteceu, em poucas linhas.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>À parte para si</translation>
    </message>
    <message>
        <source>What you left on offer</source>
        <translation>O que deixou em oferta</translation>
    </message>
    <message>
        <source>Left on offer for you</source>
        <translation>Em oferta para si</translation>
    </message>
    <message>
        <source>Turned over</source>
        <translation>Viradas</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>A regra</translation>
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
        <translation>Moedas, ronda a ronda</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Replays game records and judges them by the rules.</source>
        <translation>Volta a jogar partidas guardadas e verifica se seguem as regras.</translation>
    </message>
    <message>
        <source>Makes the net again by which experts judge positions.</source>
        <translation>Volta a fazer a rede com que os computadores peritos avaliam as posições.</translation>
    </message>
    <message>
        <source>Plays games between computers without a window.</source>
        <translation>Joga partidas entre computadores, sem janela.</translation>
    </message>
    <message>
        <source>Opens the game. The first word may also be a command: {commands}.</source>
        <translation>Abre o jogo. A primeira palavra também pode ser um comando: {commands}.</translation>
    </message>
    <message>
        <source>There is no language “{code}”. There are {known}.</source>
        <translation>Não existe a língua «{code}». Existem {known}.</translation>
    </message>
    <message>
        <source>“{word}” is neither a command nor a file.</source>
        <translation>«{word}» não é um comando nem um ficheiro.</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>PARTIDA</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n can play against you.</source>
        <translation>
            <numerusform>Contra si não pode jogar mais de um.</numerusform>
            <numerusform>Contra si não podem jogar mais de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>a saved game to open (.bohn)</source>
        <translation>uma partida guardada para abrir (.bohn)</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>the language of this run: {codes}</source>
        <translation>a língua para esta vez: {codes}</translation>
    </message>
    <message>
        <source>begin a game against these, with commas between: levels, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>começa uma partida contra estes, separados por vírgulas: níveis, ou exec:COMANDO para um programa próprio (docs/players.md)</translation>
    </message>
    <message>
        <source>try out the installation, and print one line of JSON</source>
        <translation>experimenta a instalação e escreve uma linha de JSON</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>escreve a versão</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number between {least} and {most}.</source>
        <translation>«{text}» não é um número inteiro entre {least} e {most}.</translation>
    </message>
    <message>
        <source>There is no folder “{folder}”.</source>
        <translation>Não existe nenhuma pasta «{folder}».</translation>
    </message>
    <message>
        <source>show what can be written, and end</source>
        <translation>mostra o que se pode escrever e termina</translation>
    </message>
    <message>
        <source>“{program} --help” shows what can be written.</source>
        <translation>«{program} --help» mostra o que se pode escrever.</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Uso: </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>To be given</source>
        <translation>A indicar</translation>
    </message>
    <message>
        <source>Something is missing: {what}.</source>
        <translation>Falta alguma coisa: {what}.</translation>
    </message>
    <message>
        <source>“{what}” means nothing here.</source>
        <translation>«{what}» não significa nada aqui.</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>{option} precisa de um valor.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”. It can be {known}</source>
        <translation>{option} não pode ser «{value}». Pode ser {known}</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”.</source>
        <translation>{option} não pode ser «{value}».</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} não leva valor.</translation>
    </message>
    <message>
        <source>{option} and {other} do not go together.</source>
        <translation>{option} e {other} não podem ir juntos.</translation>
    </message>
    <message>
        <source>{option}: {said}</source>
        <translation>{option}: {said}</translation>
    </message>
    <message>
        <source>This cannot be understood: {message}.</source>
        <translation>Isto não se percebe: {message}.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHEIRO</translation>
    </message>
    <message>
        <source>a game record (.bohn), or - for standard input</source>
        <translation>uma partida guardada (.bohn), ou - para a entrada padrão</translation>
    </message>
    <message>
        <source>answer with one JSON object a file and line</source>
        <translation>responde com um objeto JSON por ficheiro, um em cada linha</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s seat</source>
        <translation>Lugar de {name}</translation>
    </message>
    <message>
        <source>{names}: please look away now.</source>
        <translation>{names}: agora não vale olhar.</translation>
    </message>
    <message>
        <source>I am {name}: open</source>
        <translation>Abrir: sou {name}</translation>
    </message>
    <message>
        <source>{name} says nothing</source>
        <translation>{name} não diz nada</translation>
    </message>
    <message>
        <source>The screen goes back unseen.</source>
        <translation>O ecrã volta sem ninguém ver.</translation>
    </message>
    <message>
        <source>{name} says no</source>
        <translation>{name} diz que não</translation>
    </message>
    <message>
        <source>Nobody has to look at the hand to turn down what was offered.</source>
        <translation>Para recusar uma oferta não é preciso ver a mão.</translation>
    </message>
    <message>
        <source>Show all hands from now on?</source>
        <translation>Mostrar todas as mãos a partir de agora?</translation>
    </message>
    <message>
        <source>Play with open hands</source>
        <translation>Jogar de mãos abertas</translation>
    </message>
    <message>
        <source>No curtain comes down in this game any more: everybody may see every hand.</source>
        <translation>Nesta partida a cortina não volta a descer: todos podem ver todas as mãos.</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Lugares…</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Guardar e sair</translation>
    </message>
    <message>
        <source>Curtain: {name}&apos;s seat</source>
        <translation>Cortina: lugar de {name}</translation>
    </message>
    <message>
        <source>Cards are set aside for {name} to plant.</source>
        <translation>{name} tem cartas à parte para plantar.</translation>
    </message>
    <message>
        <source>{name} wants to say something.</source>
        <translation>{name} quer dizer alguma coisa.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>É o turno de {name}.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. You look on.</source>
        <translation>É o turno de {name}. Por agora é só ver.</translation>
    </message>
    <message>
        <source>{name} has answered the deal that you put together.</source>
        <translation>{name} respondeu à troca que preparou.</translation>
    </message>
    <message>
        <source>{name} would give {cards}.</source>
        <translation>{name} daria {cards}.</translation>
    </message>
    <message>
        <source>{name} puts a deal together with you.</source>
        <translation>{name} está a preparar uma troca consigo.</translation>
    </message>
    <message numerus="yes">
        <source>%n more offer(s) wait.</source>
        <translation>
            <numerusform>Há mais %n oferta à espera.</numerusform>
            <numerusform>Há mais %n ofertas à espera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomRules</name>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>not sold</source>
        <translation>não se vende</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>A game needs a number. Write one, or take a new one.</source>
        <translation>Uma partida precisa de um número. Escrever um, ou pedir um novo.</translation>
    </message>
    <message>
        <source>The largest game number is {number}.</source>
        <translation>O maior número de partida é {number}.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>À sorte</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Jogador inicial</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Número da partida</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Novo número</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>Between persons</source>
        <translation>Entre pessoas</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos abertas</translation>
    </message>
    <message>
        <source>No curtain comes down, and everybody sees the hands of all persons.</source>
        <translation>Nenhuma cortina desce, e todos veem as mãos de todas as pessoas.</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>O mesmo número dá outra vez as mesmas cartas.</translation>
    </message>
</context>
<context>
    <name>DeckStrip</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta no baralho</numerusform>
            <numerusform>%n cartas no baralho</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Destinations</name>
    <message>
        <source>Only the front card of your hand can be planted.</source>
        <translation>Só se pode plantar a carta da frente da mão.</translation>
    </message>
    <message>
        <source>Turned-over cards are planted when trading is over.</source>
        <translation>As cartas viradas plantam-se depois das trocas.</translation>
    </message>
    <message>
        <source>This card cannot be discarded.</source>
        <translation>Esta carta não pode ser descartada.</translation>
    </message>
    <message>
        <source>You have discarded a card of your hand this turn already.</source>
        <translation>Neste turno já descartou uma carta da mão.</translation>
    </message>
</context>
<context>
    <name>DiscardDialog</name>
    <message>
        <source>Discard pile</source>
        <translation>Pilha de descarte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n carta na pilha de descarte</numerusform>
            <numerusform>%n cartas na pilha de descarte</numerusform>
        </translation>
    </message>
    <message>
        <source>On top lies: {bean}</source>
        <translation>Em cima está: {bean}</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile</source>
        <translation>Pilha de descarte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: {bean}</source>
        <translation>em cima: {bean}</translation>
    </message>
    <message>
        <source>Discard the card here: click, or press {key}.</source>
        <translation>Descartar a carta aqui: clicar ou premir {key}.</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Ver a pilha de descarte</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>over the pile</comment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>discard here</source>
        <translation>descartar aqui</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aqui</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Ainda não se descartou nada.</translation>
    </message>
    <message>
        <source>In this game nobody may look through the discard pile.</source>
        <translation>Nesta partida ninguém pode ver a pilha de descarte.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ver</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message>
        <source>Draw pile</source>
        <translation>Baralho de compra</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out, the game is nearly over.</source>
        <translation>Quando se esgotar, a partida está quase no fim.</translation>
    </message>
    <message>
        <source>When it runs out, the discard pile is shuffled and becomes the next.</source>
        <translation>Quando se esgotar, a pilha de descarte é baralhada e passa a ser o novo baralho de compra.</translation>
    </message>
    <message>
        <source>When it is empty and a card is needed, the discard pile is shuffled and becomes the next.</source>
        <translation>Quando estiver vazio e for precisa uma carta, a pilha de descarte é baralhada e passa a ser o novo baralho de compra.</translation>
    </message>
    <message>
        <source>Cards are taken from it with the button beside your hand.</source>
        <translation>As cartas tiram-se dele com o botão ao lado da mão.</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>over the pile</comment>
        <translation>Compra</translation>
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
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>See the game again, move by move</source>
        <translation>Rever a partida, jogada a jogada</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Guardar a partida…</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Repetir as cartas</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Coins, round by round</source>
        <translation>Moedas, ronda a ronda</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida terminou</translation>
    </message>
    <message numerus="yes">
        <source>The game is over · %n round(s) · {rules}</source>
        <translation>
            <numerusform>A partida terminou · %n ronda · {rules}</numerusform>
            <numerusform>A partida terminou · %n rondas · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Game number {number} · {rules}</source>
        <translation>Partida número {number} · {rules}</translation>
    </message>
    <message>
        <source>by the tie-break, with {coins}</source>
        <translation>no desempate, com {coins}</translation>
    </message>
    <message>
        <source>with {coins}</source>
        <translation>com {coins}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Porquê?</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} ganham</translation>
    </message>
    <message>
        <source>You have the same number of coins as {names}.</source>
        <translation>Tem o mesmo número de moedas que {names}.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from you, the starting player.</source>
        <translation>Em caso de empate, ganha quem tiver mais cartas na mão e, se também aí houver empate, quem estiver mais longe de si (jogador inicial), no sentido horário.</translation>
    </message>
    <message>
        <source>A tie goes to whoever has most cards in hand and, if that is the same too, sits farthest clockwise from the starting player, {name}.</source>
        <translation>Em caso de empate, ganha quem tiver mais cartas na mão e, se também aí houver empate, quem estiver mais longe do jogador inicial, {name}, no sentido horário.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from you, the starting player.</source>
        <translation>Em caso de empate, ganha quem estiver mais longe de si (jogador inicial), no sentido horário.</translation>
    </message>
    <message>
        <source>A tie goes to whoever sits farthest clockwise from the starting player, {name}.</source>
        <translation>Em caso de empate, ganha quem estiver mais longe do jogador inicial, {name}, no sentido horário.</translation>
    </message>
    <message numerus="yes">
        <source>You sit %n seat(s) on.</source>
        <translation>
            <numerusform>Está %n lugar mais adiante.</numerusform>
            <numerusform>Está %n lugares mais adiante.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were the starting player.</source>
        <translation>Foi quem começou a partida.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vitória!</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>You win together with {names}</source>
        <translation>Vitória partilhada com {names}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} ganha</translation>
    </message>
    <message>
        <source>{names} have the same number of coins.</source>
        <translation>{names} têm o mesmo número de moedas.</translation>
    </message>
    <message numerus="yes">
        <source>{name} sits %n seat(s) on.</source>
        <translation>
            <numerusform>{name}: %n lugar mais adiante.</numerusform>
            <numerusform>{name}: %n lugares mais adiante.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was the starting player.</source>
        <translation>{name}: jogador inicial.</translation>
    </message>
</context>
<context>
    <name>EnquiryAnswers</name>
    <message numerus="yes">
        <source>%n offer(s) came for this.</source>
        <translation>
            <numerusform>Chegou %n oferta por isto.</numerusform>
            <numerusform>Chegaram %n ofertas por isto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody offers anything for this.</source>
        <translation>Ninguém oferece nada por isto.</translation>
    </message>
    <message>
        <source>They think about it…</source>
        <translation>Estão a pensar…</translation>
    </message>
    <message>
        <source>{name} offers nothing.</source>
        <translation>{name} não oferece nada.</translation>
    </message>
</context>
<context>
    <name>EqualCardsChooser</name>
    <message>
        <source>Which cards do you give?</source>
        <translation>Que cartas dar?</translation>
    </message>
    <message>
        <source>{name} gets {cards} from you. Choose where they come from.</source>
        <translation>{name} recebe {cards}. Resta escolher de onde saem.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>As suas cartas</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>with %n more card(s) it pays {coins}</source>
        <translation>
            <numerusform>com mais %n carta rende {coins}</numerusform>
            <numerusform>com mais %n cartas rende {coins}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldDelegate</name>
    <message>
        <source>Empty field</source>
        <translation>Campo vazio</translation>
    </message>
    <message>
        <source>takes any bean</source>
        <translation>serve qualquer feijão</translation>
    </message>
    <message>
        <source>plant here</source>
        <translation>plantar aqui</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>rende {coins}</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>o máximo</translation>
    </message>
    <message>
        <source>{cards} more → {coins}</source>
        <translation>mais {cards} → {coins}</translation>
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
        <translation>Campo {number}: vazio, serve qualquer feijão</translation>
    </message>
    <message>
        <source>Field {number}: {beans}</source>
        <translation>Campo {number}: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>rende %n moeda</numerusform>
            <numerusform>rende %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>pays no more than that</source>
        <translation>não rende mais do que isso</translation>
    </message>
    <message>
        <source>takes the card, key {key}</source>
        <translation>pode receber a carta, tecla {key}</translation>
    </message>
    <message>
        <source>takes the card</source>
        <translation>pode receber a carta</translation>
    </message>
    <message>
        <source>Plant here: click, or press {key}.</source>
        <translation>Plantar aqui: clicar ou premir {key}.</translation>
    </message>
    <message>
        <source>Plant here: click.</source>
        <translation>Plantar aqui: clicar.</translation>
    </message>
    <message>
        <source>Harvest this field with {keys}.</source>
        <translation>Colher este campo com {keys}.</translation>
    </message>
    <message>
        <source>Harvest this field with its button.</source>
        <translation>Colher este campo com o respetivo botão.</translation>
    </message>
    <message>
        <source>An empty field takes any bean.</source>
        <translation>Num campo vazio serve qualquer feijão.</translation>
    </message>
</context>
<context>
    <name>FieldsPanel</name>
    <message>
        <source>Harvest anyway</source>
        <translation>Colher mesmo assim</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Colher</translation>
    </message>
    <message numerus="yes">
        <source>Harvest field {number} for %n coin(s)</source>
        <translation>
            <numerusform>Colher o campo {number} por %n moeda</numerusform>
            <numerusform>Colher o campo {number} por %n moedas</numerusform>
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
        <translation>Os seus campos</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>person</source>
        <translation>pessoa</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computador</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>About this game</source>
        <translation>Sobre esta partida</translation>
    </message>
    <message>
        <source>{name} (person)</source>
        <translation>{name} (pessoa)</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (computador)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Número da partida</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Jogadores, no sentido horário</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Jogador inicial</translation>
    </message>
    <message>
        <source>The same number with the same rules, seats and starting player deals the same cards again.</source>
        <translation>O mesmo número, com as mesmas regras, os mesmos lugares e o mesmo jogador inicial, dá outra vez as mesmas cartas.</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Copiar o número</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>{key} takes it back.</source>
        <translation>{key} retira-a.</translation>
    </message>
    <message>
        <source>This card lies in the offer: {key} makes it.</source>
        <translation>Esta carta está na proposta: {key} faz a proposta.</translation>
    </message>
    <message>
        <source>The order of your hand never changes.</source>
        <translation>A ordem da mão nunca muda.</translation>
    </message>
    <message numerus="yes">
        <source>One more card would pay %n coin(s).</source>
        <translation>
            <numerusform>Mais uma carta renderia %n moeda.</numerusform>
            <numerusform>Mais uma carta renderia %n moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harvest again to take %n coin(s) now.</source>
        <translation>
            <numerusform>Colher outra vez para receber já %n moeda.</numerusform>
            <numerusform>Colher outra vez para receber já %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This harvest pays nothing. Harvest again if you mean it.</source>
        <translation>Esta colheita não rende nada. Para a fazer mesmo assim, colher outra vez.</translation>
    </message>
</context>
<context>
    <name>GetSide</name>
    <message>
        <source>What would you give?</source>
        <translation>O que me dariam?</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for these cards.</source>
        <translation>Perguntar aos computadores o que dariam por estas cartas.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Recebe</translation>
    </message>
    <message>
        <source>{name} gives</source>
        <translation>{name} dá</translation>
    </message>
    <message>
        <source>{name} lays the cards down here. Click a kind to ask for one.</source>
        <translation>{name} põe as cartas aqui. Clicar num tipo para pedir uma.</translation>
    </message>
    <message>
        <source>Only {name} can take back what lies on this side.</source>
        <translation>Só {name} pode recuperar o que está deste lado.</translation>
    </message>
    <message>
        <source>Kinds to ask for</source>
        <translation>Tipos que se podem pedir</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a kind for each card you want.</source>
        <translation>Clicar num tipo por cada carta desejada.</translation>
    </message>
</context>
<context>
    <name>GiveModel</name>
    <message>
        <source>asked for</source>
        <translation>pedida</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>virada</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>{place} da mão</translation>
    </message>
    <message>
        <source>open</source>
        <translation>virada</translation>
    </message>
    <message>
        <source>Asked of you: {bean}</source>
        <translation>Pedem-lhe: {bean}</translation>
    </message>
    <message>
        <source>You give: {bean}, {place}</source>
        <translation>Dá: {bean}, {place}</translation>
    </message>
    <message>
        <source>Click to lay down such a card; right click says no.</source>
        <translation>Clicar para pôr uma carta destas; o clique direito diz que não.</translation>
    </message>
    <message>
        <source>Click to take this card back, or drag it to another place.</source>
        <translation>Clicar para recuperar esta carta, ou arrastá-la para outro lugar.</translation>
    </message>
</context>
<context>
    <name>GiveSide</name>
    <message>
        <source>You have no such card to lay down: {bean}.</source>
        <translation>Não tem nenhuma carta destas para pôr: {bean}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Takes a card that is asked of you off your side.</source>
        <translation>Tira do seu lado uma carta que lhe pedem.</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Dá</translation>
    </message>
    <message>
        <source>drop here</source>
        <translation>largar aqui</translation>
    </message>
    <message>
        <source>Drag cards here, or click them.</source>
        <translation>Arrastar cartas para aqui, ou clicar nelas.</translation>
    </message>
</context>
<context>
    <name>HandDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>na oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>a plantar</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>pode seguir</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>{place} card of the hand: {bean}</source>
        <translation>{place} carta da mão: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>tem de ser plantada</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>pode seguir-se</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>na oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>The front card must be planted: choose a field for it.</source>
        <translation>A carta da frente tem de ser plantada: falta escolher o campo.</translation>
    </message>
    <message>
        <source>This card may be planted as well, or it waits for your next turn.</source>
        <translation>Esta carta também pode ser plantada, ou fica para o próximo turno.</translation>
    </message>
    <message>
        <source>This card lies on the trade table. {key} takes it back.</source>
        <translation>Esta carta está na mesa de trocas. {key} recupera-a.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand, front card first</source>
        <translation>A sua mão, a partir da carta da frente</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>FRENTE</translation>
    </message>
    <message>
        <source>plants first</source>
        <translation>a primeira a plantar</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>FIM</translation>
    </message>
    <message>
        <source>drawn cards join here</source>
        <translation>aqui entram as cartas tiradas</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Wait for an answer</source>
        <translation>Esperar por uma resposta</translation>
    </message>
    <message>
        <source>Refuse {name}&apos;s offer</source>
        <translation>Recusar a oferta de {name}</translation>
    </message>
    <message>
        <source>Harvest field {number}: {cards} for {coins}</source>
        <translation>Colher o campo {number}: {cards} por {coins}</translation>
    </message>
    <message>
        <source>Buy a field for {coins}</source>
        <translation>Comprar um campo por {coins}</translation>
    </message>
    <message>
        <source>Plant the next card too: {bean}, in field {number}</source>
        <translation>Plantar também a carta seguinte: {bean}, no campo {number}</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Virar cartas</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Terminar trocas</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Não trocar</translation>
    </message>
    <message>
        <source>Leave the rest and end the game</source>
        <translation>Deixar o resto e terminar a partida</translation>
    </message>
    <message>
        <source>Leave the rest and draw</source>
        <translation>Deixar o resto e tirar cartas</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Tirar cartas</translation>
    </message>
    <message>
        <source>Plant {bean} in field {number}</source>
        <translation>Plantar {bean} no campo {number}</translation>
    </message>
    <message>
        <source>Discard {bean}</source>
        <translation>Descartar {bean}</translation>
    </message>
    <message>
        <source>Give {give} to anyone</source>
        <translation>Dar {give} a quem quiser</translation>
    </message>
    <message>
        <source>Ask anyone for {want}</source>
        <translation>Pedir {want} a quem tiver</translation>
    </message>
    <message>
        <source>Offer anyone {give} for {want}</source>
        <translation>Oferecer a quem quiser {give} em troca de {want}</translation>
    </message>
    <message>
        <source>Answer {name}: {give} for {want}</source>
        <translation>Responder a {name}: {give} em troca de {want}</translation>
    </message>
    <message>
        <source>Give {name} {give}</source>
        <translation>Dar a {name} {give}</translation>
    </message>
    <message>
        <source>Ask {name} for {want}</source>
        <translation>Pedir a {name} {want}</translation>
    </message>
    <message>
        <source>Offer {name} {give} for {want}</source>
        <translation>Oferecer a {name} {give} em troca de {want}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s gift: {get}</source>
        <translation>Aceitar o presente de {name}: {get}</translation>
    </message>
    <message>
        <source>Accept {name}&apos;s offer: {get} for {give}</source>
        <translation>Aceitar a oferta de {name}: {get} em troca de {give}</translation>
    </message>
    <message>
        <source>The field is empty: nothing has to be harvested for it.</source>
        <translation>O campo está vazio: não é preciso colher nada.</translation>
    </message>
    <message>
        <source>Nothing else is left to do now.</source>
        <translation>Agora não há mais nada a fazer.</translation>
    </message>
    <message>
        <source>Anything else would bring you less.</source>
        <translation>Qualquer outra coisa renderia menos.</translation>
    </message>
    <message>
        <source>It brings little at once, but leads further than anything else.</source>
        <translation>Rende pouco para já, mas leva mais longe do que qualquer outra coisa.</translation>
    </message>
    <message>
        <source>No deal that would help you is in sight.</source>
        <translation>Não há à vista nenhuma troca que valha a pena.</translation>
    </message>
    <message>
        <source>Your offer is still open, and somebody may take it.</source>
        <translation>A oferta feita ainda está aberta, e alguém pode aceitá-la.</translation>
    </message>
    <message>
        <source>It is a try: {name} may not have {cards}.</source>
        <translation>É uma tentativa: {name} pode não ter {cards}.</translation>
    </message>
    <message>
        <source>Changed like this it suits you; {name} may refuse.</source>
        <translation>Com esta mudança, a troca serve-lhe a si; {name} pode recusar.</translation>
    </message>
    <message numerus="yes">
        <source>With it the field pays %n coin(s).</source>
        <translation>
            <numerusform>Com esta carta o campo paga %n moeda.</numerusform>
            <numerusform>Com esta carta o campo paga %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This kind grows there already: with it there are {cards}.</source>
        <translation>Este tipo já cresce ali: com esta carta ficam {cards}.</translation>
    </message>
    <message>
        <source>The field is empty, and {cards} more can follow.</source>
        <translation>O campo está vazio, e depois podem juntar-se mais: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) and can never pay more.</source>
        <translation>
            <numerusform>O campo paga %n moeda e nunca poderá pagar mais.</numerusform>
            <numerusform>O campo paga %n moedas e nunca poderá pagar mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No field takes {bean}: this harvest makes room and pays %n coin(s).</source>
        <translation>
            <numerusform>Nenhum campo recebe {bean}: esta colheita abre espaço e paga %n moeda.</numerusform>
            <numerusform>Nenhum campo recebe {bean}: esta colheita abre espaço e paga %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: this harvest makes room, though it pays nothing.</source>
        <translation>Nenhum campo recebe {bean}: esta colheita abre espaço, embora não pague nada.</translation>
    </message>
    <message numerus="yes">
        <source>The field pays %n coin(s) now and is free again then.</source>
        <translation>
            <numerusform>O campo paga agora %n moeda e depois fica outra vez livre.</numerusform>
            <numerusform>O campo paga agora %n moedas e depois fica outra vez livre.</numerusform>
        </translation>
    </message>
    <message>
        <source>No field takes {bean}: a new one spares you a harvest.</source>
        <translation>Nenhum campo recebe {bean}: um novo evita uma colheita.</translation>
    </message>
    <message>
        <source>No field takes {bean} without a harvest.</source>
        <translation>Sem uma colheita, nenhum campo recebe {bean}.</translation>
    </message>
    <message>
        <source>Only an empty field takes {bean}, and it is better kept free.</source>
        <translation>Só um campo vazio recebe {bean}, e é melhor deixá-lo livre.</translation>
    </message>
    <message>
        <source>Changed like this it suits you both.</source>
        <translation>Com esta mudança, a troca serve aos dois.</translation>
    </message>
    <message>
        <source>It brings you nothing.</source>
        <translation>Não traz nada.</translation>
    </message>
    <message>
        <source>Your field is waiting for {cards}.</source>
        <translation>O campo está à espera de {cards}.</translation>
    </message>
    <message>
        <source>Your hand is better without {cards}.</source>
        <translation>A mão fica melhor sem {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it you would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Para plantar isso, seria preciso arrancar {cards} por %n moeda.</numerusform>
            <numerusform>Para plantar isso, seria preciso arrancar {cards} por %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>To plant it you would have to dig up {cards} for nothing.</source>
        <translation>Para plantar isso, seria preciso arrancar {cards} por nada.</translation>
    </message>
    <message>
        <source>You do better to plant {cards} yourself.</source>
        <translation>Vale mais plantar {cards} nos próprios campos.</translation>
    </message>
    <message>
        <source>You cannot give {cards}.</source>
        <translation>Não há como dar {cards}.</translation>
    </message>
    <message>
        <source>With {cards} {name} would gain far more than you.</source>
        <translation>Com {cards}, o maior ganho seria de longe o de {name}.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you.</source>
        <translation>Do seu lado vale cerca de {mine} moedas.</translation>
    </message>
    <message>
        <source>Worth about {mine} coins to you, {theirs} to {name}.</source>
        <translation>Vale cerca de {mine} moedas do seu lado e {theirs} do lado de {name}.</translation>
    </message>
    <message>
        <source>{name}&apos;s offer: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>A oferta de {name}: cerca de {mine} moedas do seu lado, {theirs} do lado de {name}.</translation>
    </message>
    <message>
        <source>Your own offer: about {mine} coins for you.</source>
        <translation>A sua oferta: cerca de {mine} moedas do seu lado.</translation>
    </message>
    <message>
        <source>Your offer to {name}: about {mine} coins for you, {theirs} for {name}.</source>
        <translation>A sua oferta a {name}: cerca de {mine} moedas do seu lado, {theirs} do lado de {name}.</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Do it</source>
        <translation>Fazer</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fechar a dica</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>A pensar…</translation>
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
        <translation>quantos processos dividem o trabalho (1)</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ENDEREÇO</translation>
    </message>
    <message>
        <source>have the work done by the machines of this dask scheduler</source>
        <translation>manda fazer o trabalho às máquinas deste scheduler dask</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHEIRO</translation>
    </message>
    <message>
        <source>keep results in this file, and go on with those that it has</source>
        <translation>guarda os resultados neste ficheiro e continua a partir dos que já tem</translation>
    </message>
    <message>
        <source>A process that shared the work ended before it was done.</source>
        <translation>Um dos processos que dividiam o trabalho terminou antes do fim.</translation>
    </message>
    <message>
        <source>For a scheduler the program has to be installed together with dask: pip install “bohnanza-qt[dask]”.</source>
        <translation>Para usar um scheduler é preciso instalar o programa com o dask: pip install «bohnanza-qt[dask]».</translation>
    </message>
    <message>
        <source>No scheduler answers at {address}.</source>
        <translation>Nenhum scheduler responde em {address}.</translation>
    </message>
    <message>
        <source>A machine of the scheduler has version {theirs} of the program, this one has {ours}.</source>
        <translation>Uma máquina do scheduler tem a versão {theirs} do programa; esta tem a {ours}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} was lost.</source>
        <translation>Perdeu-se a ligação ao scheduler em {address}.</translation>
    </message>
    <message>
        <source>The scheduler at {address} has no workers.</source>
        <translation>O scheduler em {address} não tem máquinas a trabalhar.</translation>
    </message>
    <message>
        <source>“{text}” names no file.</source>
        <translation>“{text}” não é o nome de nenhum ficheiro.</translation>
    </message>
    <message>
        <source>Another run is using {path}.</source>
        <translation>Outra execução está a usar {path}.</translation>
    </message>
    <message>
        <source>{path} keeps another run; give this one a file of its own.</source>
        <translation>{path} guarda outra execução: dê a esta um ficheiro próprio.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {error}.</source>
        <translation>Não é possível usar {path}: {error}.</translation>
    </message>
    <message>
        <source>The same command goes on from here.</source>
        <translation>O mesmo comando continua a partir daqui.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} está danificado.</translation>
    </message>
    <message>
        <source>{path} is something else than the kept results of a run.</source>
        <translation>{path} não contém os resultados guardados de uma execução.</translation>
    </message>
    <message>
        <source>{path} cannot be both what is kept and what comes out.</source>
        <translation>{path} não pode ser ao mesmo tempo o ficheiro dos resultados guardados e o do resultado final.</translation>
    </message>
    <message>
        <source>{path} is something else than a file.</source>
        <translation>{path} não é um ficheiro.</translation>
    </message>
    <message>
        <source>“{text}” is no address of a dask scheduler, like {example}.</source>
        <translation>“{text}” não é o endereço de um escalonador dask, como {example}.</translation>
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
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
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
        <translation>Premir a tecla nova para: {what}</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Esta tecla não pode ser mudada.</translation>
    </message>
    <message>
        <source>{key} does it from now on.</source>
        <translation>A partir de agora faz-se com {key}.</translation>
    </message>
    <message>
        <source>All keys are as they came with the program.</source>
        <translation>Todas as teclas voltaram a ser as do programa.</translation>
    </message>
    <message>
        <source>{key} is taken: “{what}”. Give that another key first.</source>
        <translation>{key} já é usada: «{what}». Primeiro é preciso dar-lhe outra tecla.</translation>
    </message>
    <message>
        <source>{key} means something in every window and list.</source>
        <translation>{key} já tem significado em todas as janelas e listas.</translation>
    </message>
    <message>
        <source>This cannot be a key here.</source>
        <translation>Isto não pode ser uma tecla aqui.</translation>
    </message>
    <message>
        <source>Press the main button; show the others&apos; moves at once</source>
        <translation>Carregar no botão principal; mostrar já as jogadas dos outros</translation>
    </message>
    <message>
        <source>Buy a field, where fields are sold</source>
        <translation>Comprar um campo, onde se vendem campos</translation>
    </message>
    <message>
        <source>Discard the card, in the duel</source>
        <translation>Descartar a carta, no duelo</translation>
    </message>
    <message>
        <source>Put the card into your offer, or take it out</source>
        <translation>Pôr a carta na oferta, ou retirá-la</translation>
    </message>
    <message>
        <source>The next turned-over card into your offer</source>
        <translation>A próxima carta virada na sua oferta</translation>
    </message>
    <message>
        <source>Go to the kinds to ask for; there a digit asks for one</source>
        <translation>Ir para as espécies a pedir; aí um algarismo pede uma</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth, a gift too, wherever you are</source>
        <translation>Fazer a oferta que está na mesa de trocas, mesmo de presente, a partir de qualquer sítio</translation>
    </message>
    <message>
        <source>Put a deal together with another person, or put it away</source>
        <translation>Preparar uma troca com outra pessoa, ou desistir dela</translation>
    </message>
    <message>
        <source>Say no to a card that is asked of you in such a deal</source>
        <translation>Dizer não a uma carta que lhe pedem numa troca dessas</translation>
    </message>
    <message>
        <source>Ask the computers what they would give for your cards</source>
        <translation>Perguntar aos computadores o que dariam pelas suas cartas</translation>
    </message>
    <message>
        <source>Begin an offer for the card that is asked about</source>
        <translation>Começar uma oferta pela carta em causa</translation>
    </message>
    <message>
        <source>Say which beans are welcome and which are not</source>
        <translation>Dizer que feijões são bem-vindos e quais não</translation>
    </message>
    <message>
        <source>Take your offer back</source>
        <translation>Retirar a sua oferta</translation>
    </message>
    <message>
        <source>Silence the computers’ offers for this turn</source>
        <translation>Calar as ofertas dos computadores neste turno</translation>
    </message>
    <message>
        <source>Accept any gift that fits, until the turn ends</source>
        <translation>Aceitar qualquer presente que caiba, até ao fim do turno</translation>
    </message>
    <message>
        <source>Refuse every offer, until the turn ends</source>
        <translation>Recusar todas as ofertas, até ao fim do turno</translation>
    </message>
    <message>
        <source>End trading, or say that you will not trade</source>
        <translation>Terminar as trocas, ou dizer que não se troca</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves, or let them go on</source>
        <translation>Parar as jogadas dos outros ou deixá-las continuar</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>O que aconteceu desde o seu último turno</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>A regra para o que há a fazer agora</translation>
    </message>
    <message>
        <source>A hint: a good move, and why</source>
        <translation>Uma dica: uma boa jogada e porquê</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Fazer o que a dica diz</translation>
    </message>
    <message>
        <source>Let go of the card; clear the offer</source>
        <translation>Largar a carta; limpar a oferta</translation>
    </message>
    <message>
        <source>Make the offer that is on the cloth</source>
        <translation>Fazer a oferta que está na mesa de trocas</translation>
    </message>
    <message>
        <source>Plant the chosen card in field {number}</source>
        <translation>Plantar a carta escolhida no campo {number}</translation>
    </message>
    <message>
        <source>Harvest field {number}</source>
        <translation>Colher o campo {number}</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Aceitar a oferta</translation>
    </message>
    <message>
        <source>Answer with a counter-offer</source>
        <translation>Responder com uma contraoferta</translation>
    </message>
    <message>
        <source>Refuse the offer</source>
        <translation>Recusar a oferta</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Passar à parte seguinte da mesa</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar a partida</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Rever a partida</translation>
    </message>
    <message>
        <source>Looking back: one move back or on</source>
        <translation>Ao rever: uma jogada para trás ou para a frente</translation>
    </message>
    <message>
        <source>Looking back: to the turn before or after</source>
        <translation>Ao rever: para o turno anterior ou seguinte</translation>
    </message>
    <message>
        <source>Looking back: to the beginning or the end</source>
        <translation>Ao rever: para o princípio ou para o fim</translation>
    </message>
    <message>
        <source>Looking back: let the game run by itself, or stop it</source>
        <translation>Ao rever: deixar a partida correr sozinha, ou pará-la</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ecrã inteiro</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message numerus="yes">
        <source>{bean}: %n wanted</source>
        <translation>
            <numerusform>{bean}: pede %n</numerusform>
            <numerusform>{bean}: pede %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{bean}. Click or Space: one more. Right click or the minus key: one fewer.</source>
        <translation>{bean}. Clique ou Espaço: mais um. Clique com o botão direito ou tecla menos: menos um.</translation>
    </message>
</context>
<context>
    <name>LanguageButton</name>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the game</source>
        <translation>Deixar a partida</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to leave the game all the same?</source>
        <translation>Não foi possível guardar as últimas jogadas. Deixar a partida mesmo assim?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>The last moves could not be saved. Do you want to quit all the same?</source>
        <translation>Não foi possível guardar as últimas jogadas. Sair mesmo assim?</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>What it is about</source>
        <translation>De que se trata</translation>
    </message>
    <message>
        <source>You plant beans and sell what has grown: the more of one kind in a field, the more coins. When the draw pile has run out for the last time the game ends, and whoever has most coins wins.</source>
        <translation>Plantam-se feijões e vende-se o que cresceu: quantos mais de um tipo num campo, mais moedas. Quando o baralho de compra acaba pela última vez o jogo termina, e ganha quem tiver mais moedas.</translation>
    </message>
    <message>
        <source>Plant your front card</source>
        <translation>Plantar a primeira carta</translation>
    </message>
    <message>
        <source>Your hand is a queue: the card at the front goes first, and the order never changes. Drag it to one of your fields, or click it and then the field. A field grows one kind only.</source>
        <translation>A mão é uma fila: a carta da frente vai primeiro, e a ordem nunca muda. Basta arrastá-la para um campo, ou clicar nela e depois no campo. Num campo cresce um só tipo.</translation>
    </message>
    <message>
        <source>One more, if you like</source>
        <translation>Mais uma, se apetecer</translation>
    </message>
    <message>
        <source>The next card may follow, but it need not. When you are done, turn over the cards that this turn brings.</source>
        <translation>A carta seguinte também pode ser plantada, mas não é obrigatório. No fim, viram-se as cartas deste turno.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Virar cartas</translation>
    </message>
    <message>
        <source>That was enough planting from the hand. The next cards of the draw pile are laid open now: they are yours, and with them trading begins.</source>
        <translation>Da mão já se plantou o bastante. Agora viram-se as cartas seguintes do baralho de compra: são suas, e com elas começam as trocas.</translation>
    </message>
    <message>
        <source>Everybody trades with you</source>
        <translation>Agora todos trocam consigo</translation>
    </message>
    <message>
        <source>The cards turned over are yours, and what you keep has to be planted. So trade away what does not fit your fields, also from the middle of your hand. A card that would cost you a field is worth giving away.</source>
        <translation>As cartas viradas são suas, e o que ficar tem de ser plantado. Por isso vale a pena trocar o que não cabe nos campos, também do meio da mão. Uma carta que custaria um campo até compensa dar.</translation>
    </message>
    <message>
        <source>What an offer is</source>
        <translation>O que é uma oferta</translation>
    </message>
    <message>
        <source>An offer for you</source>
        <translation>Uma oferta para si</translation>
    </message>
    <message>
        <source>Here stands what you would get and give. Accept, say no, or change it with a counter-offer. What you receive does not join your hand: it is set aside, and has to be planted when trading is over.</source>
        <translation>Aqui está o que se receberia e o que se daria. Pode aceitar-se, recusar-se ou mudar-se com uma contraproposta. O que se recebe não vai para a mão: fica à parte, e é plantado quando as trocas acabam.</translation>
    </message>
    <message>
        <source>Somebody else trades</source>
        <translation>Outro jogador troca</translation>
    </message>
    <message>
        <source>Now you can trade with the player whose turn it is, and with nobody else. Offer cards that are in your way; a click on a question at the right begins an answer. If you want nothing, say that you do not trade.</source>
        <translation>Agora pode trocar-se com o jogador que tem o turno, e com mais ninguém. Convém oferecer as cartas que estorvam; um clique numa pergunta à direita começa a resposta. Quem não quiser nada diz que não troca.</translation>
    </message>
    <message>
        <source>Plant what was set aside</source>
        <translation>Plantar o que ficou à parte</translation>
    </message>
    <message>
        <source>What came by trading goes into your fields now, in any order, and so do cards turned over that you kept. If no field takes a card, harvest one first: all its cards are sold, for what the marks on the field say.</source>
        <translation>O que veio das trocas vai agora para os campos, por qualquer ordem, e também as cartas viradas que ficaram. Se nenhum campo receber uma carta, primeiro colhe-se um: todas as suas cartas são vendidas, pelo que dizem as marcas do campo.</translation>
    </message>
    <message>
        <source>A card finds no field</source>
        <translation>Uma carta não tem campo</translation>
    </message>
    <message>
        <source>Make room: harvest a field, even if it pays little or nothing. A field with a single card is protected while another has more. Sell where you lose least.</source>
        <translation>É preciso arranjar lugar: colhe-se um campo, mesmo que pague pouco ou nada. Um campo com uma só carta está protegido enquanto outro tiver mais. Convém vender onde se perde menos.</translation>
    </message>
    <message>
        <source>This field pays</source>
        <translation>Este campo paga</translation>
    </message>
    <message>
        <source>The marks on a field are its beanometer: how many cards earn how many coins. You can harvest at any time, also when it is not your turn. Some of the cards become your coins, the others go to the discard pile. With more cards the field may pay more.</source>
        <translation>As marcas de um campo são o seu feijómetro: quantas cartas valem quantas moedas. Pode colher-se em qualquer altura, mesmo no turno dos outros. Algumas das cartas passam a moedas, as outras vão para a pilha de descarte. Com mais cartas o campo pode pagar mais.</translation>
    </message>
    <message>
        <source>The end is near</source>
        <translation>O fim está perto</translation>
    </message>
    <message>
        <source>The draw pile is gone through for the last time. When it is empty, all fields are sold as they stand, and cards in hand are worth nothing. Whoever has most coins then has won.</source>
        <translation>O baralho de compra está a gastar-se pela última vez. Quando acabar, todos os campos são vendidos como estão, e as cartas na mão não valem nada. Ganha quem então tiver mais moedas.</translation>
    </message>
    <message>
        <source>The end of your turn</source>
        <translation>O fim do turno</translation>
    </message>
    <message>
        <source>Lay down what you give and choose what you want for it. The others accept, say no or answer with an offer of their own; only what is accepted changes hands. What you receive is set aside, to be planted when you end the trading. Where you do not know what to ask for, lay down a card and press “What would you give?”. A heart beside a name shows what somebody would like.</source>
        <translation>Põe-se na mesa o que se dá e escolhe-se o que se quer em troca. Os outros aceitam, recusam ou respondem com uma oferta sua; só muda de mãos o que for aceite. O que se recebe fica à parte e é plantado quando se acabam as trocas. Quando não se sabe o que pedir, põe-se uma carta e carrega-se em «O que me dariam?». Um coração ao lado de um nome mostra o que alguém gostaria de ter.</translation>
    </message>
    <message>
        <source>You draw new cards, and they join the back of your hand. Think of what will be at the front when it is your turn again.</source>
        <translation>Tiram-se cartas novas, que vão para o fim da mão. Convém pensar na carta que estará à frente no próximo turno.</translation>
    </message>
    <message>
        <source>What was left for you</source>
        <translation>O que ficou para si</translation>
    </message>
    <message>
        <source>Plant or discard each of these cards; then the turn goes on.</source>
        <translation>Cada uma destas cartas é plantada ou descartada; depois o turno continua.</translation>
    </message>
    <message>
        <source>Take what you like</source>
        <translation>Ficar com o que se quiser</translation>
    </message>
    <message>
        <source>Plant any of the cards turned over. What you leave, the other one has to plant or to discard.</source>
        <translation>Plantam-se as cartas viradas que se quiser. As que ficarem, o outro tem de as plantar ou descartar.</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>No more of this</source>
        <translation>Sem mais explicações</translation>
    </message>
    <message>
        <source>Explains nothing any more. The settings can.</source>
        <translation>Não explica mais nada. Pode voltar a ligar-se nas definições.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Percebi</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Fechar a explicação</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Perito</translation>
    </message>
    <message>
        <source>below medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>abaixo do médio: sozinho contra três de nível médio, ganha {share} em cada 100 jogos (equilíbrio: 25)</translation>
    </message>
    <message>
        <source>a step above easy: alone against three easy ones it wins {share} of 100 games (even: 25)</source>
        <translation>um degrau acima do fácil: sozinho contra três de nível fácil, ganha {share} em cada 100 jogos (equilíbrio: 25)</translation>
    </message>
    <message>
        <source>a step above medium: alone against three medium ones it wins {share} of 100 games (even: 25)</source>
        <translation>um degrau acima do médio: sozinho contra três de nível médio, ganha {share} em cada 100 jogos (equilíbrio: 25)</translation>
    </message>
    <message>
        <source>a step above hard: alone against three hard ones it wins {share} of 100 games (even: 25)</source>
        <translation>um degrau acima do difícil: sozinho contra três de nível difícil, ganha {share} em cada 100 jogos (equilíbrio: 25)</translation>
    </message>
    <message>
        <source>For a few turns it remembers who turned down a fair offer of its own, and wants a little more from them, until they deal again.</source>
        <translation>Durante alguns turnos lembra-se de quem lhe recusou uma oferta justa e pede-lhe um pouco mais, até voltarem a trocar.</translation>
    </message>
    <message>
        <source>{level}: {strength}</source>
        <translation>{level}: {strength}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Nível de {name}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>A kind of computer of former versions, which thinks of its own coins alone.</extracomment>
        <translation>Ávido</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>The computers at the table are not all of one level.</extracomment>
        <translation>Mistos</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>Computers of a level that this version does not know.</extracomment>
        <translation>Outros</translation>
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
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Shown in the log: {filter}</source>
        <translation>O registo mostra: {filter}</translation>
    </message>
    <message>
        <source>Choose what the log shows.</source>
        <translation>Escolher o que o registo mostra.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>{name}, {kind}</source>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Trocas</translation>
    </message>
    <message>
        <source>Planting</source>
        <translation>Plantações</translation>
    </message>
    <message>
        <source>Harvests</source>
        <translation>Colheitas</translation>
    </message>
    <message>
        <source>Drawing and turning over</source>
        <translation>Cartas tiradas e viradas</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Since your last turn…</source>
        <translation>Desde o seu último turno…</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>Back to the start</source>
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Voltar ao resultado</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
</context>
<context>
    <name>MainActionWords</name>
    <message>
        <source>Turn over cards</source>
        <translation>Virar cartas</translation>
    </message>
    <message>
        <source>First plant: {bean}</source>
        <translation>Falta plantar: {bean}</translation>
    </message>
    <message>
        <source>Plant in field {number}</source>
        <translation>Plantar no campo {number}</translation>
    </message>
    <message>
        <source>First plant what is set aside.</source>
        <translation>Primeiro, plantar o que está à parte.</translation>
    </message>
    <message>
        <source>First plant or discard what was left for you.</source>
        <translation>Primeiro, plantar ou descartar o que está em oferta.</translation>
    </message>
    <message>
        <source>End trading all the same</source>
        <translation>Terminar mesmo assim</translation>
    </message>
    <message>
        <source>End trading</source>
        <translation>Terminar trocas</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Não trocar</translation>
    </message>
    <message>
        <source>Show at once</source>
        <translation>Mostrar já</translation>
    </message>
    <message>
        <source>The other plays</source>
        <translation>Joga o outro</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Jogam os outros</translation>
    </message>
    <message>
        <source>If {bean} stays with you, one of your fields must go.</source>
        <translation>Sem trocar {bean}, será preciso colher um campo.</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>De volta a {name}</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Passar a {name}</translation>
    </message>
    <message>
        <source>A gift for you is still open: {beans}.</source>
        <translation>Ainda há um presente para si: {beans}.</translation>
    </message>
    <message>
        <source>If {beans} stay with you, your fields must make room.</source>
        <translation>Sem trocar {beans}, será preciso abrir espaço nos campos.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar a partida</translation>
    </message>
    <message numerus="yes">
        <source>Leave the rest and draw %n card(s)</source>
        <translation>
            <numerusform>Deixar o resto e tirar %n carta</numerusform>
            <numerusform>Deixar o resto e tirar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Tirar %n carta</numerusform>
            <numerusform>Tirar %n cartas</numerusform>
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
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Abrir uma partida…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Guardar a partida como…</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Rever…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Sobre esta partida</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Lugares…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ecrã inteiro</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Acerca deste programa</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>My field is waiting for {cards}.</source>
        <translation>O meu campo está à espera de {cards}.</translation>
    </message>
    <message>
        <source>My hand is better without {cards}.</source>
        <translation>A minha mão fica melhor sem {cards}.</translation>
    </message>
    <message>
        <source>I want to plant {cards} myself.</source>
        <translation>Quero plantar {cards} nos meus campos.</translation>
    </message>
    <message>
        <source>I cannot give {cards}.</source>
        <translation>Não posso dar {cards}.</translation>
    </message>
    <message>
        <source>With {cards} you would gain far more than I would.</source>
        <translation>Com {cards}, ganharia muito mais do que eu.</translation>
    </message>
    <message>
        <source>You turned down my fair offer of {cards} not long ago: I am still a bit sore.</source>
        <translation>Há pouco recusou a minha oferta justa de {cards}: ainda me custa um bocadinho.</translation>
    </message>
    <message>
        <source>That suits my fields.</source>
        <translation>Isso dá jeito aos meus campos.</translation>
    </message>
    <message>
        <source>That puts my hand in better order.</source>
        <translation>Isso arruma melhor a minha mão.</translation>
    </message>
    <message>
        <source>I have nowhere to plant that.</source>
        <translation>Não tenho onde plantar isso.</translation>
    </message>
    <message>
        <source>I want to plant that myself.</source>
        <translation>Isso quero plantar eu.</translation>
    </message>
    <message>
        <source>I do not have what you want.</source>
        <translation>Não tenho o que pede.</translation>
    </message>
    <message>
        <source>That brings me nothing.</source>
        <translation>Isso não me traz nada.</translation>
    </message>
    <message>
        <source>You would gain far more than I would.</source>
        <translation>Ganharia muito mais do que eu.</translation>
    </message>
    <message>
        <source>You turned down a fair offer of mine not long ago: I am still a bit sore.</source>
        <translation>Há pouco recusou uma oferta justa minha: ainda me custa um bocadinho.</translation>
    </message>
    <message>
        <source>I would like that, but I have nothing to give you for it.</source>
        <translation>Gostava, mas não tenho nada para lhe dar em troca.</translation>
    </message>
    <message>
        <source>Not like that. Look at my own offer instead.</source>
        <translation>Assim não. Veja antes a minha oferta.</translation>
    </message>
    <message>
        <source>To plant it I would have to dig up {cards} for nothing.</source>
        <translation>Para plantar isso, teria de arrancar {cards} por nada.</translation>
    </message>
    <message numerus="yes">
        <source>To plant it I would have to dig up {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Para plantar isso, teria de arrancar {cards} por %n moeda.</numerusform>
            <numerusform>Para plantar isso, teria de arrancar {cards} por %n moedas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>The draw pile ran out for the last time.</source>
        <translation>O baralho de compra esgotou-se pela última vez.</translation>
    </message>
    <message>
        <source>The draw pile ran out.</source>
        <translation>O baralho de compra esgotou-se.</translation>
    </message>
    <message>
        <source>The discard pile was shuffled: pass {number} begins.</source>
        <translation>A pilha de descarte foi baralhada: começa a volta {number}.</translation>
    </message>
    <message>
        <source>You drew {cards}.</source>
        <translation>Tirou {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <translation>
            <numerusform>Tirou %n carta.</numerusform>
            <numerusform>Tirou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <translation>
            <numerusform>{name} tirou %n carta.</numerusform>
            <numerusform>{name} tirou %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É o seu turno.</translation>
    </message>
    <message numerus="yes">
        <source>You planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>Plantou {card} no campo {field}: agora há %n.</numerusform>
            <numerusform>Plantou {card} no campo {field}: agora há %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You harvested {cards} for nothing.</source>
        <translation>Colheu {cards} sem ganhar nada.</translation>
    </message>
    <message numerus="yes">
        <source>You harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>Colheu {cards} por %n moeda.</numerusform>
            <numerusform>Colheu {cards} por %n moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought another field for %n coin(s).</source>
        <translation>
            <numerusform>Comprou mais um campo por %n moeda.</numerusform>
            <numerusform>Comprou mais um campo por %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for you to turn over.</source>
        <translation>Não havia carta para virar.</translation>
    </message>
    <message>
        <source>You turned over {cards}.</source>
        <translation>Virou {cards}.</translation>
    </message>
    <message>
        <source>You turned over {cards}. {matched} joined them.</source>
        <translation>Virou {cards} e juntou-lhes {matched}.</translation>
    </message>
    <message>
        <source>You trade no more this turn.</source>
        <translation>Já não troca neste turno.</translation>
    </message>
    <message>
        <source>You ended trading.</source>
        <translation>Terminou as trocas.</translation>
    </message>
    <message>
        <source>You ended trading and keep {cards}.</source>
        <translation>Terminou as trocas e fica com {cards}.</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <translation>Descartou {card}.</translation>
    </message>
    <message>
        <source>You left nothing on offer.</source>
        <translation>Não deixou nada em oferta.</translation>
    </message>
    <message>
        <source>You left {cards} on offer.</source>
        <translation>Deixou em oferta {cards}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>É o turno de {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} planted {card} in field {field}: %n now.</source>
        <translation>
            <numerusform>{name} plantou {card} no campo {field}: agora há %n.</numerusform>
            <numerusform>{name} plantou {card} no campo {field}: agora há %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} harvested {cards} for nothing.</source>
        <translation>{name} colheu {cards} sem ganhar nada.</translation>
    </message>
    <message numerus="yes">
        <source>{name} harvested {cards} for %n coin(s).</source>
        <translation>
            <numerusform>{name} colheu {cards} por %n moeda.</numerusform>
            <numerusform>{name} colheu {cards} por %n moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bought another field for %n coin(s).</source>
        <translation>
            <numerusform>{name} comprou mais um campo por %n moeda.</numerusform>
            <numerusform>{name} comprou mais um campo por %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no card for {name} to turn over.</source>
        <translation>Não havia carta para {name} virar.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}.</source>
        <translation>{name} virou {cards}.</translation>
    </message>
    <message>
        <source>{name} turned over {cards}. {matched} joined them.</source>
        <translation>{name} virou {cards} e juntou-lhes {matched}.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>{name} já não troca neste turno.</translation>
    </message>
    <message>
        <source>{name} ended trading.</source>
        <translation>{name} terminou as trocas.</translation>
    </message>
    <message>
        <source>{name} ended trading and keeps {cards}.</source>
        <translation>{name} terminou as trocas e fica com {cards}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} descartou {card}.</translation>
    </message>
    <message>
        <source>{name} left nothing on offer.</source>
        <translation>{name} não deixou nada em oferta.</translation>
    </message>
    <message>
        <source>{name} left {cards} on offer.</source>
        <translation>{name} deixou em oferta {cards}.</translation>
    </message>
    <message>
        <source>{name}: “{why}”</source>
        <translation>{name}: «{why}»</translation>
    </message>
    <message>
        <source>You ask {others} what they would give for {cards}.</source>
        <translation>A sua pergunta a {others}: o que dariam por {cards}?</translation>
    </message>
    <message>
        <source>{name} asks you what you would give for {cards}.</source>
        <translation>{name} pergunta-lhe o que daria por {cards}.</translation>
    </message>
    <message>
        <source>{name} asks {others} what they would give for {cards}.</source>
        <translation>{name} pergunta a {others} o que dariam por {cards}.</translation>
    </message>
    <message>
        <source>{name} plays in person now.</source>
        <translation>{name} joga agora em pessoa.</translation>
    </message>
    <message>
        <source>A computer plays for {name} now.</source>
        <translation>Um computador joga agora por {name}.</translation>
    </message>
    <message>
        <source>A program plays for {name} now.</source>
        <translation>Um programa joga agora por {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over. You win with %n coin(s)!</source>
        <translation>
            <numerusform>A partida terminou. Ganhou com %n moeda!</numerusform>
            <numerusform>A partida terminou. Ganhou com %n moedas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {name} wins with %n coin(s).</source>
        <translation>
            <numerusform>A partida terminou. {name} ganha com %n moeda.</numerusform>
            <numerusform>A partida terminou. {name} ganha com %n moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {names} win together with %n coin(s).</source>
        <translation>
            <numerusform>A partida terminou. {names} ganham em conjunto com %n moeda.</numerusform>
            <numerusform>A partida terminou. {names} ganham em conjunto com %n moedas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NothingYet</name>
    <message>
        <source>No game has been played to the end yet.</source>
        <translation>Ainda não terminou nenhuma partida.</translation>
    </message>
    <message>
        <source>As soon as one is, it stands here: who won, with how many coins, and how you fare against whom.</source>
        <translation>Assim que uma chegar ao fim, aqui fica quem ganhou, com quantas moedas, e como correm as partidas contra cada adversário.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Something went wrong inside the program. Your game is saved, and you can go on. The details are in {file}.</source>
        <translation>Algo correu mal dentro do programa. A partida está guardada e pode continuar. Os pormenores estão em {file}.</translation>
    </message>
    <message>
        <source>The computer of {name} gave no answer, so another one decided this once.</source>
        <translation>O computador de {name} não respondeu: desta vez decidiu outro.</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read; from now on hard computers decide for them in this game.</source>
        <translation>Não é possível ler a rede dos peritos; a partir de agora, nesta partida, decidem por eles computadores difíceis.</translation>
    </message>
    <message>
        <source>The experts give no answers; from now on hard computers decide for them in this game.</source>
        <translation>Os peritos não dão respostas; a partir de agora, nesta partida, decidem por eles computadores difíceis.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>A partida já volta a ser guardada.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You offer {cards} for {wanted} to anyone.</source>
        <translation>A sua oferta a quem quiser: {cards} por {wanted}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for {wanted}.</source>
        <translation>A sua oferta a {other}: {cards} por {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} for {wanted} to anyone.</source>
        <translation>{name} oferece {cards} por {wanted} a quem quiser.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for {wanted}.</source>
        <translation>{name} oferece-lhe {cards} por {wanted}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} for {wanted}.</source>
        <translation>{name} oferece a {other} {cards} por {wanted}.</translation>
    </message>
    <message>
        <source>You offer {cards} as a gift to anyone.</source>
        <translation>A sua oferta a quem quiser: {cards} de presente.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} as a gift.</source>
        <translation>A sua oferta a {other}: {cards} de presente.</translation>
    </message>
    <message>
        <source>{name} offers {cards} as a gift to anyone.</source>
        <translation>{name} oferece a quem quiser {cards} de presente.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} as a gift.</source>
        <translation>{name} oferece-lhe {cards} de presente.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} as a gift.</source>
        <translation>{name} oferece a {other} {cards} de presente.</translation>
    </message>
    <message>
        <source>You ask for {wanted} as a gift from anyone.</source>
        <translation>O seu pedido a todos: {wanted} de presente.</translation>
    </message>
    <message>
        <source>You ask {other} for {wanted} as a gift.</source>
        <translation>O seu pedido a {other}: {wanted} de presente.</translation>
    </message>
    <message>
        <source>{name} asks for {wanted} as a gift from anyone.</source>
        <translation>{name} pede a todos {wanted} de presente.</translation>
    </message>
    <message>
        <source>{name} asks you for {wanted} as a gift.</source>
        <translation>{name} pede-lhe {wanted} de presente.</translation>
    </message>
    <message>
        <source>{name} asks {other} for {wanted} as a gift.</source>
        <translation>{name} pede a {other} {wanted} de presente.</translation>
    </message>
    <message>
        <source>You say no to the deal with {other}.</source>
        <translation>Diz que não à troca com {other}.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with you.</source>
        <translation>{name} diz que não à troca consigo.</translation>
    </message>
    <message>
        <source>{name} says no to the deal with {other}.</source>
        <translation>{name} diz que não à troca com {other}.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} for {returned}.</source>
        <translation>Deu a {other} {cards} por {returned}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} for {returned}.</source>
        <translation>{name} deu a {other} {cards} por {returned}.</translation>
    </message>
    <message>
        <source>You gave {other} {cards} as a gift.</source>
        <translation>Deu a {other} {cards} de presente.</translation>
    </message>
    <message>
        <source>{name} gave you {cards} as a gift.</source>
        <translation>{name} deu-lhe {cards} de presente.</translation>
    </message>
    <message>
        <source>{name} gave {other} {cards} as a gift.</source>
        <translation>{name} deu a {other} {cards} de presente.</translation>
    </message>
    <message>
        <source>You took your offer back.</source>
        <translation>Retirou a sua oferta.</translation>
    </message>
    <message>
        <source>{name} took an offer back.</source>
        <translation>{name} retirou uma oferta.</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Disse que não.</translation>
    </message>
    <message>
        <source>You said no to {name}.</source>
        <translation>Disse que não a {name}.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} diz que não.</translation>
    </message>
    <message>
        <source>{name} says no: “{why}”</source>
        <translation>{name} diz que não: «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to you.</source>
        <translation>{name} diz-lhe que não.</translation>
    </message>
    <message>
        <source>{name} says no to you: “{why}”</source>
        <translation>{name} diz-lhe que não: «{why}»</translation>
    </message>
    <message>
        <source>{name} says no to {other}.</source>
        <translation>{name} diz que não a {other}.</translation>
    </message>
    <message>
        <source>{name} says no to {other}: “{why}”</source>
        <translation>{name} diz que não a {other}: «{why}»</translation>
    </message>
    <message>
        <source>Your offer is off: one of its cards has gone.</source>
        <translation>A sua oferta caiu: uma das cartas já não está lá.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of its cards has gone.</source>
        <translation>A oferta de {name} caiu: uma das cartas já não está lá.</translation>
    </message>
    <message>
        <source>Nobody takes your offer.</source>
        <translation>Ninguém aceita a sua oferta.</translation>
    </message>
    <message>
        <source>Nobody takes {name}’s offer.</source>
        <translation>Ninguém aceita a oferta de {name}.</translation>
    </message>
    <message>
        <source>Your offer is off: one of the two trades no more this turn.</source>
        <translation>A sua oferta caiu: um dos dois já não troca neste turno.</translation>
    </message>
    <message>
        <source>{name}’s offer is off: one of the two trades no more this turn.</source>
        <translation>A oferta de {name} caiu: um dos dois já não troca neste turno.</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>{key} offers this</source>
        <translation>{key} oferece isto</translation>
    </message>
    <message>
        <source>{key} accepts</source>
        <translation>{key} aceita</translation>
    </message>
    <message>
        <source>{key} makes a counter-offer</source>
        <translation>{key} faz uma contraoferta</translation>
    </message>
    <message>
        <source>{key} says no</source>
        <translation>{key} recusa</translation>
    </message>
    <message>
        <source>{key} takes the offer back</source>
        <translation>{key} retira a oferta</translation>
    </message>
</context>
<context>
    <name>OffersView</name>
    <message>
        <source>No offer is open.</source>
        <translation>Não há ofertas em aberto.</translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation>Ofertas em aberto</translation>
    </message>
</context>
<context>
    <name>OpenCardDelegate</name>
    <message>
        <source>in the offer</source>
        <translation>na oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>escolhida</translation>
    </message>
</context>
<context>
    <name>OpenCardsModel</name>
    <message>
        <source>Set aside for you: {bean}</source>
        <translation>À parte para si: {bean}</translation>
    </message>
    <message>
        <source>Turned over: {bean}</source>
        <translation>Virada: {bean}</translation>
    </message>
    <message>
        <source>must be planted</source>
        <translation>tem de ser plantada</translation>
    </message>
    <message>
        <source>plant or discard it</source>
        <translation>plantar ou descartar</translation>
    </message>
    <message>
        <source>no field takes it</source>
        <translation>nenhum campo a recebe</translation>
    </message>
    <message>
        <source>in the offer</source>
        <translation>na oferta</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>Left on offer: {bean}</source>
        <translation>Deixada em oferta: {bean}</translation>
    </message>
    <message>
        <source>Drag this card to a field, or leave it for the other to plant.</source>
        <translation>Arrastar esta carta para um campo, ou deixá-la para o outro plantar.</translation>
    </message>
    <message>
        <source>Drag this card to the trade table, or press {key}. What nobody takes is yours.</source>
        <translation>Arrastar esta carta para a mesa de trocas, ou premir {key}. O que ninguém leva é seu.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. Ask for it in an offer.</source>
        <translation>Esta carta é do jogador ativo. Pode ser pedida numa oferta.</translation>
    </message>
    <message>
        <source>You left this card. The other plants or discards it.</source>
        <translation>Deixou esta carta. O outro planta-a ou descarta-a.</translation>
    </message>
    <message>
        <source>This card belongs to the active player. What is not planted is left for you.</source>
        <translation>Esta carta é do jogador ativo. O que não for plantado fica para si.</translation>
    </message>
    <message>
        <source>Choose a field for this card, or drag it there.</source>
        <translation>Escolher um campo para esta carta, ou arrastá-la para lá.</translation>
    </message>
    <message>
        <source>Drag this card to a field or to the discard pile. {key} discards it.</source>
        <translation>Arrastar esta carta para um campo ou para a pilha de descarte. {key} descarta-a.</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>Opponents:</source>
        <translation>Adversários:</translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s)</source>
        <translation>
            <numerusform>%n adversário</numerusform>
            <numerusform>%n adversários</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} plants and harvests here.</source>
        <translation>Aqui só {name} planta e colhe.</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1st</source>
        <translation>1.ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.ª</translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation>{n}.ª</translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation>{n}.ª</translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation>{n}.ª</translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation>{n}.ª</translation>
    </message>
</context>
<context>
    <name>PartnerChips</name>
    <message>
        <source>Anyone</source>
        <translation>Quem quiser</translation>
    </message>
    <message>
        <source>Everybody may take this offer; the first one gets it.</source>
        <translation>Todos podem aceitar esta oferta; fica com ela o primeiro.</translation>
    </message>
    <message>
        <source>{name} trades no more this turn.</source>
        <translation>{name} já não troca neste turno.</translation>
    </message>
    <message>
        <source>You put this deal together with {name}.</source>
        <translation>Está a preparar esta troca com {name}.</translation>
    </message>
    <message>
        <source>The offer is for {name}.</source>
        <translation>A oferta é para {name}.</translation>
    </message>
    <message>
        <source>Offer it to {name}.</source>
        <translation>Fazer a oferta a {name}.</translation>
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
        <translation>Virar e trocar</translation>
    </message>
    <message>
        <source>Plant set-aside</source>
        <translation>Plantar cartas à parte</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Plant what was left</source>
        <translation>Plantar o que sobrou</translation>
    </message>
    <message>
        <source>Turn over and plant</source>
        <translation>Virar e plantar</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim da partida</translation>
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
        <translation>Viradas</translation>
    </message>
    <message>
        <source>Turned over by {name}</source>
        <translation>Viradas por {name}</translation>
    </message>
</context>
<context>
    <name>PlantingWords</name>
    <message>
        <source>{bean} goes to field {number}.</source>
        <translation>{bean} vai para o campo {number}.</translation>
    </message>
    <message>
        <source>{bean} can go to fields {numbers}.</source>
        <translation>{bean} pode ir para os campos {numbers}.</translation>
    </message>
    <message>
        <source>No field takes {beans}.</source>
        <translation>Nenhum campo recebe {beans}.</translation>
    </message>
    <message>
        <source>No field takes {beans}: harvest one to make room.</source>
        <translation>Nenhum campo recebe {beans}: é preciso colher um para abrir espaço.</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>A program of your own…</source>
        <translation>Um programa próprio…</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Escolher um programa</translation>
    </message>
    <message>
        <source>Shall “{file}” play on this seat?

It is started with your own rights: it can read and change whatever you can. It plays in this run of the game only; no saved game and no setting starts it.</source>
        <translation>«{file}» deve jogar neste lugar?

É iniciado com as suas próprias permissões: pode ler e alterar tudo o que a pessoa ao computador pode. Só joga enquanto o jogo estiver aberto desta vez; nenhuma partida guardada e nenhuma definição o inicia.</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Um programa</translation>
    </message>
</context>
<context>
    <name>PlayerDelegate</name>
    <message>
        <source>set aside</source>
        <translation>à parte</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>empty field</source>
        <translation>campo vazio</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>pays {coins}</source>
        <translation>rende {coins}</translation>
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
        <translation>Eu</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>thinking…</source>
        <translation>a pensar…</translation>
    </message>
    <message>
        <source>still has to plant</source>
        <translation>ainda tem de plantar</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>já plantou</translation>
    </message>
    <message>
        <source>done trading</source>
        <translation>já não troca</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>jogador ativo</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na mão</numerusform>
            <numerusform>%n cartas na mão</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>à parte: {beans}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>%n carta à parte</numerusform>
            <numerusform>%n cartas à parte</numerusform>
        </translation>
    </message>
    <message>
        <source>hand, front card first: {beans}</source>
        <translation>mão, a partir da carta da frente: {beans}</translation>
    </message>
    <message>
        <source>field {number}: empty</source>
        <translation>campo {number}: vazio</translation>
    </message>
    <message>
        <source>field {number}: {beans}, {coins}</source>
        <translation>campo {number}: {beans}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>rende %n moeda</numerusform>
            <numerusform>rende %n moedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>The other players</source>
        <translation>Os outros jogadores</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>The others&apos; moves take their time now. The settings can change that.</source>
        <translation>Agora as jogadas dos outros levam o seu tempo. Pode mudar-se nas definições.</translation>
    </message>
    <message>
        <source>The game before is kept. “Open a game…” brings it back.</source>
        <translation>A partida anterior está guardada. «Abrir uma partida…» permite retomá-la.</translation>
    </message>
    <message>
        <source>This game is not over yet. “Play on from here” goes on with it.</source>
        <translation>Esta partida ainda não terminou. «Continuar a partir daqui» retoma-a.</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>No window can open with “{platform}”, which the variable QT_QPA_PLATFORM asks for. There are {known}.</source>
        <translation>Com «{platform}», pedido pela variável QT_QPA_PLATFORM, não se pode abrir nenhuma janela. Há {known}.</translation>
    </message>
    <message>
        <source>The screen “{display}” does not answer, so no window can open.</source>
        <translation>O ecrã «{display}» não responde, por isso não se pode abrir nenhuma janela.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start the game in a desktop session, or install xvfb and start it with “xvfb-run bohnanza-qt”.</source>
        <translation>Não há ecrã onde abrir uma janela. Iniciar o jogo numa sessão gráfica, ou instalar o xvfb e iniciar com «xvfb-run bohnanza-qt».</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}.</source>
        <translation>Não se pode abrir nenhuma janela, porque faltam bibliotecas do sistema: {libraries}.</translation>
    </message>
    <message>
        <source>No window can open, because system libraries are missing: {libraries}. On Debian and Ubuntu “sudo apt install {packages}” brings them.</source>
        <translation>Não se pode abrir nenhuma janela, porque faltam bibliotecas do sistema: {libraries}. Em Debian e Ubuntu, «sudo apt install {packages}» instala-as.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Modern</source>
        <translation>Modernas</translation>
    </message>
    <message>
        <source>Original, 1997</source>
        <translation>Originais, 1997</translation>
    </message>
    <message>
        <source>Classic, the big box</source>
        <translation>Clássicas, caixa grande</translation>
    </message>
    <message>
        <source>Arena, as played online</source>
        <translation>Arena, como online</translation>
    </message>
    <message>
        <source>Duel for two</source>
        <translation>Duelo a dois</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The program of {name} could not be started.</source>
        <translation>Não foi possível iniciar o programa de {name}.</translation>
    </message>
    <message>
        <source>The program of {name} took too long.</source>
        <translation>O programa de {name} demorou demasiado.</translation>
    </message>
    <message>
        <source>The program of {name} ended in the game.</source>
        <translation>O programa de {name} terminou a meio da partida.</translation>
    </message>
    <message>
        <source>The program of {name} wrote without end.</source>
        <translation>O programa de {name} escrevia sem parar.</translation>
    </message>
    <message>
        <source>The program of {name} answered with no move.</source>
        <translation>A resposta do programa de {name} não era uma jogada.</translation>
    </message>
    <message>
        <source>The program of {name} wanted what the rules do not allow.</source>
        <translation>O programa de {name} queria algo que as regras não permitem.</translation>
    </message>
    <message>
        <source>The program of {name} is not asked any more in this game.</source>
        <translation>Ao programa de {name} já não se pergunta nada nesta partida.</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{sentence} A plain move is made in its place.</source>
        <translation>{sentence} Em vez dele faz-se uma jogada simples.</translation>
    </message>
    <message>
        <source>Programs are not started by a saved game: a computer plays for {names} now.</source>
        <translation>Uma partida guardada não inicia programas: agora joga um computador por {names}.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>{done}, less than a minute left</source>
        <translation>{done}, falta menos de um minuto</translation>
    </message>
    <message numerus="yes">
        <source>{done}, about %n minute(s) left</source>
        <translation>
            <numerusform>{done}, falta cerca de um minuto</numerusform>
            <numerusform>{done}, faltam cerca de %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Plant your front card: {bean}</source>
        <translation>Plantar a carta da frente: {bean}</translation>
    </message>
    <message>
        <source>No field takes it. Harvest one of your fields first to make room.</source>
        <translation>Nenhum campo a recebe. Primeiro é preciso colher um campo para abrir espaço.</translation>
    </message>
    <message>
        <source>Plant one more, or turn over cards</source>
        <translation>Plantar mais uma, ou virar cartas</translation>
    </message>
    <message>
        <source>Your front card is now: {bean}. You may plant it as well if a field takes it, or keep it for your next turn.</source>
        <translation>A carta da frente é agora: {bean}. Também pode ser plantada, se algum campo a receber, ou ficar para o próximo turno.</translation>
    </message>
    <message>
        <source>Turn over cards</source>
        <translation>Virar cartas</translation>
    </message>
    <message>
        <source>You have planted what you may. The cards turned over next are yours to trade or to plant.</source>
        <translation>Já plantou o que podia. As cartas que se viram a seguir são suas, para trocar ou plantar.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Tirar cartas</translation>
    </message>
    <message>
        <source>They join the back of your hand, one by one. Then it is {name}&apos;s turn.</source>
        <translation>Entram no fim da mão, uma a uma. Depois é o turno de {name}.</translation>
    </message>
    <message>
        <source>The front card always goes first.</source>
        <translation>A carta da frente é sempre a primeira.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then cards are turned over and trading begins.</source>
        <translation>A seguir também se pode plantar a próxima: {bean}. Depois viram-se cartas e começam as trocas.</translation>
    </message>
    <message>
        <source>Set aside for you</source>
        <translation>À parte para si</translation>
    </message>
    <message>
        <source>Plant or discard what was left for you</source>
        <translation>Plantar ou descartar o que está em oferta</translation>
    </message>
    <message>
        <source>You harvested to make room for it, so now it has to be planted before cards are turned over.</source>
        <translation>A colheita foi para abrir espaço, por isso agora tem de ser plantada antes de se virarem cartas.</translation>
    </message>
    <message>
        <source>After it you may plant the next one as well: {bean}. Then you may discard one card of your hand, before cards are turned over.</source>
        <translation>A seguir também se pode plantar a próxima: {bean}. Depois pode descartar-se uma carta da mão, antes de se virarem cartas.</translation>
    </message>
    <message>
        <source>You have planted what you may. Of the cards turned over next you plant what you like.</source>
        <translation>Já plantou o que podia. Das cartas que se viram a seguir, planta as que quiser.</translation>
    </message>
    <message>
        <source>If you like, discard one card of your hand: drag it to the discard pile, or press {key} on it.</source>
        <translation>Também pode descartar uma carta da mão: arrastá-la para a pilha de descarte, ou premir {key} sobre ela.</translation>
    </message>
    <message>
        <source>Nothing is left to plant.</source>
        <translation>Não resta nada para plantar.</translation>
    </message>
    <message>
        <source>Plant what you like</source>
        <translation>Plantar à vontade</translation>
    </message>
    <message>
        <source>The draw pile ran out for the last time: then the game ends.</source>
        <translation>O baralho de compra esgotou-se pela última vez: a seguir, a partida acaba.</translation>
    </message>
    <message>
        <source>What you leave is for {name} to plant or to discard.</source>
        <translation>O que ficar é para {name} plantar ou descartar.</translation>
    </message>
    <message>
        <source>{name} plants</source>
        <translation>{name} planta</translation>
    </message>
    <message>
        <source>The front card of the hand comes first, and a second one may follow.</source>
        <translation>Primeiro vai a carta da frente da mão, e pode seguir-se uma segunda.</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Trocas</translation>
    </message>
    <message>
        <source>The others look at your offer.</source>
        <translation>Os outros estão a ver a sua oferta.</translation>
    </message>
    <message>
        <source>{name} trades</source>
        <translation>{name} faz trocas</translation>
    </message>
    <message>
        <source>You are done trading for this turn.</source>
        <translation>Já terminou as suas trocas neste turno.</translation>
    </message>
    <message>
        <source>The set-aside cards are planted</source>
        <translation>Plantam-se as cartas à parte</translation>
    </message>
    <message>
        <source>Everybody plants what they turned over and what they were given.</source>
        <translation>Cada um planta o que virou e o que recebeu.</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} tira cartas</translation>
    </message>
    <message>
        <source>New cards join the back of the hand.</source>
        <translation>As novas cartas entram no fim da mão.</translation>
    </message>
    <message>
        <source>{name} looks at what you left</source>
        <translation>{name} vê o que ficou em oferta</translation>
    </message>
    <message>
        <source>Each of these cards is planted or discarded.</source>
        <translation>Cada uma destas cartas é plantada ou descartada.</translation>
    </message>
    <message>
        <source>{name} turned over cards</source>
        <translation>{name} virou cartas</translation>
    </message>
    <message>
        <source>What is not planted is left for you to plant or to discard.</source>
        <translation>O que não for plantado fica para si, para plantar ou descartar.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida terminou</translation>
    </message>
    <message>
        <source>The most coins win.</source>
        <translation>Ganha quem tem mais moedas.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuir</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Ficheiros do tipo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Escolher</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Pasta acima</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir para a pasta acima</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Criar nova pasta</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Criar uma nova pasta</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Pormenores</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Mudar para a vista em lista</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mudar para a vista com pormenores</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locais recentes</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Mudar o nome</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar ficheiros &amp;ocultos</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nova pasta</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova pasta</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>O meu computador</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 já existe.
Substituir?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Ficheiro não encontrado.
Verificar se o nome do ficheiro está certo.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Pasta não encontrada.
Verificar se o nome da pasta está certo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» está protegido contra escrita.
Eliminar mesmo assim?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Eliminar mesmo «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Não foi possível eliminar a pasta.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
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
        <translation>Tamanho</translation>
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
        <translation>Data de modificação</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>O meu computador</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
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
        <translation>Premir uma tecla</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar pormenores...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ocultar pormenores...</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar tudo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sim a &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nã&amp;o a tudo</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interromper</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Deslocar para aqui</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Margem esquerda</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Topo</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Margem direita</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Página à esquerda</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Página acima</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Página à direita</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Página abaixo</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Deslocar para cima</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Deslocar para a direita</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Deslocar para baixo</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
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
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Cima</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
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
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar &amp;endereço da ligação</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>QueueModel</name>
    <message>
        <source>goes</source>
        <translation>sai</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>não é pedida</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é o seu turno.</translation>
    </message>
    <message>
        <source>That cannot be done in this phase.</source>
        <translation>Isso não se pode fazer nesta fase.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Ninguém está sentado aí.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>Esse campo não existe.</translation>
    </message>
    <message>
        <source>That card is not there any more.</source>
        <translation>Essa carta já não está aí.</translation>
    </message>
    <message>
        <source>That offer is not open any more.</source>
        <translation>Essa oferta já não está em aberto.</translation>
    </message>
    <message>
        <source>Another kind of bean grows in this field. Harvest it first.</source>
        <translation>Neste campo cresce outro tipo de feijão. Primeiro é preciso colhê-lo.</translation>
    </message>
    <message>
        <source>You have planted all you may from your hand this turn.</source>
        <translation>Neste turno já plantou da mão tudo o que podia.</translation>
    </message>
    <message>
        <source>First plant the front card of your hand.</source>
        <translation>Primeiro é preciso plantar a carta da frente da mão.</translation>
    </message>
    <message>
        <source>A lone bean stays while another of your fields has two or more.</source>
        <translation>Um feijão sozinho fica onde está enquanto outro campo seu tiver dois ou mais.</translation>
    </message>
    <message>
        <source>Nothing grows in this field yet.</source>
        <translation>Neste campo ainda não cresce nada.</translation>
    </message>
    <message>
        <source>You may harvest only when a card you must plant finds no room.</source>
        <translation>Só se pode colher quando uma carta que tem de ser plantada não cabe em nenhum campo.</translation>
    </message>
    <message>
        <source>No further field is for sale.</source>
        <translation>Já não há mais campos à venda.</translation>
    </message>
    <message>
        <source>You do not have enough coins for another field.</source>
        <translation>As moedas não chegam para mais um campo.</translation>
    </message>
    <message>
        <source>You can trade only with the player whose turn it is.</source>
        <translation>Só se pode trocar com o jogador ativo.</translation>
    </message>
    <message>
        <source>This offer is not for you to answer.</source>
        <translation>Esta oferta não é para si.</translation>
    </message>
    <message>
        <source>These are not the beans that the offer asks for.</source>
        <translation>Não são estes os feijões que a oferta pede.</translation>
    </message>
    <message>
        <source>An offer needs at least one card, given or wanted.</source>
        <translation>Uma oferta precisa de pelo menos uma carta, dada ou pedida.</translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation>Não é possível trocar consigo.</translation>
    </message>
    <message>
        <source>Trading is over for this seat this turn.</source>
        <translation>As trocas deste lugar terminaram neste turno.</translation>
    </message>
    <message>
        <source>The record does not say how the new draw pile lay.</source>
        <translation>A partida guardada não diz como ficou o novo baralho de compra.</translation>
    </message>
    <message>
        <source>The record&apos;s new draw pile is not made of the discarded cards.</source>
        <translation>O novo baralho de compra da partida guardada não é feito das cartas descartadas.</translation>
    </message>
    <message>
        <source>The cards are turned over once a turn, after planting.</source>
        <translation>As cartas viram-se uma vez por turno, depois de plantar.</translation>
    </message>
    <message>
        <source>There is trading only after the cards are turned over.</source>
        <translation>Só há trocas depois de se virarem as cartas.</translation>
    </message>
    <message>
        <source>Field {field} grows only one kind, now {bean}. Harvest it first.</source>
        <translation>No campo {field} só cresce um tipo, agora {bean}. Primeiro é preciso colhê-lo.</translation>
    </message>
    <message>
        <source>A lone bean may be harvested only when each of your fields holds just one.</source>
        <translation>Um feijão sozinho só se pode colher quando cada um dos seus campos tiver apenas um.</translation>
    </message>
    <message>
        <source>You may harvest only in your own turn.</source>
        <translation>Só se pode colher no próprio turno.</translation>
    </message>
    <message numerus="yes">
        <source>You already own all %n field(s) that anyone may have.</source>
        <translation>
            <numerusform>Já tem %n campo, o máximo permitido.</numerusform>
            <numerusform>Já tem %n campos, o máximo permitido.</numerusform>
        </translation>
    </message>
    <message>
        <source>No fields are sold in this game.</source>
        <translation>Nesta partida não se vendem campos.</translation>
    </message>
    <message>
        <source>Another field costs {price}; you have {coins}.</source>
        <translation>Mais um campo custa {price}; só tem {coins}.</translation>
    </message>
    <message>
        <source>You have made room by harvesting, so now plant the front card of your hand.</source>
        <translation>A colheita abriu espaço: agora é preciso plantar a carta da frente da mão.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Game records (*.bohn);;All files (*)</source>
        <translation>Partidas (*.bohn);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar a partida</translation>
    </message>
    <message>
        <source>Game records (*.bohn)</source>
        <translation>Partidas (*.bohn)</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>O ficheiro não se consegue ler.</translation>
    </message>
    <message>
        <source>The file is too large to be a game. 4 MiB are the most.</source>
        <translation>O ficheiro é demasiado grande para ser uma partida. O máximo são 4 MiB.</translation>
    </message>
    <message>
        <source>The file has too many parts to be a game.</source>
        <translation>O ficheiro tem demasiadas partes para ser uma partida.</translation>
    </message>
    <message>
        <source>The file is not a game: it is not UTF-8 text.</source>
        <translation>O ficheiro não é uma partida: não é texto UTF-8.</translation>
    </message>
    <message>
        <source>The file is not a game, or part of it is missing: it is not valid JSON.</source>
        <translation>O ficheiro não é uma partida, ou falta uma parte: não é JSON válido.</translation>
    </message>
    <message>
        <source>The file is damaged: NaN and Infinity are no numbers of a game.</source>
        <translation>O ficheiro está danificado: NaN e Infinity não são números de uma partida.</translation>
    </message>
    <message>
        <source>The file is not a game: its parts are nested too deeply.</source>
        <translation>O ficheiro não é uma partida: as suas partes estão demasiado encaixadas.</translation>
    </message>
    <message>
        <source>The file is damaged: the same key stands twice in one object.</source>
        <translation>O ficheiro está danificado: a mesma chave aparece duas vezes num objeto.</translation>
    </message>
    <message>
        <source>The file is not a Bohnanza game record.</source>
        <translation>O ficheiro não é uma partida de Bohnanza.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of the program. Update the program to open it.</source>
        <translation>A partida foi guardada por uma versão mais recente do programa. É preciso atualizar o programa para a abrir.</translation>
    </message>
    <message>
        <source>The record has a version number that never existed.</source>
        <translation>A partida tem um número de versão que nunca existiu.</translation>
    </message>
    <message>
        <source>The record is incomplete: a key is missing.</source>
        <translation>A partida está incompleta: falta uma chave.</translation>
    </message>
    <message>
        <source>The record has a key that does not belong there.</source>
        <translation>A partida tem uma chave que não faz parte dela.</translation>
    </message>
    <message>
        <source>The record is damaged: a value is of the wrong type.</source>
        <translation>A partida está danificada: um valor é do tipo errado.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is negative.</source>
        <translation>A partida está danificada: um número é negativo.</translation>
    </message>
    <message>
        <source>The record is damaged: a number is far too large.</source>
        <translation>A partida está danificada: um número é demasiado grande.</translation>
    </message>
    <message>
        <source>The record is damaged: a list is too long.</source>
        <translation>A partida está danificada: uma lista é demasiado comprida.</translation>
    </message>
    <message>
        <source>The record is damaged: a text holds what is no letter.</source>
        <translation>A partida está danificada: um texto contém algo que não são letras.</translation>
    </message>
    <message>
        <source>The record names a rule set that does not exist.</source>
        <translation>A partida indica um conjunto de regras que não existe.</translation>
    </message>
    <message>
        <source>The record names a bean that does not exist.</source>
        <translation>A partida indica um feijão que não existe.</translation>
    </message>
    <message>
        <source>The record&apos;s rules name a choice that does not exist.</source>
        <translation>As regras da partida indicam uma opção que não existe.</translation>
    </message>
    <message>
        <source>The record names an action that does not exist.</source>
        <translation>A partida indica uma jogada que não existe.</translation>
    </message>
    <message>
        <source>The record names a card in no known way: “hand:2” or “revealed:0” would be one.</source>
        <translation>A partida indica uma carta de forma desconhecida: «hand:2» ou «revealed:0» seriam corretas.</translation>
    </message>
    <message>
        <source>The record&apos;s rules cannot be played.</source>
        <translation>Não se pode jogar com as regras da partida.</translation>
    </message>
    <message>
        <source>The record&apos;s starting player does not sit at the table.</source>
        <translation>O jogador inicial da partida não está sentado à mesa.</translation>
    </message>
    <message>
        <source>The record&apos;s first pile is not the deck that its rules call for.</source>
        <translation>O primeiro baralho da partida não é o que as suas regras pedem.</translation>
    </message>
    <message>
        <source>{sentence} {more}</source>
        <translation>{sentence} {more}</translation>
    </message>
    <message>
        <source>{sentence} (In the file at {place}.)</source>
        <translation>{sentence} (No ficheiro, em {place}.)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Jogada {number} de {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Para o princípio</translation>
    </message>
    <message>
        <source>Back to the beginning of the turn</source>
        <translation>Voltar ao princípio do turno</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Uma jogada para trás</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Run by itself</source>
        <translation>Correr sozinha</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Uma jogada para a frente</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Avançar para o turno seguinte</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>A game of its own begins from this position. This one stays as it is.</source>
        <translation>A partir desta posição começa uma partida nova. Esta fica como está.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuar a partir daqui</translation>
    </message>
    <message>
        <source>Whose eyes look</source>
        <translation>Com os olhos de quem se vê</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Jogadas da partida</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>person</source>
        <translation>pessoa</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computador</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The cards are dealt. {name} starts.</source>
        <translation>As cartas estão dadas. {name} começa.</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>{place}: {name}, {coins}. {last}</source>
        <translation>{place} posição: {name}, {coins}. {last}</translation>
    </message>
    <message>
        <source>{beans} for {coins}</source>
        <translation>{beans} por {coins}</translation>
    </message>
    <message>
        <source>planted at the end: nothing that pays</source>
        <translation>no fim: nada que renda</translation>
    </message>
    <message>
        <source>planted at the end: {fields}</source>
        <translation>no fim: {fields}</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>the deck</source>
        <translation>o baralho</translation>
    </message>
    <message>
        <source>the price of a field</source>
        <translation>o preço de um campo</translation>
    </message>
    <message>
        <source>the starting hand</source>
        <translation>a mão inicial</translation>
    </message>
    <message>
        <source>the cards drawn in a turn</source>
        <translation>as cartas tiradas por turno</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>104 cards, eight kinds. No further field is sold. A lone bean is safe while another of your fields holds more.</source>
        <translation>104 cartas, oito tipos. Não se vendem mais campos. Um feijão sozinho está seguro enquanto outro campo do mesmo jogador tiver mais.</translation>
    </message>
    <message>
        <source>The same cards. Everyone starts with two fields; a third costs 3 coins.</source>
        <translation>As mesmas cartas. Todos começam com dois campos; um terceiro custa 3 moedas.</translation>
    </message>
    <message>
        <source>Coffee, wax and cocoa join in; which kinds are dealt depends on the number of players. The only rule set for six and seven.</source>
        <translation>Juntam-se café, cera e cacau; os tipos em jogo dependem do número de jogadores. O único conjunto de regras para seis e sete.</translation>
    </message>
    <message>
        <source>You harvest only when a card has no other place, and only the active player accepts offers.</source>
        <translation>Só se colhe quando uma carta não tem outro lugar, e só o jogador ativo aceita ofertas.</translation>
    </message>
    <message>
        <source>For two, without trading: what you leave on the table, the other has to plant or throw away.</source>
        <translation>Para dois, sem trocas: o que um deixa na mesa, o outro tem de plantar ou descartar.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizadas</translation>
    </message>
    <message>
        <source>Set every rule yourself. The page checks that the game can be played.</source>
        <translation>Todas as regras à escolha. A página verifica se dá para jogar.</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Cartas no baralho</translation>
    </message>
    <message>
        <source>Fields at the start</source>
        <translation>Campos no início</translation>
    </message>
    <message>
        <source>Most fields of one player</source>
        <translation>Máximo de campos por jogador</translation>
    </message>
    <message>
        <source>Time of buying fields</source>
        <translation>Quando se compram campos</translation>
    </message>
    <message>
        <source>Coins paid for fields</source>
        <translation>Moedas pagas por campos</translation>
    </message>
    <message>
        <source>Cards dealt to each hand</source>
        <translation>Cartas dadas a cada mão</translation>
    </message>
    <message>
        <source>Cards turned over in a turn</source>
        <translation>Cartas viradas por turno</translation>
    </message>
    <message>
        <source>Shuffling of the discard pile</source>
        <translation>Quando se baralha o descarte</translation>
    </message>
    <message>
        <source>Winner of a tie</source>
        <translation>Quem ganha num empate</translation>
    </message>
    <message>
        <source>Time of harvesting</source>
        <translation>Quando se colhe</translation>
    </message>
    <message>
        <source>Harvesting a lone bean</source>
        <translation>Colher um feijão sozinho</translation>
    </message>
    <message>
        <source>Accepting offers</source>
        <translation>Quem aceita ofertas</translation>
    </message>
    <message>
        <source>Cards received in a deal</source>
        <translation>Cartas recebidas numa troca</translation>
    </message>
    <message>
        <source>The discard pile may be looked through</source>
        <translation>A pilha de descarte pode ser vista</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Em qualquer altura</translation>
    </message>
    <message>
        <source>Only in the buyer’s own turn</source>
        <translation>Só no turno de quem compra</translation>
    </message>
    <message>
        <source>They go onto the discard pile</source>
        <translation>Vão para a pilha de descarte</translation>
    </message>
    <message>
        <source>They leave the game</source>
        <translation>Saem do jogo</translation>
    </message>
    <message>
        <source>As soon as the draw pile is empty</source>
        <translation>Logo que o baralho de compra se esgota</translation>
    </message>
    <message>
        <source>When the next card is needed</source>
        <translation>Quando falta a carta seguinte</translation>
    </message>
    <message>
        <source>The player farthest clockwise from the starting player</source>
        <translation>Quem está mais longe do jogador inicial, no sentido horário</translation>
    </message>
    <message>
        <source>The player with most cards in hand, then the farthest one</source>
        <translation>Quem tem mais cartas na mão, depois quem está mais longe</translation>
    </message>
    <message>
        <source>Only when a card has no other place</source>
        <translation>Só quando uma carta não tem outro lugar</translation>
    </message>
    <message>
        <source>Only in the own turn (needs the market)</source>
        <translation>Só no próprio turno (precisa do mercado)</translation>
    </message>
    <message>
        <source>Not while another own field holds more</source>
        <translation>Não, enquanto outro campo próprio tiver mais</translation>
    </message>
    <message>
        <source>Only if every own field holds one bean</source>
        <translation>Só se cada campo próprio tiver um feijão</translation>
    </message>
    <message>
        <source>Whoever an offer is made to may accept</source>
        <translation>Aceita quem recebe a oferta</translation>
    </message>
    <message>
        <source>Only the active player may accept</source>
        <translation>Só o jogador ativo pode aceitar</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Todos as veem</translation>
    </message>
    <message>
        <source>They stay hidden until planting</source>
        <translation>Ficam escondidas até se plantar</translation>
    </message>
    <message>
        <source>Price of another field</source>
        <translation>Preço de mais um campo</translation>
    </message>
    <message>
        <source>Market instead of trading</source>
        <translation>Mercado em vez de trocas</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Cartas tiradas no fim do turno</translation>
    </message>
    <message>
        <source>Passes of the draw pile</source>
        <translation>Voltas do baralho de compra</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>De que se trata</translation>
    </message>
    <message>
        <source>You grow beans and sell them for coins. Whoever has the most coins at the end wins. The cards come in an order that you cannot choose, so you will often hold a bean that you have no room for. Then you trade: somebody at the table may be waiting for exactly that bean.</source>
        <translation>Cultivam-se feijões e vendem-se por moedas. No fim, ganha quem tiver mais moedas. As cartas vêm numa ordem que não se escolhe, por isso é frequente ter na mão um feijão para o qual não há lugar. É então que se troca: alguém à mesa pode estar à espera precisamente desse feijão.</translation>
    </message>
    <message>
        <source>Three to five can play. For two there is the duel, for up to seven there are the classic rules.</source>
        <translation>Jogam três a cinco pessoas. Para dois há o duelo e, até sete, as regras clássicas.</translation>
    </message>
    <message>
        <source>Beans and the beanometer</source>
        <translation>Os feijões e o feijómetro</translation>
    </message>
    <message>
        <source>There are eight kinds of beans, 104 cards in all. The number in the corner of a card says how many there are of its kind: the fewer there are, the fewer you need for a coin.</source>
        <translation>Há oito tipos de feijões, 104 cartas ao todo. O número no canto da carta diz quantas há do seu tipo: quanto menos houver, menos são precisas para uma moeda.</translation>
    </message>
    <message>
        <source>The beanometer at the foot of a card says how many cards of this kind you have to harvest together for one, two, three or four coins. Two garden beans pay two coins and three pay three; no harvest of garden beans pays one or four.</source>
        <translation>O feijómetro, em baixo na carta, diz quantas cartas deste tipo é preciso colher juntas para receber uma, duas, três ou quatro moedas. Dois feijões de jardim rendem duas moedas e três rendem três; nenhuma colheita de feijões de jardim rende uma ou quatro.</translation>
    </message>
    <message>
        <source>Your fields</source>
        <translation>Os campos</translation>
    </message>
    <message>
        <source>With three players everybody has three fields, with four or five players two. No further field can be bought.</source>
        <translation>Com três jogadores, cada um tem três campos; com quatro ou cinco, tem dois. Não se podem comprar mais campos.</translation>
    </message>
    <message>
        <source>Only one kind of bean grows in a field, as many cards of it as you like. An empty field takes any bean, also one that already grows in another of your fields.</source>
        <translation>Num campo cresce um só tipo de feijão, com quantas cartas se quiser. Um campo vazio recebe qualquer feijão, mesmo um que já cresça noutro campo do mesmo jogador.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>Everybody begins with five cards in hand. The order of the cards in your hand never changes: you plant from the front, and new cards join at the back. This is the most important rule of the game.</source>
        <translation>Todos começam com cinco cartas na mão. A ordem das cartas na mão nunca muda: planta-se da frente, e as novas cartas entram no fim. É a regra mais importante do jogo.</translation>
    </message>
    <message>
        <source>Trading is the way out. You may give away any card of your hand, wherever it stands, and the cards behind it move up.</source>
        <translation>As trocas são a saída. Pode dar-se qualquer carta da mão, esteja onde estiver, e as cartas atrás dela avançam.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>O turno</translation>
    </message>
    <message>
        <source>A turn has four phases: plant, turn over and trade, plant what is set aside, draw. Whoever has the turn is the active player. Then it is the turn of the player to the left, clockwise round the table.</source>
        <translation>Um turno tem quatro fases: plantar, virar e trocar, plantar as cartas à parte, tirar. Quem está no seu turno é o jogador ativo. Depois é o turno do jogador à esquerda, no sentido horário à volta da mesa.</translation>
    </message>
    <message>
        <source>Phase 1: Plant</source>
        <translation>Fase 1: Plantar</translation>
    </message>
    <message>
        <source>Plant the front card of your hand in one of your fields. You have to, even if you must harvest a field first to make room.</source>
        <translation>A carta da frente da mão é plantada num dos campos próprios. É obrigatório, mesmo que antes seja preciso colher um campo para abrir espaço.</translation>
    </message>
    <message>
        <source>Then you may plant the card that is now at the front as well, in any field that can take it. You never plant a third card in this phase.</source>
        <translation>Depois pode plantar-se também a carta que passou para a frente, em qualquer campo que a possa receber. Nunca se planta uma terceira carta nesta fase.</translation>
    </message>
    <message>
        <source>If your hand is empty, this phase is skipped.</source>
        <translation>Com a mão vazia, salta-se esta fase.</translation>
    </message>
    <message>
        <source>Phase 2: Turn over and trade</source>
        <translation>Fase 2: Virar e trocar</translation>
    </message>
    <message>
        <source>The two top cards of the draw pile are turned over. They belong to the active player, who may keep them, trade them or give them away.</source>
        <translation>Viram-se as duas cartas de cima do baralho de compra. São do jogador ativo, que pode ficar com elas, trocá-las ou dá-las.</translation>
    </message>
    <message>
        <source>Now everybody may trade with the active player, and only with the active player. You may offer any card of your hand; the active player may also offer the turned-over cards. Any number of cards may go against any number, also against none: that is a gift, and a gift has to be accepted too.</source>
        <translation>Agora todos podem trocar com o jogador ativo, e só com ele. Pode oferecer-se qualquer carta da mão; o jogador ativo também pode oferecer as cartas viradas. Troca-se qualquer número de cartas por qualquer número, e até por nenhuma: é um presente, e também um presente tem de ser aceite.</translation>
    </message>
    <message>
        <source>Planted beans, coins, and cards that somebody has just received cannot be traded. Promises about later turns bind nobody.</source>
        <translation>Não se podem trocar feijões plantados, moedas, nem cartas acabadas de receber. As promessas para turnos futuros não obrigam ninguém.</translation>
    </message>
    <message>
        <source>Cards that you receive never go into your hand. They are set aside next to your fields, where everybody can see them, and must be planted in the next phase.</source>
        <translation>As cartas recebidas nunca vão para a mão. Ficam à parte, junto aos campos, à vista de todos, e têm de ser plantadas na fase seguinte.</translation>
    </message>
    <message>
        <source>Trading is over when the active player ends it, or when nobody else wants to trade any more. Turned-over cards that nobody took stay with the active player and are set aside too.</source>
        <translation>As trocas acabam quando o jogador ativo as termina, ou quando mais ninguém quer trocar. As cartas viradas que ninguém levou são do jogador ativo e também ficam à parte.</translation>
    </message>
    <message>
        <source>Phase 3: Plant what is set aside</source>
        <translation>Fase 3: Plantar cartas à parte</translation>
    </message>
    <message>
        <source>Everybody plants all the cards that they have set aside, each player in any order. Whoever has no room must harvest a field first.</source>
        <translation>Todos plantam todas as cartas que têm à parte, cada um pela ordem que quiser. Quem não tiver espaço tem primeiro de colher um campo.</translation>
    </message>
    <message>
        <source>Phase 4: Draw</source>
        <translation>Fase 4: Tirar</translation>
    </message>
    <message>
        <source>The active player draws three cards, one after another, and puts each at the back of the hand. Then the next player has the turn.</source>
        <translation>O jogador ativo tira três cartas, uma após outra, e põe cada uma no fim da mão. Depois é o turno do jogador seguinte.</translation>
    </message>
    <message>
        <source>Harvesting</source>
        <translation>Colher</translation>
    </message>
    <message>
        <source>You may harvest your own fields at any time, also when it is somebody else&apos;s turn. A harvest always empties the whole field. The beanometer says what it pays: that many of the cards are turned over and become your coins, and the others go to the discard pile. A harvest may also pay nothing.</source>
        <translation>Os próprios campos podem ser colhidos em qualquer altura, mesmo no turno de outro jogador. Uma colheita esvazia sempre o campo inteiro. O feijómetro diz quanto rende: viram-se outras tantas cartas, que passam a ser moedas, e as restantes vão para a pilha de descarte. Uma colheita também pode não render nada.</translation>
    </message>
    <message>
        <source>A field with a single bean is protected: you may not harvest it while another of your fields has two beans or more. Empty fields do not matter. If all your beans are alone in their fields, you may harvest any of them.</source>
        <translation>Um campo com um só feijão está protegido: não pode ser colhido enquanto outro campo do mesmo jogador tiver dois feijões ou mais. Os campos vazios não contam. Se todos os feijões estiverem sozinhos nos seus campos, pode colher-se qualquer um.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>O fim da partida</translation>
    </message>
    <message>
        <source>When the last card of the draw pile is taken, the discard pile is shuffled at once and becomes the new draw pile. Coins stay with the players, so the pile gets smaller each time.</source>
        <translation>Quando se leva a última carta do baralho de compra, a pilha de descarte é logo baralhada e passa a ser o novo baralho de compra. As moedas ficam com os jogadores, por isso o baralho é cada vez mais pequeno.</translation>
    </message>
    <message>
        <source>When the draw pile has run out for the third time, the game ends. If that happens while cards are turned over, the active player still trades and everybody plants what is set aside, but no more cards are drawn. If it happens while cards are drawn, the game is over at once.</source>
        <translation>Quando o baralho de compra se esgota pela terceira vez, a partida acaba. Se isso acontecer ao virar cartas, o jogador ativo ainda troca e todos plantam o que têm à parte, mas já não se tiram cartas. Se acontecer ao tirar cartas, a partida acaba logo ali.</translation>
    </message>
    <message>
        <source>Then all fields are harvested. Cards in hand are worth nothing. Whoever has the most coins wins. If several have the same number, the one of them wins who sits farthest clockwise from the starting player.</source>
        <translation>Depois colhem-se todos os campos. As cartas na mão não valem nada. Ganha quem tiver mais moedas. Se vários tiverem o mesmo número, ganha de entre eles quem estiver mais longe do jogador inicial, no sentido horário.</translation>
    </message>
    <message>
        <source>In this program</source>
        <translation>Neste programa</translation>
    </message>
    <message>
        <source>Everything can be done by dragging cards, by clicking (first the card, then where it goes) and with the keyboard alone. The game is saved after every move. You can take back a move as long as nobody has learned anything new from it.</source>
        <translation>Tudo se pode fazer arrastando cartas, clicando (primeiro na carta, depois no destino) ou só com o teclado. A partida é guardada depois de cada jogada. Uma jogada pode ser desfeita enquanto ninguém tiver ficado a saber nada de novo com ela.</translation>
    </message>
    <message>
        <source>The computers know no more than you would in their place. They never see the hands of others or the order of the draw pile.</source>
        <translation>Os computadores não sabem mais do que uma pessoa no lugar deles. Nunca veem as mãos dos outros nem a ordem do baralho de compra.</translation>
    </message>
    <message>
        <source>The duel for two</source>
        <translation>O duelo para dois</translation>
    </message>
    <message>
        <source>The duel is for two players, and there is no trading. There are 144 cards: all kinds but garden and cocoa beans. Each player has two fields; a third one costs three coins, which leave the game.</source>
        <translation>O duelo é para dois jogadores e não há trocas. Há 144 cartas: todos os tipos menos o feijão de jardim e o de cacau. Cada jogador tem dois campos; um terceiro custa três moedas, que saem do jogo.</translation>
    </message>
    <message>
        <source>A turn begins with the cards that the other player left for you: plant or discard each of them, in any order.</source>
        <translation>O turno começa com as cartas deixadas pelo outro jogador: cada uma é plantada ou descartada, por qualquer ordem.</translation>
    </message>
    <message>
        <source>Then plant the front card of your hand, and the next one too if you like. After that you may discard one card of your hand, wherever it stands; then nothing more is planted from the hand in this turn.</source>
        <translation>Depois planta-se a primeira carta da mão e, querendo, também a seguinte. A seguir pode descartar-se uma carta da mão, esteja onde estiver; a partir daí não se planta mais nada da mão neste turno.</translation>
    </message>
    <message>
        <source>Now three cards are turned over. As long as the top card of the discard pile is of a kind that lies there, it joins them. Plant any of these cards that you like. What you leave waits for the other player.</source>
        <translation>Agora viram-se três cartas. Enquanto a carta de cima da pilha de descarte for de um tipo que ali está, junta-se a elas. Planta-se o que se quiser destas cartas. O que ficar espera pelo outro jogador.</translation>
    </message>
    <message>
        <source>In the end you draw two cards, one after another, and put each at the back of your hand. You harvest and buy fields in your own turn only. A lone bean may be harvested only if each of your fields holds just one.</source>
        <translation>No fim tiram-se duas cartas, uma a uma, e cada uma vai para o fim da mão. Só no próprio turno se colhe e se compram campos. Um feijão sozinho só pode ser colhido se cada um dos campos do jogador tiver apenas um.</translation>
    </message>
    <message>
        <source>The game ends when the draw pile has run out once. If that happens while cards are turned over, you still plant what you like of them. In a tie, the one with more cards in hand wins.</source>
        <translation>A partida acaba quando o baralho de compra se esgota uma vez. Se isso acontecer enquanto se viram cartas, ainda se planta o que se quiser delas. Em caso de empate, vence quem tiver mais cartas na mão.</translation>
    </message>
    <message>
        <source>Other rules to play by</source>
        <translation>Outras regras para jogar</translation>
    </message>
    <message>
        <source>Original: everybody begins with two fields. A third one costs three coins, at any time; they go to the discard pile.</source>
        <translation>Original: todos começam com dois campos. Um terceiro custa três moedas, a qualquer momento; as moedas vão para a pilha de descarte.</translation>
    </message>
    <message>
        <source>Classic: for three to seven players, with coffee, wax and cocoa beans, depending on how many play. A third field costs three coins with four or five players and two coins with more. With six or seven, the first hands have three, four and five cards, the others six, and four cards are drawn in a turn.</source>
        <translation>Clássico: de três a sete jogadores, com feijões de café, de cera e de cacau, conforme o número de jogadores. Um terceiro campo custa três moedas com quatro ou cinco jogadores e duas moedas com mais. Com seis ou sete, as primeiras mãos têm três, quatro e cinco cartas, as outras seis, e em cada turno tiram-se quatro cartas.</translation>
    </message>
    <message>
        <source>In the classic game the discard pile is shuffled only when the next card is needed, and with three players the game ends when the draw pile has run out twice. A lone bean may be harvested only if each of your fields holds just one. In a tie, whoever has most cards in hand wins.</source>
        <translation>No jogo clássico, a pilha de descarte só é baralhada quando é precisa a carta seguinte, e com três jogadores a partida acaba quando o baralho de compra se esgota duas vezes. Um feijão sozinho só pode ser colhido se cada um dos campos do jogador tiver apenas um. Em caso de empate, vence quem tiver mais cartas na mão.</translation>
    </message>
    <message>
        <source>Arena: you may harvest only when a card that you have to plant finds no other place, and a lone bean only if each of your fields holds just one. Only the active player accepts offers; the others answer with offers of their own. What somebody received stays hidden until it is planted.</source>
        <translation>Arena: só se pode colher quando uma carta que tem de ser plantada não encontra outro lugar, e um feijão sozinho só se cada um dos campos do jogador tiver apenas um. Só o jogador ativo aceita ofertas; os outros respondem com ofertas próprias. O que alguém recebe fica escondido até ser plantado.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule book</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nada encontrado.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>Procurar no livro de regras</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Bean</source>
        <translation>Feijão</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>para %n moeda</numerusform>
            <numerusform>para %n moedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Your seat: {name}</source>
        <translation>O seu lugar: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside: {beans}</source>
        <translation>à parte: {beans}</translation>
    </message>
    <message>
        <source>Click: say which beans are welcome. Key: {key}</source>
        <translation>Clique: dizer que feijões são bem-vindos. Tecla: {key}</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>à parte</translation>
    </message>
</context>
<context>
    <name>SeatKindButtons</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>More than seven cannot play.</source>
        <translation>Não podem jogar mais de sete.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Acrescentar pessoa</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Acrescentar computador</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>hand hidden behind a curtain</source>
        <translation>mão escondida atrás de uma cortina</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nome no lugar {number}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirar {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>A computer goes on for a person who leaves, and a person can take over from a computer. The cards stay as they are.</source>
        <translation>Se uma pessoa sair, um computador continua por ela, e uma pessoa pode ocupar o lugar de um computador. As cartas ficam como estão.</translation>
    </message>
    <message>
        <source>Play with open hands, without a curtain</source>
        <translation>Jogar de mãos abertas, sem cortina</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Tem de jogar pelo menos uma pessoa.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Language:</source>
        <translation>Língua:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>O seu nome:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Cores:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Tamanho do texto:</translation>
    </message>
    <message>
        <source>Speed of the others:</source>
        <translation>Velocidade dos outros:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Let cards fly over the table</source>
        <translation>Fazer voar as cartas sobre a mesa</translation>
    </message>
    <message>
        <source>Ask before a harvest or an end of trading that costs something</source>
        <translation>Perguntar antes de uma colheita ou de um fim de trocas que custe algo</translation>
    </message>
    <message>
        <source>In the turn of a computer, ask me only when it makes me an offer</source>
        <translation>No turno de um computador, perguntar só quando houver uma oferta para mim</translation>
    </message>
    <message>
        <source>Several persons: plant and draw for who is not looking, where it is clear how</source>
        <translation>Várias pessoas: plantar e tirar por quem não está a ver, quando não há dúvida</translation>
    </message>
    <message>
        <source>Offer hints: a good move, and why</source>
        <translation>Oferecer dicas: uma boa jogada e porquê</translation>
    </message>
    <message>
        <source>Explain what comes up for the first time</source>
        <translation>Explicar o que aparece pela primeira vez</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claras</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuras</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
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
        <translation>Rápida</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Imediata</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Two seats have the same name. Give each its own.</source>
        <translation>Há dois lugares com o mesmo nome. Cada um precisa do seu.</translation>
    </message>
    <message>
        <source>One person at least has to play.</source>
        <translation>Tem de jogar pelo menos uma pessoa.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) to play this.</source>
        <translation>
            <numerusform>Retirar %n lugar para jogar assim.</numerusform>
            <numerusform>Retirar %n lugares para jogar assim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) to play this.</source>
        <translation>
            <numerusform>Acrescentar %n lugar para jogar assim.</numerusform>
            <numerusform>Acrescentar %n lugares para jogar assim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} a {most} jogadores</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Clockwise around the table.</source>
        <translation>No sentido horário à volta da mesa.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Offers {n}</source>
        <translation>Ofertas {n}</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Ofertas</translation>
    </message>
    <message>
        <source>Beans</source>
        <translation>Feijões</translation>
    </message>
    <message>
        <source>Beans seen</source>
        <translation>Feijões vistos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Offers, beans seen, and log</source>
        <translation>Ofertas, feijões vistos e registo</translation>
    </message>
    <message>
        <source>Offers and beans seen</source>
        <translation>Ofertas e feijões vistos</translation>
    </message>
    <message>
        <source>The computers make no offers of their own this turn. Let them again.</source>
        <translation>Neste turno os computadores não fazem ofertas por iniciativa própria. Voltar a permiti-las.</translation>
    </message>
    <message>
        <source>Let the computers make no offers of their own for this turn.</source>
        <translation>Sem ofertas por iniciativa dos computadores neste turno.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>Silence the computers’ offers</source>
        <translation>Calar as ofertas dos computadores</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>Green leaf</source>
        <translation>Folha verde</translation>
    </message>
    <message>
        <source>Orange sun</source>
        <translation>Sol laranja</translation>
    </message>
    <message>
        <source>Blue drop</source>
        <translation>Gota azul</translation>
    </message>
    <message>
        <source>Red mushroom</source>
        <translation>Cogumelo vermelho</translation>
    </message>
    <message>
        <source>Violet snail</source>
        <translation>Caracol violeta</translation>
    </message>
    <message>
        <source>Pink tulip</source>
        <translation>Tulipa cor-de-rosa</translation>
    </message>
    <message>
        <source>Brown acorn</source>
        <translation>Bolota castanha</translation>
    </message>
</context>
<context>
    <name>SignChoice</name>
    <message>
        <source>{sign} (swap: {name})</source>
        <translation>{sign} (troca: {name})</translation>
    </message>
    <message>
        <source>Sign of seat {number}: {sign}</source>
        <translation>Símbolo do lugar {number}: {sign}</translation>
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
        <translation>quantas partidas (100)</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>o número da primeira partida (0); as outras seguem-se</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>the rules: {names}</source>
        <translation>as regras: {names}</translation>
    </message>
    <message>
        <source>play each deal again with everybody on every seat</source>
        <translation>joga as mesmas cartas outra vez com todos em cada lugar</translation>
    </message>
    <message>
        <source>how long a program may take for a decision ({usual})</source>
        <translation>quantos segundos tem um programa para uma decisão ({usual})</translation>
    </message>
    <message>
        <source>answer with one line of JSON</source>
        <translation>responde com uma linha de JSON</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}.</source>
        <translation>O nível «{level}» não existe. Existem: {levels}.</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>LUGARES</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the program.</source>
        <translation>
            <numerusform>%n erro do programa.</numerusform>
            <numerusform>%n erros do programa.</numerusform>
        </translation>
    </message>
    <message>
        <source>who plays, in clockwise order, with commas between: {levels}, or exec:COMMAND for a program of your own (docs/players.md)</source>
        <translation>quem joga, no sentido horário, com vírgulas a separar: {levels}, ou exec:COMANDO para um programa próprio (docs/players.md)</translation>
    </message>
    <message>
        <source>The net of the experts cannot be read: {path}.</source>
        <translation>Não é possível ler a rede dos peritos: {path}.</translation>
    </message>
    <message>
        <source>Seat {seat}, {level}: {coins} coins a game, {share} % of the wins (± {within}).</source>
        <translation>Lugar {seat}, {level}: {coins} moedas por partida, {share} % das vitórias (± {within}).</translation>
    </message>
    <message numerus="yes">
        <source>The rules “{preset}” are not for %n player(s).</source>
        <translation>
            <numerusform>As regras «{preset}» não são para %n jogador.</numerusform>
            <numerusform>As regras «{preset}» não são para %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{seat}” names no program that can be started.</source>
        <translation>«{seat}» não indica um programa que se possa iniciar.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done} de %n partida jogada</numerusform>
            <numerusform>{done} de %n partidas jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {rate} a second.</source>
        <translation>
            <numerusform>%n partida, {rate} por segundo.</numerusform>
            <numerusform>%n partidas, {rate} por segundo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes {offers} and refuses {refused} offers a turn.</source>
        <translation>Faz {offers} ofertas e recusa {refused} por turno.</translation>
    </message>
    <message>
        <source>{actions} actions a game, {offers} offers and {deals} deals a turn.</source>
        <translation>{actions} jogadas por partida, {offers} ofertas e {deals} trocas por turno.</translation>
    </message>
    <message>
        <source>A decision took {p50} ms in the middle, {p95} ms at 95 %, {most} ms at most.</source>
        <translation>Uma decisão levou {p50} ms na mediana, {p95} ms a 95 % e {most} ms no máximo.</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message>
        <source>So far</source>
        <translation>Até agora</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde o seu último turno</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n troca</numerusform>
            <numerusform>%n trocas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harvest(s)</source>
        <translation>
            <numerusform>%n colheita</numerusform>
            <numerusform>%n colheitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your last turn: {events}</source>
        <translation>Desde o seu último turno: {events}</translation>
    </message>
    <message>
        <source>So far: {events}</source>
        <translation>Até agora: {events}</translation>
    </message>
</context>
<context>
    <name>SinceDialog</name>
    <message>
        <source>Nobody dealt or harvested.</source>
        <translation>Ninguém trocou nem colheu.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
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
        <translation>Aceitar presentes neste turno</translation>
    </message>
    <message>
        <source>Any gift that fits on your fields is accepted. It holds until this turn ends.</source>
        <translation>Qualquer presente que caiba nos seus campos é aceite. Vale até ao fim deste turno.</translation>
    </message>
    <message>
        <source>Not interested this turn</source>
        <translation>Sem interesse neste turno</translation>
    </message>
    <message>
        <source>Every offer to you is refused, and nobody waits for you. It holds until this turn ends.</source>
        <translation>Todas as ofertas que lhe façam são recusadas e ninguém espera por si. Vale até ao fim deste turno.</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Plant what comes. Trade what you can.</source>
        <translation>Plantar o que vem. Trocar o que se pode.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Seats and rules</source>
        <translation>Lugares e regras</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jogar</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Abrir uma partida…</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Round {number} with {names}</source>
        <translation>Ronda {number} com {names}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Several persons, one screen</source>
        <translation>Várias pessoas, um ecrã</translation>
    </message>
    <message>
        <source>Play on one computer</source>
        <translation>Jogar em companhia</translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s)</source>
        <translation>
            <numerusform>Eu e %n computador</numerusform>
            <numerusform>Eu e %n computadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n computer(s) · {rules}</source>
        <translation>
            <numerusform>Eu e %n computador · {rules}</numerusform>
            <numerusform>Eu e %n computadores · {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jogar a sós</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>FRENTE</translation>
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
        <translation>Por terminar, ronda {number}</translation>
    </message>
    <message>
        <source>You won together with {names}, with {coins}</source>
        <translation>Vitória partilhada com {names}, com {coins}</translation>
    </message>
    <message>
        <source>You won with {coins}</source>
        <translation>Vitória com {coins}</translation>
    </message>
    <message>
        <source>{names} won with {coins}</source>
        <comment>several</comment>
        <translation>{names} ganharam com {coins}</translation>
    </message>
    <message>
        <source>{name} won with {coins}</source>
        <translation>{name} ganhou com {coins}</translation>
    </message>
    <message>
        <source>{date}. {result}. {names}. Rules: {rules}.</source>
        <translation>{date}. {result}. {names}. Regras: {rules}.</translation>
    </message>
    <message>
        <source>Enter looks back at it.</source>
        <translation>Com Enter é possível revê-la.</translation>
    </message>
    <message>
        <source>Enter or a double click looks back at it.</source>
        <translation>Com Enter ou um duplo clique é possível revê-la.</translation>
    </message>
    <message>
        <source>Game number {number}. Enter or a double click looks back at it.</source>
        <translation>Partida número {number}. Com Enter ou um duplo clique é possível revê-la.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Mean coins</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The head of a column: the most coins in one game.</extracomment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Between equals it would be {share}.</source>
        <translation>Entre iguais seria {share}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>All</source>
        <translation>No total</translation>
    </message>
    <message>
        <source>All together: {figures}</source>
        <translation>No total: {figures}</translation>
    </message>
    <message>
        <source>Rules: {rules}. Opponents: {level}. {figures}</source>
        <translation>Regras: {rules}. Adversários: {level}. {figures}</translation>
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
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {won} won ({share}), {mean} coins on average, {best} at best</source>
        <translation>{games}, {won} ganhas ({share}), {mean} moedas em média, {best} no máximo</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>partidas terminadas</translation>
    </message>
    <message>
        <source>{won} of {games} · {share}</source>
        <translation>{won} de {games} · {share}</translation>
    </message>
    <message>
        <source>won alone against computers</source>
        <translation>ganhas a sós</translation>
    </message>
    <message>
        <source>coins on average</source>
        <translation>moedas em média</translation>
    </message>
    <message>
        <source>coins at best</source>
        <translation>moedas no máximo</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
    <message>
        <source>Alone against computers</source>
        <translation>A sós contra computadores</translation>
    </message>
    <message>
        <source>Several persons</source>
        <translation>Várias pessoas</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>A ler as partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put aside, not counted yet.</source>
        <translation>
            <numerusform>%n partida posta de lado, que ainda não conta.</numerusform>
            <numerusform>%n partidas postas de lado, que ainda não contam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) among the games could not be read.</source>
        <translation>
            <numerusform>Não foi possível ler %n ficheiro entre as partidas.</numerusform>
            <numerusform>Não foi possível ler %n ficheiros entre as partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of the games could not be read.</source>
        <translation>Não foi possível ler a pasta das partidas.</translation>
    </message>
    <message>
        <source>What was found cannot be kept on the disk, so the games are read anew next time.</source>
        <translation>Não foi possível guardar no disco o que se encontrou, por isso as partidas voltam a ser lidas da próxima vez.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game could not be opened.</source>
        <translation>Não foi possível abrir a partida.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Não foi possível guardar a partida.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are on.</source>
        <translation>Não foi possível ler as definições, por isso valem as habituais.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Não foi possível guardar as definições.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>O disco está cheio.</translation>
    </message>
    <message>
        <source>You may not use this file: {path}.</source>
        <translation>Falta permissão para usar este ficheiro: {path}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>O ficheiro {path} não existe.</translation>
    </message>
    <message>
        <source>Another window of the program has it open.</source>
        <translation>Está aberto noutra janela do programa.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation>O ficheiro {path} está danificado.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of the program.</source>
        <translation>O ficheiro {path} foi escrito por uma versão mais recente do programa.</translation>
    </message>
    <message>
        <source>{path} is no file of this program.</source>
        <translation>{path} não é um ficheiro deste programa.</translation>
    </message>
    <message>
        <source>The system gives no access to {path}.</source>
        <translation>O sistema não dá acesso a {path}.</translation>
    </message>
    <message>
        <source>The last moves could not be read, so the game goes on from a little earlier.</source>
        <translation>Não foi possível ler as últimas jogadas, por isso a partida continua de um pouco antes.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{sentence} It is kept as {path}.</source>
        <translation>{sentence} Foi conservado como {path}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>This is a look back: nothing here changes the game. To act, choose “Play on from here”.</source>
        <translation>Isto é rever a partida: nada aqui a altera. Para jogar, escolher «Continuar a partir daqui».</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>There is nothing that could be taken back now.</source>
        <translation>Agora não há nada que se possa anular.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now.</source>
        <translation>Agora não há nada para decidir.</translation>
    </message>
</context>
<context>
    <name>TicketButtons</name>
    <message>
        <source>Offer this</source>
        <translation>Oferecer isto</translation>
    </message>
    <message>
        <source>Only the active player accepts offers: this offers the same deal.</source>
        <translation>Só o jogador ativo aceita ofertas: assim oferece-se a mesma troca.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>The deal is struck at once.</source>
        <translation>A troca faz-se logo.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose which of your equal cards you give.</source>
        <translation>Escolher qual das cartas iguais dar.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Propor</translation>
    </message>
    <message>
        <source>Lay the offer on the trade table, its sides turned round, and change it.</source>
        <translation>Pôr a oferta na mesa de trocas, com os lados invertidos, e alterá-la.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Turn this offer down.</source>
        <translation>Recusar esta oferta.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take your offer back. Key: {key}</source>
        <translation>Retirar a sua oferta. Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>TicketDelegate</name>
    <message>
        <source>give</source>
        <translation>dá</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>dá</translation>
    </message>
    <message>
        <source>as a gift</source>
        <translation>de presente</translation>
    </message>
    <message>
        <source>ask for</source>
        <translation>pede</translation>
    </message>
    <message>
        <source>asks for</source>
        <translation>pede</translation>
    </message>
    <message>
        <source>want</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>wants</source>
        <translation>quer</translation>
    </message>
</context>
<context>
    <name>TicketWords</name>
    <message>
        <source>{you} to anyone</source>
        <translation>{you} para quem quiser</translation>
    </message>
    <message>
        <source>{you} to {name}</source>
        <translation>{you} para {name}</translation>
    </message>
    <message>
        <source>{name} to anyone</source>
        <translation>{name} para quem quiser</translation>
    </message>
    <message>
        <source>{name} to you</source>
        <translation>{name} para si</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} para {other}</translation>
    </message>
    <message>
        <source>{you} announce</source>
        <translation>{you}: anúncio a todos</translation>
    </message>
    <message>
        <source>{you} announce to {name}</source>
        <translation>{you}: anúncio a {name}</translation>
    </message>
    <message>
        <source>{name} announces</source>
        <translation>{name} anuncia</translation>
    </message>
    <message>
        <source>{name} announces to you</source>
        <translation>{name} anuncia-lhe</translation>
    </message>
    <message>
        <source>{name} announces to {other}</source>
        <translation>{name} anuncia a {other}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>A sua oferta</translation>
    </message>
    <message>
        <source>{name}: no, “{why}”</source>
        <translation>{name}: não, «{why}»</translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation>{name}: não</translation>
    </message>
    <message>
        <source>{name}: no answer yet</source>
        <translation>{name}: ainda sem resposta</translation>
    </message>
    <message>
        <source>{name}: still thinking…</source>
        <translation>{name}: ainda a pensar…</translation>
    </message>
    <message>
        <source>{name} has taken this offer.</source>
        <translation>{name} aceitou esta oferta.</translation>
    </message>
    <message>
        <source>{name} took the offer back.</source>
        <translation>{name} retirou a oferta.</translation>
    </message>
    <message>
        <source>This offer is no longer open.</source>
        <translation>Esta oferta já não está em aberto.</translation>
    </message>
    <message>
        <source>You have offered this.</source>
        <translation>Já ofereceu isto.</translation>
    </message>
    <message>
        <source>It needs {needed}; you can give {held}.</source>
        <translation>Pede {needed}; só pode dar {held}.</translation>
    </message>
    <message>
        <source>It needs {needed}; you have none to give.</source>
        <translation>Pede {needed}; não tem nenhum para dar.</translation>
    </message>
    <message>
        <source>You would give this {bean}: {place}. {why}</source>
        <translation>Carta a dar: {bean} ({place}). {why}</translation>
    </message>
    <message>
        <source>Otherwise you would have to plant it this turn.</source>
        <translation>Senão, teria de ser plantada neste turno.</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>virada</translation>
    </message>
    <message>
        <source>hand {place}</source>
        <translation>{place} da mão</translation>
    </message>
    <message>
        <source>Without it, two equal beans meet in your hand.</source>
        <translation>Sem ela, juntam-se dois feijões iguais na mão.</translation>
    </message>
    <message>
        <source>It is the one that you would have to plant first.</source>
        <translation>É a que teria de ser plantada primeiro.</translation>
    </message>
    <message>
        <source>It is the one that you would plant last.</source>
        <translation>É a que seria plantada por último.</translation>
    </message>
    <message>
        <source>It is the only one left.</source>
        <translation>É a única que resta.</translation>
    </message>
</context>
<context>
    <name>TradeHints</name>
    <message>
        <source>You ask for nothing in return: it is a gift.</source>
        <translation>Não pede nada em troca: é um presente.</translation>
    </message>
    <message>
        <source>You give nothing in return: you ask for a gift.</source>
        <translation>Não dá nada em troca: pede um presente.</translation>
    </message>
    <message>
        <source>It is an announcement: the others answer with offers, and you accept one.</source>
        <translation>É um anúncio: os outros respondem com ofertas, das quais aceita uma.</translation>
    </message>
    <message>
        <source>The offer can be made.</source>
        <translation>A oferta pode ser feita.</translation>
    </message>
    <message>
        <source>Announce to anyone</source>
        <translation>Anunciar a todos</translation>
    </message>
    <message>
        <source>Announce to {name}</source>
        <translation>Anunciar a {name}</translation>
    </message>
    <message>
        <source>Give to anyone</source>
        <translation>Dar a quem quiser</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>Dar a {name}</translation>
    </message>
    <message>
        <source>Ask anyone</source>
        <translation>Pedir a todos</translation>
    </message>
    <message>
        <source>Ask {name}</source>
        <translation>Pedir a {name}</translation>
    </message>
    <message>
        <source>Offer to anyone</source>
        <translation>Oferecer a quem quiser</translation>
    </message>
    <message>
        <source>Offer to {name}</source>
        <translation>Oferecer a {name}</translation>
    </message>
    <message>
        <source>Strike the deal</source>
        <translation>Negócio fechado</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Passar a {name}</translation>
    </message>
    <message>
        <source>Confirm, then {name}</source>
        <translation>Confirmar, depois {name}</translation>
    </message>
    <message numerus="yes">
        <source>Announce to %n players</source>
        <translation>
            <numerusform>Anunciar a %n jogador</numerusform>
            <numerusform>Anunciar a %n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give to one of %n players</source>
        <translation>
            <numerusform>Dar a %n jogador</numerusform>
            <numerusform>Dar a um de %n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n players</source>
        <translation>
            <numerusform>Pedir a %n jogador</numerusform>
            <numerusform>Pedir a %n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer to %n players</source>
        <translation>
            <numerusform>Oferecer a %n jogador</numerusform>
            <numerusform>Oferecer a %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deal took {cards} from this offer.</source>
        <translation>A sua troca levou {cards} desta oferta.</translation>
    </message>
    <message>
        <source>{name} took {cards} from this offer.</source>
        <translation>{name} levou {cards} desta oferta.</translation>
    </message>
    <message>
        <source>You do not have what is asked of you: {cards}. {key} says no.</source>
        <translation>Não tem o que lhe pedem: {cards}. {key} diz que não.</translation>
    </message>
    <message>
        <source>{name} has changed the deal: both confirm it again.</source>
        <translation>{name} mudou a troca: ambos têm de a confirmar outra vez.</translation>
    </message>
    <message>
        <source>You have changed the deal: both confirm it again.</source>
        <translation>Mudou a troca: ambos têm de a confirmar outra vez.</translation>
    </message>
    <message>
        <source>{name} has confirmed this deal. Any change takes that back.</source>
        <translation>{name} confirmou esta troca. Qualquer mudança anula a confirmação.</translation>
    </message>
    <message>
        <source>You have confirmed this deal; {name} has not yet.</source>
        <translation>Confirmou esta troca; {name} ainda não.</translation>
    </message>
    <message>
        <source>You and {name} each lay down your own cards, and both confirm.</source>
        <translation>Com {name}: cada um põe as suas cartas, e ambos confirmam.</translation>
    </message>
    <message>
        <source>Nobody else trades any more this turn.</source>
        <translation>Mais ninguém troca neste turno.</translation>
    </message>
    <message>
        <source>Your partner trades no more this turn. Choose another one.</source>
        <translation>A pessoa escolhida já não troca neste turno. É preciso escolher outra.</translation>
    </message>
    <message>
        <source>Nothing is traded now.</source>
        <translation>Agora não se troca nada.</translation>
    </message>
    <message>
        <source>Lay down what you give, and choose what you want for it.</source>
        <translation>Pôr na mesa o que se dá e escolher o que se quer em troca.</translation>
    </message>
    <message>
        <source>Off turn you can trade only with {name}.</source>
        <translation>Fora do seu turno, só pode trocar com {name}.</translation>
    </message>
    <message>
        <source>All the others together have at most {cards}.</source>
        <translation>Todos os outros juntos têm no máximo {cards}.</translation>
    </message>
    <message>
        <source>You have seen them all: nobody has {cards}.</source>
        <translation>Já se viram todos: ninguém tem {cards}.</translation>
    </message>
    <message>
        <source>{name} has {cards} planted.</source>
        <translation>{name} tem {cards} nos campos.</translation>
    </message>
    <message>
        <source>{name} collects this kind too: {cards} planted.</source>
        <translation>{name} também junta este tipo: {cards} nos campos.</translation>
    </message>
</context>
<context>
    <name>TradeTable</name>
    <message>
        <source>Agree to the deal as it lies here; it is struck once both have.</source>
        <translation>Aceitar a troca tal como está; fica feita quando ambos a confirmarem.</translation>
    </message>
    <message>
        <source>Make the offer that lies on the cloth.</source>
        <translation>Fazer a oferta que está na mesa de trocas.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Take everything off the cloth.</source>
        <translation>Tirar tudo da mesa de trocas.</translation>
    </message>
    <message>
        <source>Put the deal away. What you have laid down stays, as an offer.</source>
        <translation>Desistir da troca conjunta. O que pôs fica, como oferta.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Choose one person with whom you put a deal together.</source>
        <translation>Escolher uma pessoa com quem preparar a troca.</translation>
    </message>
    <message>
        <source>Put a deal together with {name}: each lays down cards, and both confirm.</source>
        <translation>Preparar uma troca com {name}: cada um põe as suas cartas, e ambos confirmam.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Em conjunto</translation>
    </message>
    <message>
        <source>Trade table</source>
        <translation>Mesa de trocas</translation>
    </message>
    <message>
        <source>with</source>
        <translation>com</translation>
    </message>
    <message>
        <source>About this offer</source>
        <translation>Sobre esta oferta</translation>
    </message>
</context>
<context>
    <name>Train</name>
    <message>
        <source>{path} is no card of a net, and is not overwritten; choose another name for the weights.</source>
        <translation>{path} não é a ficha de uma rede e não é substituído; escolhe outro nome para os pesos.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NÚMERO</translation>
    </message>
    <message>
        <source>how many games to learn from ({games})</source>
        <translation>com quantas partidas aprender ({games})</translation>
    </message>
    <message>
        <source>the number of the first game (0); the others follow it</source>
        <translation>o número da primeira partida (0); as outras seguem-se</translation>
    </message>
    <message>
        <source>how often to go through all positions ({epochs})</source>
        <translation>quantas vezes percorrer todas as posições ({epochs})</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHEIRO</translation>
    </message>
    <message>
        <source>where the weights go (.npz), and beside them a card (.json) that tells of them</source>
        <translation>onde ficam os pesos (.npz) e, ao lado, uma ficha (.json) que os descreve</translation>
    </message>
    <message>
        <source>The weights need a name that ends in .npz, not “{name}”.</source>
        <translation>Os pesos precisam de um nome que acabe em .npz, não «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) played</source>
        <translation>
            <numerusform>{done} de %n partida jogada</numerusform>
            <numerusform>{done} de %n partidas jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gone through all positions {done} of %n time(s)</source>
        <translation>
            <numerusform>posições percorridas {done} de %n vez</numerusform>
            <numerusform>posições percorridas {done} de %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n game(s).</source>
        <translation>
            <numerusform>Aprendeu com %n partida.</numerusform>
            <numerusform>Aprendeu com %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>In games kept aside the net foretells {net} of the spread of the final margin (R²); coins alone {coins}, the hard computer&apos;s valuation {valuation}.</source>
        <translation>Nas partidas postas de parte, a rede prevê {net} da variância da vantagem final (R²); só as moedas {coins}, a avaliação do computador difícil {valuation}.</translation>
    </message>
    <message>
        <source>The weights are in {path}.</source>
        <translation>Os pesos estão em {path}.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>{name}, your turn · round {number}</source>
        <translation>{name}: é o seu turno · ronda {number}</translation>
    </message>
    <message>
        <source>Your turn · round {number}</source>
        <translation>O seu turno · ronda {number}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn · round {number}</source>
        <translation>Turno de {name} · ronda {number}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>A good move now, and why</source>
        <translation>Uma boa jogada agora, e porquê</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>The rule for what is to be done now</source>
        <translation>A regra para o que há a fazer agora</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Let the others go on</source>
        <translation>Deixar os outros continuar</translation>
    </message>
    <message>
        <source>Stop the others&apos; moves</source>
        <translation>Parar as jogadas dos outros</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Plant again</source>
        <translation>Plantar de novo</translation>
    </message>
    <message>
        <source>Harvest again</source>
        <translation>Colher de novo</translation>
    </message>
    <message>
        <source>Make the offer again</source>
        <translation>Fazer a oferta de novo</translation>
    </message>
    <message>
        <source>Take the offer back again</source>
        <translation>Retirar a oferta de novo</translation>
    </message>
    <message>
        <source>Refuse again</source>
        <translation>Recusar de novo</translation>
    </message>
    <message>
        <source>Buy the field again</source>
        <translation>Comprar o campo de novo</translation>
    </message>
    <message>
        <source>Discard again</source>
        <translation>Descartar de novo</translation>
    </message>
    <message>
        <source>Undo planting</source>
        <translation>Desfazer a plantação</translation>
    </message>
    <message>
        <source>Undo the harvest</source>
        <translation>Desfazer a colheita</translation>
    </message>
    <message>
        <source>Undo the offer</source>
        <translation>Desfazer a oferta</translation>
    </message>
    <message>
        <source>Undo taking the offer back</source>
        <translation>Repor a oferta retirada</translation>
    </message>
    <message>
        <source>Undo the refusal</source>
        <translation>Desfazer a recusa</translation>
    </message>
    <message>
        <source>Undo buying the field</source>
        <translation>Desfazer a compra do campo</translation>
    </message>
    <message>
        <source>Undo the discard</source>
        <translation>Desfazer o descarte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>Unplayable</name>
    <message>
        <source>These rules are not for that number of players. Change it, or the limits.</source>
        <translation>Estas regras não são para esse número de jogadores. É preciso mudá-lo, ou mudar os limites.</translation>
    </message>
    <message>
        <source>The least number of players must be at least 2 and not above the most.</source>
        <translation>O número mínimo de jogadores tem de ser pelo menos 2 e não passar do máximo.</translation>
    </message>
    <message>
        <source>These rules say nothing about {field} for that number of players. Set it yourself.</source>
        <translation>Para esse número de jogadores, falta nestas regras: {field}. É preciso defini-lo à mão.</translation>
    </message>
    <message>
        <source>Without a field nobody can plant. Give everyone at least one.</source>
        <translation>Sem um campo ninguém pode plantar. Todos precisam de pelo menos um.</translation>
    </message>
    <message>
        <source>So many fields do not fit on a table. 200 are the most.</source>
        <translation>Tantos campos não cabem numa mesa. O máximo são 200.</translation>
    </message>
    <message>
        <source>The game would be over before it starts. Let the draw pile run out at least once.</source>
        <translation>A partida acabaria antes de começar. O baralho de compra tem de se esgotar pelo menos uma vez.</translation>
    </message>
    <message>
        <source>The game would never end. Let at least one card a turn be turned over or drawn.</source>
        <translation>A partida nunca acabaria. É preciso virar ou tirar pelo menos uma carta por turno.</translation>
    </message>
    <message>
        <source>The list of starting hands needs exactly one number for each player.</source>
        <translation>A lista das mãos iniciais precisa de exatamente um número por jogador.</translation>
    </message>
    <message>
        <source>The deck must hold more cards than are dealt. Add beans or deal smaller hands.</source>
        <translation>O baralho tem de ter mais cartas do que as que se dão. É preciso juntar feijões ou dar mãos mais pequenas.</translation>
    </message>
    <message>
        <source>The deck is too large. 200 cards are the most.</source>
        <translation>O baralho é demasiado grande. O máximo são 200 cartas.</translation>
    </message>
    <message>
        <source>Whoever gets cards on another&apos;s turn must be able to harvest then. Allow harvests at any time.</source>
        <translation>Quem recebe cartas no turno de outro tem de poder colher nessa altura. É preciso permitir colheitas em qualquer altura.</translation>
    </message>
    <message>
        <source>The phases of the duel are for exactly two players.</source>
        <translation>As fases do duelo são para exatamente dois jogadores.</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>{file}, action {index} by seat {seat} (both counted from 0): {sentence}</source>
        <translation>{file}, jogada {index} do lugar {seat} (ambos a contar de 0): {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: a whole game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: uma partida completa; a sua %n jogada é válida.</numerusform>
            <numerusform>{file}: uma partida completa; as suas %n jogadas são válidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: an unfinished game; all of its %n action(s) are legal.</source>
        <translation>
            <numerusform>{file}: uma partida por acabar; a sua %n jogada é válida.</numerusform>
            <numerusform>{file}: uma partida por acabar; as suas %n jogadas são válidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WantModel</name>
    <message>
        <source>You ask for: {bean}</source>
        <translation>Pede: {bean}</translation>
    </message>
    <message>
        <source>You get: {bean}</source>
        <translation>Recebe: {bean}</translation>
    </message>
    <message>
        <source>The other person has laid this card down.</source>
        <translation>A outra pessoa pôs aqui esta carta.</translation>
    </message>
    <message>
        <source>Click to ask for one card fewer.</source>
        <translation>Clicar para pedir menos uma carta.</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>would like: {beans}</source>
        <translation>gostava de: {beans}</translation>
    </message>
    <message>
        <source>would rather not get: {beans}</source>
        <translation>prefere não receber: {beans}</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Kinds of beans</source>
        <translation>Espécies de feijões</translation>
    </message>
    <message>
        <source>Your wishes</source>
        <translation>Os seus desejos</translation>
    </message>
    <message>
        <source>Which beans are welcome, and which are not? Everybody sees it, and the computers mind it when they make offers. It binds nobody.</source>
        <translation>Que feijões são bem-vindos e quais não? Toda a gente vê, e os computadores têm isso em conta nas suas ofertas. Não obriga ninguém.</translation>
    </message>
    <message>
        <source>Click a kind once: welcome. Twice: unwelcome. Three times: neither.</source>
        <translation>Um clique num tipo: bem-vindo. Dois cliques: indesejado. Três cliques: nem uma coisa nem outra.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Dizer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>welcome</source>
        <translation>bem-vindo</translation>
    </message>
    <message>
        <source>unwelcome</source>
        <translation>indesejado</translation>
    </message>
    <message>
        <source>Space: the next choice. +: welcome. −: unwelcome. Del: neither.</source>
        <translation>Espaço: escolha seguinte. +: bem-vindo. −: indesejado. Del: nenhuma das duas.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
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
        <translation>✓ confirmado</translation>
    </message>
</context>
</TS>
