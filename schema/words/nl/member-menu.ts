// The words of en/member-menu.ts in Dutch.
import type { Words } from '../words.ts';
export const memberMenu: Words['memberMenu'] = {
  label: 'Meest gebruikt',
  home: 'Start',
  map: 'Kaart',
  found: 'Gevonden',
  myRocks: 'Stenen',
  more: 'Meer',
  profile: 'Profiel en instellingen',
  pro: 'Rock Hunter Pro',
  logOut: 'Uitloggen',
};
