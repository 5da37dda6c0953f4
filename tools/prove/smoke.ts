// The shortest way through the game over HTTP: register, hide, find, rehide, and check the lists.
import { issueCode } from '../../schema/issue-code.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { OwnRock, Rock } from '../../schema/rocks.ts';
import { formOf } from '../../worker/testing/form.ts';
import { ask, type Member } from './members.ts';

/** A hiding place, as form fields. */
export const place = {
  latitude: '41.25',
  longitude: '-95.93',
  locationName: 'Under the old oak',
  notes: 'Look up',
};

export async function registerRock(origin: string, owner: Member, image?: File): Promise<OwnRock> {
  const fields = { name: 'Sunny', description: 'A small sun', laserEngraverId: issueCode() };
  const form = formOf(fields);
  if (image) form.set('image', image);
  return ask(origin, owner, '/api/rocks', form);
}

export async function hiddenRock(origin: string, owner: Member, image?: File): Promise<OwnRock> {
  const rock = await registerRock(origin, owner, image);
  await ask(origin, owner, `/api/rocks/${rock.id}/locations`, formOf({ ...place, actionType: 'hidden' }));
  return rock;
}

export const findRock = (origin: string, finder: Member, { laserEngraverId }: OwnRock) =>
  ask<FindResult>(origin, finder, '/api/rocks/find', { laserEngraverId });

interface Played {
  /** Where the finder plays, if another build serves them. */
  finderOrigin?: string;
  /** A photo of the rock. */
  image?: File;
}

/** Throws if the game does not work as it should. @returns the rock that was found, and hidden again */
export async function smoke(
  origin: string,
  owner: Member,
  finder: Member,
  { finderOrigin = origin, image }: Played = {},
): Promise<OwnRock> {
  const rock = await hiddenRock(origin, owner, image);
  const { foundRockId } = await findRock(finderOrigin, finder, rock);
  await isIn(finderOrigin, finder, '/api/rocks/rehide', (found: { id: string }) => found.id === foundRockId);
  await ask(finderOrigin, finder, `/api/rocks/${foundRockId}/rehide`, place);
  const isIt = ({ id }: Rock) => id === rock.id;
  for (const list of ['/api/rocks/my', '/api/rocks']) {
    const seen = await isIn(origin, owner, list, isIt);
    if (seen.status !== 'hidden' || seen.timesFound !== 1)
      throw new Error(`${list}: the rock is ${seen.status}, found ${seen.timesFound} times`);
  }
  await isIn(origin, owner, '/api/rocks/locations', isIt);
  const journey = await ask<JourneyEntry[]>(origin, owner, `/api/rocks/${rock.id}/journey`);
  if (journey.length !== 3) throw new Error(`the journey has ${journey.length} entries`);
  const notes = journey.flatMap((entry) => (entry.actionType === 'hidden' ? [entry.notes] : []));
  if (notes.join() !== [place.notes, place.notes].join())
    throw new Error(
      `the journey has the notes '${notes.join(`' and '`)}' in place of '${place.notes}' twice`,
    );
  for (const path of ['/api/stats', '/api/leaderboard', '/api/rocks/featured', '/api/auth/user'])
    await ask(origin, owner, path);
  return rock;
}

async function isIn<T>(origin: string, member: Member, list: string, isIt: (one: T) => boolean): Promise<T> {
  const found = (await ask<T[]>(origin, member, list)).find(isIt);
  if (found === undefined) throw new Error(`${list} does not have it`);
  return found;
}
