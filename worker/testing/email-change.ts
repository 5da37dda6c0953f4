// A change of address, as members go through it in their browsers.
import { expect } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { withCookie, type World } from './as.ts';
import { asBrowser, newEmail, signIn, type Browser } from './browser.ts';
import { linkFor } from './letters.ts';

/** What a page says, as somebody reads it. */
export const wordsOf = async (page: Response) =>
  (await page.text())
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

export interface Somebody {
  browser: Browser;
  id: string;
  email: string;
}

/** A member who signed in with a code. */
export async function somebody(world: World, email = newEmail()): Promise<Somebody> {
  const browser = asBrowser(world);
  await signIn(world, browser, email);
  const { id } = await (await browser.open('/api/auth/user')).json<CurrentMember>();
  return { browser, id, email };
}

/** A call that the app makes in this browser. */
export function call(world: World, { cookies }: Browser, method: string, path: string, body?: object) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return withCookie(world, cookie).send(method, path, body);
}

/** Asks for a change as the settings do. */
export async function askFor(world: World, { browser, email }: Somebody, wanted = newEmail()) {
  const answer = await call(world, browser, 'PATCH', '/api/auth/user/email', { email: wanted });
  expect(answer.status).toBe(200);
  return { wanted, confirm: linkFor(world, wanted, 'confirm'), undo: linkFor(world, email, 'undo') };
}

export const confirm = (browser: Browser, token: string) =>
  browser.submit('/api/auth/email/confirm', { token });
export const undo = (browser: Browser, token: string) => browser.submit('/api/auth/email/undo', { token });
export const isSignedIn = async (browser: Browser) => (await browser.open('/api/auth/user')).status === 200;
