// The words of en/find-dialog.ts in German.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: 'Stein gefunden',
  rockId: 'Rock ID',
  hint: 'Dreh den Stein um: Seine ID steht auf dem Aufkleber oder ist auf die Unterseite gemalt.',
  find: 'Finden',
  finding: 'Wird gesucht …',
  failed: 'Fehler',
  seeRock: 'Stein ansehen',
  register: 'Stein registrieren',
  visitorTitle: 'Einen Stein gefunden?',
  free: '100 % KOSTENLOS',
  why: 'Mach mit: Dann erfährt, wer ihn bemalt hat, von deinem Fund. Du kannst ihn wieder verstecken und sehen, wohin er reist.',
  visitorHint: 'Gib sie jetzt ein, und der Stein wartet auf dich, bis du dabei bist.',
  join: 'KOSTENLOS mitmachen!',
  isMember: 'Schon dabei? Derselbe Knopf meldet dich an.',
};
