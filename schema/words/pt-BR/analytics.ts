// The words of en/analytics.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'Não foi possível carregar as suas distâncias.',
  traveled: { mi: 'Milhas viajadas', km: 'Quilômetros viajados' },
  finds: 'Meus achados',
  countries: 'Países',
  places: 'Lugares',
  byMonth: { mi: 'Milhas por mês', km: 'Quilômetros por mês' },
  findsByMonth: 'Achados por mês',
  firstFind: 'O seu primeiro achado ganha um ponto aqui.',
  noRecentFinds: 'Nenhum achado nos últimos dois anos. O próximo ganha um ponto aqui.',
  first: {
    mi: 'As primeiras milhas aparecem aqui quando alguém encontrar uma pedra sua e a esconder de novo.',
    km: 'Os primeiros quilômetros aparecem aqui quando alguém encontrar uma pedra sua e a esconder de novo.',
  },
  shortWays: {
    mi: 'Caminhos curtos até agora. A primeira milha inteira aparece aqui.',
    km: 'Caminhos curtos até agora. O primeiro quilômetro inteiro aparece aqui.',
  },
  noneWhole: {
    mi: 'Nenhum mês dos últimos dois anos tem uma milha inteira.',
    km: 'Nenhum mês dos últimos dois anos tem um quilômetro inteiro.',
  },
  atHome: 'As suas pedras ainda estão em casa.',
  atHomeHint: 'Esconda uma, e a viagem dela é medida a partir daí.',
  myRocks: 'Minhas pedras',
  noRocks: {
    mi: 'Toda milha começa com uma pedra pintada.',
    km: 'Todo quilômetro começa com uma pedra pintada.',
  },
  noRocksHint: 'Registre a sua primeira, esconda-a e veja aqui até onde ela vai.',
  registerFirst: 'Registrar a primeira pedra',
  countriesReached: 'Países alcançados',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'Viagem mais longa',
  longestHop: 'Salto mais longo',
  inHops: <T>(rock: T, hops: string) => [rock, `, em ${hops}`],
  to: ' a ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'Milhas por pedra', km: 'Quilômetros por pedra' },
  byRockOrder: {
    mi: 'Milhas por pedra, a que foi mais longe primeiro',
    km: 'Quilômetros por pedra, a que foi mais longe primeiro',
  },
  rock: 'Pedra',
  hops: 'Saltos',
  distanceColumn: { mi: 'Milhas', km: 'Quilômetros' },
  otherRocks: (count: number) => plural(count, { one: 'mais # pedra', other: 'mais # pedras, juntas' }),
  showMore: (count: number) => `Mostrar mais ${number(count)}`,
};
