// The words of en/own-rocks.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'Deine Steine durchsuchen',
  searched: 'Name, Ort, ID',
  status: 'Status',
  all: 'Alle',
  order: 'Sortieren',
  newest: 'Neueste zuerst',
  sorts: {
    oldest: 'Älteste zuerst',
    miles: { mi: 'Meiste Meilen', km: 'Meiste Kilometer' },
    finds: 'Meiste Funde',
    name: 'Nach Name',
  },
  looking: 'Alle deine Steine werden durchgesehen …',
  count: (count: number) =>
    count === 0 ? 'Keine Steine' : plural(count, { one: '# Stein', other: '# Steine' }),
  failed: 'Deine Steine ließen sich nicht laden.',
  noneFits: 'Von deinen Steinen passt keiner dazu.',
  showAll: 'Alle zeigen',
  notHidden: 'noch nicht versteckt',
  wayAndFinds: (way: string, finds: number) =>
    finds === 0
      ? `${way}, noch nie gefunden`
      : plural(finds, { one: `${way}, einmal gefunden`, other: `${way}, #-mal gefunden` }),
};
