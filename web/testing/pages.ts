// Stubs all calls of a page, for tests of one part of it.
import type { OwnRock, Rock } from '../../schema/rocks.ts';
import { api } from './api.ts';

/** Stubs the journeys of rocks, which are loaded when they are looked at. */
export function stubJourneys(rocks: readonly Pick<Rock, 'id' | 'locations'>[]): void {
  api.stub(
    'GET /rocks/:id/journey',
    ({ param }) => rocks.find(({ id }) => id === param['id'])?.locations ?? [],
  );
}

/** Stubs the calls of My Rocks. */
export function stubMyRocks(own: OwnRock[] = []): void {
  stubJourneys(own);
  api.stub('GET /rocks/my', own);
  api.stub('GET /rocks/rehide', []);
  api.stub('GET /rocks/rehidden', []);
  api.stub('GET /activities/my', []);
  api.stub('GET /stats/user', { totalRocks: own.length, totalFinds: 0, totalDistanceTraveled: 0 });
}
