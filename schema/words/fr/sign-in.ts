// The words of en/sign-in.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'Saisis ton adresse e-mail',
  emailInvalid: 'Saisis une adresse e-mail valide',
  codeMissing: 'Saisis les six chiffres de l’e-mail',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'Ce n’est pas le code de notre e-mail. Il te reste # essai.',
      other: 'Ce n’est pas le code de notre e-mail. Il te reste # essais.',
    }),
  spent: 'Le code saisi était faux cinq fois, il ne marche donc plus. Nous pouvons t’en envoyer un nouveau.',
  expired: (minutes: number) =>
    `Un code marche pendant ${number(minutes)} minutes, et celui-ci est plus ancien. Nous pouvons t’en envoyer un nouveau.`,
  used: 'Ce code a déjà servi, et chacun ne marche qu’une fois. Nous pouvons t’en envoyer un nouveau.',
  otherBrowser:
    'Un code ne marche que dans le navigateur qui l’a demandé. Celui-ci n’a rien demandé, ou il ne garde pas de cookies. Autorise les cookies ici et demande un nouveau code.',
  tooMany: (seconds: number) =>
    `Plusieurs codes viennent d’être demandés, pour cette adresse ou depuis ton réseau. Regarde dans ta boîte de réception et dans les spams, ou réessaie dans ${wait(seconds)}.`,
  notSignedOut: (why: string) => `Nous n’avons pas pu te déconnecter. ${why}`,
  sentAgain: 'Un nouvel e-mail est en route. Seul son code marche maintenant.',
  deniedBy: (issuer: string) =>
    `La connexion avec ${issuer} a été refusée. Tu peux réessayer, ou utiliser ton adresse e-mail.`,
  failedBy: (issuer: string) =>
    `La connexion avec ${issuer} a duré trop longtemps ou a été interrompue. Recommence, ou utilise ton adresse e-mail.`,
  unverifiedBy: (issuer: string) =>
    `${issuer} n’a pas confirmé que ton adresse e-mail est à toi. Connecte-toi avec un code par e-mail.`,
  unreachable: (issuer: string) =>
    `Nous n’arrivons pas à joindre ${issuer} pour le moment. Un code par e-mail marche quand même.`,
  heading: (productName: string) => `Se connecter à ${productName}`,
  lead: 'Nous envoyons un code à ton adresse e-mail. Première visite ? Le même code ouvre ton compte gratuit.',
  leadToPlan:
    'Connecte-toi avec l’adresse e-mail du paiement, et ton abonnement est là. Nous y envoyons un code. Première visite ? Le même code ouvre ton compte.',
  email: 'Adresse e-mail',
  sendCode: 'M’envoyer un code',
  enterSentCode: 'Saisis le code que nous t’avons envoyé',
  enterCodeSentTo: <T>(address: T) => ['Saisis le code que nous avons envoyé à ', address],
  or: 'ou',
  continueWith: (issuer: string) => `Continuer avec ${issuer}`,
  whatWeKeep: 'Ce que nous gardons sur toi',
  enterCode: 'Saisis ton code',
  sentDigits: <T>(address: T) => ['Nous avons envoyé six chiffres à ', address],
  code: 'Code',
  codeHint: (minutes: number) =>
    `Il marche pendant ${number(minutes)} minutes, dans ce navigateur. Pas encore d’e-mail ? Il est peut-être dans les spams.`,
  submit: 'Se connecter',
  sendAgain: 'Envoyer un nouveau code',
  otherAddress: 'Utiliser une autre adresse',
  stillSignedIn: 'Ta session est encore ouverte',
  staySignedIn: (productName: string) => `Garder ma session, retour à ${productName}`,
  tryAgain: 'Réessayer',
  rockWaits: <T>(id: T) => ['Ton galet ', id, ' t’attend.'],
  step: (step: number, steps: number) => `Étape ${number(step)} sur ${number(steps)}`,
};
