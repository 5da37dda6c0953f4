// Beginnings and requests that several operations share.
import type { OwnRock } from '../../schema/rocks.ts';
import { day } from '../platform/clock.ts';
import { asMember, asStranger, type Person } from './as.ts';
import type { FaultyWorld } from './faults.ts';
import { repeated } from './insistence.ts';
import { makeMember } from './make.ts';
import { report, rockWithPhoto } from './moderation.ts';
import { goodCard, planReturns, post, postalAddress, sendJson, sessionAt, shopReturns } from './payments.ts';
import { findRock, hideRock, registerRock } from './play.ts';

/** Does the same thing each time, with the same key; tells the status of the answer. */
export type Act = () => Promise<number>;

export const place = { latitude: '41.2', longitude: '-96.1', locationName: 'Under the oak', notes: '' };
export const elsewhere = { ...place, latitude: '41.3' };

export const newMember = async (world: FaultyWorld) =>
  asMember(world, await makeMember({ createdAt: world.now - day }));

export async function newAdministrator(world: FaultyWorld) {
  const administrator = await newMember(world);
  world.env = { ...world.env, ADMIN_EMAIL: administrator.member.email };
  return administrator;
}

export function repeatable(person: Person, method: string, path: string, body?: object | FormData): Act {
  const send = repeated(person, method, path, body);
  return async () => (await send()).status;
}

/** A link in a letter that is opened and answered. */
export const answered =
  (person: Person, step: 'confirm' | 'undo', token: string): Act =>
  async () =>
    (
      await person.request(`/api/auth/email/${step}`, {
        method: 'POST',
        body: new URLSearchParams({ token }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    ).status;

export async function askForAddress(person: Person, email: string): Promise<void> {
  const answer = await person.request('/api/auth/user/email', {
    method: 'PATCH',
    body: JSON.stringify({ email }),
    headers: { 'Content-Type': 'application/json' },
  });
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}`);
}

/** The provider tells of the newest event of a kind. */
export function told(world: FaultyWorld, type: string): Act {
  const event = world.standIn.events().findLast((one) => one.type === type);
  if (!event) throw new Error(`there was no ${type}`);
  return async () => (await post(world, await world.standIn.sign(event))).status;
}

async function checkout(person: Person, path: string, body: object): Promise<string> {
  const answer = await sendJson(person, path, body);
  const { checkoutUrl = '' }: { checkoutUrl?: string } = await answer.json();
  return sessionAt(checkoutUrl);
}

export async function buyLabels(world: FaultyWorld, email: string): Promise<void> {
  const path = '/products/create-checkout';
  const id = await checkout(asStranger(world), path, { productId: 'qr-labels-5', ...shopReturns });
  await world.standIn.pay(id, { card: goodCard, email, name: 'B. Uyer', address: postalAddress });
}

export async function buyBeforeJoining(world: FaultyWorld, email: string): Promise<void> {
  const body = { plan: 'monthly', email, ...planReturns };
  const id = await checkout(asStranger(world), '/subscription/create-checkout', body);
  await world.standIn.pay(id, { card: goodCard, email });
}

/** A rock, at the same place each time. */
export async function hiddenBy(owner: Person): Promise<OwnRock> {
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id, place);
  return rock;
}

export async function held(world: FaultyWorld) {
  const [owner, finder] = [await newMember(world), await newMember(world)];
  const rock = await hiddenBy(owner);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  return { finder, rock, foundRockId };
}

export async function reported(world: FaultyWorld): Promise<{ administrator: Person; rock: OwnRock }> {
  const [owner, reporter] = [await newMember(world), await newMember(world)];
  const administrator = await newAdministrator(world);
  const { rock } = await rockWithPhoto(owner);
  await report([reporter], 'photo', rock.id);
  return { administrator, rock };
}
