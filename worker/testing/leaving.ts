// What members leave behind, and their leaving.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { rocks } from '../../schema/tables/index.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { openDatabase } from '../platform/database.ts';
import type { Person } from './as.ts';
import { formOf } from './form.ts';

const db = openDatabase(env.DB);

export const remove = (person: Person) => person.send('DELETE', '/api/user/account');

/** As it stands in the database. */
export const rockOf = async (id: string) => (await db.select().from(rocks).where(eq(rocks.id, id)))[0];

export const post = (person: Person, path: string, body: object) => person.send('POST', path, body);

export const like = (person: Person, rockId: string) =>
  post(person, `/api/rocks/${rockId}/interactions`, { interactionType: 'like' });

export const comment = (person: Person, rockId: string, content: string) =>
  post(person, `/api/rocks/${rockId}/interactions`, { interactionType: 'comment', content });

export async function setAvatar(person: Person): Promise<string> {
  const answer = await person.send('PUT', '/api/user/avatar', formOf({}, pictures.png));
  return (await answer.json<{ profileImageUrl: string }>()).profileImageUrl.replace('/img/', '');
}

export { isStored, rockWithPhoto } from './moderation.ts';
