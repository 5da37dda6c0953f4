// The words of en/analytics.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'No pudimos cargar tus distancias.',
  traveled: { mi: 'Millas recorridas', km: 'Kilómetros recorridos' },
  finds: 'Mis hallazgos',
  countries: 'Países',
  places: 'Lugares',
  byMonth: { mi: 'Millas por mes', km: 'Kilómetros por mes' },
  findsByMonth: 'Hallazgos por mes',
  firstFind: 'Tu primer hallazgo tendrá aquí su punto.',
  noRecentFinds: 'Ningún hallazgo en los últimos dos años. El próximo tendrá aquí su punto.',
  first: {
    mi: 'Las primeras millas se dibujarán aquí cuando alguien encuentre una piedra tuya y la vuelva a esconder.',
    km: 'Los primeros kilómetros se dibujarán aquí cuando alguien encuentre una piedra tuya y la vuelva a esconder.',
  },
  shortWays: {
    mi: 'Trayectos cortos por ahora. La primera milla entera se dibujará aquí.',
    km: 'Trayectos cortos por ahora. El primer kilómetro entero se dibujará aquí.',
  },
  noneWhole: {
    mi: 'Ningún mes de los últimos dos años tiene una milla entera.',
    km: 'Ningún mes de los últimos dos años tiene un kilómetro entero.',
  },
  atHome: 'Tus piedras siguen en casa.',
  atHomeHint: 'Esconde una, y su viaje se mide desde allí.',
  myRocks: 'Mis piedras',
  noRocks: {
    mi: 'Cada milla empieza con una piedra pintada.',
    km: 'Cada kilómetro empieza con una piedra pintada.',
  },
  noRocksHint: 'Registra la primera, escóndela y mira aquí hasta dónde llega.',
  registerFirst: 'Registrar tu primera piedra',
  countriesReached: 'Países alcanzados',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'Viaje más largo',
  longestHop: 'Salto más largo',
  inHops: <T>(rock: T, hops: string) => [rock, `, en ${hops}`],
  to: ' a ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'Millas por piedra', km: 'Kilómetros por piedra' },
  byRockOrder: {
    mi: 'Millas por piedra, primero las que más han viajado',
    km: 'Kilómetros por piedra, primero las que más han viajado',
  },
  rock: 'Piedra',
  hops: 'Saltos',
  distanceColumn: { mi: 'Millas', km: 'Kilómetros' },
  otherRocks: (count: number) => plural(count, { one: '# piedra más', other: '# piedras más, en total' }),
  showMore: (count: number) => `Ver ${number(count)} más`,
};
