// The words of en/member-menu.ts in Polish.
import type { Words } from '../words.ts';

export const memberMenu: Words['memberMenu'] = {
  label: 'Najczęściej używane',
  home: 'Start',
  map: 'Mapa',
  found: 'Mam kamyk',
  myRocks: 'Moje kamyki',
  more: 'Więcej',
  profile: 'Profil i ustawienia',
  pro: 'Rock Hunter Pro',
  logOut: 'Wyloguj się',
};
