// The words of en/charts.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { one: '# milha', other: '# milhas' }),
    kilometer: (count: number) => plural(count, { one: '# quilômetro', other: '# quilômetros' }),
    find: (count: number) => plural(count, { one: '# achado', other: '# achados' }),
    hop: (count: number) => plural(count, { one: '# salto', other: '# saltos' }),
    place: (count: number) => plural(count, { one: '# lugar', other: '# lugares' }),
    rock: (count: number) => plural(count, { one: '# pedra', other: '# pedras' }),
    visitor: (count: number) => plural(count, { one: '# visitante', other: '# visitantes' }),
    'sign-up': (count: number) => plural(count, { one: '# conta nova', other: '# contas novas' }),
  },
  unitTitles: {
    mile: 'Milhas',
    kilometer: 'Quilômetros',
    find: 'Achados',
    hop: 'Saltos',
    place: 'Lugares',
    rock: 'Pedras',
    visitor: 'Visitantes',
    'sign-up': 'Contas novas',
  },
  spanTitles: { month: 'Mês', day: 'Dia' },
  monthOfYear: (month: string, year: string) => `${month} ${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}. As setas do teclado vão de mês em mês.`,
    day: (title: string) => `${title}. As setas do teclado vão de dia em dia.`,
  },
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'Mostrar como tabela',
  notLoaded: 'O gráfico não carregou. Os números estão na tabela.',
};
