// A world for fuzzed requests: its people, and the things that requests name, made when they are needed.
import { hour, minute } from '../../platform/clock.ts';
import { newId, newToken, sha256 } from '../../platform/ids.ts';
import { asMember, makeWorld, origin, type World } from '../as.ts';
import { asBrowser, codeFor, newEmail, signIn } from '../browser.ts';
import { askForAddress, tokenFor } from '../emails.ts';
import { makeMember, newCode, newPlace } from '../make.ts';
import { makeSelection } from '../selections.ts';
import { commentOn, rockWithPhoto, suspendedAddress } from '../moderation.ts';
import { makeOrder, makePack } from '../orders.ts';
import { waitingMessage } from '../outbox.ts';
import { makePaidWorld, subscribe, type PaidWorld } from '../payments.ts';
import { offerByLink, wish } from '../adoption.ts';
import { askPainter, hiddenRock, registerRock } from '../play.ts';
import {
  sightingOf,
  aboutHour,
  heldRock,
  newPeople,
  takenHour,
  watchToken,
  wayOut,
  type Member,
  type People,
  type Role,
} from '../roles.ts';
import { isShutOut, type Call } from './calls.ts';
import { knownPlace } from './samples.ts';
import type { Shot } from './ways.ts';

/** 'at first': localhost without payments. 'at home': a public origin with payments. */
export type Setting = 'at first' | 'at home';

const home = 'https://rockabout.example';

/** Calls that end a session or delete a member. */
const endsSessions =
  /^(GET \/api\/logout|DELETE \/api\/user\/account|POST \/api\/auth\/email\/(confirm|undo))$/;
/** Writes that do not change what other requests need. */
const leavesThings =
  /(interactions|like|profile|first-login|visits|claim|cancel|reactivate|portal|create|checkout|login|rocks|signups|report|questions)$/;

/** Time between requests, so that rate limits hide nothing. */
const pause = 5 * hour;
/** Number of requests after which all people are replaced, because sessions end. */
const generation = 40;
/** One clock for all worlds, as their rate limits are counted in one database. */
let clock = Date.now();

/** The context in which a placeholder is filled in. */
interface Scene {
  world: World | PaidWorld;
  people: People;
  site: string;
  /** The sender; for a visitor, the owner. */
  actor: Member;
  /** The value of another placeholder in the same request. */
  thing: (word: string) => Promise<string>;
  /** Sets another placeholder from now on. */
  note: (word: string, value: string) => void;
}

const tokenOf =
  (step: 'confirm' | 'undo') =>
  async ({ world, actor }: Scene) => {
    const email = newEmail();
    await askForAddress(actor, email);
    return tokenFor(world, step === 'confirm' ? email : actor.member.email, step);
  };

/** Makes the value of each placeholder. */
const things: Readonly<Record<string, (scene: Scene) => string | Promise<string>>> = {
  origin: ({ site }) => site,
  'new code': newCode,
  key: newId,
  now: ({ world }) => new Date(world.now).toISOString(),
  lately: ({ world }) => new Date(world.now - 30 * minute).toISOString(),
  registrant: async ({ people }) => (await aboutHour(people)).memberIds[0] ?? '',
  'taken hour': ({ people }) => takenHour(people),
  'new email': newEmail,
  'new capital email': () => newEmail().toUpperCase(),
  code: async ({ people }) => (await hiddenRock(people.owner)).laserEngraverId,
  rock: async ({ people }) => (await heldRock(people)).rock.id,
  'active rock': async ({ people }) => (await registerRock(people.owner)).id,
  'hidden rock': async ({ people }) => (await hiddenRock(people.owner)).id,
  'held rock': async ({ people }) => (await heldRock(people)).rock.id,
  find: async ({ people }) => (await heldRock(people)).foundRockId,
  'pictured rock': async ({ people }) => (await rockWithPhoto(people.owner)).rock.id,
  photo: async ({ people }) => (await rockWithPhoto(people.owner)).key,
  comment: async ({ actor, thing }) => commentOn(actor, await thing('rock'), 'A kind word'),
  question: async ({ world, actor }) => askPainter(actor, (await hiddenRock(await asMember(world))).id),
  'question to answer': async ({ world, actor }) =>
    askPainter(await asMember(world), (await hiddenRock(actor)).id),
  'token hash': () => sha256(newToken()),
  'code of a known place': async ({ people }) =>
    (await hiddenRock(people.owner, { place: newPlace(knownPlace) })).laserEngraverId,
  'wished rock': async ({ world, actor }) => {
    const holder = await asMember(world);
    const { id } = (await heldRock({ owner: actor, holder })).rock;
    await holder.send('POST', `/api/rocks/${id}/keep`);
    return id;
  },
  'rock to offer': async ({ actor }) => (await hiddenRock(actor)).id,
  offer: async ({ world, actor }) => {
    const { id, token } = await offerByLink(actor, (await hiddenRock(actor)).id);
    await wish(await asMember(world), token);
    return id;
  },
  // The actor has said yes.
  'offer token': async ({ world, actor }) => {
    const giver = await asMember(world);
    const { token } = await offerByLink(giver, (await hiddenRock(giver)).id);
    await wish(actor, token);
    return token;
  },
  order: async () => (await makeOrder()).id,
  pack: async () => (await makePack()).id,
  message: () => waitingMessage(),
  'shipped order': async ({ world }) => (await makeOrder({ shippedAt: world.now })).id,
  member: async () => (await makeMember()).id,
  'address of the member': async ({ thing }) => `${await thing('member')}@example.test`,
  'suspended member': async () => (await makeMember({ suspendedAt: 1 })).id,
  selection: () => makeSelection(),
  'withdrawn selection': () => makeSelection({ withdrawnAt: 1 }),
  'suspended address': ({ world }) => suspendedAddress(world),
  'pictured member': async () => (await makeMember({ photoKey: newId() })).id,
  session: async ({ world }) => {
    const browser = asBrowser(world);
    await signIn(world, browser);
    return browser.cookies.get('__Host-sid') ?? '';
  },
  'code cookie': async ({ world, note }) => {
    const browser = asBrowser(world, world.env);
    const email = newEmail();
    await browser.submit('/api/login', { email });
    note('code in email', codeFor(world, email));
    return `__Host-code=${browser.cookies.get('__Host-code') ?? ''}`;
  },
  'code in email': ({ thing }) => thing('code cookie').then(() => thing('code in email')),
  'confirm token': tokenOf('confirm'),
  'undo token': tokenOf('undo'),
  'way out': wayOut,
  'watch token': ({ people }) => watchToken(people),
  sighting: async ({ thing }) => sightingOf(await thing('rock')),
  // An event that does not concern us.
  event: async ({ world, note }) => {
    if (!isPaid(world)) return '{}';
    const about = { id: `evt_${newId()}`, object: 'event', type: 'price.created', livemode: false };
    const event = { ...about, data: { object: { id: 'price_fuzz', object: 'price' } } };
    // A partial event, with all that the worker reads.
    const { body, signature } = await world.standIn.sign(event as never, world.now);
    note('signature', signature);
    return body;
  },
  signature: ({ world, thing }) =>
    isPaid(world) ? thing('event').then(() => thing('signature')) : 't=1,v1=00',
};

