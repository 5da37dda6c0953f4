// The words of en/products.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const sealIt = { label: 'Draußen', value: 'Den fertigen Stein lackieren' };

const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    'Gibt es bei dir keine guten Steine, oder fehlt die Zeit, sie zu suchen? Diese sind glatt und handtellergroß, gewaschen und trocken, damit die Farbe vom ersten Strich an hält. Jeder Stein hat seine eigene Form: Dreh ihn eine Weile hin und her, und er sagt dir, was er werden will.',
  features: [
    `${pieces} glatte Steine zum Bemalen`,
    'Gewaschen und getrocknet, bereit für die erste Schicht',
    'Verschiedene Formen, wie Steine eben sind',
  ],
  specifications: [
    { label: 'Steine', value: String(pieces) },
    { label: 'Größe', value: 'Handtellergroß' },
    { label: 'Oberfläche', value: 'Glatt, gewaschen und trocken' },
    { label: 'Passt zu', value: 'Acrylfarbe und wasserfesten Stiften' },
    { label: 'Aufkleber', value: 'Nicht dabei' },
  ],
});

const featuresOf = (pieces: number) => [
  `${pieces} wasserfeste QR-Code-Aufkleber`,
  'Auf jedem Aufkleber eine eigene Rock ID, noch nie benutzt',
  'Ein QR-Code, der nach dem Fund direkt zu deinem Stein führt',
  'KOSTENLOSER Versand',
];

const specificationsOf = (pieces: number) => [
  { label: 'Aufkleber', value: String(pieces) },
  { label: 'Größe', value: '1,3 × 2,5 cm' },
  { label: 'Scannen aus', value: 'Bis zu 30 cm' },
  { label: 'Wetter', value: 'Wasserfest' },
];

