// The words of en/dashboard.ts in Polish.
import type { Words } from '../words.ts';

export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['Witaj ponownie, ', name],
  adventurer: 'sokole oko',
  myRocks: 'Moje kamyki',
  myFinds: 'Moje znaleziska',
  traveled: { mi: 'Przebyte mile', km: 'Przebyte kilometry' },
  register: 'Zarejestruj nowy kamyk',
  registerHint: 'Daj pomalowanemu kamykowi nazwę i ID.',
  myRocksHint: 'Chowaj je, śledź, a znalezione chowaj ponownie.',
  exploreMap: 'Mapa kamyków',
  exploreMapHint: 'Zobacz, gdzie teraz czekają kamyki.',
};
