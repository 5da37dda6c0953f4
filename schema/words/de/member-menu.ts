// The words of en/member-menu.ts in German.
import type { Words } from '../words.ts';

export const memberMenu: Words['memberMenu'] = {
  label: 'Oft gebraucht',
  home: 'Start',
  map: 'Karte',
  found: 'Gefunden',
  myRocks: 'Steine',
  more: 'Mehr',
  profile: 'Profil & Einstellungen',
  pro: 'Rock Hunter Pro',
  logOut: 'Abmelden',
};
