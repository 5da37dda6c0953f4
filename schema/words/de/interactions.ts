// The words of en/interactions.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'Sag, ob das ein Herz oder ein Kommentar ist',
  empty: 'Bitte schreib einen Kommentar',
  tooMany: 'Du hast gerade viel geschrieben. Bitte warte ein wenig bis zu deinem nächsten Kommentar.',
  codesHidden: 'Was nach einer Rock ID aussieht, siehst nur du.',
  commentGone: 'Diesen Kommentar gibt es nicht mehr',
  likeFailed: 'Das Herz kam nicht an',
  commentFailed: 'Der Kommentar kam nicht an',
  commentAdded: 'Dein Kommentar ist da!',
  notDeleted: 'Der Kommentar ist noch da',
  notDeletedHint: 'Er ließ sich nicht löschen. Bitte versuch es noch einmal.',
  like: (rock: string, count: number) =>
    plural(count, { one: `Herz für ${rock}, bisher # Herz`, other: `Herz für ${rock}, bisher # Herzen` }),
  commentOn: (rock: string, count: number) =>
    plural(count, {
      one: `Kommentar zu ${rock}, bisher # Kommentar`,
      other: `Kommentar zu ${rock}, bisher # Kommentare`,
    }),
  commentBy: (author: string) => `Kommentar von ${author}`,
  yours: 'Dein Kommentar',
  tooLong: (over: number, most: number) =>
    `Das sind ${number(over)} zu viel: Ein Kommentar hat höchstens ${number(most)} Zeichen.`,
  left: (count: number) => `noch ${number(count)}`,
  cancel: 'Abbrechen',
  post: 'Senden',
  posting: 'Wird gesendet …',
  delete: 'Löschen',
  deleteIt: 'Diesen Kommentar löschen?',
  keep: 'Behalten',
  deleteComment: 'Kommentar löschen',
  by: <T>(painter: T) => ['von ', painter],
  joinToComment: 'Möchtest du etwas sagen? Mitglieder können das, und Mitmachen ist kostenlos.',
  join: 'Mitmachen oder anmelden',
  comments: 'Kommentare',
  loadFailed: 'Die Kommentare ließen sich nicht laden.',
  silent: 'Noch hat niemand etwas gesagt. Ein freundliches Wort kommt weit.',
  youLike: <T>(rock: T) => ['Dir gefällt ', rock],
  joinToLike:
    'Mach mit, und wer ihn bemalt hat, sieht dein Herz. Es ist kostenlos, du brauchst nur eine E-Mail mit einem Code.',
  justLooking: 'Ich sehe mich nur um',
};
