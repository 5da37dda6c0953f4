// The words of en/products.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const stones = (pieces: number) =>
  plural(pieces, {
    one: '# gładki kamyk do malowania',
    few: '# gładkie kamyki do malowania',
    many: '# gładkich kamyków do malowania',
    other: '# gładkiego kamyka do malowania',
  });

const qrLabels = (pieces: number) =>
  plural(pieces, {
    one: '# wodoodporna naklejka',
    few: '# wodoodporne naklejki',
    many: '# wodoodpornych naklejek',
    other: '# wodoodpornej naklejki',
  });

const sealIt = { label: 'Na dworze', value: 'Zabezpiecz gotowy kamyk lakierem' };
const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    'Nie ma u ciebie dobrych kamyków albo brakuje czasu, żeby ich szukać? Te są gładkie i wielkości dłoni, umyte i suche, więc farba trzyma się od pierwszego pociągnięcia. Każdy ma swój kształt: obracaj go przez chwilę, a sam powie ci, czym chce być.',
  features: [
    stones(pieces),
    'Umyte i wysuszone, gotowe na pierwszą warstwę',
    'Każdy o innym kształcie, jak to kamyki',
  ],
  specifications: [
    { label: 'Kamyki', value: String(pieces) },
    { label: 'Wielkość', value: 'Mieszczą się w dłoni' },
    { label: 'Powierzchnia', value: 'Gładka, umyta i sucha' },
    { label: 'Pasują do', value: 'Farb akrylowych i wodoodpornych pisaków' },
    { label: 'Naklejki', value: 'Nie są w zestawie' },
  ],
});
const featuresOf = (pieces: number) => [
  `${qrLabels(pieces)} z kodem QR`,
  'Na każdej naklejce własne, nigdy wcześniej nieużywane Rock ID',
  'Kod QR, który prowadzi prosto do twojego kamyka',
  'BEZPŁATNA wysyłka',
];