const pack = (pieces: number, whom: string) => ({
  name: `QR-Code-Aufkleber, ${pieces} Stück`,
  description: `${pieces} wasserfeste Aufkleber mit QR-Code und Rock ID. ${whom}`,
  detailedDescription: `${pieces} kleine Aufkleber für die Unterseiten von ${pieces} Steinen. Klebe einen auf, gib seine Rock ID beim Registrieren des Steins ein und versteck den Stein da, wo jemand zweimal hinsieht. Wer ihn findet, scannt den Aufkleber mit dem Handy, und du siehst auf der Karte, wo dein Stein war. Ohne Batterie, ohne eine App zu installieren: Der Aufkleber tut es, solange er lesbar ist.`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products: Words['products'] = {
  categories: {
    'rock-bundles': {
      name: 'Steine im Paket',
      description: 'Glatte Steine, gewaschen und bereit für ihren ersten Punkt.',
    },
    'art-supplies': {
      name: 'Malzubehör',
      description: 'Stifte, Farben, Schablonen und der Lack, der den Regen abhält.',
    },
    'qr-labels': {
      name: 'QR-Code-Aufkleber',
      description: 'Auf jedem eine Rock ID und ein QR-Code, damit ein Stein erzählen kann, wo er war.',
    },
  },
  count: (count: number) => plural(count, { one: '# Artikel', other: '# Artikel' }),
  pricePerLabel: { label: 'Preis pro Aufkleber', value: (price: string) => `Etwa ${price}` },
  all: {
    'rock-bundle-5': bundle(
      5,
      'Steine für den Anfang, 5 Stück',
      'Fünf glatte Steine für den ersten Versuch.',
    ),
    'rock-bundle-10': bundle(10, 'Steine, 10 Stück', 'Zehn Steine: Zu fünft am Tisch reicht es für je zwei.'),
    'rock-bundle-15': bundle(15, 'Steine, 15 Stück', 'Fünfzehn Steine für eine verregnete Woche im Haus.'),
    'rock-bundle-20': bundle(20, 'Steine, 20 Stück', 'Zwanzig Steine für ein Fest oder einen langen Winter.'),
    'rock-bundle-25': bundle(25, 'Steine, 25 Stück', 'Fünfundzwanzig Steine, genug für eine Schulklasse.'),
    'rock-bundle-50': bundle(
      50,
      'Steine, 50 Stück',
      'Fünfzig Steine für einen Verein, ein Ferienlager oder einen Marktstand.',
    ),
    'rock-bundle-100': bundle(100, 'Steine, 100 Stück', 'Hundert Steine für eine Stadt, die zusammen malt.'),
    'waterproof-markers': {
      name: 'Wasserfeste Stifte',
      description: 'Deckende Farbe aus dem Stift, für Umrisse, Buchstaben und die kleinsten Punkte.',
      detailedDescription:
        'Mit Stiften fängt es sich am leichtesten an: kein Pinsel zum Auswaschen, kein Wasser zum Verschütten, und der Strich geht dahin, wo du ihn haben willst. Zeichne auf den blanken Stein oder auf trockene Farbe, lass jede Schicht eine Minute trocknen und lackiere den Stein, wenn du fertig bist.',
      features: [
        'Ein Satz wasserfester Stifte in leuchtenden Farben',
        'Spitzen für Umrisse, Buchstaben und Punkte',
      ],
      specifications: [
        { label: 'Art', value: 'Satz wasserfester Stifte' },
        { label: 'Hält auf', value: 'Blankem Stein und trockener Acrylfarbe' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'Acrylfarben im Set',
      description: 'Matte Farbe, die in ein bis zwei Schichten deckt und sich gut mischen lässt.',
      detailedDescription:
        'Acrylfarbe hält auf Stein besser als jede andere: Sie trocknet schnell, lässt sich gut in Schichten malen und geht mit Wasser von Händen und Pinseln ab, solange sie nass ist. Fang mit einem hellen Grund an, male dein Bild, wenn er trocken ist, und setz die Punkte zum Schluss.',
      features: [
        'Ein Set Acrylfarben, die sich gut mischen lassen',
        'Genug für einen ganzen Tisch voller Steine',
      ],
      specifications: [
        { label: 'Art', value: 'Set aus Acrylfarben' },
        { label: 'Hält auf', value: 'Sauberem, trockenem Stein' },
        { label: 'Reinigen', value: 'Mit Wasser, solange die Farbe nass ist' },
        sealIt,
      ],
    },
    stencils: {
      name: 'Schablonen',
      description: 'Blätter, Sterne, Wellen und Punkte zum Nachmalen, für Hände jeden Alters.',
      detailedDescription:
        'Für alle, die sagen, dass sie nicht zeichnen können. Halt die Schablone flach auf den Stein, tupfe die Farbe mit fast trockenem Pinsel auf und heb die Schablone gerade nach oben ab. Wisch sie ab, und du kannst sie wieder benutzen.',
      features: [
        'Ein Satz Schablonen, immer wieder zu benutzen',
        'Einfache Formen, die gut auf einen handtellergroßen Stein passen',
      ],
      specifications: [
        { label: 'Art', value: 'Satz Schablonen' },
        { label: 'Passt zu', value: 'Acrylfarbe und wasserfesten Stiften' },
        { label: 'Reinigen', value: 'Mit Wasser abwischen' },
      ],
    },
    sealant: {
      name: 'Schutzlack',
      description: 'Eine klare Schicht, die den Regen draußen und die Farben drin hält.',
      detailedDescription:
        'Der letzte Schritt, und der entscheidet, wie weit ein Stein reist. Lass die Farbe einen Tag trocknen, sprühe im Freien zwei dünne Schichten und gib jeder ihre Zeit zum Trocknen. Klebe den Aufkleber vor der letzten Schicht auf und achte darauf, dass die Schicht darüber dünn und klar bleibt.',
      features: ['Eine Dose klarer Schutzlack'],
      specifications: [
        { label: 'Art', value: 'Klarer Sprühlack für draußen' },
        { label: 'Hält auf', value: 'Trockener Acrylfarbe und Stiften' },
        { label: 'Anwenden', value: 'Im Freien, durch Erwachsene' },
      ],
    },
    'qr-labels-founding-20': {
      name: 'QR-Code-Aufkleber für das Gründungsteam, 20 Stück',
      description: 'Kostenlos für das Gründungsteam: die ersten zwei aus jedem Bundesstaat oder Land.',
      detailedDescription:
        'Das Gründungsteam bringt bemalte Steine dorthin, wo seine Mitglieder wohnen, und wir geben ihnen die Aufkleber dafür. Bewirb dich mit der Adresse, an die die Aufkleber gehen sollen. Die ersten zwei Bewerbungen aus jedem Bundesstaat der USA und aus jedem anderen Land werden ausgewählt. Die Antwort kommt innerhalb von 24 Stunden per E-Mail.',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: 'Preis', value: 'Kostenlos, auf Bewerbung' }],
    },
    'qr-labels-5': pack(5, 'Für einen ersten Familiennachmittag am Küchentisch.'),
    'qr-labels-10': pack(10, 'Für ein Malwochenende, mit ein paar übrigen.'),
    'qr-labels-15': pack(15, 'Für einen Kindergeburtstag oder einen Sommer voller Spaziergänge.'),
    'qr-labels-20': pack(20, 'Für eine ganze Klasse, oder wenn jemand besonders gern malt.'),
    'qr-labels-25': pack(25, 'Für eine Pfadfindergruppe mit allen, die helfen.'),
    'qr-labels-50': pack(50, 'Für einen Verein, eine Bücherei oder ein Ferienlager.'),
    'qr-labels-100': pack(100, 'Für eine Stadt, die auf jedem Weg Steine haben möchte.'),
  },
};
