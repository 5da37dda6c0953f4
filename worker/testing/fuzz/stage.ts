// A world for requests to happen in: its people, and the things that requests name, made when they are asked for.
import { hour } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { asAdministrator } from '../administrator.ts';
import { asMember, asStranger, makeWorld, origin, type Person, type World } from '../as.ts';
import { asBrowser, codeFor, newEmail, signIn } from '../browser.ts';
import { tokenFor } from '../letters.ts';
import { makeMember, newCode, type MadeMember } from '../make.ts';
import { commentOn, rockWithPhoto } from '../moderation.ts';
import { makeOrder } from '../orders.ts';
import { makePaidWorld, subscribe, type PaidWorld } from '../payments.ts';
import { findRock, hiddenRock, registerRock } from '../play.ts';
import { bytesOf, inBits } from './body.ts';
import type { Call } from './calls.ts';
import { isShutOut, type Role, type Shot } from './shot.ts';

/** As on a machine where it is tried out, and as where it is at home: on https, with payments. */
export type Setting = 'at first' | 'at home';

const home = 'https://rockabout.example';

type Member = Person & { member: MadeMember };
/** Everybody who can sign in. */
type People = (role: Exclude<Role, 'visitor'>) => Promise<Member>;

/** Calls after which somebody is signed out, or a member is gone. */
const endsSessions = new Set([
  'GET /api/logout',
  'DELETE /api/user/account',
  'POST /api/auth/email/confirm',
  'POST /api/auth/email/undo',
]);
/** Writes that leave things as other requests expect them. */
const leavesThings =
  /(interactions|like|profile|first-login|visits|claim|cancel|reactivate|portal|create|checkout|login|rocks|signups|report)$/;

/** What passes with each request, so that limits hide nothing. */
const pause = 5 * hour;
/** Requests after which everybody is somebody new: nobody stays signed in for ever. */
const generation = 40;
/** Worlds follow each other, as their limits are counted in one database. */
let clock = Date.now();

export interface Stage {
  send(shot: Shot): Promise<Response>;
}

