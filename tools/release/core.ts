// The core of the product, played over HTTP on one build, or on two at once that serve the same data.
import { unzipSync } from 'fflate';
import { availability, products } from '../../schema/catalogue.ts';
import type { MapView } from '../../schema/map.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import type { PaymentsState } from '../../schema/subscriptions.ts';
import { pictures } from '../../worker/photos/testing-corpus.ts';
import { ask, Refused, type Member } from '../prove/members.ts';
import { signInByCode } from '../prove/sign-in.ts';
import { place, smoke } from '../prove/smoke.ts';
import { wordsOf } from './stopped.ts';
import * as en from '../../schema/words/en/index.ts';

export interface Stage {
  /** Origin of the build that serves the owner. */
  first: string;
  /** Origin of the build that serves the finder and the administrator. */
  second: string;
  administrator: Member;
}

/** Earlier releases used this name of the session cookie on plain http too. */
const forEachRelease = ({ headers, ...member }: Member): Member => {
  const [, token = ''] = /(?:^|;\s*)(?:__Host-)?sid=([^;]*)/.exec(headers.Cookie) ?? [];
  return { ...member, headers: { ...headers, Cookie: `sid=${token}; __Host-sid=${token}` } };
};

/** A member whom any release knows by the session. */
export const signIn = async (origin: string, email: string): Promise<Member> =>
  forEachRelease(await signInByCode(origin, email));

const newcomer = (origin: string, role: string) =>
  signIn(origin, `${role}-${crypto.randomUUID()}@example.test`);

interface Met extends Stage {
  owner: Member;
  finder: Member;
  rock: OwnRock;
}

async function meet(stage: Stage): Promise<Met> {
  const { first, second } = stage;
  const [owner, finder] = [await newcomer(first, 'owner'), await newcomer(second, 'finder')];
  // Signed in at one is signed in at the other.
  await ask(second, owner, '/api/auth/user');
  const image = new File([Uint8Array.from(pictures.jpeg)], 'sunny.jpg');
  const rock = await smoke(first, owner, finder, { finderOrigin: second, image });
  return { ...stage, owner, finder, rock };
}

/** A request without a body. */
async function request(origin: string, path: string, member?: Member, method = 'GET'): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: member?.headers ?? {},
  });
  if (answer.status !== 200) throw new Refused(path, answer.status, await answer.text());
  return answer;
}

/** What follows the main job, each by itself. */
const acts: Readonly<Record<string, (met: Met) => Promise<void>>> = {
  photo: async ({ second, rock: { imageUrl } }) => {
    if (imageUrl === null) throw new Error('the rock has no photo');
    const photo = await request(second, imageUrl);
    await photo.body?.cancel();
    if (!photo.headers.get('Content-Type')?.startsWith('image/')) throw new Error(`${imageUrl} is no image`);
  },
  comments: async ({ first, second, owner, finder, rock }) => {
    const [path, content] = [`/api/rocks/${rock.id}/interactions`, 'Found it under the oak'];
    await ask(second, finder, path, { interactionType: 'comment', content });
    const comments = await ask<{ content: string }[]>(first, owner, path);
    if (!comments.some((comment) => comment.content === content)) throw new Error(`${path} does not have it`);
  },
  map: async ({ second, finder, rock }) => {
    const [north, east] = [Number(place.latitude), Number(place.longitude)];
    const box = [east - 0.001, north - 0.001, east + 0.001, north + 0.001]
      .map((one) => one.toFixed(6))
      .join();
    const path = `/api/map?bbox=${box}&zoom=18`;
    const { rocks } = await ask<MapView>(second, finder, path);
    if (!rocks.some(({ id }) => id === rock.id)) throw new Error(`${path} does not have the rock`);
  },
  tiles: async ({ second }) => void (await request(second, '/tiles/index.json')).body?.cancel(),
  shop: async ({ first, owner }) => {
    await (await request(first, '/shop', owner)).body?.cancel();
    const { isOpen } = await ask<PaymentsState>(first, owner, '/api/payments');
    if (!isOpen) throw new Error('/api/payments: payments are not open');
    const product = products.find((one) => availability(one) === 'buyable');
    const page = `${first}/shop`;
    const path = '/api/products/create-checkout';
    await ask(first, owner, path, { productId: product?.id, successUrl: page, cancelUrl: page });
  },
  report: async ({ second, administrator }) => {
    await request(second, '/api/admin/send-daily-report', administrator, 'POST').catch((error: unknown) => {
      // At most three a day.
      if (!(error instanceof Refused && error.message.includes(en.admin.enoughReports))) throw error;
    });
  },
  export: async ({ first, owner }) => {
    const path = '/api/user/export.zip';
    const archive = await (await request(first, path, owner)).bytes();
    if (!('rocks.json' in unzipSync(archive))) throw new Error(`${path} has no rocks.json`);
  },
};

/**
 * Plays all of it. Throws with what does not work.
 * @param lacking acts that one of the builds does not have
 * @returns the acts that were answered as calls that do not exist
 */
export async function playCore(stage: Stage, lacking: ReadonlySet<string>): Promise<string[]> {
  const met = await meet(stage);
  const unknown: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    if (lacking.has(name)) continue;
    try {
      await act(met);
    } catch (error) {
      if (!(error instanceof Refused && error.status === 404))
        throw new Error(`${name}: ${wordsOf(error)}`, { cause: error });
      unknown.push(name);
    }
  }
  return unknown;
}
