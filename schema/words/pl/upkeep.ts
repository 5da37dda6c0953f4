// The words of en/upkeep.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
const roles = {
  administrator: 'administracja',
  applicant: 'osoba ze zgłoszenia',
  author: 'osoba, która to napisała',
  buyer: 'osoba kupująca',
  member: 'osoba ze społeczności',
  visitor: 'gość',
};

const here = 'Nie udaje się przed wyjściem: zobacz „kind = failure” w dzienniku.';

export const upkeep: Words['upkeep'] = {
  // Messages that have not left.
  unsent: 'Niewysłane wiadomości',
  aboutUnsent:
    'Tu jest to, co się nie udaje albo czeka ponad godzinę. Zadanie cogodzinne ponawia to przez dwa tygodnie.',
  noOthers: 'Żadna inna wiadomość nie czeka.',
  others: (count: number) =>
    plural(count, {
      one: '# inna wiadomość wyjdzie bez ciebie: za chwilę albo o godzinie wybranej przez odbiorcę.',
      few: '# inne wiadomości wyjdą bez ciebie: za chwilę albo o godzinie wybranej przez odbiorcę.',
      many: '# innych wiadomości wyjdzie bez ciebie: za chwilę albo o godzinie wybranej przez odbiorcę.',
      other: '# innej wiadomości wyjdzie bez ciebie: za chwilę albo o godzinie wybranej przez odbiorcę.',
    }),
  tryAll: 'Ponów teraz wszystkie',
  unsentCaption: 'Niewysłane wiadomości, od najstarszych',
  messagesNotLoaded: 'Nie udało się wczytać wiadomości.',
  nothingFails: 'Wszystko się udaje i nic długo nie czeka.',
  kinds: {
    receipt: 'Potwierdzenie zakupu',
    purchase: 'Plan opłacony przed zalogowaniem',
    duplicate: 'Drugi plan, za który zwrócono pieniądze',
    act: 'Twoje działanie',
    application: 'Zgłoszenie, które dotarło',
    selection: 'Wynik zgłoszenia',
    report: 'Raport dzienny',
    watch: 'Dokąd trafia kamyk',
    offer: 'Oferta kamyka',
    alarm: 'Alarm',
    deletion: 'Potwierdzenie usunięcia konta',
    notice: 'Powiadomienie',
    digest: 'Podsumowanie',
  },
  asPush: (kind: string) => `${kind}, jako powiadomienie push`,
  roles,
  what: 'Co',
  to: 'Do kogo',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'Dlaczego',
  written: 'Napisano',
  tries: 'Próby',
  tryNow: 'Ponów teraz',
  doNotSend: 'Nie wysyłaj',
  beingTried: 'Trwa właśnie próba',
  notTried: 'Nie było jeszcze próby: sprawdź, czy działa zadanie cogodzinne.',
  brokenOff: 'Próba została przerwana. Następna zacznie się w ciągu godziny.',
  everyTry: 'Każda próba się nie udaje.',
  failures: {
    email: {
      address: 'Usługa pocztowa nie przyjmuje e-maila na ten adres.',
      service: 'Usługa pocztowa go nie przyjmuje.',
      other: here,
    },
    push: {
      address: here,
      service: 'Usługa push przeglądarki go nie przyjmuje.',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} Od `, at, '.'],
  tryingNow: { title: 'Trwa próba', description: 'To, co wyszło, za chwilę zniknie z tej listy.' },
  didNotWork: 'To się nie udało',
  tryLater: 'Spróbuj ponownie za chwilę.',
  doNotSendKind: (kind: string) => `Nie wysyłaj: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `Ta wiadomość nigdy nie dotrze. Do kogo miała trafić: ${roles[role]}. Później nie da się jej wysłać.`,
  notSent: 'Nie zostanie wysłane',

  // Payments.
  payments: 'Płatności',
  comparing: {
    title: 'Płatności są porównywane ze Stripe',
    description: 'W ciągu godziny, przez następne zadanie cogodzinne.',
  },
  repair: 'Napraw w ciągu godziny',
  aboutRepair:
    'Raz dziennie plany, zamówienia i zwroty są porównywane ze Stripe. Gdy webhook był wyłączony, nie musisz na to czekać.',
  secondPlans: 'Drugie plany do zwrotu',
  noneWaits: 'Żaden nie czeka.',
  secondPlansCaption: 'Drugie plany do zwrotu, od najstarszych',
  refundsNotLoaded: 'Nie udało się wczytać zwrotów.',
  subscription: 'Subskrypcja',
  member: 'Osoba',
  found: 'Wykryto',
  state: 'Stan',
  confirmed: 'Kończy się i zostanie zwrócony w ciągu godziny',
  beingChecked: 'Jest sprawdzany',

  // Refusals.
  noMessage: 'Ta wiadomość już wyszła albo jej nie ma',
  underway: 'Właśnie jest wysyłana albo czeka na swoją godzinę. Zajrzyj znów za dziesięć minut.',
};
