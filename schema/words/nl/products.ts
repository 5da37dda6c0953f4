// The words of en/products.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const sealIt = { label: 'Buiten', value: 'Lak de steen af als hij klaar is' };

const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    'Geen goede stenen bij jou in de buurt, of geen tijd om ze te zoeken? Deze zijn glad en zo groot als je handpalm, gewassen en droog, zodat de verf vanaf de eerste streek houdt. Elke steen heeft zijn eigen vorm: draai hem een tijdje rond, en hij vertelt je wat hij wil worden.',
  features: [
    `${pieces} gladde stenen om te beschilderen`,
    'Gewassen en gedroogd, klaar voor de eerste laag',
    'Elke vorm anders, zoals stenen zijn',
  ],
  specifications: [
    { label: 'Stenen', value: String(pieces) },
    { label: 'Formaat', value: 'Zo groot als je handpalm' },
    { label: 'Oppervlak', value: 'Glad, gewassen en droog' },
    { label: 'Geschikt voor', value: 'Acrylverf en watervaste stiften' },
    { label: 'Stickers', value: 'Niet inbegrepen' },
  ],
});

const featuresOf = (pieces: number) => [
  `${pieces} waterbestendige QR-stickers`,
  'Op elke sticker een eigen Rock ID, nooit eerder gebruikt',
  'Een QR-code die een vinder regelrecht naar je steen brengt',
  'GRATIS verzending',
];

const specificationsOf = (pieces: number) => [
  { label: 'Stickers', value: String(pieces) },
  { label: 'Stickerformaat', value: '1,3 bij 2,5 cm' },
  { label: 'Scanafstand', value: 'Tot 30 cm' },
  { label: 'Weer', value: 'Waterbestendig' },
];