const specificationsOf = (pieces: number) => [
  { label: 'Naklejki', value: String(pieces) },
  { label: 'Wielkość', value: '1,3 × 2,5 cm' },
  { label: 'Zasięg skanowania', value: 'Do 30 cm' },
  { label: 'Pogoda', value: 'Wodoodporne' },
];
const pack = (pieces: number, whom: string) => ({
  name: `Naklejki z kodem QR, ${pieces} szt.`,
  description: `${qrLabels(pieces)} z kodem QR i Rock ID. ${whom}`,
  detailedDescription: `Małe naklejki na spód kamyków, po jednej na każdy (${pieces} szt.). Przyklej, wpisz Rock ID przy rejestracji kamyka i schowaj go tam, gdzie ktoś spojrzy dwa razy. Kto go znajdzie, zeskanuje naklejkę telefonem, a ty zobaczysz na mapie, gdzie był twój kamyk. Bez baterii i bez instalowania aplikacji: naklejka działa, dopóki da się ją odczytać.`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products: Words['products'] = {
  categories: {
    'rock-bundles': {
      name: 'Zestawy kamyków',
      description: 'Gładkie kamyki, umyte i gotowe na pierwszą kropkę.',
    },
    'art-supplies': {
      name: 'Przybory do malowania',
      description: 'Pisaki, farby, szablony i lakier, który chroni przed deszczem.',
    },
    'qr-labels': {
      name: 'Naklejki z kodem QR',
      description: 'Na każdej Rock ID i kod QR, żeby kamyk mógł ci powiedzieć, gdzie był.',
    },
  },
  count: (count: number) =>
    plural(count, { one: '# produkt', few: '# produkty', many: '# produktów', other: '# produktu' }),
  pricePerLabel: { label: 'Cena za naklejkę', value: (price: string) => `Około ${price}` },
  all: {
    'rock-bundle-5': bundle(
      5,
      'Zestaw kamyków na początek, 5 szt.',
      'Pięć gładkich kamyków na pierwszą próbę.',
    ),
    'rock-bundle-10': bundle(
      10,
      'Zestaw kamyków, 10 szt.',
      'Dziesięć kamyków: po dwa dla każdego przy stole na pięć osób.',
    ),
    'rock-bundle-15': bundle(
      15,
      'Zestaw kamyków, 15 szt.',
      'Piętnaście kamyków na deszczowy tydzień w domu.',
    ),
    'rock-bundle-20': bundle(
      20,
      'Zestaw kamyków, 20 szt.',
      'Dwadzieścia kamyków na przyjęcie albo na jedną długą zimę.',
    ),
    'rock-bundle-25': bundle(25, 'Zestaw kamyków, 25 szt.', 'Dwadzieścia pięć kamyków, w sam raz dla klasy.'),
    'rock-bundle-50': bundle(
      50,
      'Zestaw kamyków, 50 szt.',
      'Pięćdziesiąt kamyków dla klubu, na obóz albo na kiermasz.',
    ),
    'rock-bundle-100': bundle(100, 'Zestaw kamyków, 100 szt.', 'Sto kamyków dla miasta, które maluje razem.'),
    'waterproof-markers': {
      name: 'Wodoodporne pisaki',
      description: 'Kryjący kolor prosto z pisaka: kontury, litery i najmniejsze kropki.',
      detailedDescription:
        'Pisakami najłatwiej zacząć: nie trzeba myć pędzla ani uważać na wodę, a linia biegnie tam, gdzie chcesz. Rysuj na gołym kamieniu albo na suchej farbie, każdej warstwie daj minutę na wyschnięcie, a gotowy kamyk zabezpiecz lakierem.',
      features: ['Zestaw wodoodpornych pisaków w żywych kolorach', 'Końcówki do konturów, liter i kropek'],
      specifications: [
        { label: 'Rodzaj', value: 'Zestaw wodoodpornych pisaków' },
        { label: 'Dobre na', value: 'Goły kamień i suchą farbę akrylową' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'Zestaw farb akrylowych',
      description: 'Matowe farby, które kryją kamień jedną lub dwiema warstwami i dobrze się mieszają.',
      detailedDescription:
        'Farba akrylowa trzyma się kamienia lepiej niż każda inna: szybko schnie, dobrze kładzie się warstwami, a póki jest mokra, zmyjesz ją wodą z rąk i pędzli. Zacznij od jasnego tła, gdy wyschnie, namaluj obrazek, a kropki dodaj na końcu.',
      features: [
        'Zestaw farb akrylowych w kolorach, które dobrze się mieszają',
        'Starczy na cały stół kamyków',
      ],
      specifications: [
        { label: 'Rodzaj', value: 'Zestaw farb akrylowych' },
        { label: 'Dobre na', value: 'Czysty, suchy kamień' },
        { label: 'Czyszczenie', value: 'Wodą, póki farba jest mokra' },
        sealIt,
      ],
    },
    stencils: {
      name: 'Szablony',
      description: 'Liście, gwiazdy, fale i kropki do odbijania, dla rąk w każdym wieku.',
      detailedDescription:
        'Dla wszystkich, którzy mówią, że nie umieją rysować. Przytrzymaj szablon płasko na kamieniu, nanieś farbę prawie suchym pędzlem i unieś go prosto do góry. Wytrzyj do czysta i używaj znowu.',
      features: [
        'Zestaw szablonów do wielokrotnego użytku',
        'Proste kształty, które pasują na kamyk wielkości dłoni',
      ],
      specifications: [
        { label: 'Rodzaj', value: 'Zestaw szablonów' },
        { label: 'Pasują do', value: 'Farb akrylowych i wodoodpornych pisaków' },
        { label: 'Czyszczenie', value: 'Przetrzeć wodą' },
      ],
    },
    sealant: {
      name: 'Lakier ochronny',
      description: 'Przezroczysta warstwa, która nie wpuszcza deszczu i nie wypuszcza kolorów.',
      detailedDescription:
        'Ostatni krok, i to on decyduje, jak daleko dotrze kamyk. Daj farbie schnąć przez dzień, rozpyl na świeżym powietrzu dwie cienkie warstwy i każdej daj czas na wyschnięcie. Naklejkę przyklej przed ostatnią warstwą i dopilnuj, żeby warstwa na niej była cienka i przejrzysta.',
      features: ['Jedna puszka przezroczystego lakieru'],
      specifications: [
        { label: 'Rodzaj', value: 'Przezroczysty lakier w sprayu, na zewnątrz' },
        { label: 'Dobry na', value: 'Suchą farbę akrylową i pisaki' },
        { label: 'Użycie', value: 'Na świeżym powietrzu, przez osobę dorosłą' },
      ],
    },
    'qr-labels-founding-20': {
      name: 'Naklejki QR ekipy założycielskiej, 20 szt.',
      description: 'Bezpłatne dla ekipy założycielskiej: dwóch pierwszych osób z każdego stanu lub kraju.',
      detailedDescription:
        'Ekipa założycielska przynosi pomalowane kamyki tam, gdzie mieszka, a my dajemy na to naklejki. Zgłoś się z adresem, na który mają trafić. Wybieramy dwie pierwsze zgłoszone osoby z każdego stanu USA i z każdego innego kraju, a odpowiedź przychodzi e-mailem w ciągu 24 godzin.',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: 'Cena', value: 'Bezpłatnie, po zgłoszeniu' }],
    },
    'qr-labels-5': pack(5, 'Na pierwsze rodzinne popołudnie przy kuchennym stole.'),
    'qr-labels-10': pack(10, 'Na weekend z malowaniem, z małym zapasem.'),
    'qr-labels-15': pack(15, 'Na urodziny albo na lato niespiesznych spacerów.'),
    'qr-labels-20': pack(20, 'Dla całej klasy albo dla kogoś, kto maluje z zapałem.'),
    'qr-labels-25': pack(25, 'Dla drużyny harcerskiej i jej opiekunów.'),
    'qr-labels-50': pack(50, 'Dla klubu, biblioteki albo na obóz.'),
    'qr-labels-100': pack(100, 'Dla miasta, które chce kamyków na każdej ścieżce.'),
  },
};
