import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { between, randomFrom, type Random } from '../../painting/random.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import { meantForHeader } from '../../schema/meant-for.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { proof } from '../../worker/testing/proof.ts';
import { ensureBrowser } from '../browser.ts';
import { openBrokenLine, type BrokenLine, type LineState } from './broken-line.ts';
import { ask, insertMembers, type Member } from './members.ts';
import { hiddenRock, place } from './smoke.ts';
import { test } from './trial.ts';

const runs = inject('isThorough') ? 100 : 10;
/** Of each: a find and a rehide of one rock, and a new rock with a photo. */
const deeds = 5;
const tabs = 3;
/** Milliseconds until everything must have arrived once the line is good. */
const patience = 90_000;

const executablePath = ensureBrowser();
const photo = (
  await sharp({ create: { width: 900, height: 700, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer()
).toString('base64');

/** A phone, with what it has kept on its disk. */
interface Phone {
  userDataDir: string;
  token: string;
}

async function turnOn(
  { userDataDir, token }: Phone,
  { origin }: BrokenLine,
): Promise<{ browser: Browser; pages: Page[] }> {
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  await browser.setCookie({ name: 'sid', value: token, domain: 'localhost', httpOnly: true });
  const pages: Page[] = [];
  for (let tab = 0; tab < tabs; tab++) {
    const page = await browser.newPage();
    await page
      .goto(`${origin}/my-rocks`, { waitUntil: 'domcontentloaded', timeout: 60_000 })
      .catch(() => undefined);
    pages.push(page);
  }
  return { browser, pages };
}

/** SIGKILL, as when a battery is pulled out. */
async function die(browser: Browser): Promise<void> {
  const pid = browser.process()?.pid;
  // Its process group: the main process and its children.
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  await browser.disconnect().catch(() => undefined);
  await setTimeout(200);
}

type Ended = 'answered' | 'kept' | 'died';

interface Deed {
  key: string;
  about: string;
  ended: Ended;
}

/** Sends a write as the app does. Null if the browser died. */
async function write(
  page: Page,
  memberId: string,
  key: string,
  path: string,
  body: object | 'photo',
  about: string,
) {
  const asked = page.evaluate(
    async ({ path, key, memberId, header, body, photo, about }) => {
      const headers: Record<string, string> = { 'Idempotency-Key': key, [header]: memberId };
      let sent: FormData | string;
      if (body === 'photo') {
        sent = new FormData();
        sent.set('name', about);
        sent.set('laserEngraverId', `MADE-UP-${key}`);
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
    { path, key, memberId, header: meantForHeader, body, photo, about },
  );
  return asked.catch(() => null);
}

const hasNothingLeft = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
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
  );

interface Result {
  lost: number;
  doubled: number;
  disordered: number;
  done: number;
}

async function run(
  random: Random,
  line: BrokenLine,
  appOrigin: string,
  [owner, finder]: [Member, Member],
): Promise<Result> {
  const phone: Phone = {
    userDataDir: await mkdtemp(join(tmpdir(), 'rockabout-phone-')),
    token: finder.headers.Cookie.replace('sid=', ''),
  };
  line.set('good');
  let { browser, pages } = await turnOn(phone, line);
  await pages[0]?.waitForFunction(() => navigator.serviceWorker.controller, { timeout: 60_000 });
  // Whose outbox it is.
  await pages[0]?.waitForFunction(
    async () => (await (await caches.open('answers-for-member')).match('/kept/owner')) !== undefined,
    { timeout: 60_000 },
  );
  const rocks: OwnRock[] = [];
  for (let i = 0; i < deeds; i++) rocks.push(await hiddenRock(appOrigin, owner));

  const books: Deed[] = [];
  const states: readonly LineState[] = ['good', 'cut', 'answers lost', 'requests lost'];
  for (const [i, rock] of rocks.entries()) {
    line.set(states[Math.floor(random() * states.length)] ?? 'cut');
    const page = pages[Math.floor(random() * pages.length)];
    if (!page) throw new Error('no tab is open');
    const key = crypto.randomUUID();
    const dies = random() < 0.3;
    const killing = dies ? setTimeout(between(random, 0, 120)).then(() => die(browser)) : undefined;
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
    if (dies) ({ browser, pages } = await turnOn(phone, line));
  }

  line.set('good');
  const [page] = pages;
  if (!page) throw new Error('no tab is open');
  await page.goto(`${line.origin}/my-rocks`);
  const end = Date.now() + patience;
  while (!(await hasNothingLeft(page).catch(() => false))) {
    if (Date.now() > end) break;
    await page
      .evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'send' }))
      .catch(() => undefined);
    await setTimeout(300);
  }
  await die(browser);
  await rm(phone.userDataDir, { recursive: true, force: true, maxRetries: 5 });

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

test('what is done on a phone with a broken line, whose browser dies, arrives once and in order', async ({
  task,
  stateDir,
  start,
}) => {
  const members = await insertMembers(stateDir, 2 * runs);
  const app = await start();
  const line = await openBrokenLine(Number(new URL(app.origin).port));
  const sum: Result = { lost: 0, doubled: 0, disordered: 0, done: 0 };
  for (let i = 0; i < runs; i++) {
    const [owner, finder] = members.slice(2 * i, 2 * i + 2);
    if (!owner || !finder) throw new Error('a run has two members');
    const result = await run(randomFrom(`outbox ${inject('seed')} ${i}`), line, app.origin, [owner, finder]);
    if (result.lost + result.doubled + result.disordered > 0)
      console.error(`run ${i} of seed ${inject('seed')}`, result);
    for (const name of Object.keys(sum) as (keyof Result)[]) sum[name] += result[name];
  }
  await line.close();
  await app.stop();
  const { lost, doubled, disordered, done } = sum;
  proof(task, {
    goal: 'G-B2',
    what: `writes from three tabs of a phone that dies, in ${runs} runs`,
    figure: `${done} arrived; ${lost} lost, ${doubled} doubled, ${disordered} out of order`,
    passLine: '0 lost, 0 doubled, 0 out of order',
  });
  expect({ lost, doubled, disordered }).toEqual({ lost: 0, doubled: 0, disordered: 0 });
});
