// Words of an attacker, one by one, for whatever there are several of.
import { allPayloads, payloads } from '../../worker/testing/payloads.ts';

/** The first has all of them in one, and each of the others its own. */
export const words = [allPayloads, ...payloads];

export const each = <T>(make: (text: string, i: number) => T): T[] => words.map(make);

/** Of everything; the day does not matter. */
export const createdAt = '2026-05-31T08:00:00.000Z';
