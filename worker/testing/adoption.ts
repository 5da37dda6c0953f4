// A rock that changes hands, for tests: its painter, who would like it, and the link between them.
import { eq } from 'drizzle-orm';
import type { Adoption, Offer } from '../../schema/adoption.ts';
import { members } from '../../schema/tables/index.ts';
import { newToken, sha256 } from '../platform/ids.ts';
import { asMember, makeWorld, origin, type Member, type Person } from './as.ts';
import { db } from './db.ts';
import { makeMember } from './make.ts';
import { accepted, hiddenRock } from './play.ts';

/** The response, also of an offer that is refused. */
export const offer = (owner: Person, rockId: string, body: object): Promise<Response> =>
  owner.send('POST', `/api/rocks/${rockId}/offers`, body);

/** An open offer by a link. */
export async function offerByLink(
  owner: Person,
  rockId: string,
): Promise<{ id: string; token: string; until: string }> {
  const token = newToken();
  const { id, until } = await accepted<Offer>(
    await offer(owner, rockId, { by: 'link', tokenHash: await sha256(token) }),
  );
  return { id, until, token };
}

export const look = (person: Person, token: string): Promise<Response> =>
  person.request(`/api/adopt/${token}`);
export const seenBy = async (person: Person, token: string): Promise<Adoption> =>
  accepted<Adoption>(await look(person, token));

export const wish = (person: Person, token: string): Promise<Response> =>
  person.send('POST', `/api/adopt/${token}`, {});
export const dropWish = (person: Person, token: string): Promise<Response> =>
  person.send('DELETE', `/api/adopt/${token}`);
export const give = (owner: Person, id: string): Promise<Response> =>
  owner.send('POST', `/api/offers/${id}/give`, {});
export const end = (owner: Person, id: string): Promise<Response> =>
  owner.send('DELETE', `/api/offers/${id}`);

/** Offered, wished for and given. */
export async function adopt(owner: Person, receiver: Person, rockId: string): Promise<void> {
  const { id, token } = await offerByLink(owner, rockId);
  await accepted(await wish(receiver, token));
  await accepted(await give(owner, id));
}

export async function countersOf({ member: { id } }: Member) {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  if (!row) throw new Error('no such member');
  const { rockCount, distanceMetres, tooFastMetres, findCount, scoredFindCount } = row;
  return { rockCount, metres: distanceMetres + tooFastMetres, findCount, scoredFindCount };
}

/** A hidden rock, and three members with names. */
export async function giftWorld(start?: number) {
  const world = makeWorld(start);
  world.env = { ...world.env, PUBLIC_ORIGIN: origin };
  const named = async (role: string) =>
    asMember(world, await makeMember({ username: role + crypto.randomUUID().slice(0, 8) }));
  const [painter, receiver, other] = [await named('painter'), await named('receiver'), await named('other')];
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  return { world, painter, receiver, other, rock, id: rock.id };
}
