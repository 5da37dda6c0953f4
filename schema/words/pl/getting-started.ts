// The words of en/getting-started.ts in Polish.
import type { Words } from '../words.ts';

export const gettingStarted: Words['gettingStarted'] = {
  heading: 'Pierwsze kroki',
  lead: 'Kamień, trochę farby i spokojne popołudnie, nic więcej nie trzeba. Oto jak kamyk rusza w drogę i jak jego historia do ciebie wraca.',
  inAHurry: <T>(link: (words: string) => T) => [
    'Spieszysz się? Zanim coś schowasz, przeczytaj: ',
    link('Bezpieczeństwo i zasady'),
    '.',
  ],
  stepsLabel: 'Cztery kroki',
  steps: {
    paint: {
      title: 'Wymyśl i pomaluj',
      text: [
        'Wybierz gładki, suchy kamień mniej więcej wielkości dłoni. Umyj go, wysusz i maluj farbami akrylowymi: najpierw jasne tło, potem obrazek, a na koniec kropki, tak dla radości.',
        'Zabezpiecz go dwiema cienkimi warstwami przezroczystego lakieru do użytku na dworze, w odstępie jednego dnia, żeby deszcz nie zabrał kolorów.',
      ],
    },
    register: {
      title: 'Zarejestruj kamyk',
      text: [
        'Daj mu nazwę, zdjęcie i Rock ID. Nie masz naklejki? Formularz poda ci ID, które namalujesz na spodzie albo wydrukujesz jako naklejkę z kodem QR.',
        'Po ID poznajemy, że ktoś naprawdę trzyma twój kamyk: nie pokazuj go na zdjęciu.',
      ],
    },
    hide: {
      title: 'Schowaj i pokaż',
      text: [
        'Zostaw go tam, gdzie ktoś będzie przechodził i spojrzy dwa razy: pod drzewem, na niskim murku, obok ławki. Potem zapisz miejsce telefonem, a twój kamyk jest na mapie.',
        'Udostępnij jego zdjęcie z „Moich kamyków” i niech ludzie się zastanawiają.',
      ],
    },
    find: {
      title: 'Znajdź i podaj dalej',
      text: [
        'Kto go znajdzie, skanuje naklejkę albo wpisuje ID, podziwia go przez chwilę i chowa w nowym miejscu. Ty widzisz każdy przystanek, a droga się wydłuża.',
        'Masz czyjś kamyk? Weź go ze sobą i schowaj ponownie w ciągu miesiąca: czeka, żeby ruszyć dalej.',
      ],
    },
  },
  firstRock: {
    title: 'Twój pierwszy kamyk',
    lead: 'Nie musi być piękny. Ma zostać znaleziony.',
  },
  stone: {
    title: 'Kamień',
    text: 'Kup go w centrum ogrodniczym albo weź z własnej ziemi. Plaże, parki i koryta strumieni są często pod ochroną, a kamienie to czyjeś domy.',
  },
  paint: {
    title: 'Farba',
    text: 'Farba akrylowa i pisaki akrylowe trzymają się czystego kamienia. Każdej warstwie daj wyschnąć, bo inaczej następna ją zerwie.',
  },
  underside: {
    title: 'Spód',
    text: (productName: string) =>
      `Zostaw go gładki i pisz drobno: Rock ID po trzy znaki i „${productName}”, żeby było wiadomo, gdzie je wpisać. To też polakieruj.`,
  },
  firstPlace: {
    title: 'Pierwsze miejsce',
    text: 'Takie, koło którego znów przejdziesz i gdzie ludzie chodzą pieszo. Gdy pierwszy kamyk znajdzie się w ciągu tygodnia, od razu chce się malować drugi.',
  },
  tipsTitle: 'Wskazówki',
  tips: [
    'Żywe kolory i wyraźny kontur widać z trzech kroków. Zieleni mchu na mchu nie widać.',
    'Zdjęcie zrób w cieniu, z góry, przed lakierowaniem: lakier odbija światło.',
    'Przed schowaniem kamyka raz zeskanuj albo wpisz jego ID. Błędny znak lepiej znaleźć w domu.',
    'W notatkach napisz coś miłego dla osoby, która go znajdzie, zamiast dokładnego miejsca.',
    'Dzieciom najlepiej wychodzi jedna duża kropka naraz: idealną odbijesz końcem ołówka.',
    'Po burzy zajrzyj do kamyków schowanych blisko wody i w razie potrzeby zabierz je do domu.',
  ],
  ready: 'Farba już sucha?',
  readyMember: 'Daj więc kamykowi nazwę, a jeszcze dziś może ruszyć w drogę.',
  readyVisitor: 'Dołączenie jest bezpłatne, trwa minutę i wystarczy do niego adres e-mail.',
  registerFirst: 'Zarejestruj pierwszy kamyk',
  signUp: 'Dołącz za darmo',
  guidelines: {
    title: 'Bezpieczeństwo i zasady',
    lead: 'Na to, co zostawiamy na dworze, trafiają dzieci, psy i kaczki. A także ludzie, którzy dbają o to miejsce.',
    rules: [
      {
        title: 'Gdzie kamyk może leżeć',
        rules: [
          'Zanim schowasz go na prywatnym terenie, zapytaj: w sklepie, przy kościele, na murku sąsiadów.',
          'Parki miejskie i regionalne mają własne zasady. Przeczytaj tablicę przy wejściu albo zapytaj w biurze parku.',
          'Połóż go tam, gdzie dojdzie pieszo, za dnia, dziecko trzymane za rękę.',
        ],
      },
      {
        title: 'Gdzie nie może',
        rules: [
          'Parki narodowe, rezerwaty przyrody, chronione brzegi i miejsca historyczne: nic nie zostawiaj, nic nie zabieraj.',
          'Pobocza dróg, tory, parkingi, urwiska, place budowy i wszystko za ogrodzeniem.',
          'W wodzie i tuż przy niej, gdzie farba nie ma czego szukać, a małych dzieci być nie powinno.',
          'Koszone trawniki: schowany kamyk pod kosiarką staje się pociskiem.',
          'Groby i pomniki, sprzęty na placach zabaw, gniazda, nory i dziuple.',
        ],
      },
      {
        title: 'Co może być na kamyku',
        rules: [
          'Farba i lakier nietoksyczne i wodoodporne, całkiem suche i zabezpieczone z każdej strony.',
          'Żadnego jedzenia, naklejek z jedzeniem, brokatu, koralików ani niczego, co mogłoby zjeść zwierzę albo czym mogłoby zadławić się małe dziecko.',
          'Obrazki i słowa odpowiednie dla rodzin. Bez reklam, bez nazwisk i adresów.',
        ],
      },
      {
        title: 'Gdy jesteś w terenie',
        rules: [
          'Chowaj i szukaj za dnia, powiedz komuś, dokąd idziesz, i miej dzieci na oku.',
          'Trzymaj się ścieżki, a rośliny, murki i kamienie zostaw takie, jakie były.',
          'Gdy miejsce okaże się złe, zabierz kamyk i schowaj go ponownie tam, gdzie jest bezpiecznie.',
          'Zdjęcia trafiają do internetu: bez twarzy dzieci, bez tablic rejestracyjnych, bez numerów domów.',
        ],
      },
    ],
  },
};
