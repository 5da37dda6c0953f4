// The words of en/member-menu.ts in Spanish.
import type { Words } from '../words.ts';

export const memberMenu: Words['memberMenu'] = {
  label: 'Lo más usado',
  home: 'Inicio',
  map: 'Mapa',
  found: 'Encontré',
  myRocks: 'Mis piedras',
  more: 'Más',
  profile: 'Perfil y ajustes',
  pro: 'Rock Hunter Pro',
  logOut: 'Cerrar sesión',
};
