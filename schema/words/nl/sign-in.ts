// The words of en/sign-in.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'Vul je e-mailadres in',
  emailInvalid: 'Vul een geldig e-mailadres in',
  codeMissing: 'Vul de zes cijfers uit de e-mail in',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'Dat is niet de code uit onze e-mail. Je kunt het nog # keer proberen.',
      other: 'Dat is niet de code uit onze e-mail. Je kunt het nog # keer proberen.',
    }),
  spent: 'Die code was vijf keer fout en werkt nu niet meer. We kunnen je een nieuwe sturen.',
  expired: (minutes: number) =>
    `Een code werkt ${number(minutes)} minuten, en deze is ouder. We kunnen je een nieuwe sturen.`,
  used: 'Die code is al gebruikt, en elke code werkt één keer. We kunnen je een nieuwe sturen.',
  otherBrowser:
    'Een code werkt alleen in de browser die erom vroeg. Deze heeft er niet om gevraagd, of bewaart geen cookies. Sta hier cookies toe en vraag een nieuwe code aan.',
  tooMany: (seconds: number) =>
    `Er zijn net meerdere codes aangevraagd, voor dit adres of vanaf jouw netwerk. Kijk in je inbox en bij de spam, of probeer het over ${wait(seconds)} opnieuw.`,
  notSignedOut: (why: string) => `We konden je nu niet uitloggen. ${why}`,
  sentAgain: 'Er is een nieuwe e-mail onderweg. Alleen die code werkt nu.',
  deniedBy: (issuer: string) =>
    `${issuer} heeft je niet ingelogd. Probeer het opnieuw, of gebruik je e-mailadres.`,
  failedBy: (issuer: string) =>
    `Inloggen met ${issuer} duurde te lang of werd onderbroken. Begin opnieuw, of gebruik je e-mailadres.`,
  unverifiedBy: (issuer: string) =>
    `${issuer} heeft niet bevestigd dat je e-mailadres van jou is. Log in met een code per e-mail.`,
  unreachable: (issuer: string) =>
    `We kunnen ${issuer} nu niet bereiken. Met een code per e-mail lukt het wel.`,
  heading: (productName: string) => `Inloggen bij ${productName}`,
  lead: 'We sturen een code naar je e-mailadres. Ben je hier nieuw? Met dezelfde code open je gratis een account.',
  leadToPlan:
    'Log in met het e-mailadres waarmee je hebt betaald, en je abonnement staat klaar. We sturen er een code naartoe. Ben je hier nieuw? Met dezelfde code open je een account.',
  email: 'E-mailadres',
  sendCode: 'Stuur me een code',
  enterSentCode: 'Vul de code in die we je stuurden',
  enterCodeSentTo: <T>(address: T) => ['Vul de code in die we stuurden naar ', address],
  or: 'of',
  continueWith: (issuer: string) => `Verder met ${issuer}`,
  whatWeKeep: 'Wat we over je bewaren',
  enterCode: 'Vul je code in',
  sentDigits: <T>(address: T) => ['We stuurden zes cijfers naar ', address],
  code: 'Code',
  codeHint: (minutes: number) =>
    `De code werkt ${number(minutes)} minuten, in deze browser. Nog geen e-mail? Misschien zit hij bij de spam.`,
  submit: 'Inloggen',
  sendAgain: 'Nieuwe code sturen',
  otherAddress: 'Ander adres gebruiken',
  stillSignedIn: 'Je bent nog ingelogd',
  staySignedIn: (productName: string) => `Ingelogd blijven, terug naar ${productName}`,
  tryAgain: 'Opnieuw proberen',
  rockWaits: <T>(id: T) => ['Je steen ', id, ' wacht op je.'],
  step: (step: number, steps: number) => `Stap ${number(step)} van ${number(steps)}`,
};
