// Applications for tests, each with a unique email address.
import type { AmbassadorInput } from '../../schema/ambassadors.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../testing/db.ts';

export function newApplication(changes: Partial<AmbassadorInput> = {}): AmbassadorInput {
  return {
    name: 'Ann Miller',
    email: `${newId()}@example.test`,
    address: '12 Pebble Street',
    city: 'Omaha',
    state: 'Nebraska',
    zipcode: '68102',
    country: 'United States',
    ...changes,
  };
}

/** An applicant who was selected and told, in a region of their own. @returns the id */
export async function makeSelection(
  changes: Partial<typeof ambassadorApplications.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const typed = newApplication();
  await db.insert(ambassadorApplications).values({
    ...typed,
    id,
    emailKey: emailKeyOf(changes.email ?? typed.email),
    region: `test-${id}`,
    slot: 1,
    createdAt: 1,
    announcedAt: 1,
    ...changes,
  });
  return id;
}
