// The words of en/own-rocks.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'Buscar en tus piedras',
  searched: 'Nombre, lugar…',
  status: 'Estado',
  all: 'Todas',
  order: 'Orden',
  newest: 'Primero las nuevas',
  sorts: {
    oldest: 'Primero las antiguas',
    miles: { mi: 'Más millas', km: 'Más kilómetros' },
    finds: 'Más hallazgos',
    name: 'Por nombre',
  },
  looking: 'Buscando en todas tus piedras…',
  count: (count: number) =>
    count === 0 ? 'Ninguna piedra' : plural(count, { one: '# piedra', other: '# piedras' }),
  failed: 'No pudimos cargar tus piedras.',
  noneFits: 'Ninguna de tus piedras es así.',
  showAll: 'Verlas todas',
  notHidden: 'aún sin lugar',
  wayAndFinds: (way: string, finds: number) =>
    finds === 0
      ? `${way}, aún sin hallazgos`
      : plural(finds, { one: `${way}, encontrada # vez`, other: `${way}, encontrada # veces` }),
};
