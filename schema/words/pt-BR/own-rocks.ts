// The words of en/own-rocks.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'Buscar nas suas pedras',
  searched: 'Nome, ID…',
  status: 'Situação',
  all: 'Todas',
  order: 'Ordem',
  newest: 'Mais novas',
  sorts: {
    oldest: 'Mais antigas',
    miles: { mi: 'Mais milhas', km: 'Mais quilômetros' },
    finds: 'Mais achados',
    name: 'Por nome',
  },
  looking: 'Procurando em todas as suas pedras…',
  count: (count: number) =>
    count === 0 ? 'Nenhuma pedra' : plural(count, { one: '# pedra', other: '# pedras' }),
  failed: 'Não foi possível carregar as suas pedras.',
  noneFits: 'Nenhuma das suas pedras é assim.',
  showAll: 'Mostrar todas',
  notHidden: 'ainda sem lugar',
  wayAndFinds: (way: string, finds: number) =>
    finds === 0
      ? `${way}, ainda não encontrada`
      : plural(finds, { one: `${way}, encontrada # vez`, other: `${way}, encontrada # vezes` }),
};
