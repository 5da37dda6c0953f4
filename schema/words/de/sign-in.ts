// The words of en/sign-in.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'Bitte gib deine E-Mail-Adresse ein',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  codeMissing: 'Bitte gib die sechs Ziffern aus der E-Mail ein',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'Das ist nicht der Code aus unserer E-Mail. Du hast noch # Versuch.',
      other: 'Das ist nicht der Code aus unserer E-Mail. Du hast noch # Versuche.',
    }),
  spent: 'Der Code war fünfmal falsch und gilt deshalb nicht mehr. Wir können dir einen neuen schicken.',
  expired: (minutes: number) =>
    `Ein Code gilt ${number(minutes)} Minuten, und dieser ist älter. Wir können dir einen neuen schicken.`,
  used: 'Dieser Code wurde schon benutzt, und jeder gilt nur einmal. Wir können dir einen neuen schicken.',
  otherBrowser:
    'Ein Code gilt nur in dem Browser, der ihn angefordert hat. Dieser war es nicht, oder er behält keine Cookies. Bitte erlaube hier Cookies und fordere einen neuen Code an.',
  tooMany: (seconds: number) =>
    `Für diese Adresse oder aus deinem Netz wurden gerade mehrere Codes angefordert. Bitte sieh in dein Postfach und in den Spam-Ordner, oder versuch es in ${wait(seconds)} noch einmal.`,
  notSignedOut: (why: string) => `Wir konnten dich gerade nicht abmelden. ${why}`,
  sentAgain: 'Eine neue E-Mail ist unterwegs. Jetzt gilt nur noch ihr Code.',
  deniedBy: (issuer: string) =>
    `${issuer} hat dich nicht angemeldet. Du kannst es noch einmal versuchen, oder melde dich mit deiner E-Mail-Adresse an.`,
  failedBy: (issuer: string) =>
    `Die Anmeldung mit ${issuer} hat zu lange gedauert oder wurde unterbrochen. Bitte fang neu an, oder melde dich mit deiner E-Mail-Adresse an.`,
  unverifiedBy: (issuer: string) =>
    `${issuer} hat nicht bestätigt, dass deine E-Mail-Adresse dir gehört. Bitte melde dich mit einem Code per E-Mail an.`,
  unreachable: (issuer: string) => `Wir erreichen ${issuer} gerade nicht. Ein Code per E-Mail geht trotzdem.`,
  heading: (productName: string) => `Anmelden bei ${productName}`,
  lead: 'Wir schicken dir einen Code per E-Mail. Zum ersten Mal hier? Derselbe Code öffnet dein kostenloses Konto.',
  leadToPlan:
    'Melde dich mit der E-Mail-Adresse an, mit der du bezahlt hast, und dein Abo ist da. Wir schicken einen Code dorthin. Zum ersten Mal hier? Derselbe Code öffnet dein Konto.',
  email: 'E-Mail-Adresse',
  sendCode: 'Code schicken',
  enterSentCode: 'Gib den Code ein, den wir dir geschickt haben',
  enterCodeSentTo: <T>(address: T) => ['Gib den Code ein. Er ging an ', address],
  or: 'oder',
  continueWith: (issuer: string) => `Weiter mit ${issuer}`,
  whatWeKeep: 'Was wir über dich speichern',
  enterCode: 'Gib deinen Code ein',
  sentDigits: <T>(address: T) => ['Sechs Ziffern sind unterwegs an ', address],
  code: 'Code',
  codeHint: (minutes: number) =>
    `Er gilt ${number(minutes)} Minuten, in diesem Browser. Noch keine E-Mail? Vielleicht ist sie im Spam-Ordner.`,
  submit: 'Anmelden',
  sendAgain: 'Neuen Code schicken',
  otherAddress: 'Andere Adresse eingeben',
  stillSignedIn: 'Du bist noch angemeldet',
  staySignedIn: (productName: string) => `Angemeldet bleiben, zurück zu ${productName}`,
  tryAgain: 'Noch einmal',
  rockWaits: <T>(id: T) => ['Dein Stein ', id, ' wartet auf dich.'],
  step: (step: number, steps: number) => `Schritt ${number(step)} von ${number(steps)}`,
};
