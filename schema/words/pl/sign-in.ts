// The words of en/sign-in.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'Wpisz swój adres e-mail',
  emailInvalid: 'Wpisz prawidłowy adres e-mail',
  codeMissing: 'Wpisz sześć cyfr z e-maila',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'To nie jest kod z naszego e-maila. Masz jeszcze # próbę.',
      few: 'To nie jest kod z naszego e-maila. Masz jeszcze # próby.',
      many: 'To nie jest kod z naszego e-maila. Masz jeszcze # prób.',
      other: 'To nie jest kod z naszego e-maila. Masz jeszcze # próby.',
    }),
  spent: 'Ten kod był błędny pięć razy i już nie działa. Możemy wysłać ci nowy.',
  expired: (minutes: number) =>
    `Kod działa ${number(minutes)} min, a ten jest starszy. Możemy wysłać ci nowy.`,
  used: 'Ten kod był już użyty, a każdy działa tylko raz. Możemy wysłać ci nowy.',
  otherBrowser:
    'Kod działa tylko w przeglądarce, w której o niego poproszono. Ta o niego nie prosiła albo nie przechowuje plików cookie. Zezwól tu na pliki cookie i poproś o nowy kod.',
  tooMany: (seconds: number) =>
    `Przed chwilą poproszono o kilka kodów, dla tego adresu albo z twojej sieci. Zajrzyj do skrzynki i do folderu ze spamem albo spróbuj później. Czas oczekiwania: ${wait(seconds)}.`,
  notSignedOut: (why: string) => `Nie udało się teraz wylogować. ${why}`,
  sentAgain: 'Nowy e-mail jest w drodze. Teraz działa tylko jego kod.',
  deniedBy: (issuer: string) =>
    `Logowanie przez ${issuer} nie powiodło się. Spróbuj ponownie albo użyj adresu e-mail.`,
  failedBy: (issuer: string) =>
    `Logowanie przez ${issuer} trwało za długo albo zostało przerwane. Zacznij od nowa albo użyj adresu e-mail.`,
  unverifiedBy: (issuer: string) =>
    `Brak potwierdzenia od ${issuer}, że ten adres e-mail należy do ciebie. Zaloguj się kodem z e-maila.`,
  unreachable: (issuer: string) =>
    `Logowanie przez ${issuer} jest teraz niedostępne. Kod z e-maila działa jak zawsze.`,
  heading: (productName: string) => `Zaloguj się do ${productName}`,
  lead: 'Wyślemy kod na twój adres e-mail. Pierwszy raz tutaj? Ten sam kod założy ci bezpłatne konto.',
  leadToPlan:
    'Zaloguj się adresem e-mail podanym przy płatności, a twój plan już tam będzie. Wyślemy na niego kod. Pierwszy raz tutaj? Ten sam kod założy ci konto.',
  email: 'Adres e-mail',
  sendCode: 'Wyślij mi kod',
  enterSentCode: 'Wpisz kod, który wysłaliśmy',
  enterCodeSentTo: <T>(address: T) => ['Wpisz kod wysłany na adres ', address],
  or: 'albo',
  continueWith: (issuer: string) => `Zaloguj się przez ${issuer}`,
  whatWeKeep: 'Co o tobie przechowujemy',
  enterCode: 'Wpisz swój kod',
  sentDigits: <T>(address: T) => ['Wysłaliśmy sześć cyfr na adres ', address],
  code: 'Kod',
  codeHint: (minutes: number) =>
    `Działa ${number(minutes)} min, w tej przeglądarce. E-maila jeszcze nie ma? Może być w folderze ze spamem.`,
  submit: 'Zaloguj się',
  sendAgain: 'Wyślij nowy kod',
  otherAddress: 'Użyj innego adresu',
  stillSignedIn: 'Nadal jesteś na swoim koncie',
  staySignedIn: (productName: string) => `Nie wylogowuj, wróć do ${productName}`,
  tryAgain: 'Spróbuj ponownie',
  rockWaits: <T>(id: T) => ['Twój kamyk ', id, ' czeka na ciebie.'],
  step: (step: number, steps: number) => `Krok ${number(step)} z ${number(steps)}`,
};
