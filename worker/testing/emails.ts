// Email changes: requesting one, reading the links in its emails, and opening them in a browser.
import { expect } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { withCookie, type Person, type World } from './as.ts';
import { asBrowser, newEmail, signIn, type Browser } from './browser.ts';

export async function askForAddress(person: Person, email: string): Promise<void> {
  const answer = await person.send('PATCH', '/api/auth/user/email', { email });
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}`);
}

/** Path and token of the newest link of this kind to an address; null if no email has one. */
export function linkFor(world: World, to: string, step: 'confirm' | 'undo') {
  const pattern = new RegExp(`https?://\\S+/api/auth/email/${step}\\?token=(\\S+)`);
  for (const email of world.emails.toReversed()) {
    const [link, token] = (email.to === to && pattern.exec(email.text)) || [];
    if (link !== undefined && token !== undefined)
      return { link, path: link.replace(/^https?:\/\/[^/]+/, ''), token };
  }
  return null;
}

/** Token of the newest link. Throws if there is none. */
export function tokenFor(world: World, to: string, step: 'confirm' | 'undo'): string {
  const found = linkFor(world, to, step);
  if (!found) throw new Error(`no email to ${to} had a link to ${step}`);
  return found.token;
}

/** Submits the form of the page that a link opens. */
export const answerLink = (person: Person, step: 'confirm' | 'undo', token: string): Promise<Response> =>
  person.send('POST', `/api/auth/email/${step}`, new URLSearchParams({ token }));

/** The visible text of a page. */
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

/** An API call that the app makes in this browser. */
export function call(world: World, { cookies }: Browser, method: string, path: string, body?: object) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return withCookie(world, cookie).send(method, path, body);
}

/** Requests an email change as the settings do. */
export async function askFor(world: World, { browser, email }: Somebody, wanted = newEmail()) {
  const answer = await call(world, browser, 'PATCH', '/api/auth/user/email', { email: wanted });
  expect(answer.status).toBe(200);
  return { wanted, confirm: linkFor(world, wanted, 'confirm'), undo: linkFor(world, email, 'undo') };
}

export const confirm = (browser: Browser, token: string) =>
  browser.submit('/api/auth/email/confirm', { token });
export const undo = (browser: Browser, token: string) => browser.submit('/api/auth/email/undo', { token });
export const isSignedIn = async (browser: Browser) => (await browser.open('/api/auth/user')).status === 200;