/** Placeholders with a new value each time. */
const areNew = new Set([
  'code of a known place',
  'wished rock',
  'token hash',
  'rock to offer',
  'new code',
  'new email',
  'new capital email',
  'key',
  'now',
  'lately',
  'registrant',
  'taken hour',
]);
/** Placeholders whose values are valid for some minutes only. */
const areBrief = ['event', 'signature', 'code cookie', 'code in email', 'confirm token', 'undo token'];

/** @returns a function that sends a request of this call */
export function openStage(setting: Setting, call: Call): (shot: Shot) => Promise<Response> {
  const world = worldOf(setting);
  const site = setting === 'at home' ? home : origin;
  let people: People;
  const known = new Map<string, Promise<string>>();
  let answered = 0;

  /** The value of a placeholder, in a request by this role. */
  function thing(word: string, role: Role): Promise<string> {
    const whose = `${word} of ${role}`;
    const before = areNew.has(word) ? undefined : known.get(whose);
    if (before) return before;
    const make = things[word];
    if (!make) throw new Error(`there is no placeholder «${word}»`);
    const actor = people[role === 'visitor' ? 'owner' : role];
    const note: Scene['note'] = (other, value) => known.set(`${other} of ${role}`, Promise.resolve(value));
    const made = make({ world, people, site, actor, note, thing: (other) => thing(other, role) });
    known.set(whose, Promise.resolve(made));
    return Promise.resolve(made);
  }

  /** Replaces all people. */
  async function renew(): Promise<void> {
    known.clear();
    people = await newPeople(world);
    if (!isPaid(world) || !call.pattern.includes('/subscription/')) return;
    // Sets the provider's clock to the world's, so that the payment counts now.
    await world.standIn.advance(world.now - world.standIn.now());
    people.premium = await asMember(world);
    await subscribe(world, people.premium);
  }

  return async ({ role, method, path, headers, body }) => {
    world.now = clock += pause;
    if (answered++ % generation === 0) await renew();
    for (const word of areBrief) known.delete(`${word} of ${role}`);

    async function fill(text: string): Promise<string> {
      let whole = text;
      for (const [mark, word = ''] of text.matchAll(/«([^»]+)»/g))
        whole = whole.replace(mark, await thing(word, role));
      return whole;
    }
    const { href } = new URL(await fill(path), site);
    const pieces = (body?.pieces ?? []).map(async (piece) =>
      typeof piece === 'string' ? fill(piece) : piece,
    );
    const content = new Blob(await Promise.all(pieces));
    const said = new Headers();
    for (const [name, value] of Object.entries(headers)) said.set(name, await fill(value));
    if (body && body.type !== null) said.set('Content-Type', body.type);
    const inBits = () => content.stream().pipeThrough(new TransformStream());
    const sent = body && { body: body.isChunked ? inBits() : await content.arrayBuffer() };
    const answer = await people[role].request(href, { method, headers: said, ...sent });

    if (answer.status < 400 && !isShutOut(call, role)) {
      if (endsSessions.test(call.name)) await renew();
      else if (call.method !== 'GET' && !leavesThings.test(call.name)) known.clear();
    }
    return answer;
  };
}

function worldOf(setting: Setting): World | PaidWorld {
  if (setting === 'at first') return makeWorld(clock);
  const world = makePaidWorld(clock);
  world.env = { ...world.env, PUBLIC_ORIGIN: home, NETWORK_SECRET: 'a secret of networks' };
  return world;
}

const isPaid = (world: World): world is PaidWorld => 'standIn' in world;

/** The place search, which returns the same place for every name. */
export const somewhere = () => Response.json([{ lat: '41.26', lon: '-95.94', display_name: 'Omaha' }]);
