// The words of en/member-menu.ts in French.
import type { Words } from '../words.ts';
export const memberMenu: Words['memberMenu'] = {
  label: 'Les plus utilisés',
  home: 'Accueil',
  map: 'Carte',
  found: 'Trouvé',
  myRocks: 'Mes galets',
  more: 'Plus',
  profile: 'Profil et réglages',
  pro: 'Rock Hunter Pro',
  logOut: 'Se déconnecter',
};
