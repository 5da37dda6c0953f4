// Writes what the members of a game know, and what the API returns, as sentences that must be equal.
import type { FoundRock, RehiddenRock } from '../../../schema/finds.ts';
import type { JourneyEntry } from '../../../schema/journey.ts';
import type { OwnRock } from '../../../schema/rocks.ts';
import type { Member, Person } from '../as.ts';
import { pagesOf } from '../pages.ts';
import type { KnownFind, Stone } from './finder.ts';

export interface Player extends Member {
  known: readonly KnownFind[];
}

export interface OwnedStone extends Stone {
  owner: Member;
  /** Where the owner hid it first. */
  began: string;
}

const found = (rockId: string, by: string, at: string) => `${rockId} found by ${by} at ${at}`;
const hidden = (rockId: string, by: string, place: string) => `${rockId} hidden by ${by}: ${place}`;
const holds = (by: string, findId: string) => `${by} holds ${findId}`;
const rehid = (by: string, findId: string, place: string) => `${by} rehid ${findId}: ${place}`;
const owns = (rockId: string, status: string, timesFound: number, place: string | null) =>
  `${rockId} is ${status}, found ${timesFound} times, last at ${place}`;

const inOrder = (a: KnownFind, b: KnownFind) => (a.foundAt < b.foundAt ? -1 : 1);

/** The expected journeys: members find each rock, and perhaps hide it again, one after the other. */
export function knownEntries(stones: readonly OwnedStone[], players: readonly Player[]): string[] {
  return stones.flatMap(({ id, owner, began }) => [
    hidden(id, owner.member.id, began),
    ...findsOf(id, players).flatMap(({ by, foundAt, rehiddenAt }) => [
      found(id, by, foundAt),
      ...(rehiddenAt === null ? [] : [hidden(id, by, rehiddenAt)]),
    ]),
  ]);
}

const findsOf = (rockId: string, players: readonly Player[]) =>
  players
    .flatMap(({ member, known }) => known.map((find) => ({ ...find, by: member.id })))
    .filter((find) => find.rockId === rockId)
    .toSorted(inOrder);

/** The expected lists of each member: rocks held, rehidden and own. */
export function knownLists(stones: readonly OwnedStone[], players: readonly Player[]): string[] {
  return players.flatMap(({ member, known }) => [
    ...known.flatMap(({ findId, rehiddenAt }) =>
      rehiddenAt === null ? holds(member.id, findId) : rehid(member.id, findId, rehiddenAt),
    ),
    ...stones
      .filter(({ owner }) => owner.member.id === member.id)
      .map(({ id, began }) => {
        const finds = findsOf(id, players);
        const places = [began, ...finds.flatMap(({ rehiddenAt }) => rehiddenAt ?? [])];
        const isFound = finds.at(-1)?.rehiddenAt === null;
        return owns(id, isFound ? 'found' : 'hidden', finds.length, places.at(-1) ?? null);
      }),
  ]);
}

/** The journeys that the API returns, oldest entry first. */
export async function shownEntries(stones: readonly OwnedStone[]): Promise<string[]> {
  const all: string[] = [];
  for (const { id, owner } of stones) {
    const entries = await everyRow<JourneyEntry>(owner, `/api/rocks/${id}/journey`);
    for (const { actionType, user, createdAt, locationName } of entries.toReversed()) {
      const by = user?.id ?? 'nobody';
      all.push(actionType === 'found' ? found(id, by, createdAt) : hidden(id, by, locationName));
    }
  }
  return all;
}

/** The lists that the API returns to each member. */
export async function shownLists(players: readonly Player[]): Promise<string[]> {
  const all: string[] = [];
  for (const player of players) {
    const by = player.member.id;
    for (const { id } of await everyRow<FoundRock>(player, '/api/rocks/rehide')) all.push(holds(by, id));
    for (const { id, locationName } of await everyRow<RehiddenRock>(player, '/api/rocks/rehidden'))
      all.push(rehid(by, id, locationName));
    for (const { id, status, timesFound, lastLocation } of await everyRow<OwnRock>(player, '/api/rocks/my'))
      all.push(owns(id, status, timesFound, lastLocation));
  }
  return all;
}

const everyRow = async <T>(person: Person, path: string) => (await pagesOf<T>(person, path, 20)).flat();

/** Sentences of `list` that are missing in `other`. A sentence that occurs twice must occur twice in both. */
export function missingIn(other: readonly string[], list: readonly string[]): string[] {
  const left = Map.groupBy(other, (sentence) => sentence);
  return list.filter((sentence) => left.get(sentence)?.pop() === undefined);
}
