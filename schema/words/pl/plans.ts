// The words of en/plans.ts in Polish.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['Tyle kamyków, ile chcesz', 'Podróż każdego kamyka, krok po kroku'];
const alreadySubscribed = 'Masz już subskrypcję';
const subscriptionError = 'Błąd subskrypcji';

export const plans: Words['plans'] = {
  names: { monthly: 'Plan miesięczny', yearly: 'Plan roczny' },
  start: { monthly: 'Wybierz plan miesięczny', yearly: 'Wybierz plan roczny' },
  ofMember: {
    free: 'PLAN BEZPŁATNY',
    premium: 'PLAN PREMIUM',
    monthly: 'PLAN MIESIĘCZNY',
    yearly: 'PLAN ROCZNY',
  },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'miesięcznie', yearly: 'rocznie', free: 'na zawsze' },
  freePrice: '0 USD',
  orYearly: (yearly: string) => `miesięcznie albo ${yearly} rocznie`,
  freeName: 'Plan bezpłatny',
  freeFeatures: [...shared, 'Proste śledzenie kamyków', 'Mapa (same kropki)', 'Kod QR i Rock ID'],
  notInFree: [
    'Aktualności społeczności',
    'Statystyki odległości',
    'Mapa do klikania',
    'Eksport danych CSV',
    'Wzory premium na kamyki',
    'Szybsza pomoc',
  ],
  notInFreeTitle: 'Czego nie ma w planie bezpłatnym',
  notIncluded: 'Nie obejmuje: ',
  sharedFeatures: [...shared, 'Kod QR i Rock ID'],
  addedByPro: [
    'Rozszerzone śledzenie',
    'W pełni interaktywna mapa',
    'Aktualności społeczności',
    'Statystyki odległości',
    'Mapa do klikania',
    'Eksport CSV',
    'Wzory premium',
    'Szybsza pomoc',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, miesięcznie lub rocznie',
  bestValue: 'NAJKORZYSTNIEJ',
  saving: (percent: number) => `O ${percent}% taniej niż miesięcznie!`,
  starting: 'Chwileczkę…',
  opening: 'Otwieranie…',
  continueFree: 'Dalej bezpłatnie',
  toDashboard: 'Przejdź na stronę główną',
  backToDashboard: 'Wróć na stronę główną',
  period: {
    renews: (day: string) => `Odnowi się ${day}.`,
    trial: (day: string) => `Okres próbny trwa do ${day}.`,
    until: (day: string) => `Twój do ${day}.`,
    ended: (day: string) => `Koniec: ${day}.`,
  },
  page: {
    heading: 'Wybierz plan',
    choose: 'Wybierz swój poziom przygody',
    lead: 'Maluj, chowaj i znajduj tyle kamyków, ile chcesz, na zawsze bezpłatnie. Rock Hunter Pro pokazuje ci, dokąd wszystkie dotarły, i zaprasza do stołu, przy którym spotykają się wszyscy.',
    toHome: 'Wróć na stronę główną',
    failed: 'Nie udało się sprawdzić planów.',
    waiting: 'Czekamy na wiadomość o twojej płatności…',
    thanks: 'Dziękujemy',
    lastPlan: 'Twój ostatni plan',
    another: 'Następny może zacząć się, kiedy zechcesz.',
    anotherAfter: (period: string) => `${period} Następny może zacząć się, kiedy zechcesz.`,
    paidAlready: <T>(link: (words: string) => T) => [
      'Masz już opłacony plan? ',
      link('Zaloguj się adresem podanym przy płatności'),
      ', a plan już tam będzie.',
    ],
  },
  soon: {
    title: 'Subskrypcje premium już wkrótce',
    lead: (monthly: string, yearly: string) =>
      `Rock Explorer jest bezpłatny na zawsze, z dowolną liczbą kamyków. Wkrótce będzie też Rock Hunter Pro, za ${monthly} miesięcznie lub ${yearly} rocznie, a w nim:`,
  },
  own: {
    headings: { member: 'Masz plan premium', ending: 'Twój plan się kończy', unpaid: 'Twój plan czeka' },
    ending:
      'Twój plan jest anulowany. Do tego czasu wszystko w nim jest twoje, a twoje kamyki i ich podróże zostają twoje na zawsze.',
    backToRock: 'Wróć do kamyka w twojej dłoni',
    allYours: 'To wszystko jest twoje',
    stillYours: 'Nadal twoje',
    open: 'Otwórz statystyki, eksport i wzory',
    lookUpFailed: 'Nie udało się sprawdzić twojego planu.',
  },
  unpaid: {
    title: 'Ostatnia płatność nie przeszła',
    hasAccess: 'Wszystko zostaje otwarte jeszcze przez kilka dni. Sprawdź swoją kartę.',
    isClosed: 'Rock Hunter Pro otworzy się znowu, gdy tylko płatność przejdzie. Sprawdź swoją kartę.',
  },
  billing: 'Karta i faktury',
  billingFailed: {
    title: subscriptionError,
    description: 'Nie udało się otworzyć karty i faktur. Spróbuj ponownie.',
  },
  reactivate: 'Wznów',
  reactivating: 'Wznawianie…',
  reactivated: {
    title: 'Subskrypcja wznowiona',
    description: 'Twój plan trwa dalej i odnawia się jak dotąd.',
  },
  reactivateFailed: {
    title: subscriptionError,
    description: 'Nie udało się wznowić twojego planu. Spróbuj ponownie.',
  },
  giveYourself: {
    text: 'Opiekujesz się tą społecznością, więc nie musisz nic płacić: przyznaj sobie Rock Hunter Pro ręcznie, na liście osób.',
    link: 'Przyznaj sobie Pro',
  },
  upsell: {
    everythingAnd: 'Wszystko z Rock Explorer, a także:',
    upgrade: 'Przejdź na Pro',
    signIn: 'Zaloguj się',
  },
  card: {
    heading: 'Dokończ subskrypcję',
    form: 'Płatność kartą',
    loading: 'Wczytywanie formularza karty…',
    subscribe: 'Opłać plan',
    subscribing: 'Trwa płatność…',
    failed: 'Płatność nieudana',
    noAnswer: 'Strona płatności nie odpowiedziała. Spróbuj ponownie.',
    canTryAgain: (refusal: string) =>
      `${refusal} Możesz spróbować ponownie, użyć innej karty albo zacząć od nowa: „Wybierz inny plan”.`,
    whereItGoes: {
      monthly:
        'Dane karty trafiają do Stripe, naszego operatora płatności, a nigdy do nas. Plan odnawia się co miesiąc, dopóki go nie anulujesz, a to tylko dwa kliknięcia.',
      yearly:
        'Dane karty trafiają do Stripe, naszego operatora płatności, a nigdy do nas. Plan odnawia się co rok, dopóki go nie anulujesz, a to tylko dwa kliknięcia.',
    },
    back: 'Wybierz inny plan',
    opens: 'Co otwiera Rock Hunter Pro',
    missing:
      'Formularz karty się nie wczytał. Może przez słabe połączenie albo program blokujący. Nic nie zostało pobrane, a zapłacić możesz na stronie naszego operatora płatności.',
    hosted: 'Zapłać na stronie płatności',
  },
  noCheckout: 'Nie udało się rozpocząć płatności',
  setupFailed: {
    title: 'Błąd przygotowania płatności',
    description: 'Nie udało się przygotować płatności. Spróbuj ponownie.',
  },
  successful: {
    title: 'Płatność udana',
    description: 'Rock Hunter Pro jest twój. Dziękujemy, dzięki tobie kamyki toczą się dalej.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description:
      'Rock Hunter Pro był już twój. Drugi plan jest zakończony, a płatność za niego do ciebie wraca.',
  },
  canceled: {
    title: 'Płatność anulowana',
    description: 'Nic nie zostało pobrane. Plany czekają tu, kiedy zechcesz.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'Zakupu dokonano z innym adresem e-mail. Zaloguj się tamtym.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'Masz już Rock Hunter Pro. Nic nie zostało pobrane.',
  },
  received: {
    heading: 'Płatność udana!',
    toSignIn: 'Przechodzimy do logowania adresem podanym przy płatności…',
  },
  unconfirmed: {
    title: 'Twoja płatność jest potwierdzana',
    retry: 'Sprawdź ponownie',
    accepted:
      'Twoja karta jest przyjęta, a plan będzie tu za minutę lub dwie. W tym czasie możesz robić coś innego.',
    notHeard:
      'Nie mamy jeszcze wiadomości od operatora płatności. Jeśli płatność przeszła, plan będzie tu za minutę lub dwie. Jeśli nie, nic nie zostało pobrane.',
  },
  elsewhere: {
    title: 'Zapłacono z innym adresem e-mail',
    signIn: 'Zaloguj się tamtym adresem',
    notMine: 'To nie mój zakup',
    whatToDo: <T>(support: T) => [
      'Plan kupiony w tej przeglądarce należy do adresu podanego przy płatności. Zaloguj się nim albo napisz na ',
      support,
      '.',
    ],
    subject: 'Pomoc w sprawie subskrypcji',
  },
};
