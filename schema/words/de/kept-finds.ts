// The words of en/kept-finds.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'Wieder verstecken',
  change: 'Ändern',
  sendToMyself: 'An mich schicken',
  title: 'Ändern, bevor es abgeschickt wird',
  save: 'Speichern',
  cancel: 'Abbrechen',
  rockName: 'Name des Steins',
  rockId: 'Rock ID vom QR-Code',
  description: 'Beschreibung',
  comment: 'Dein Kommentar',
  line: 'Deine Zeile',
  tooLong: (over: number, most: number) =>
    `Das sind ${number(over)} zu viel: höchstens ${number(most)} Zeichen.`,
  registered: <T>(moment: T) => ['Registriert: ', moment],
  found: <T>(moment: T) => ['Gefunden: ', moment],
  share: {
    title: 'Mein Fund auf Rockabout',
    copied: 'Link kopiert: Öffne ihn dort, wo du angemeldet bist',
  },
  busy: {
    title: 'Es wird gerade abgeschickt',
    description: 'Wenn es nicht ankommt, kannst du es gleich ändern.',
  },
  arrived: {
    title: 'Es ist nicht mehr hier',
    description: 'Es wurde abgeschickt oder gelöscht, bevor du es geändert hast.',
  },
  unreadable: {
    title: 'Das lässt sich hier nicht ändern',
    description: 'Bitte lade die Seite neu, oder lösche es und mach es noch einmal.',
  },
};
