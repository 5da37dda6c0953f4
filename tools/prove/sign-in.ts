// Signs people in over HTTP, by the code in an email, as their browsers do.
import { setTimeout } from 'node:timers/promises';
import { newestCode } from '../e2e/inbox.ts';
import type { Member } from './members.ts';

/** An email that has not arrived by then never will. */
const patienceMs = 10_000;

/** @returns the member, who is new unless the address is known. Throws unless the app signs them in */
export async function signInByCode(origin: string, email: string): Promise<Member> {
  const address = newAddress();
  const cookies = new Map<string, string>();
  const submit = async (path: string, fields: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { 'CF-Connecting-IP': address, Cookie: textOf(cookies) },
    });
    if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
  };
  await submit('/api/login', { email, returnTo: '/' });
  await submit('/api/login/code', { code: await codeFor(origin, email) });
  const headers = { 'CF-Connecting-IP': address, Cookie: textOf(cookies) };
  const answer = await fetch(`${origin}/api/auth/user`, { headers });
  if (answer.status !== 200) throw new Error(`/api/auth/user: ${answer.status} ${await answer.text()}`);
  // The call's own type.
  const { id } = (await answer.json()) as { id: string };
  return { id, headers };
}

async function codeFor(origin: string, email: string): Promise<string> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const code = await newestCode(origin, email);
    if (code !== undefined) return code;
    if (performance.now() > until) throw new Error(`/api/login: no code for ${email} has arrived`);
    await setTimeout(100);
  }
}

const textOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Any IP address, so that no two people share a rate limit. */
function newAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}
