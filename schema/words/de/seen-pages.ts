// The words of en/seen-pages.ts in German.
import type { Words } from '../words.ts';

export const seenPages: Words['seenPages'] = {
  thanks: 'Danke, dass du ihn liegen lässt',
  whereNext: 'Wohin reist er als Nächstes?',
  lead: <T>(rock: T) => [
    'Wer ',
    rock,
    ' bemalt hat, erfährt, dass du den Stein gesehen hast, und seine Reise bekommt einen Punkt für diesen Tag. Lag er an einer schlechten Stelle, und du hast ihn ein Stück weiter gelegt?',
  ],
  sayWhere: 'Sag, wo er jetzt liegt',
  wantToHear: 'Möchtest du wissen, wohin er reist?',
  once: 'Wir schreiben einmal, wenn ihn jemand wieder versteckt. Ohne Konto.',
  tellMe: 'Sag mir, wohin er reist',
  no: 'Nein, danke',
  asked: 'Sieh in dein Postfach',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'Eine E-Mail ist unterwegs an ',
    email('.'),
    ' Ein Klick darin, und wir sagen dir, wohin ',
    rock,
    ' als Nächstes reist.',
  ],
  moreOnMap: 'Mehr Steine auf der Karte',
  shallWe: 'Sollen wir es dir sagen?',
  shallWeLead: <T>(rock: T) => [
    'Wenn ',
    rock,
    ' wieder versteckt wird, bekommst du eine E-Mail. Danach vergessen wir deine Adresse.',
  ],
  yes: 'Ja, bitte',
  willTell: 'Wir sagen es dir',
  willTellLead: <T>(rock: T) => [
    'Wenn ',
    rock,
    ' wieder versteckt wird, kommt eine E-Mail. Mit demselben Link kannst du das zurücknehmen.',
  ],
  doNot: 'Doch nicht',
  forgot: 'Wir haben deine Adresse vergessen',
  forgotLead: <T>(rock: T) => ['Es kommt keine E-Mail zu ', rock, '.'],
};
