// Keeps writes before they are sent, and sends those that got no answer once there is a network: each once, in their
// order, and by one at a time.
import { refusalCodeHeader } from '../../schema/errors.ts';
import { happenedAgoHeader } from '../../schema/happened-ago.ts';
import { meantForHeader } from '../../schema/meant-for.ts';
import type { FromServiceWorker } from '../../schema/offline.ts';
import { whileFree, whileHeld } from '../outbox/hold.ts';
import { dropWrite, keepWrite, keptWrites, madeBy, noteMade, type KeptWrite } from '../outbox/kept-write.ts';
import { keyOf, writeOf } from './writes.ts';
import { say as said } from '../../schema/words/say.ts';

/** What was done in this time before is of now. Milliseconds. */
const justNow = 60_000;
/** The server knows an idempotency key for two days. */
const keyIsKnown = 40 * 3_600_000;
const standIn = /\/kept-([\w-]+)\//;

type Say = (message: FromServiceWorker) => Promise<void>;

/** Sends a write, which is kept until it has an answer. @param say tells the page that it is kept */
export function sendOrKeep(request: Request, say: Say): Promise<Response> {
  // Nobody changes it meanwhile, or sends it a second time.
  return whileHeld(keyOf(request), () => sendNow(request, say));
}

async function sendNow(request: Request, say: Say): Promise<Response> {
  const write = await keepFirst(request.clone());
  try {
    // What it is about is not known to the server yet.
    if (write && standIn.test(write.path)) throw new TypeError('waits for another write');
    // What was done before arrives before it.
    if (write && (await hasEarlier(write))) await sendKept(write.memberId, say);
    const answer = await fetch(request);
    if (write) await dropWrite(write.key).catch(() => undefined);
    return answer;
  } catch (error) {
    // A page tells a kept write by the failed request, so this one gets an answer: see web/lib/api-error.ts.
    if (!write) return new Response(null, { status: 507 });
    await say({ type: 'outbox' });
    throw error;
  }
}

const hasEarlier = async ({ key, memberId }: KeptWrite): Promise<boolean> =>
  (await keptWrites(memberId)).some((one) => one.key !== key && one.state === 'waiting');

/** Offline nothing arrives. */
const triedAt = () => (navigator.onLine ? Date.now() : null);

/** Before it is sent, since the phone may die in between. Null where the device keeps nothing. */
async function keepFirst(request: Request): Promise<KeptWrite | null> {
  try {
    const write = await writeOf(request);
    await keepWrite({ ...write, triedAt: triedAt() });
    return write;
  } catch {
    return null;
  }
}

/**
 * Sends what waits, until the network fails.
 * @param memberId who is signed in
 */
export async function sendKept(memberId: string, say: Say): Promise<void> {
  // Of two versions, or a page's click and the network's return, one sends.
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const { key, state } of await keptWrites(memberId)) {
      if (state !== 'waiting') continue;
      const goesOn = await whileFree(key, async () => {
        // Another write, or its member, may have changed it.
        const all = await keptWrites(memberId);
        const write = all.find((one) => one.key === key);
        return write?.state !== 'waiting' || sendOne(write, all, say);
      });
      // Nothing overtakes what its member is changing just now.
      if (goesOn !== true) return;
    }
  });
}

/** @returns whether to go on */
async function sendOne(write: KeptWrite, all: readonly KeptWrite[], say: Say): Promise<boolean> {
  const path = await pathOf(write);
  if (path === null) {
    const isWaiting = all.some(
      ({ key, state }) => key === standIn.exec(write.path)?.[1] && state !== 'refused',
    );
    if (!isWaiting) await refuse(write, said('outbox', 'dependsOnRefused'), say);
    return true;
  }
  const now = Date.now();
  if (write.kind === 'comment' && write.triedAt !== null && now - write.triedAt > keyIsKnown) {
    await keepWrite({ ...write, state: 'ask' });
    await say({ type: 'outbox' });
    return true;
  }
  await keepWrite({ ...write, triedAt: triedAt() ?? write.triedAt });
  const { key, memberId, method, contentType, body, at } = write;
  const headers = new Headers({ 'Idempotency-Key': key, [meantForHeader]: memberId });
  if (contentType !== null) headers.set('Content-Type', contentType);
  // Who was there too was there before now.
  if (now - at > justNow || write.kind === 'seen') headers.set(happenedAgoHeader, String(now - at));
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body.byteLength > 0 ? body : null });
  } catch {
    return false;
  }
  if (answer.ok) {
    await noteAnswer(write, answer);
    await dropWrite(key);
    await say({ type: 'sent', kind: write.kind, about: write.about });
    return true;
  }
  if (answer.status === 401) {
    await say({ type: 'sign-in' });
    return false;
  }
  // Later: this member has done much of it today, or the server is down.
  if (answer.status === 429) return true;
  if (answer.status >= 500) return false;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  const code = answer.headers.get(refusalCodeHeader);
  // It was changed after an attempt whose answer was lost.
  const hasArrived = answer.status === 422;
  await refuse({ ...write, code }, hasArrived ? said('outbox', 'arrivedUnchanged') : (message ?? ''), say);
  return true;
}

async function refuse(write: KeptWrite, words: string, say: Say): Promise<void> {
  await keepWrite({ ...write, state: 'refused', words });
  await say({ type: 'outbox' });
}

/** Null while another write has not made what this one is about. */
async function pathOf({ path }: KeptWrite): Promise<string | null> {
  const key = standIn.exec(path)?.[1];
  if (key === undefined) return path;
  const id = await madeBy(key);
  return id === undefined ? null : path.replace(standIn, `/${encodeURIComponent(id)}/`);
}

async function noteAnswer({ key, kind }: KeptWrite, answer: Response): Promise<void> {
  if (kind !== 'find' && kind !== 'register') return;
  const made = (await answer.json()) as { foundRockId?: string; id?: string };
  const id = kind === 'find' ? made.foundRockId : made.id;
  if (id !== undefined) await noteMade(key, id);
}
