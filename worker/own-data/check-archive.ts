// Checks the rocks and journeys of an archive by the rules of a rock that is registered and hidden here.
import * as z from 'zod/mini';
import { codeWords, formatCode, normalizeCode } from '../../schema/codes.ts';
import { ImportedStep, type ImportedRock } from '../../schema/import-input.ts';
import { ownDataWords as words } from '../../schema/own-data.ts';
import { revealsCode } from '../../schema/reveals-code.ts';
import { RockInput } from '../../schema/rock-input.ts';
import { Malformed } from '../errors.ts';
import type { Archive } from './read-archive.ts';

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

/** @throws Malformed, naming the first rock that is wrong, and why */
export function checkArchive({ rocks, journeys }: Archive, now: number): CheckedRock[] {
  const stepsOf = new Map(journeys.map(({ rock, steps }) => [rock, steps]));
  const seen = new Set<string>();
  return rocks.map((rock) => {
    const refuse = (why: string): never => {
      throw new Malformed(words.wrong(rock.name.slice(0, 80) || rock.id, why));
    };
    const { rockId: laserEngraverId, name, description } = rock;
    const read = z.safeParse(RockInput, { name, description, laserEngraverId });
    if (!read.success) return refuse(read.error.issues[0]?.message ?? words.notOurs);
    const codeKey = normalizeCode(laserEngraverId);
    if (seen.has(codeKey) || seen.has(rock.id)) return refuse(words.twice);
    seen.add(codeKey).add(rock.id);
    const code = formatCode(laserEngraverId);
    const steps = (stepsOf.get(rock.id) ?? []).map((step) => {
      const one = z.safeParse(ImportedStep, step);
      if (!one.success) return refuse(one.error.issues[0]?.message ?? words.notOurs);
      const { place, notes } = one.data;
      if (revealsCode(place.name, code) || revealsCode(notes, code)) return refuse(codeWords.inText);
      return one.data;
    });
    if (!isPast(rock, steps, now)) return refuse(words.time);
    if (steps[0]?.what === 'found') return refuse(words.firstStep);
    const { registeredAt, adoptedAt, page, rest, id } = rock;
    return { id, registeredAt, adoptedAt, page, rest, ...read.data, code, codeKey, steps };
  });
}

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
