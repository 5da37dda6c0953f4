// The words of en/design-texts.ts in Polish.
import type { Words } from '../words.ts';

export const designTexts: Words['designTexts'] = {
  designs: {
    ladybird: {
      name: 'Biedronka',
      hint: 'Biedronką jest cały kamyk: pomaluj go na czerwono, zostaw do wyschnięcia, a potem odbij kropki końcem pędzla.',
    },
    whale: {
      name: 'Miły wieloryb',
      hint: 'Dwie warstwy na tułów, potem jasny brzuch; fontanna to po pięć kropek z każdej strony, każda trochę większa.',
    },
    fox: {
      name: 'Lisi pyszczek',
      hint: 'Najpierw wypełnij policzki kremowym, żeby pomarańczowy miał czystą krawędź; oczy i nos na końcu.',
    },
    sun: {
      name: 'Słońce z buzią',
      hint: 'Każdy promień pociągnij od buzi na zewnątrz jednym ruchem i unieś pędzel na czubku; potem kropki pomiędzy.',
    },
    cat: {
      name: 'Śpiący kot',
      hint: 'Wybierz okrągły, płaski kamyk: to grzbiet kota. Namaluj futro, potem paski, a senny pyszczek cienkim pisakiem.',
    },
    'mushroom-house': {
      name: 'Domek w grzybie',
      hint: 'Kropki na dachu zostaw puste albo odbij je na końcu gąbką; blaszkom wystarczą cienkie linie.',
    },
    turtle: {
      name: 'Żółw morski',
      hint: 'Pomaluj pancerz jedną zielenią, zostaw do wyschnięcia, a potem wypełnij każdą płytkę inną i zostaw szwy.',
    },
    bee: {
      name: 'Trzmiel',
      hint: 'Najpierw żółty, paski, gdy wyschnie. Do skrzydeł rozcieńcz biel wodą, żeby prześwitywały.',
    },
    owl: {
      name: 'Mądra sowa',
      hint: 'Postaw kamyk pionowo. Maluj pióra od dolnego rzędu do góry, a oczy kołami od największego do najmniejszego.',
    },
    rainbow: {
      name: 'Tęcza',
      hint: 'Zacznij od środkowego łuku i idź na zewnątrz; chmury odbij gąbką, a na końcu dodaj serca.',
    },
    hedgehog: {
      name: 'Jeż',
      hint: 'Pomaluj grzbiet na ciemno, a pyszczek na jasno; potem krótkie kreski od futra na zewnątrz, w trzech brązach.',
    },
    balloon: {
      name: 'Balon',
      hint: 'Wypełnij co drugi pasek, zostaw do wyschnięcia, potem resztę; pas kropek ukryje miejsca, w których się nie schodzą.',
    },
    snail: {
      name: 'Ślimak',
      hint: 'Namaluj muszlę jako pełne koło, narysuj na niej spiralę i stawiaj kropki od największej do najmniejszej.',
    },
    moon: {
      name: 'Księżyc i gwiazdy',
      hint: 'Pokryj kamyk nocnym błękitem i odrysuj wzór białą kredką; księżyc potrzebuje dwóch warstw, kropki jednego dotknięcia.',
    },
    cactus: {
      name: 'Kaktus w doniczce',
      hint: 'Najpierw zieleń i doniczka; kolce to małe kremowe V, a kwiat jest jedynym jaskrawym miejscem.',
    },
    fish: {
      name: 'Ryba z łuskami',
      hint: 'Zacznij od ogona i niech każda kolumna łusek będzie odrobinę jaśniejsza od poprzedniej.',
    },
    dinosaur: {
      name: 'Dinozaur',
      hint: 'Najpierw tułów, potem każda płytka w innym kolorze; plamki odbij końcem ołówka.',
    },
    penguin: {
      name: 'Pingwin w szaliku',
      hint: 'Pokryj kamyk atramentowym błękitem, potem pomaluj pyszczek i brzuch na biało, dwiema warstwami; szalik ma twoje ulubione kolory.',
    },
    boat: {
      name: 'Żaglówka',
      hint: 'Niebo, morze, a na nich łódka; grzbiety fal to cienka biała linia na samym końcu.',
    },
    butterfly: {
      name: 'Motyl',
      hint: 'Maluj oba skrzydła na zmianę, żeby były takie same: pola, potem brzegi, potem kropki od tułowia na zewnątrz.',
    },
    lighthouse: {
      name: 'Latarnia morska',
      hint: 'Biała wieża, czerwone pasy, ciemne morze. Snop światła ułóż z kropek, które rosną, im dalej od lampy.',
    },
    fern: {
      name: 'Paproć',
      hint: 'Jeden listek to dwa dotknięcia okrągłego pędzla: przyciśnij, pociągnij do łodyżki i unieś. Zacznij od zwiniętego czubka.',
    },
    feather: {
      name: 'Pióro',
      hint: 'Niech trzy mokre kolory wpłyną jeden w drugi; stosinę i kropki namaluj, gdy wszystko wyschnie.',
    },
    mandala: {
      name: 'Mandala z kropek',
      hint: 'Idź od środka na zewnątrz, krąg po kręgu, i każdemu daj wyschnąć; świeża farba co trzy kropki sprawi, że będą równe.',
    },
  },
  palettes: {
    'picnic-blanket': {
      name: 'Koc na piknik',
      use: 'Biedronki, muchomory i wszystko, co wesołe. Zacznij od kremowego, a atramentowy błękit zostaw na linie.',
    },
    'meadow-in-june': {
      name: 'Czerwcowa łąka',
      use: 'Pszczoły, motyle i kwiaty na jasnym kamieniu, który widać między nimi.',
    },
    'low-tide': {
      name: 'Odpływ',
      use: 'Żółwie, ryby i muszle. Daj wyschnąć morskiemu, zanim położysz na nim kropki piaskowego.',
    },
    'harbor-morning': {
      name: 'Poranek w porcie',
      use: 'Łodzie, latarnie i wieloryby, z jedną plamą makowej czerwieni, która przyciąga wzrok.',
    },
    campfire: {
      name: 'Ognisko',
      use: 'Słońca, lisy i jesienne liście; świeci na ciemnym kamieniu.',
    },
    'woodland-floor': {
      name: 'Leśna ściółka',
      use: 'Jeże, sowy, paprocie i grzyby: na dole ziemia, nad nią jeden ciepły kolor.',
    },
    'starry-night': {
      name: 'Gwiaździsta noc',
      use: 'Księżyce i mandale. Pokryj kamyk nocnym błękitem i stawiaj kropki od ciemnych do jasnych.',
    },
    'sweet-shop': {
      name: 'Cukiernia',
      use: 'Tęcze, balony i serca, i prezent dla kogoś małego.',
    },
    'desert-garden': {
      name: 'Ogród na pustyni',
      use: 'Kaktusy, jaszczurki i zachody słońca; także same kropki na kamieniu w kolorze piasku.',
    },
    'berry-patch': {
      name: 'Maliny w ogrodzie',
      use: 'Serca, ptaki i truskawki. Dwie czerwienie obok siebie są bogatsze niż jedna.',
    },
    'lavender-evening': {
      name: 'Lawendowy wieczór',
      use: 'Motyle, pióra i imiona drobnym pismem; delikatna, w sam raz na kamyk z podziękowaniem.',
    },
    'first-frost': {
      name: 'Pierwszy szron',
      use: 'Pióra, śnieżynki i ptaki. Cicho na szarych kamieniach, najcieńszym pędzlem.',
    },
  },
  paints: {
    'Lamp Black': 'Czerń sadzy',
    'Ink Blue': 'Atramentowy błękit',
    'Night Blue': 'Nocny błękit',
    'Harbor Blue': 'Portowy błękit',
    'Sky Blue': 'Błękit nieba',
    'Ice Blue': 'Lodowy błękit',
    Teal: 'Morski',
    Lagoon: 'Laguna',
    Mint: 'Mięta',
    'Moss Green': 'Zieleń mchu',
    Clover: 'Koniczyna',
    'Young Leaf': 'Młody liść',
    Lemon: 'Cytryna',
    Sunflower: 'Słonecznik',
    Marigold: 'Nagietek',
    Coral: 'Koral',
    'Poppy Red': 'Makowa czerwień',
    Raspberry: 'Malina',
    'Rose Pink': 'Różany',
    Blush: 'Rumieniec',
    Lilac: 'Liliowy',
    Plum: 'Śliwka',
    Sand: 'Piaskowy',
    Honey: 'Miód',
    Terracotta: 'Terakota',
    Chestnut: 'Kasztan',
    Cocoa: 'Kakao',
    Cream: 'Kremowy',
    'Chalk White': 'Kredowa biel',
    'Dove Gray': 'Gołębia szarość',
    Slate: 'Łupek',
  },
};
