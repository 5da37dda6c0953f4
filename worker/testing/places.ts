// A few towns and a park, as tools/places would write them; the real ones are too many for a test.
import { listKey, type ListedPlace } from '../places/listed.ts';
import type { CellTowns } from '../places/nearest.ts';

const towns: CellTowns = [
  [
    ['US', 'Nebraska', 'America/Chicago'],
    ['ES', 'Andalusia', 'Europe/Madrid'],
    ['FJ', 'Central', 'Pacific/Fiji'],
    ['MC', null, 'Europe/Monaco'],
  ],
  [
    [5074472, 'Omaha', 41.25626, -95.94043, 0, 3.38],
    [5072006, 'Lincoln', 40.8, -96.66696, 0, 3.11],
    [5065150, 'Columbus', 41.42973, -97.36838, 0, 1.88],
    [2510911, 'Seville', 37.38283, -5.97317, 1, 3.71],
    [2198148, 'Suva', -18.14161, 178.44149, 2, 2.38],
    [2993458, 'Monaco', 43.73718, 7.42145, 3, 2.01],
  ],
];

const listed: readonly ListedPlace[] = [
  ['town', 5074472, 'Omaha', [], 'Nebraska', 'US', 41.25626, -95.94043, 443_885],
  ['town', 4717782, 'Omaha', [], 'Texas', 'US', 33.18068, -94.74409, 1021],
  ['town', 2510911, 'Seville', ['Sevilla', 'Séville'], 'Andalusia', 'ES', 37.38283, -5.97317, 703_206],
  ['park', 59, 'Yellowstone National Park', [], 'Montana', 'US', 44.5961, -110.5471, 300_000],
];

/** SQL that fills the tables of an empty, migrated database. */
export const placeStatements: readonly (readonly [sql: string, ...values: (string | number)[]])[] = [
  ['INSERT INTO place_cells (cell, towns) VALUES (0, ?)', JSON.stringify(towns)],
  [
    'INSERT INTO place_lists (key, places) VALUES (?, ?)',
    listKey.block('omaha nebraska united states'),
    JSON.stringify(listed),
  ],
  [
    'INSERT INTO place_lists (key, places) VALUES (?, ?)',
    listKey.region(46, 29),
    JSON.stringify(listed.slice(0, 1)),
  ],
  ["INSERT INTO place_version (version) VALUES ('test')"],
];
