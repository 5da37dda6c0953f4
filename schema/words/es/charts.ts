// The words of en/charts.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { one: '# milla', other: '# millas' }),
    kilometer: (count: number) => plural(count, { one: '# kilómetro', other: '# kilómetros' }),
    find: (count: number) => plural(count, { one: '# hallazgo', other: '# hallazgos' }),
    hop: (count: number) => plural(count, { one: '# salto', other: '# saltos' }),
    place: (count: number) => plural(count, { one: '# lugar', other: '# lugares' }),
    rock: (count: number) => plural(count, { one: '# piedra', other: '# piedras' }),
    visitor: (count: number) => plural(count, { one: '# visitante', other: '# visitantes' }),
    'sign-up': (count: number) => plural(count, { one: '# cuenta nueva', other: '# cuentas nuevas' }),
  },
  unitTitles: {
    mile: 'Millas',
    kilometer: 'Kilómetros',
    find: 'Hallazgos',
    hop: 'Saltos',
    place: 'Lugares',
    rock: 'Piedras',
    visitor: 'Visitantes',
    'sign-up': 'Cuentas nuevas',
  },
  spanTitles: { month: 'Mes', day: 'Día' },
  monthOfYear: (month: string, year: string) => `${month} ’${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}. Con las flechas pasas de un mes a otro.`,
    day: (title: string) => `${title}. Con las flechas pasas de un día a otro.`,
  },
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'Ver como tabla',
  notLoaded: 'El gráfico no se cargó. Sus cifras están en la tabla.',
};
