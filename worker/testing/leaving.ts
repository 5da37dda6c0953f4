// What members leave behind, and their leaving.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import type { OwnRock } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { openDatabase } from '../platform/database.ts';
import type { Person } from './as.ts';
import { formOf } from './form.ts';
import { newCode } from './make.ts';

const db = openDatabase(env.DB);

export const remove = (person: Person) => person.request('/api/user/account', { method: 'DELETE' });

/** As it stands in the database. */
export const rockOf = async (id: string) => (await db.select().from(rocks).where(eq(rocks.id, id)))[0];

export const post = (person: Person, path: string, body: object) =>
  person.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

export const like = (person: Person, rockId: string) =>
  post(person, `/api/rocks/${rockId}/interactions`, { interactionType: 'like' });

export const comment = (person: Person, rockId: string, content: string) =>
  post(person, `/api/rocks/${rockId}/interactions`, { interactionType: 'comment', content });

export async function rockWithPhoto(owner: Person): Promise<{ rock: OwnRock; key: string }> {
  const body = formOf({ name: 'Sunny', description: 'A sun', laserEngraverId: newCode() }, pictures.gif);
  const answer = await owner.request('/api/rocks', { method: 'POST', body });
  const rock = await answer.json<OwnRock>();
  return { rock, key: rock.imageUrl?.replace('/img/', '') ?? '' };
}

export async function setAvatar(person: Person): Promise<string> {
  const answer = await person.request('/api/user/avatar', { method: 'PUT', body: formOf({}, pictures.png) });
  return (await answer.json<{ profileImageUrl: string }>()).profileImageUrl.replace('/img/', '');
}

export const isStored = async (key: string) => (await env.PHOTOS.head(key)) !== null;
