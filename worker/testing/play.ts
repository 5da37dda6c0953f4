// The steps of the game for tests: register, hide, find, rehide. Each throws if it is refused.
import { eq } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import { pictures } from '../photos/testing-corpus.ts';
import type { Person } from './as.ts';
import { db } from './db.ts';
import { newCode, newPlace, type TestPlace } from './make.ts';

/** The JSON of a response. Throws unless the status is 200. */
export async function accepted<T>(answer: {
  status: number;
  json(): Promise<T>;
  text(): Promise<string>;
}): Promise<T> {
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Fields that differ from the default rock. */
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

/** A rock with a given Rock ID, even one that registration would refuse today. */
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

/** The finder logs where they found the rock. */
export const logFind = logPlace('found');

export async function hiddenRock(
  owner: Person,
  { place, ...changes }: RockChanges & { place?: TestPlace } = {},
): Promise<OwnRock> {
  const rock = await registerRock(owner, changes);
  await hideRock(owner, rock.id, place);
  return rock;
}

/** @param key an idempotency key */
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

/** Asks the painter of a hidden rock whether a found one is it. @returns the id of the question */
export async function askPainter(
  finder: Person,
  rockId: string,
  image: File = new File([Uint8Array.from(pictures.gif)], 'found.gif'),
): Promise<string> {
  const param = { id: rockId };
  return (await accepted(await finder.api.rocks[':id'].questions.$post({ param, form: { image } }))).id;
}

/** The painter's answer. */
export async function answerQuestion(painter: Person, id: string, isMine: boolean): Promise<void> {
  await accepted(await painter.api.questions[':id'].answer.$post({ param: { id }, json: { isMine } }));
}
