import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { between, pick, randomFrom, type Random } from '../../painting/random.ts';
import { issueCode } from '../../schema/issue-code.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import { meantForHeader } from '../../schema/meant-for.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { day } from '../../worker/platform/clock.ts';
import { proof } from '../../worker/testing/proof.ts';
import { missingForWebKit } from '../browsers/webkit.ts';
import { openBrokenLine, type BrokenLine, type LineState } from './broken-line.ts';
import { ask, insertMembers, type Member } from './members.ts';
import { chromiumPhone } from './phones/chromium.ts';
import { tabsOfPhone, type Phone, type Tab } from './phones/phone.ts';
import { openScreen, webKitPhone } from './phones/webkit.ts';
import { hiddenRock, place } from './smoke.ts';
import { test } from './trial.ts';

const runs = inject('isThorough') ? 100 : 10;
/** Of each: a find and a rehide of one rock, and a new rock with a photo. */
const deeds = 5;
/** Milliseconds until everything must have arrived once the line is good. */
const patience = 90_000;

const photo = (
  await sharp({ create: { width: 900, height: 700, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer()
).toString('base64');

type Ended = 'answered' | 'kept' | 'died';

interface Deed {
  key: string;
  about: string;
  ended: Ended;
}

/** Sends a write as the app does. Null if the browser died. */
async function write(
  page: Tab,
  memberId: string,
  key: string,
  path: string,
  body: object | 'photo',
  about: string,
) {
  const asked = page.evaluate(
    async ({ path, key, memberId, header, body, photo, about, code }) => {
      const headers: Record<string, string> = { 'Idempotency-Key': key, [header]: memberId };
      let sent: FormData | string;
      if (body === 'photo') {
        sent = new FormData();
        sent.set('name', about);
        sent.set('laserEngraverId', code);
        const bytes = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0));
        sent.set('image', new File([bytes], 'rock.jpg', { type: 'image/jpeg' }));
      } else {
        headers['Content-Type'] = 'application/json';
        sent = JSON.stringify(body);
      }
      try {
        const answer = await fetch(path, { method: 'POST', headers, body: sent });
        return {
          status: answer.status,
          id: ((await answer.json()) as { foundRockId?: string }).foundRockId ?? null,
        };
      } catch {
        return { status: 0, id: null };
      }
    },
    { path, key, memberId, header: meantForHeader, body, photo, about, code: issueCode() },
  );
  return asked.catch(() => null);
}

/** Whose outbox it is, once the service worker knows. */
const isReady = (tab: Tab) =>
  tab.evaluate(
    async () =>
      navigator.serviceWorker.controller !== null &&
      (await (await caches.open('answers-for-member')).match('/kept/owner')) !== undefined,
    null,
  );

/** Sends what waits. @returns whether nothing does */
const sends = (tab: Tab): Promise<boolean> =>
  tab.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        navigator.serviceWorker.controller?.postMessage({ type: 'send' });
        const asked = indexedDB.open('outbox');
        asked.addEventListener('error', () => resolve(false));
        asked.addEventListener('success', () => {
          const db = asked.result;
          if (!db.objectStoreNames.contains('writes')) return resolve(true);
          const count = db.transaction('writes').objectStore('writes').count();
          count.addEventListener('success', () => {
            db.close();
            resolve(count.result === 0);
          });
        });
      }),
    null,
  );

/** @throws after `patience` */
async function until(is: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await is().catch(() => false))) {
    if (Date.now() > end) throw new Error('the phone has not done it in time');
    await setTimeout(300);
  }
}

/** The service worker's script with a clock that is wrong: browsers have no switch for it. */
const withClock = async (appOrigin: string, wrongBy: number) => ({
  body: `Date.now = ((now) => () => now() + ${wrongBy})(Date.now);\n${await (await fetch(`${appOrigin}/sw.js`)).text()}`,
  type: 'text/javascript',
});

interface Result {
  lost: number;
  doubled: number;
  disordered: number;
  done: number;
}