export function openStage(setting: Setting, call: Call): Stage {
  const world = worldOf(setting);
  const site = setting === 'at home' ? home : origin;
  const visitor = asStranger(world);
  const pays = call.pattern.includes('/subscription/');
  let people = peopleOf(world, pays);
  let things = new Map<string, Promise<string>>();
  let sent = 0;

  function renew(): void {
    people = peopleOf(world, pays);
    things = new Map();
  }

  /** What a «word» stands for, in a request of somebody. */
  function thing(word: string, role: Role): Promise<string> {
    const whose = `${word} of ${role}`;
    const known = isNew.has(word) ? undefined : things.get(whose);
    if (known) return known;
    const made = make(word, role);
    things.set(whose, made);
    return made;
  }

  async function make(word: string, role: Role): Promise<string> {
    const actor = () => people(role === 'visitor' ? 'owner' : role);
    switch (word) {
      case 'origin':
        return site;
      case 'new code':
        return newCode();
      case 'key':
        return newId();
      case 'new email':
        return newEmail();
      case 'new capital email':
        return newEmail().toUpperCase();
      case 'code':
        return (await hiddenRock(await people('owner'))).laserEngraverId;
      case 'rock':
        return (await foundRock()).id;
      case 'active rock':
        return (await registerRock(await people('owner'))).id;
      case 'held rock':
        return (await foundRock()).id;
      case 'find':
        return (await foundRock()).find;
      case 'photo':
        return (await rockWithPhoto(await people('owner'))).key;
      case 'comment':
        return commentOn(await actor(), await thing('rock', role), 'A kind word');
      case 'order':
        return (await makeOrder()).id;
      case 'shipped order':
        return (await makeOrder({ shippedAt: world.now })).id;
      case 'member':
        return (await makeMember()).id;
      case 'session': {
        const browser = asBrowser(world);
        await signIn(world, browser);
        return browser.cookies.get('__Host-sid') ?? '';
      }
      case 'code cookie':
      case 'code in letter':
        return signInCode(word, role);
      case 'confirm token':
      case 'undo token':
        return changeToken(word === 'undo token' ? 'undo' : 'confirm', await actor());
      case 'event':
      case 'signature':
        return signedEvent(word, role);
      default:
        throw new Error(`nobody knows what «${word}» is`);
    }
  }

  async function foundRock() {
    const { id, laserEngraverId } = await hiddenRock(await people('owner'));
    const { foundRockId } = await findRock(await people('holder'), laserEngraverId);
    return { id, find: foundRockId };
  }

  /** The cookie and the code of one letter. */
  async function signInCode(word: string, role: Role): Promise<string> {
    const browser = asBrowser(world, world.env);
    const email = newEmail();
    await browser.submit('/api/login', { email });
    const cookie = `__Host-code=${browser.cookies.get('__Host-code') ?? ''}`;
    const code = codeFor(world, email);
    things.set(`code cookie of ${role}`, Promise.resolve(cookie));
    things.set(`code in letter of ${role}`, Promise.resolve(code));
    return word === 'code cookie' ? cookie : code;
  }

  async function changeToken(step: 'confirm' | 'undo', person: Member): Promise<string> {
    const email = newEmail();
    const asked = await person.request('/api/auth/user/email', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (!asked.ok) throw new Error(`no change of address: ${asked.status}`);
    return tokenFor(world, step === 'confirm' ? email : person.member.email, step);
  }

  /** An event of the provider about nothing that concerns us, and its signature. */
  async function signedEvent(word: string, role: Role): Promise<string> {
    if (!isPaid(world)) return word === 'event' ? '{}' : 't=1,v1=00';
    const about = { id: `evt_${newId()}`, object: 'event', type: 'price.created', livemode: false };
    const event = { ...about, data: { object: { id: 'price_fuzz', object: 'price' } } };
    // As much of an event as the worker reads.
    const { body, signature } = await world.standIn.sign(event as never, world.now);
    things.set(`event of ${role}`, Promise.resolve(body));
    things.set(`signature of ${role}`, Promise.resolve(signature));
    return word === 'event' ? body : signature;
  }

  async function filled(text: string, role: Role): Promise<string> {
    let whole = text;
    for (const [mark, word = ''] of text.matchAll(/«([^»]+)»/g))
      whole = whole.replace(mark, await thing(word, role));
    return whole;
  }

  async function send(shot: Shot): Promise<Response> {
    const { role, body } = shot;
    world.now = clock += pause;
    if (++sent % generation === 0) renew();
    for (const word of areBrief) things.delete(`${word} of ${role}`);
    const headers = new Headers();
    const path = await filled(shot.path, role);
    const bytes = body && (await bytesOf(body, (text) => filled(text, role)));
    for (const [name, value] of Object.entries(shot.headers)) headers.set(name, await filled(value, role));
    if (body && body.type !== null) headers.set('Content-Type', body.type);
    const person = role === 'visitor' ? visitor : await people(role);
    const answer = await person.request(new URL(path, site).href, {
      method: shot.method,
      headers,
      ...(bytes ? { body: body?.isChunked ? inBits(bytes) : bytes } : {}),
    });
    if (answer.status < 400 && !isShutOut(call, role)) {
      if (endsSessions.has(call.name)) renew();
      else if (call.method !== 'GET' && !leavesThings.test(call.name)) things = new Map();
    }
    return answer;
  }

  return { send };
}

/** Words that are another thing each time. */
const isNew = new Set(['new code', 'new email', 'new capital email', 'key']);
/** Words for what is good for some minutes only. */
const areBrief = ['event', 'signature', 'code cookie', 'code in letter', 'confirm token', 'undo token'];

function worldOf(setting: Setting): World | PaidWorld {
  if (setting === 'at first') return makeWorld(clock);
  const world = makePaidWorld(clock);
  world.env = { ...world.env, PUBLIC_ORIGIN: home, NETWORK_SECRET: 'a secret of networks' };
  return world;
}

/** Who is not asked for is not made. @param pays whether the member with Pro has paid for it */
function peopleOf(world: World, pays: boolean): People {
  const made = new Map<Role, Promise<Member>>();
  const make: Record<Exclude<Role, 'visitor'>, () => Promise<Member>> = {
    stranger: () => asMember(world),
    owner: () => asMember(world),
    holder: () => asMember(world),
    premium: async () => {
      if (!pays || !isPaid(world)) return asMember(world, await makeMember({ hasManualPlan: true }));
      // What is paid now is told now.
      await world.standIn.advance(world.now - world.standIn.now());
      const member = await asMember(world);
      await subscribe(world, member);
      return member;
    },
    administrator: () => asAdministrator(world),
  };
  return (role) => {
    const known = made.get(role) ?? make[role]();
    made.set(role, known);
    return known;
  };
}

const isPaid = (world: World): world is PaidWorld => 'standIn' in world;

/** The place search, which answers every name with the same place. */
export const somewhere = () => Response.json([{ lat: '41.26', lon: '-95.94', display_name: 'Omaha' }]);
