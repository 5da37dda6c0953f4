// The words of en/happened.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'Sag mit Datum und Uhrzeit, wann es war',
  future: 'Diese Zeit liegt in der Zukunft. Bitte prüfe das Datum und die Uhr.',
  tooOld: (days: number) => `Nur die letzten ${number(days)} Tage lassen sich eintragen`,
  enoughPast: 'Du hast heute viel Vergangenes eingetragen. Bitte mach morgen weiter.',
  enoughOfRock: 'Zu diesem Stein wurde heute viel Vergangenes eingetragen. Bitte mach morgen weiter.',
  beforeRock: 'Das war lange, bevor dieser Stein registriert wurde. Bitte prüfe das Datum.',
  beforeFind: 'Du hast diesen Stein erst später gefunden',
};
