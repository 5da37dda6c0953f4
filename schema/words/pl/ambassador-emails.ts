// The words of en/ambassador-emails.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const application = 'Twoje zgłoszenie do ekipy założycielskiej';

const labelsOf = (count: number) =>
  plural(count, { one: '# naklejka', few: '# naklejki', many: '# naklejek', other: '# naklejki' });

const places = (count: number) =>
  plural(count, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' });

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName}: ${heading}`,
  hello: (firstName: string | null) => (firstName === null ? 'Dzień dobry,' : `Dzień dobry, ${firstName},`),
  registerRock: 'Zarejestruj kamyk',
  confirmed: {
    heading: 'Mamy twoje zgłoszenie',
    thanks: (productName: string) =>
      `Dziękujemy za zgłoszenie do ekipy założycielskiej ${productName}. Mamy je u siebie.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `W każdym stanie USA i w każdym innym kraju ${plural(perRegion, { one: 'czeka # miejsce', few: 'czekają # miejsca', many: 'czeka # miejsc', other: 'czeka # miejsca' })} dla pierwszych osób, a do każdego bezpłatny zestaw: ${labelsOf(labels)} z kodem QR. W ciągu ${number(hours)} godzin damy ci znać, czy jedno z nich jest twoje.`,
    notYou: 'To nie twoje zgłoszenie? Ktoś pewnie pomylił się w adresie i nie musisz nic robić.',
  },
  selected: {
    heading: 'Jesteś w ekipie założycielskiej',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `Ekipa założycielska ma w twoim stanie ${places(perRegion)}, a jedno z nich jest twoje. Witamy i dziękujemy.`
        : `Ekipa założycielska ma w twoim kraju ${places(perRegion)}, a jedno z nich jest twoje. Witamy i dziękujemy.`,
    pack: (labels: number) =>
      `Na adres ze zgłoszenia wyślemy bezpłatny zestaw: ${labelsOf(labels)} z kodem QR. Damy ci znać, gdy będzie w drodze.`,
    isWrong: 'Coś się nie zgadza? Odpowiedz na tego e-maila.',
    whatToDo:
      'Ekipa założycielska zaczyna podróże: pomaluj kamyk, przyklej naklejkę, zarejestruj go i schowaj tam, gdzie ktoś ucieszy się ze znaleziska. Pokaż znajomym albo klasie, jak to się robi, a resztę zrobią kamyki.',
    whatIsPublic:
      'Twoje imię i pierwsza litera nazwiska są teraz na liście ekipy założycielskiej. Twój adres służy tylko do wysłania zestawu.',
  },
  declined: {
    heading: application,
    no: (isState: boolean) =>
      isState
        ? 'Dziękujemy za chęć dołączenia do ekipy założycielskiej. Tym razem musimy odmówić: oba miejsca w twoim stanie były zajęte, zanim przyszło twoje zgłoszenie.'
        : 'Dziękujemy za chęć dołączenia do ekipy założycielskiej. Tym razem musimy odmówić: oba miejsca w twoim kraju były zajęte, zanim przyszło twoje zgłoszenie.',
    allTheSame: (productName: string) =>
      `I tak możesz wziąć w tym udział. Dołączenie do ${productName} jest bezpłatne, tak samo jak każdy zarejestrowany kamyk. Rock ID można namalować ręcznie: poda ci je strona rejestracji. Jeśli wolisz naklejki, znajdziesz je w naszym sklepie.`,
    hope: 'Mamy nadzieję spotkać twoje kamyki na mapie.',
  },
  refused: {
    heading: application,
    no: 'Dziękujemy za chęć dołączenia do ekipy założycielskiej. Musimy odmówić: konto z tym adresem jest zawieszone albo było, gdy je usunięto.',
    differently: 'Widzisz to inaczej? Odpowiedz na tego e-maila.',
  },
};
