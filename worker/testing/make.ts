// Creates members, Rock IDs and places for tests, each of them unique.
import { issueCode } from '../../schema/issue-code.ts';
import { members } from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { db } from './db.ts';

type NewMember = typeof members.$inferInsert;
export type MadeMember = NewMember & { id: string; email: string };

/** A member as after their first sign-in, with `changes` applied. */
export async function makeMember(changes: Partial<NewMember> = {}): Promise<MadeMember> {
  const id = newId();
  const email = `${id}@example.test`;
  const member = { id, email, emailKey: email, createdAt: Date.now(), ...changes };
  await db.insert(members).values(member);
  return { ...member, id: member.id, email: member.email ?? email };
}

/** A new Rock ID, in the form that we issue. */
export const newCode = () => issueCode();

/** A new Rock ID that a member made up, and that does not look like a typo of an issued one. */
export const newMadeUpCode = () => `MADE-UP-${newId()}`;

/** A random place on land in Nebraska. */
export function newPlace(changes: Partial<TestPlace> = {}): TestPlace {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint16Array(2));
  return {
    latitude: (41 + a / 1e5).toFixed(6),
    longitude: (-97 + b / 1e5).toFixed(6),
    locationName: 'Under the old oak',
    notes: '',
    ...changes,
  };
}

/** Coordinates as forms send them. */
export interface TestPlace {
  latitude: string;
  longitude: string;
  locationName: string;
  notes: string;
}
