// The real side of the model test: an empty database, four signed-in members, and a clock.
import { env } from 'cloudflare:test';
import { day } from '../../platform/clock.ts';
import { asMember, asStranger, makeWorld, type Person } from '../as.ts';
import { makeMember, type MadeMember } from '../make.ts';
import { memberCount, newGame, type Who } from './game.ts';
import type { Face, Scene, Viewer } from './views.ts';

export interface Stage extends Scene {
  /** What happened so far, one line each. */
  story: string[];
  /** Moves the clocks of the model and the product. */
  wait(ms: number): Promise<void>;
  personOf(viewer: Viewer): Person;
  /** Accepted requests, for late copies of them. */
  done: { by: Who; what: string; send: () => Promise<Response>; answer: string }[];
  /** Photos that were fetched since the last account was deleted. */
  seenPhotos: Set<string>;
  /** Every photo that the run has stored. */
  photos: Set<string>;
  /** Number of readings so far, for the rotation. */
  readings: number;
}

const start = Date.UTC(2026, 4, 1, 9, 30);
/** Sessions end after 14 days without use, so members sign in again before that. */
const sessionsLast = 10 * day;
const pro: Who = 0;

/** Tables to empty. Rows of all other tables are deleted by cascade. */
const emptied = ['rocks', 'members', 'countries', 'rock_countries', 'map_cells', 'limits', 'departures'];

/**
 * Deletes everything that the run before left, and creates four members.
 * @param bindings of the product. A test may wrap one.
 */
export async function openStage(bindings: Env = env): Promise<Stage> {
  await env.DB.batch(
    [
      ...emptied.map((table) => `DELETE FROM ${table}`),
      `UPDATE totals SET value = CASE name WHEN 'members' THEN ${memberCount} ELSE 0 END`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  const four: MadeMember[] = [];
  for (let who = 0; who < memberCount; who++) {
    const names = { firstName: `Robin ${who}`, lastName: 'Miller' };
    four.push(await makeMember({ ...names, hasManualPlan: who === pro, createdAt: start }));
  }
  const state = newGame(start);
  const world = makeWorld(start);
  // The FLOOD rate limit has its own clock, on which a run takes no time.
  world.env = { ...bindings, FLOOD: { limit: () => Promise.resolve({ success: true }) } };
  const visitor = asStranger(world);
  const signIn = () => Promise.all(four.map((member) => asMember(world, member)));
  let people: Person[] = await signIn();
  let signedInAt = start;
  return {
    state,
    pro,
    faces: four.map(faceOf),
    story: [],
    done: [],
    seenPhotos: new Set(),
    photos: new Set(),
    readings: 0,
    async wait(ms) {
      state.now += ms;
      world.now = state.now;
      if (state.now - signedInAt < sessionsLast) return;
      people = await signIn();
      signedInAt = state.now;
    },
    personOf: (viewer) => (viewer === null ? visitor : (people[viewer] ?? visitor)),
  };
}

const faceOf = ({ id, firstName = '' }: MadeMember): Face => ({
  id,
  firstName,
  username: '',
  lastName: 'M.',
  profileImageUrl: null,
});
