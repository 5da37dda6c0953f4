// The words of en/own-rocks.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'Zoeken in je stenen',
  searched: 'Naam, plek, ID',
  status: 'Status',
  all: 'Alle',
  order: 'Volgorde',
  newest: 'Nieuwste eerst',
  sorts: {
    oldest: 'Oudste eerst',
    miles: { mi: 'Meeste mijlen', km: 'Meeste kilometers' },
    finds: 'Meeste vondsten',
    name: 'Op naam',
  },
  looking: 'Al je stenen doorzoeken…',
  count: (count: number) =>
    count === 0 ? 'Geen stenen' : plural(count, { one: '# steen', other: '# stenen' }),
  failed: 'Je stenen konden niet geladen worden.',
  noneFits: 'Geen van je stenen past hierbij.',
  showAll: 'Allemaal tonen',
  notHidden: 'nog niet verstopt',
  wayAndFinds: (way: string, finds: number) =>
    finds === 0
      ? `${way}, nog niet gevonden`
      : plural(finds, { one: `${way}, één keer gevonden`, other: `${way}, # keer gevonden` }),
};
