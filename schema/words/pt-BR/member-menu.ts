// The words of en/member-menu.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const memberMenu: Words['memberMenu'] = {
  label: 'Mais usados',
  home: 'Início',
  map: 'Mapa',
  found: 'Achei',
  myRocks: 'Pedras',
  more: 'Mais',
  profile: 'Perfil e configurações',
  pro: 'Rock Hunter Pro',
  logOut: 'Sair',
};