async function run(
  random: Random,
  phone: Phone,
  line: BrokenLine,
  appOrigin: string,
  [owner, finder]: [Member, Member],
): Promise<Result> {
  line.set('good');
  const wrongBy = pick(random, [-day, 0, day]);
  line.answer('/sw.js', () => withClock(appOrigin, wrongBy));
  let tabs = await phone.turnOn();
  await until(() => isReady(pick(random, tabs)));
  const rocks: OwnRock[] = [];
  for (let i = 0; i < deeds; i++) rocks.push(await hiddenRock(appOrigin, owner));

  const books: Deed[] = [];
  const states: readonly LineState[] = ['good', 'cut', 'answers lost', 'requests lost'];
  for (const [i, rock] of rocks.entries()) {
    line.set(pick(random, states));
    const page = pick(random, tabs);
    const key = crypto.randomUUID();
    const dies = random() < 0.3;
    const killing = dies ? setTimeout(between(random, 0, 120)).then(() => phone.die()) : undefined;
    const found = await write(
      page,
      finder.id,
      key,
      '/api/rocks/find',
      { laserEngraverId: rock.laserEngraverId },
      '',
    );
    books.push({
      key,
      about: `find ${rock.id}`,
      ended: found === null ? 'died' : found.status === 200 ? 'answered' : 'kept',
    });
    if (found !== null) {
      const made = found.id ?? `kept-${key}`;
      const again = await write(
        page,
        finder.id,
        crypto.randomUUID(),
        `/api/rocks/${made}/rehide`,
        { ...place, locationName: `Pier ${i}` },
        '',
      );
      books.push({
        key,
        about: `rehide ${rock.id}`,
        ended: again === null ? 'died' : again.status === 200 ? 'answered' : 'kept',
      });
      const name = `Pebble${i}`;
      const registered = await write(page, finder.id, crypto.randomUUID(), '/api/rocks', 'photo', name);
      books.push({
        key,
        about: `new ${name}`,
        ended: registered === null ? 'died' : registered.status === 200 ? 'answered' : 'kept',
      });
    }
    await killing;
    if (!dies) continue;
    if (!phone.opensOffline) line.set('good');
    tabs = await phone.turnOn();
  }

  await phone.die();
  line.set('good');
  tabs = await phone.turnOn();
  // What does not arrive is counted below.
  await until(() => sends(pick(random, tabs))).catch(() => undefined);
  await phone.die();
  await phone.erase();

  const result: Result = { lost: 0, doubled: 0, disordered: 0, done: 0 };
  const own = await ask<OwnRock[]>(appOrigin, finder, '/api/rocks/my?limit=50');
  for (const { about, ended } of books) {
    const [kind = '', what = ''] = about.split(' ');
    let times: number;
    if (kind === 'new') times = own.filter(({ name, imageUrl }) => name === what && imageUrl !== null).length;
    else {
      const journey = await ask<JourneyEntry[]>(appOrigin, finder, `/api/rocks/${what}/journey`);
      const actions = journey.map(({ actionType }) => actionType).toReversed();
      times = actions.filter(
        (action, at) => action === (kind === 'find' ? 'found' : 'hidden') && at > 0,
      ).length;
      if (!['hidden', 'hidden found', 'hidden found hidden'].includes(actions.join(' ')))
        result.disordered += 1;
    }
    result.done += times;
    if (ended !== 'died' && times < 1) result.lost += 1;
    if (times > 1) result.doubled += 1;
  }
  return result;
}

const phones = [
  { engine: 'Chromium', isMissing: false, phoneOf: chromiumPhone },
  { engine: 'WebKit', isMissing: missingForWebKit() !== undefined, phoneOf: webKitPhone },
] as const;

test.for(phones.filter(({ isMissing }) => !isMissing))(
  'what is done on a phone with $engine and a broken line, whose browser dies, arrives once and in order',
  async ({ engine, phoneOf }, { task, folder, start }) => {
    const stateDir = join(folder, engine);
    const members = await insertMembers(stateDir, 2 * runs);
    const app = await start({ stateDir });
    const screen = engine === 'WebKit' ? await openScreen() : null;
    const line = await openBrokenLine(Number(new URL(app.origin).port));
    const sum: Result = { lost: 0, doubled: 0, disordered: 0, done: 0 };
    for (let i = 0; i < runs; i++) {
      const [owner, finder] = members.slice(2 * i, 2 * i + 2);
      if (!owner || !finder) throw new Error('a run has two members');
      const phone = await phoneOf(finder.headers.Cookie.replace('sid=', ''), line, screen?.display ?? '');
      const random = randomFrom(`outbox ${inject('seed')} ${i}`);
      const result = await run(random, phone, line, app.origin, [owner, finder]);
      if (result.lost + result.doubled + result.disordered > 0)
        console.error(`run ${i} of seed ${inject('seed')} in ${engine}`, result);
      for (const name of Object.keys(sum) as (keyof Result)[]) sum[name] += result[name];
    }
    screen?.close();
    await line.close();
    await app.stop();
    const { lost, doubled, disordered, done } = sum;
    proof(task, {
      goal: 'G-B2',
      what: `writes from ${tabsOfPhone} tabs of a phone with ${engine} that dies, in ${runs} runs`,
      figure: `${done} arrived; ${lost} lost, ${doubled} doubled, ${disordered} out of order`,
      passLine: '0 lost, 0 doubled, 0 out of order',
    });
    expect({ lost, doubled, disordered }).toEqual({ lost: 0, doubled: 0, disordered: 0 });
  },
);
