// The words of en/design-texts.ts in Dutch.
import type { Words } from '../words.ts';

export const designTexts: Words['designTexts'] = {
  designs: {
    ladybird: {
      name: 'Lieveheersbeestje',
      hint: 'De steen is het lieveheersbeestje: verf hem helemaal rood, laat hem drogen en druk dan de stippen erop met de achterkant van een kwast.',
    },
    whale: {
      name: 'Vriendelijke walvis',
      hint: 'Twee lagen voor het lijf, dan de lichte buik; de fontein is aan elke kant vijf stippen, elke iets groter dan de vorige.',
    },
    fox: {
      name: 'Vossenkop',
      hint: 'Vul eerst de wangen met Crème, dan krijgt het oranje een mooie scherpe rand; ogen en neus komen het laatst.',
    },
    sun: {
      name: 'Zon met gezicht',
      hint: 'Trek elke straal in één streek van het gezicht naar buiten en til de kwast op bij de punt; daarna komen de stippen ertussen.',
    },
    cat: {
      name: 'Slapende kat',
      hint: 'Kies een ronde, platte steen: dat is de rug van de kat. Schilder de vacht, dan de strepen, en het slaperige snoetje met een dunne stift.',
    },
    'mushroom-house': {
      name: 'Paddenstoelenhuisje',
      hint: 'Laat de stippen op het dak open, of dep ze er als laatste op met een sponsje; voor de plaatjes onder de hoed zijn dunne lijntjes genoeg.',
    },
    turtle: {
      name: 'Zeeschildpad',
      hint: 'Schilder het schild in één kleur groen en laat het drogen. Vul dan elk vak met een ander groen en laat de naden open.',
    },
    bee: {
      name: 'Hommel',
      hint: 'Eerst geel, en strepen als het droog is. Verdun het wit voor de vleugels met water, zodat ze doorschijnen.',
    },
    owl: {
      name: 'Wijze uil',
      hint: 'Zet de steen rechtop. Schilder de veren van de onderste rij naar boven, en de ogen in ringen van groot naar klein.',
    },
    rainbow: {
      name: 'Regenboog',
      hint: 'Begin met de binnenste boog en werk naar buiten; dep de wolken erop met een sponsje, en eindig met de hartjes.',
    },
    hedgehog: {
      name: 'Egel',
      hint: 'Schilder de rug donker en het snoetje licht; dan korte streepjes van de vacht naar buiten, in drie kleuren bruin.',
    },
    balloon: {
      name: 'Luchtballon',
      hint: 'Vul om en om een baan, laat die drogen, en doe dan de andere; de rij stippen verbergt waar ze niet helemaal aansluiten.',
    },
    snail: {
      name: 'Slak',
      hint: 'Schilder het huisje als een hele cirkel, teken de spiraal eroverheen, en zet de stippen van groot naar klein.',
    },
    moon: {
      name: 'Maan en sterren',
      hint: 'Verf de steen in Nachtblauw en trek de lijnen over met wit potlood; de maan heeft twee lagen nodig, de stippen maar één tikje.',
    },
    cactus: {
      name: 'Cactus in een pot',
      hint: 'Eerst het groen en de pot; de stekels zijn kleine V’tjes in Crème, en de bloem is het enige felle plekje.',
    },
    fish: {
      name: 'Vis met schubben',
      hint: 'Begin bij de staart, en geef elke rij schubben een iets lichtere kleur dan de vorige.',
    },
    dinosaur: {
      name: 'Dinosaurus',
      hint: 'Eerst het lijf, dan elke plaat in een andere kleur; de stippen druk je erop met de achterkant van een potlood.',
    },
    penguin: {
      name: 'Pinguïn met sjaal',
      hint: 'Verf de steen in Inktblauw, en schilder dan gezicht en borst wit in twee lagen; de sjaal krijgt jouw lievelingskleuren.',
    },
    boat: {
      name: 'Zeilboot',
      hint: 'Lucht, zee, en dan de boot over allebei; de golven krijgen helemaal op het eind een dun wit randje.',
    },
    butterfly: {
      name: 'Vlinder',
      hint: 'Schilder beide vleugels om en om, dan blijven ze gelijk: de vlakken, dan de randen, dan de stippen vanaf het lijf naar buiten.',
    },
    lighthouse: {
      name: 'Vuurtoren',
      hint: 'Witte toren, rode banden, donkere zee. Maak de lichtstraal van stippen die groter worden hoe verder ze van de lamp zijn.',
    },
    fern: {
      name: 'Varen',
      hint: 'Eén blaadje is twee keer een ronde kwast: drukken, naar de steel trekken en optillen. Begin bij de gekrulde punt.',
    },
    feather: {
      name: 'Veer',
      hint: 'Laat drie kleuren in elkaar lopen terwijl ze nat zijn; teken de schacht en de stippen als alles droog is.',
    },
    mandala: {
      name: 'Mandala van stippen',
      hint: 'Werk van het midden naar buiten, ring voor ring, en laat elke ring drogen; met om de drie stippen verse verf blijven ze gelijk.',
    },
  },
  palettes: {
    'picnic-blanket': {
      name: 'Picknickkleed',
      use: 'Lieveheersbeestjes, paddenstoelen en alles wat vrolijk is. Begin met Crème, en bewaar Inktblauw voor de lijnen.',
    },
    'meadow-in-june': {
      name: 'Weide in juni',
      use: 'Bijen, vlinders en bloemen op een lichte steen die ertussen te zien blijft.',
    },
    'low-tide': {
      name: 'Eb',
      use: 'Schildpadden, vissen en schelpen. Laat Groenblauw drogen voor de stippen in Zand erop komen.',
    },
    'harbor-morning': {
      name: 'Ochtend in de haven',
      use: 'Boten, vuurtorens en walvissen, met één plekje Klaproosrood waar je oog naartoe gaat.',
    },
    campfire: {
      name: 'Kampvuur',
      use: 'Zonnen, vossen en herfstbladeren; gloeit op een donkere steen.',
    },
    'woodland-floor': {
      name: 'Bosgrond',
      use: 'Egels, uilen, varens en paddenstoelen: onderaan aarde, daarboven één warme kleur.',
    },
    'starry-night': {
      name: 'Sterrennacht',
      use: 'Manen en mandala’s. Verf de steen in Nachtblauw en stip van donker naar licht.',
    },
    'sweet-shop': {
      name: 'Snoepwinkel',
      use: 'Regenbogen, ballonnen en hartjes, en een cadeautje voor iemand die klein is.',
    },
    'desert-garden': {
      name: 'Woestijntuin',
      use: 'Cactussen, hagedissen en zonsondergangen; ook heel sober, in stippen op een zandkleurige steen.',
    },
    'berry-patch': {
      name: 'Bessenstruik',
      use: 'Hartjes, vogels en aardbeien. Twee kleuren rood naast elkaar zijn mooier dan één.',
    },
    'lavender-evening': {
      name: 'Lavendelavond',
      use: 'Vlinders, veren en namen in sierlijke letters; zacht genoeg voor een steen om dankjewel te zeggen.',
    },
    'first-frost': {
      name: 'Eerste vorst',
      use: 'Veren, sneeuwvlokken en vogels. Rustig op grijze stenen, met de dunste kwast.',
    },
  },
  paints: {
    'Lamp Black': 'Lampzwart',
    'Ink Blue': 'Inktblauw',
    'Night Blue': 'Nachtblauw',
    'Harbor Blue': 'Havenblauw',
    'Sky Blue': 'Hemelsblauw',
    'Ice Blue': 'IJsblauw',
    Teal: 'Groenblauw',
    Lagoon: 'Lagune',
    Mint: 'Mint',
    'Moss Green': 'Mosgroen',
    Clover: 'Klaver',
    'Young Leaf': 'Lentegroen',
    Lemon: 'Citroen',
    Sunflower: 'Zonnebloem',
    Marigold: 'Goudsbloem',
    Coral: 'Koraal',
    'Poppy Red': 'Klaproosrood',
    Raspberry: 'Framboos',
    'Rose Pink': 'Roze',
    Blush: 'Blosje',
    Lilac: 'Lila',
    Plum: 'Pruim',
    Sand: 'Zand',
    Honey: 'Honing',
    Terracotta: 'Terracotta',
    Chestnut: 'Kastanje',
    Cocoa: 'Cacao',
    Cream: 'Crème',
    'Chalk White': 'Krijtwit',
    'Dove Gray': 'Duivengrijs',
    Slate: 'Leisteen',
  },
};
