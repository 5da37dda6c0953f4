// A rock whose ID is worn off, for tests: its painter, its finder, and the photo between them.
import { env } from 'cloudflare:test';
import { pictures } from '../photos/testing-corpus.ts';
import { asMember, makeWorld, origin, type Person } from './as.ts';
import { makeMember } from './make.ts';
import { accepted, hiddenRock } from './play.ts';

const photo = () => new File([Uint8Array.from(pictures.jpeg)], 'rock.jpg', { type: 'image/jpeg' });

/** The response, also of a question that is refused. @param image null for none */
export function ask(finder: Person, rockId: string, image: File | null = photo()): Promise<Response> {
  const form = new FormData();
  if (image) form.set('image', image);
  return finder.send('POST', `/api/rocks/${rockId}/questions`, form);
}

export const answer = (painter: Person, id: string, isMine: unknown): Promise<Response> =>
  painter.send('POST', `/api/questions/${id}/answer`, { isMine });

/** The question as this person sees it. */
export const seenBy = async (person: Person, id: string) =>
  accepted(await person.api.questions[':id'].$get({ param: { id } }));

/** Whether R2 has the photo at this address. */
export const hasPhoto = async (url: string | null): Promise<boolean> =>
  (await env.PHOTOS.head(url?.split('/').at(-1) ?? '')) !== null;

/** A hidden rock, with two members who have names. */
export async function wornOff(start?: number) {
  const world = makeWorld(start);
  world.env = { ...world.env, PUBLIC_ORIGIN: origin };
  const named = async (role: string) =>
    asMember(world, await makeMember({ username: role + crypto.randomUUID().slice(0, 8) }));
  const [painter, finder] = [await named('painter'), await named('finder')];
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  return { world, painter, finder, rock, id: rock.id };
}
