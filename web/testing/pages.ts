// Stubs all calls of a page, for tests of one part of it.
import type { OwnRock } from '../../schema/rocks.ts';
import { api } from './api.ts';

/** Stubs the calls of My Rocks. */
export function stubMyRocks(own: OwnRock[] = []): void {
  api.stub('GET /rocks/my', own);
  api.stub('GET /rocks/rehide', []);
  api.stub('GET /rocks/rehidden', []);
  api.stub('GET /activities/my', []);
  api.stub('GET /stats/user', { totalRocks: own.length, totalFinds: 0, totalDistanceTraveled: 0 });
}
