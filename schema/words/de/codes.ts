// The words of en/codes.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Bitte gib eine Rock ID ein',
  required: 'Die Rock ID fehlt noch',
  tooLong: (most: number) => `Eine Rock ID hat höchstens ${number(most)} Zeichen`,
  tooShort: (least: number) =>
    `Eine eigene Rock ID braucht mindestens ${number(least)} Zeichen, sonst ließe sie sich erraten. Leerzeichen und Striche zählen nicht.`,
  unprintable: 'Eine Rock ID besteht aus Buchstaben, Ziffern und sichtbaren Zeichen',
  mistyped:
    'Das sieht nach einer unserer Rock IDs aus, aber ein Zeichen stimmt nicht. Bitte sieh noch einmal nach.',
  check: 'Prüfe die Rock ID',
  waiting: 'Dieser Aufkleber wartet noch auf seinen Stein',
  taken: 'Diese Rock ID ist schon registriert',
  inText: 'Bitte lass die Rock ID weg: Wer sie hier liest, könnte sich einen Fund gutschreiben',
};
