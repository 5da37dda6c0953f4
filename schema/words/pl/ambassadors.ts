// The words of en/ambassadors.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
const fields = {
  name: 'Imię i nazwisko',
  email: 'E-mail',
  address: 'Adres',
  city: 'Miasto',
  state: 'Stan lub województwo',
  zipcode: 'Kod pocztowy',
  country: 'Kraj',
};

const become = 'Dołącz do ekipy założycielskiej';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) =>
    `${fields[field]}: ${plural(least, { one: 'co najmniej # znak', few: 'co najmniej # znaki', many: 'co najmniej # znaków', other: 'co najmniej # znaku' })}`,
  unknownCountry: 'Wpisz zwykłą nazwę kraju, na przykład Polska lub Niemcy',
  unknownState: 'Wpisz stan jego nazwą albo dwiema literami, na przykład Nebraska lub NE',
  applied: (hours: number) =>
    `Z tego adresu e-mail już przyszło zgłoszenie. Wynik przyjdzie e-mailem w ciągu ${number(hours)} godzin.`,
  tooMany: (most: number) =>
    `Dzisiejszy limit zgłoszeń z tej sieci (${number(most)}) jest wyczerpany. Spróbuj ponownie jutro.`,
  submitted: (hours: number) =>
    `Twoje zgłoszenie jest wysłane! W ciągu ${number(hours)} godzin napiszemy, jaki jest wynik.`,
  submittedTitle: 'Zgłoszenie wysłane',
  error: 'Błąd',
  failed: 'Nie udało się wysłać zgłoszenia. Spróbuj ponownie.',
  heading: become,
  lead: 'Każda podróż zaczyna się od kogoś, kto chowa pierwszy kamyk. W każdym stanie i każdym kraju czekają dwa miejsca przy stole, a jedno może być twoje.',
  offer: {
    labels: 'bezpłatnych naklejek z kodem QR, wysłanych pod twoje drzwi',
    perRegion: 'miejsca w każdym stanie USA i w każdym innym kraju: liczy się kolejność zgłoszeń',
    replyHours: 'godziny najwyżej i masz naszą odpowiedź w e-mailu',
  },
  emailHint: 'Na ten adres do ciebie piszemy i nikt inny go nie widzi.',
  addressHint: 'Ulica i numer, pod które mają trafić naklejki.',
  submit: 'Wyślij zgłoszenie',
  submitting: 'Wysyłanie…',
  whatIsPublic:
    'Twój adres służy tylko do wysłania zestawu. Jeśli cię wybierzemy, twoje imię i pierwsza litera nazwiska pojawią się na liście ekipy założycielskiej.',
  next: {
    heading: 'Zgłoszenie wysłane!',
    text: 'Gdy czekasz, wybierz, jak chcesz się bawić. Rejestrowanie, chowanie i znajdowanie kamyków jest bezpłatne.',
    plans: 'Wybierz plan',
  },
  list: {
    failed: 'Nie udało się wczytać ekipy założycielskiej.',
    none: {
      title: 'Pierwsze miejsca są jeszcze wolne.',
      text: 'Dwie osoby z każdego stanu i kraju dostają bezpłatnie 20 naklejek z kodem QR.',
      link: become,
    },
    count: (count: number) =>
      plural(count, {
        one: '# osoba w ekipie założycielskiej',
        few: '# osoby w ekipie założycielskiej',
        many: '# osób w ekipie założycielskiej',
        other: '# osoby w ekipie założycielskiej',
      }),
    pioneer: (place: number) => `Pionierskie miejsce nr ${place}`,
  },
  seat: (place: number) => `nr\u00a0${place}`,
};
