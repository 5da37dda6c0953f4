// Checks the rocks and journeys of an archive by the rules of a rock that is registered and hidden here.
import * as z from 'zod/mini';
import { codesSought } from '../../schema/codes-in-text.ts';
import { formatCode, isTooShort, normalizeCode } from '../../schema/codes.ts';
import { ImportedStep, type ImportedRock } from '../../schema/import-input.ts';
import type { RefusedRock } from '../../schema/own-data.ts';
import { revealsCode } from '../../schema/reveals-code.ts';
import { ImportedRockInput } from '../../schema/rock-input.ts';
import { Malformed, type Refusal } from '../errors.ts';
import type { Archive } from './read-archive.ts';
import { say, type Said } from '../../schema/words/say.ts';

/** A rock as it may be registered, with its journey in order. */
export interface CheckedRock extends Pick<
  ImportedRock,
  'id' | 'registeredAt' | 'adoptedAt' | 'page' | 'rest'
> {
  name: string;
  description: string;
  code: string;
  codeKey: string;
  steps: ImportedStep[];
}

/** @throws Malformed with all rocks that are wrong, and why */
export function checkArchive({ rocks, journeys }: Archive, now: number): CheckedRock[] {
  const refused: RefusedRock[] = [];
  const refuse = (rock: ImportedRock, why: string): [] => {
    refused.push({ rock: rock.id, why });
    return [];
  };
  const stepsOf = new Map(journeys.map(({ rock, steps }) => [rock, steps]));
  const seen = new Set<string>();
  const otherIn = codesSought(rocks.map(({ rockId }) => normalizeCode(rockId)).filter(isNoWord));
  const checked = rocks.flatMap((rock): CheckedRock[] => {
    const { rockId: laserEngraverId, name, description } = rock;
    const read = z.safeParse(ImportedRockInput, { name, description, laserEngraverId });
    if (!read.success) return refuse(rock, read.error.issues[0]?.message ?? say('ownData', 'notOurs'));
    const codeKey = normalizeCode(laserEngraverId);
    if (seen.has(codeKey) || seen.has(rock.id)) return refuse(rock, say('ownData', 'twice'));
    seen.add(codeKey).add(rock.id);
    const code = formatCode(laserEngraverId);
    const steps: ImportedStep[] = [];
    for (const step of stepsOf.get(rock.id) ?? []) {
      const one = z.safeParse(ImportedStep, step);
      if (!one.success) return refuse(rock, one.error.issues[0]?.message ?? say('ownData', 'notOurs'));
      const { place, notes } = one.data;
      if (revealsCode(place.name, code) || revealsCode(notes, code))
        return refuse(rock, say('codes', 'inText'));
      steps.push(one.data);
    }
    const ofSteps = steps.flatMap(({ place, notes, line, thanks }) => [place.name, notes, line, thanks]);
    for (const text of [name, description, ...ofSteps])
      // Codes that are sought have a digit, which few texts have.
      if (text !== null && /\p{N}/u.test(text.normalize('NFKC')) && otherIn(text, codeKey) !== null)
        return refuse(rock, say('ownData', 'otherInText'));
    if (!isPast(rock, steps, now)) return refuse(rock, say('ownData', 'time'));
    if (steps[0]?.what === 'found') return refuse(rock, say('ownData', 'firstStep'));
    const { registeredAt, adoptedAt, page, rest, id } = rock;
    return [{ id, registeredAt, adoptedAt, page, rest, ...read.data, code, codeKey, steps }];
  });
  refuseSome(rocks, refused, (message) => new Malformed(message));
  return checked;
}

/** @throws the refusal, which says what is wrong with the first of these rocks, unless there is none */
export function refuseSome(
  rocks: readonly Pick<ImportedRock, 'id' | 'name'>[],
  refused: readonly RefusedRock[],
  refusal: (message: Said) => Refusal,
): void {
  const [first] = refused;
  if (!first) return;
  const name = rocks.find(({ id }) => id === first.rock)?.name.slice(0, 80);
  throw refusal(say('ownData', 'wrong', name || first.rock, first.why)).about(refused);
}

/**
 * Words, and short old Rock IDs such as 1999, are in texts by chance: members could not bring what was accepted before.
 * @param codeKey by `normalizeCode`
 */
const isNoWord = (codeKey: string): boolean => !isTooShort(codeKey) && /\p{N}/u.test(codeKey);

function isPast(
  { registeredAt, adoptedAt }: ImportedRock,
  steps: readonly ImportedStep[],
  now: number,
): boolean {
  const inTurn = steps.every(
    ({ at, loggedAt }, i) => at >= (steps[i - 1]?.at ?? 0) && (loggedAt ?? at) >= at,
  );
  return (
    inTurn &&
    [registeredAt, adoptedAt ?? 0, ...steps.map(({ at, loggedAt }) => loggedAt ?? at)].every(
      (at) => at <= now,
    )
  );
}
