// Browsers that are signed in, or wait for a code, as most tests of sessions begin.
import { makeWorld, type World } from './as.ts';
import { asBrowser, codeFor, newEmail, signIn, type Browser } from './browser.ts';

/** A browser that signed in with a code, where that led, and the token of its session. */
export async function signedIn(world: World = makeWorld(), bindings: Partial<Env> = {}, email = newEmail()) {
  const browser = asBrowser(world, bindings);
  const answer = await signIn(world, browser, email);
  const landed = answer.headers.get('Location');
  return { world, browser, email, landed, token: browser.cookies.get('__Host-sid') ?? '' };
}

/** A browser that asked for a code; `enter` types the right one, or another. */
export async function waiting(world: World = makeWorld(), bindings: Partial<Env> = {}) {
  const browser = asBrowser(world, bindings);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const right = codeFor(world, email);
  const enter = (code = right) => browser.submit('/api/login/code', { code });
  return { world, browser, email, right, enter };
}

/** The same browser where a binding is different, such as a store that fails. */
export function withBindings(world: World, { cookies }: Browser, bindings: Partial<Env>): Browser {
  const same = asBrowser(world, bindings);
  for (const [name, value] of cookies) same.cookies.set(name, value);
  return same;
}

export const statusOf = async (browser: Browser) => (await browser.open('/api/auth/user')).status;
