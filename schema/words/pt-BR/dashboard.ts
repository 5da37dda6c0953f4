// The words of en/dashboard.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['Que bom ver você, ', name],
  adventurer: 'caça-pedras',
  myRocks: 'Minhas pedras',
  myFinds: 'Meus achados',
  traveled: { mi: 'Milhas viajadas', km: 'Quilômetros viajados' },
  register: 'Registrar pedra nova',
  registerHint: 'Dê a uma pedra pintada o nome e o ID dela.',
  myRocksHint: 'Esconda, siga, e esconda de novo as encontradas.',
  exploreMap: 'Explorar o mapa',
  exploreMapHint: 'Veja onde há pedras esperando agora mesmo.',
};
