import { expect, test } from 'vitest';
import type { OwnRock } from '../../schema/rocks.ts';
import { anOwnRock } from '../testing/make.ts';
import type { OwnRocksView } from './own-rocks-search.ts';
import { ownRocksIn } from './own-rocks-view.ts';

const near = { town: 'Sevilla', state: null, country: 'ES', zone: 'Europe/Madrid' };
const rocks: OwnRock[] = [
  anOwnRock({ name: 'Éclair 10', laserEngraverId: 'AAA-BBB-CCC', createdAt: '2026-03-03T00:00:00.000Z' }),
  anOwnRock({
    name: 'Eclair 9',
    status: 'hidden',
    timesFound: 4,
    near,
    createdAt: '2026-02-02T00:00:00.000Z',
  }),
  anOwnRock({
    name: 'Bee',
    status: 'found',
    lastLocation: 'Rose Garden',
    totalDistanceTraveled: 12,
    timesFound: 2,
    createdAt: '2026-01-01T00:00:00.000Z',
  }),
];

test.each<[OwnRocksView, string[]]>([
  [{}, ['Éclair 10', 'Eclair 9', 'Bee']],
  [{ q: 'eclair' }, ['Éclair 10', 'Eclair 9']],
  [{ q: 'ROSE gard' }, ['Bee']],
  [{ q: 'sevilla' }, ['Eclair 9']],
  [{ q: 'bbbc' }, ['Éclair 10']],
  [{ q: 'nothing' }, []],
  [{ status: 'found' }, ['Bee']],
  [{ sort: 'oldest' }, ['Bee', 'Eclair 9', 'Éclair 10']],
  [{ sort: 'miles' }, ['Bee', 'Éclair 10', 'Eclair 9']],
  [{ sort: 'finds' }, ['Eclair 9', 'Bee', 'Éclair 10']],
  [{ sort: 'name', q: 'e' }, ['Bee', 'Eclair 9', 'Éclair 10']],
])('%j', (view, expected) => {
  expect(ownRocksIn(rocks, view).map(({ name }) => name)).toEqual(expected);
});
