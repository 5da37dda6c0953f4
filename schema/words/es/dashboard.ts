// The words of en/dashboard.ts in Spanish.
import type { Words } from '../words.ts';

export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['¡Hola de nuevo, ', name, '!'],
  adventurer: 'cazapiedras',
  myRocks: 'Mis piedras',
  myFinds: 'Mis hallazgos',
  traveled: { mi: 'Millas recorridas', km: 'Kilómetros recorridos' },
  register: 'Nueva piedra',
  registerHint: 'Dale a una piedra pintada su nombre y su ID.',
  myRocksHint: 'Escóndelas, síguelas, vuelve a esconder las encontradas.',
  exploreMap: 'Explorar el mapa',
  exploreMapHint: 'Mira dónde hay piedras esperando ahora mismo.',
};
