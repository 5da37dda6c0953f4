// Founding Rock Ambassadors for tests.
import { emailKeyOf } from '../../schema/sign-in.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { newId } from '../platform/ids.ts';
import { db } from './db.ts';

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
