// The words of en/alarms.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';
const counted = { answers: 'żądania', mail: 'e-maile', webhooks: 'zdarzenia', push: 'powiadomienia push' };

export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'Zadanie cogodzinne',
      broken: 'zadanie cogodzinne się nie udaje',
      brokenTitle: 'Zadanie cogodzinne się nie udaje',
      over: 'zadanie cogodzinne znów działa',
      overTitle: 'Zadanie cogodzinne znów działa',
      todo: [
        'Nic nie przepadło: następny udany przebieg nadrobi to, co zostało pominięte.',
        'Jeśli nie udają się kroki, zajrzyj na cloudflarestatus.com i status.stripe.com: usługa, która nie działa, wraca sama. Jeśli zadanie w ogóle się nie uruchamia, zajrzyj w Cloudflare do Workers & Pages, rockabout, Settings, Trigger Events; nowe wdrożenie ustawia harmonogram od nowa.',
        'Przerwane przywracanie kopii każe mu czekać: zakończ je tym samym poleceniem albo przez npm run restore -- --undo. W innym wypadku wyślij wiersze dziennika z „kind = failure” swojemu programiście.',
      ],
    },
    mail: {
      title: 'E-maile',
      broken: 'e-maile nie wychodzą',
      brokenTitle: 'E-maile nie wychodzą',
      over: 'e-maile znów wychodzą',
      overTitle: 'E-maile znów wychodzą',
      todo: [
        'Zajrzyj w Cloudflare do Email Service: czy dzienny limit jest wyczerpany i czy nadal widać rekordy DNS twojej domeny? Jeśli jedno i drugie jest w porządku, sprawdź cloudflarestatus.com i poczekaj.',
        'Do tego czasu nikt nie zaloguje się kodem. Wszystkie inne e-maile czekają i wyjdą same.',
      ],
    },
    outbox: {
      title: 'Niewysłane wiadomości',
      broken: 'wiadomości czekają ponad godzinę',
      brokenTitle: 'Wiadomości czekają ponad godzinę',
      over: 'żadna wiadomość nie czeka już długo',
      overTitle: 'Żadna wiadomość nie czeka już długo',
      todo: [
        'Jeśli nie działają też e-maile, powiadomienia push albo zadanie cogodzinne, zacznij od nich. W innym wypadku to często błędny adres: /admin, „Opieka”, pokazuje te wiadomości, a tam możesz je ponowić albo porzucić.',
        'Wiadomości są ponawiane co godzinę przez dwa tygodnie i żadna nie wychodzi dwa razy.',
      ],
    },
    webhooks: {
      title: 'Płatności ze Stripe',
      broken: 'wiadomości o płatnościach nie docierają',
      brokenTitle: 'Wiadomości o płatnościach nie docierają',
      over: 'wiadomości o płatnościach znów docierają',
      overTitle: 'Wiadomości o płatnościach znów docierają',
      todo: [
        'Zajrzyj w Stripe do Developers, Webhooks: nieudane dostarczenia pokazują naszą odpowiedź. 400 znaczy, że zły jest sekret podpisu; 404 albo brak odpowiedzi, że zły jest adres. npm run setup -- --replace STRIPE_WEBHOOK_SECRET tworzy webhook od nowa, z jednym i drugim. 500 i 503 mijają same. Kłopoty po stronie Stripe widać na status.stripe.com.',
        'Żadna płatność nie przepada: codzienna naprawa znajduje te z dwóch tygodni, a „Napraw w ciągu godziny” w zakładce „Opieka” na nią nie czeka.',
      ],
    },
    push: {
      title: 'Powiadomienia push',
      broken: 'powiadomienia push nie wychodzą',
      brokenTitle: 'Powiadomienia push nie wychodzą',
      over: 'powiadomienia push znów wychodzą',
      overTitle: 'Powiadomienia push znów wychodzą',
      todo: [
        'To zwykle mija samo w kilka godzin, a powiadomienia czekają.',
        'Jeśli trwa cały dzień, obejrzyj wiersze dziennika z „a push service did not take a message”. 401 lub 403 w nich znaczy, że klucze nie pasują: npm run setup -- --replace PUSH_PRIVATE_KEY, potem npm run deploy. Inne wyślij swojemu programiście.',
      ],
    },
    answers: {
      title: 'Żądania',
      broken: 'zbyt wiele żądań się nie udaje',
      brokenTitle: 'Zbyt wiele żądań się nie udaje',
      over: 'żądania znów dostają odpowiedź',
      overTitle: 'Żądania znów dostają odpowiedź',
      todo: [
        'Zaczęło się od nowego wydania? Wycofaj je: npm run deploy -- --back.',
        'W innym wypadku otwórz /api/health na stronie. Jeśli nie mówi „ok”, nie działa magazyn danych w Cloudflare: sprawdź cloudflarestatus.com i poczekaj. Jeśli mówi, wyślij wiersze dziennika z „level = error” swojemu programiście.',
      ],
    },
    database: {
      title: 'Rozmiar bazy danych',
      broken: 'baza danych się zapełnia',
      brokenTitle: 'Baza danych się zapełnia',
      over: 'baza danych znów ma miejsce',
      overTitle: 'Baza danych znów ma miejsce',
      todo: [
        'Dla społeczności wszystko jeszcze działa i jest czas. Ale pełna baza danych nie przyjmie nowych kamyków, znalezisk ani osób.',
        'Porozmawiaj w tym tygodniu ze swoim programistą: stare wiersze trzeba przenieść albo bazę podzielić.',
      ],
    },
  },

  // Messages.
  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken} od ${shortMoment(since, now)}`,
  sinceThen: (since: number, now: number, detail: string) => `Od ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `Od ${shortMoment(since, now)} do ${shortMoment(until, now)} trwała awaria: ${broken}. Nie trzeba nic robić.`,
  openDashboard: 'Otwórz panel',
  oneMoreEmail: 'Dostaniesz jeszcze jeden e-mail, gdy to minie.',

  // What was found.
  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `Nieudane ${counted[what]} w ciągu ${number(minutes)} min: ${number(failed)} z ${number(total)} (${number(percent)}%).`,
  neverRan: 'Nigdy się nie uruchomiło.',
  lastRan: (at: number, now: number) => `Ostatnie uruchomienie: ${shortMoment(at, now)}.`,
  stepsFailed: (names: string) => `Te kroki nie udały się w co najmniej dwóch przebiegach: ${names}.`,
  undelivered: 'Stripe przez ponad godzinę nie może dostarczyć zdarzenia.',
  messagesWait: (many: number) =>
    plural(many, {
      one: '# wiadomość czeka.',
      few: '# wiadomości czekają.',
      many: '# wiadomości czeka.',
      other: '# wiadomości czeka.',
    }),
  gigabytes: (used: number, most: number) =>
    `Zajęte: ${used.toFixed(1).replace('.', ',')} z ${number(most)} GB.`,

  // On the dashboard.
  heading: 'Stan strony',
  notLoaded: 'Nie udało się wczytać stanu strony.',
  partsBroken: (many: number) =>
    plural(many, {
      one: '# część nie działa.',
      few: '# części nie działają.',
      many: '# części nie działa.',
      other: '# części nie działa.',
    }),
  emailWhenOver: 'Dostaniesz e-mail, gdy to minie.',
  emailWhenBroken: 'Dostaniesz e-mail, gdy coś się zepsuje.',
  fineSince: <T>(at: T) => ['W porządku od ', at],
  isBrokenSince: <T>(at: T) => ['Awaria od ', at],
  calmSince: <T>(at: T) => ['Uspokaja się od ', at],
  notKnown: 'Jeszcze nie wiadomo',
  notSetUp: 'Nieskonfigurowane',
  calming: <T>(since: T, minutes: number) => [
    'Awaria od ',
    since,
    `. Minie, gdy wszystko będzie bez przerwy w porządku przez ${minutes} min. Nie trzeba nic robić.`,
  ],
  more: 'Więcej w docs/operations.md, w rozdziale „Alarms”.',
  unsent: 'Niewysłane wiadomości',
  addresses: 'Osoby i ich adresy',
  repair: 'Naprawa płatności',
};
