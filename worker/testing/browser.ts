// A browser for sign-in tests: it keeps cookies, posts forms and does not follow redirects.
import { env } from 'cloudflare:test';
import { answered, makeWorld, newAddress, origin, type World } from './as.ts';
import { newId } from '../platform/ids.ts';

export interface Browser {
  cookies: Map<string, string>;
  /** A navigation. `headers` override the browser's own. */
  open(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Submits a form of one of our pages. */
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** A DELETE by a script of one of our pages. */
  remove(path: string): Promise<Response>;
  /** A POST of JSON by a script of one of our pages. */
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
}

/** @param bindings override the test's own, for example with an issuer or a failing store */
export function asBrowser(world: World, bindings: Partial<Env> = {}, address = newAddress()): Browser {
  const cookies = new Map<string, string>();

  async function send(
    path: string,
    init: RequestInit,
    extra: Record<string, string> = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('CF-Connecting-IP', address);
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    const { deps } = world;
    const answer = await answered({ deps, env: { ...env, ...bindings } }, path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/;\s*Max-Age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const site = { 'Sec-Fetch-Site': 'same-origin' };
  const page = { ...site, Origin: origin };
  return {
    cookies,
    open: (path, headers) => send(path, { headers: { ...site, 'Sec-Fetch-Mode': 'navigate' } }, headers),
    submit: (path, fields, headers) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: page }, headers),
    remove: (path) => send(path, { method: 'DELETE', headers: page }),
    post: (path, body = {}, headers) =>
      send(
        path,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...page, 'Content-Type': 'application/json' },
        },
        headers,
      ),
  };
}

/** An email address that no other test uses. */
export const newEmail = () => `${newId()}@example.test`;

/** The code in the newest email to this address. */
export function codeFor(world: World, email: string): string {
  const newest = world.emails.findLast(({ to }) => to === email);
  const [code] = /\d{3} \d{3}/.exec(newest?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

/** A code that differs from the right one. */
export const wrongFor = (code: string) => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));

/** Requests a code and enters it. */
export async function signIn(
  world: World,
  browser: Browser,
  email = newEmail(),
  returnTo = '/',
): Promise<Response> {
  await browser.submit('/api/login', { email, returnTo });
  return browser.submit('/api/login/code', { code: codeFor(world, email) });
}

/** A browser that signed in with a code, the path it was redirected to, and its session token. */
export async function signedIn(world: World = makeWorld(), bindings: Partial<Env> = {}, email = newEmail()) {
  const browser = asBrowser(world, bindings);
  const answer = await signIn(world, browser, email);
  const landed = answer.headers.get('Location');
  return { world, browser, email, landed, token: browser.cookies.get('__Host-sid') ?? '' };
}

/** A browser that requested a code. `enter` submits the right code unless another is given. */
export async function waiting(world: World = makeWorld(), bindings: Partial<Env> = {}) {
  const browser = asBrowser(world, bindings);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const right = codeFor(world, email);
  const enter = (code = right) => browser.submit('/api/login/code', { code });
  return { world, browser, email, right, enter };
}

/** The same cookies with other bindings, such as a failing store. */
export function withBindings(world: World, { cookies }: Browser, bindings: Partial<Env>): Browser {
  const same = asBrowser(world, bindings);
  for (const [name, value] of cookies) same.cookies.set(name, value);
  return same;
}

export const statusOf = async (browser: Browser) => (await browser.open('/api/auth/user')).status;
