// Phones that send logs as requests, as real ones do.
import { inArray } from 'drizzle-orm';
import * as tables from '../../../schema/tables/index.ts';
import { day } from '../../platform/clock.ts';
import { asMember, makeWorld, type Member } from '../as.ts';
import { db } from '../db.ts';
import { registerRock } from '../play.ts';
import type { Cast } from './state.ts';
import { before, type Log, type Phones, type Reply, type TrueHistory } from './true-history.ts';

/** Signs new people up, and registers the rocks of a history. @param now in milliseconds since 1970 */
export async function peopleWithPhones(
  { painters, people }: TrueHistory,
  now: number,
): Promise<{ people: readonly Member[]; cast: Cast; phones: Phones }> {
  const world = makeWorld(now);
  const members = await Promise.all(Array.from({ length: people }, () => asMember(world)));
  const person = (number: number) => members[number] ?? Promise.reject(new Error('nobody'));
  const rocks = await Promise.all(painters.map(async (painter) => registerRock(await person(painter))));
  // They were painted before all that happened.
  await db
    .update(tables.rocks)
    .set({ createdAt: now - before })
    .where(
      inArray(
        tables.rocks.id,
        rocks.map(({ id }) => id),
      ),
    );
  const foundIds = new Map<string, string>();

  async function send({ rock, by, at, place, visit }: Log): Promise<Reply> {
    const { id = '', laserEngraverId } = rocks[rock] ?? {};
    const key = `${rock} ${visit}`;
    const happenedAt = new Date(at).toISOString();
    const [path, body] =
      place === null
        ? ['find', { laserEngraverId, happenedAt }]
        : visit === null
          ? [`${id}/locations`, { ...place, actionType: 'hidden', happenedAt }]
          : [`${foundIds.get(key)}/rehide`, { ...place, happenedAt }];
    const answer = await (await person(by)).send('POST', `/api/rocks/${path}`, body);
    const told = await answer.json<{ foundRockId?: string }>();
    if (answer.status === 409) return 'refused';
    if (answer.status === 429) return 'enough';
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(told)}`);
    if (told.foundRockId !== undefined) foundIds.set(key, told.foundRockId);
    return 'accepted';
  }

  return {
    people: members,
    cast: { memberIds: members.map(({ member }) => member.id), rockIds: rocks.map(({ id }) => id) },
    phones: { send, sleep: () => void (world.now += day) },
  };
}
