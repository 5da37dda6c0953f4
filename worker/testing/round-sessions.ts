// Signing in and out, another address, and leaving, each until it is heard of; sessions that are over stay over.
import { day } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { asMember, asStranger, type Person } from './as.ts';
import { asBrowser, codeFor, newEmail } from './browser.ts';
import { repeated, rowsIn, type Client } from './insistence.ts';
import { tokenFor } from './letters.ts';

type Member = Awaited<ReturnType<typeof asMember>>;

/** Somebody whose sessions have ended stays out, also while stores fail. */
export async function mustBeOver({ tally, send }: Client, person: Pick<Person, 'request'>): Promise<void> {
  for (let i = 0; i < 10; i++) {
    const { status } = await send(() => person.request('/api/auth/user'));
    if (status === 200) tally.letIn += 1;
    else tally.refusedEntry += 1;
  }
}

/** Signs in with a code, and out. */
export async function comeAndGo(client: Client): Promise<void> {
  const { world, write } = client;
  const email = newEmail();
  const browser = asBrowser(world, world.env);
  // A code whose answer was lost is used up: the next try asks for another one; one network gets ten in a day.
  await write({
    what: 'sign in',
    send: async () => {
      const asked = await browser.submit('/api/login', { email, returnTo: '/' });
      if (asked.status !== 303) return asked;
      const entered = await browser.submit('/api/login/code', { code: codeFor(world, email) });
      return entered.status === 400 ? new Response(null, { status: 503 }) : entered;
    },
    count: rowsIn('members', 'email = ?', email),
    pause: day / 8,
  });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sessionHash = await sha256(browser.cookies.get('__Host-sid') ?? '');
  await write({
    what: 'sign out',
    send: () => browser.open('/api/logout'),
    count: rowsIn('ended_sessions', 'session_hash = ?', sessionHash),
  });
  const old = asStranger(world);
  await mustBeOver(client, { request: (path) => old.request(path, { headers: { Cookie: cookie } }) });
}

/** Another address: asked for by one, confirmed by another, for a link lives an hour. */
export async function move({ world, write }: Client): Promise<void> {
  const [asking, member] = [await asMember(world), await asMember(world)];
  await write({
    what: 'ask for another address',
    send: repeated(asking, 'PATCH', '/api/auth/user/email', { email: newEmail() }),
    count: rowsIn('email_changes', 'member_id = ? AND ended_at IS NULL', asking.member.id),
    // Only so many letters go out in a day.
    pause: day / 4,
  });
  const email = newEmail();
  const { id } = member.member;
  await repeated(member, 'PATCH', '/api/auth/user/email', { email })();
  const token = tokenFor(world, email, 'confirm');
  await write({
    what: 'confirm it',
    send: () =>
      member.request('/api/auth/email/confirm', {
        method: 'POST',
        body: new URLSearchParams({ token }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    already: [401, 409],
    count: rowsIn('members', 'id = ? AND email = ?', id, email),
  });
}

export async function leave(client: Client, member: Member): Promise<void> {
  const { id } = member.member;
  await client.write({
    what: 'delete an account',
    send: repeated(member, 'DELETE', '/api/user/account'),
    already: [401],
    count: async () => 1 - (await rowsIn('members', 'id = ?', id)()),
  });
  await mustBeOver(client, member);
}
