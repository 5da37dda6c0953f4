// The steps of the game, as tests take them: register, hide, find, rehide. Each fails loudly when it is refused.
import { eq } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Person } from './as.ts';
import { db } from './db.ts';
import { newCode, newPlace, type TestPlace } from './make.ts';

/** The JSON of an answer that must be a yes. */
export async function accepted<T>(answer: {
  status: number;
  json(): Promise<T>;
  text(): Promise<string>;
}): Promise<T> {
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** What is different about a rock. */
export interface RockChanges {
  name?: string;
  description?: string;
  code?: string;
  image?: File;
}

export async function registerRock(owner: Person, changes: RockChanges = {}): Promise<OwnRock> {
  const { code = newCode(), ...own } = changes;
  const form = {
    name: 'Sunny',
    description: 'A small sun for a grey day',
    laserEngraverId: code,
    status: 'registered',
    ...own,
  };
  return accepted<OwnRock>(await owner.api.rocks.$post({ form }));
}

/** A rock from before, whose Rock ID would be refused today, or one with an ID that the test needs. */
export async function rockWithCode(owner: Person, code: string): Promise<OwnRock> {
  const rock = await registerRock(owner);
  await db
    .update(rocks)
    .set({ code, codeKey: normalizeCode(code) })
    .where(eq(rocks.id, rock.id));
  return { ...rock, laserEngraverId: code };
}

const logPlace =
  (actionType: 'hidden' | 'found') =>
  async (person: Person, rockId: string, place: TestPlace = newPlace()): Promise<JourneyEntry> =>
    accepted(
      await person.api.rocks[':id'].locations.$post({
        param: { id: rockId },
        form: { ...place, actionType },
      }),
    );

export const hideRock = logPlace('hidden');

/** The finder notes where they found it. */
export const logFind = logPlace('found');

export async function hiddenRock(
  owner: Person,
  { place, ...changes }: RockChanges & { place?: TestPlace } = {},
): Promise<OwnRock> {
  const rock = await registerRock(owner, changes);
  await hideRock(owner, rock.id, place);
  return rock;
}

/** @param key of a request that may be repeated */
export async function findRock(finder: Person, laserEngraverId: string, key?: string): Promise<FindResult> {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  return accepted(await finder.api.rocks.find.$post({ json: { laserEngraverId } }, { headers }));
}

export async function rehideRock(
  finder: Person,
  findId: string,
  place: TestPlace = newPlace(),
): Promise<JourneyEntry> {
  return accepted(await finder.api.rocks[':id'].rehide.$post({ param: { id: findId }, json: place }));
}