const pack = (pieces: number, whom: string) => ({
  name: `QR-stickers, ${pieces} stuks`,
  description: `${pieces} waterbestendige stickers met een QR-code en een Rock ID. ${whom}`,
  detailedDescription: `${pieces} kleine stickers voor de onderkant van ${pieces} stenen. Plak er een op, vul de Rock ID in als je de steen registreert, en verstop de steen waar iemand twee keer kijkt. Wie hem vindt, scant de sticker met een telefoon, en jij ziet op de kaart waar je steen is geweest. Geen batterij, geen app om te installeren: de sticker werkt zolang hij te lezen is.`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products: Words['products'] = {
  categories: {
    'rock-bundles': {
      name: 'Stenenpakketten',
      description: 'Gladde stenen, gewassen en klaar voor hun eerste stip.',
    },
    'art-supplies': {
      name: 'Schilderspullen',
      description: 'Stiften, verf, sjablonen en de vernis die de regen buiten houdt.',
    },
    'qr-labels': {
      name: 'QR-stickers',
      description:
        'Elk met een Rock ID en een QR-code, zodat een steen je kan vertellen waar hij is geweest.',
    },
  },
  count: (count: number) => plural(count, { one: '# product', other: '# producten' }),
  pricePerLabel: { label: 'Prijs per sticker', value: (price: string) => `Ongeveer ${price}` },
  all: {
    'rock-bundle-5': bundle(5, 'Startpakket stenen, 5 stuks', 'Vijf gladde stenen om het te proberen.'),
    'rock-bundle-10': bundle(
      10,
      'Stenenpakket, 10 stuks',
      'Tien stenen: twee voor iedereen aan een tafel van vijf.',
    ),
    'rock-bundle-15': bundle(15, 'Stenenpakket, 15 stuks', 'Vijftien stenen voor een regenweek binnen.'),
    'rock-bundle-20': bundle(
      20,
      'Stenenpakket, 20 stuks',
      'Twintig stenen voor een feestje, of voor één lange winter.',
    ),
    'rock-bundle-25': bundle(25, 'Stenenpakket, 25 stuks', 'Vijfentwintig stenen, genoeg voor een klas.'),
    'rock-bundle-50': bundle(
      50,
      'Stenenpakket, 50 stuks',
      'Vijftig stenen voor een club, een kamp of een marktkraam.',
    ),
    'rock-bundle-100': bundle(
      100,
      'Stenenpakket, 100 stuks',
      'Honderd stenen voor een stad die samen schildert.',
    ),
    'waterproof-markers': {
      name: 'Watervaste stiften',
      description: 'Dekkende kleur uit een stift, voor lijnen, letters en de kleinste stippen.',
      detailedDescription:
        'Met stiften begin je het makkelijkst: geen kwast om te wassen, geen water om te morsen, en een lijn die gaat waar jij wilt. Teken op kale steen of over droge verf, laat elke laag een minuut drogen, en lak de steen af als je klaar bent.',
      features: ['Een set watervaste stiften in felle kleuren', 'Punten voor lijnen, letters en stippen'],
      specifications: [
        { label: 'Soort', value: 'Set watervaste stiften' },
        { label: 'Hecht op', value: 'Kale steen en droge acrylverf' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'Set acrylverf',
      description: 'Matte verf die in één of twee lagen dekt en goed mengt.',
      detailedDescription:
        'Acrylverf houdt op steen beter dan elke andere verf: hij droogt snel, laat zich goed in lagen schilderen, en zolang hij nat is, krijg je handen en kwasten schoon met water. Begin met een lichte ondergrond, schilder je afbeelding als die droog is, en zet de stippen als laatste.',
      features: ['Een set acrylverf in kleuren die goed mengen', 'Genoeg voor een hele tafel stenen'],
      specifications: [
        { label: 'Soort', value: 'Set acrylverf' },
        { label: 'Hecht op', value: 'Schone, droge steen' },
        { label: 'Schoonmaken', value: 'Met water, zolang de verf nat is' },
        sealIt,
      ],
    },
    stencils: {
      name: 'Sjablonen',
      description: 'Blaadjes, sterren, golven en stippen om na te trekken, voor handen van elke leeftijd.',
      detailedDescription:
        'Voor iedereen die zegt niet te kunnen tekenen. Houd een sjabloon plat op de steen, dep de verf erop met maar een beetje op de kwast, en til het recht omhoog. Veeg het schoon en gebruik het opnieuw.',
      features: [
        'Een set sjablonen die je steeds weer gebruikt',
        'Eenvoudige vormen die goed passen op een steen zo groot als je handpalm',
      ],
      specifications: [
        { label: 'Soort', value: 'Set sjablonen' },
        { label: 'Geschikt voor', value: 'Acrylverf en watervaste stiften' },
        { label: 'Schoonmaken', value: 'Afvegen met water' },
      ],
    },
    sealant: {
      name: 'Vernis',
      description: 'Een heldere laag die de regen buiten houdt en de kleuren binnen.',
      detailedDescription:
        'De laatste stap, en die bepaalt hoe ver een steen reist. Laat de verf een dag drogen, spuit twee dunne lagen in de open lucht, en geef elke laag de tijd om te drogen. Plak de sticker erop vóór de laatste laag, en zorg dat de laag eroverheen dun en helder blijft.',
      features: ['Eén spuitbus heldere vernis'],
      specifications: [
        { label: 'Soort', value: 'Heldere spray voor buiten' },
        { label: 'Hecht op', value: 'Droge acrylverf en stiften' },
        { label: 'Gebruik', value: 'In de open lucht, door een volwassene' },
      ],
    },
    'qr-labels-founding-20': {
      name: 'QR-stickers voor ambassadeurs van het eerste uur, 20 stuks',
      description: 'Gratis voor ambassadeurs van het eerste uur: de eerste twee van elke staat of elk land.',
      detailedDescription:
        'Ambassadeurs van het eerste uur brengen beschilderde stenen naar de plek waar ze wonen, en wij geven ze daarvoor de stickers. Meld je aan met het adres waar de stickers naartoe moeten. De eerste twee van elke Amerikaanse staat, en daarbuiten van elk land, worden gekozen, en het antwoord komt binnen 24 uur per e-mail.',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: 'Prijs', value: 'Gratis, na aanmelding' }],
    },
    'qr-labels-5': pack(5, 'Voor een eerste middag met het gezin aan de keukentafel.'),
    'qr-labels-10': pack(10, 'Voor een weekend schilderen, met nog een paar over.'),
    'qr-labels-15': pack(15, 'Voor een verjaardagsfeestje, of een zomer vol rustige wandelingen.'),
    'qr-labels-20': pack(20, 'Voor een hele klas, of voor één fanatieke schilder.'),
    'qr-labels-25': pack(25, 'Voor een scoutinggroep en de leiding die helpt.'),
    'qr-labels-50': pack(50, 'Voor een club, een bibliotheek of een kamp.'),
    'qr-labels-100': pack(100, 'Voor een stad die op elk pad stenen wil.'),
  },
};
