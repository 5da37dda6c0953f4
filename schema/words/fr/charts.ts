// The words of en/charts.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { one: '# mile', other: '# miles' }),
    kilometer: (count: number) => plural(count, { one: '# kilomètre', other: '# kilomètres' }),
    find: (count: number) => plural(count, { one: '# trouvaille', other: '# trouvailles' }),
    hop: (count: number) => plural(count, { one: '# trajet', other: '# trajets' }),
    place: (count: number) => plural(count, { one: '# endroit', other: '# endroits' }),
    rock: (count: number) => plural(count, { one: '# galet', other: '# galets' }),
    visitor: (count: number) => plural(count, { one: '# visite', other: '# visites' }),
    'sign-up': (count: number) => plural(count, { one: '# inscription', other: '# inscriptions' }),
  },
  unitTitles: {
    mile: 'Miles',
    kilometer: 'Kilomètres',
    find: 'Trouvailles',
    hop: 'Trajets',
    place: 'Endroits',
    rock: 'Galets',
    visitor: 'Visites',
    'sign-up': 'Inscriptions',
  },
  spanTitles: { month: 'Mois', day: 'Jour' },
  monthOfYear: (month: string, year: string) => `${month} ’${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}. Les flèches vont de mois en mois.`,
    day: (title: string) => `${title}. Les flèches vont de jour en jour.`,
  },
  tip: (when: string, count: string) => `${when} : ${count}`,
  showTable: 'Voir en tableau',
  notLoaded: 'Le graphique ne s’est pas chargé. Ses chiffres sont dans le tableau.',
};
