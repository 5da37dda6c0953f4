// Signing in and out by browser navigation: pages, forms and redirects under /api/login and /api/logout.
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import type { ErrorBody } from '../../schema/errors.ts';
import { CodeInput, SignInInput, signInWords } from '../../schema/sign-in.ts';
import { Malformed } from '../errors.ts';
import { onError } from '../http/on-error.ts';
import { router, type AppEnv } from '../http/router.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { hour, minute } from '../platform/clock.ts';
import { newToken } from '../platform/ids.ts';
import type { Admitted } from './admit.ts';
import { askedFor, enterCode } from './enter-code.ts';
import { isSignedIn } from './guards.ts';
import { leaveForIssuer, returnFromIssuer, type Errand } from './open-id.ts';
import { landing, safeReturn } from './return-to.ts';
import { sendCode } from './send-code.ts';
import { dropCookie, endSession, openSession, readCookie, writeCookie } from './sessions.ts';
import { codePage, emailPage, signInDocument, signInPolicy, type SignInPage } from './sign-in-page.ts';

type C = Context<AppEnv>;
type Problem = ErrorBody | null;

/** Binds a code to the browser; outlives the code, so that a late visitor is told why it does not work. */
const codeCookie = { name: 'code', maxAgeMs: hour } as const;
/** Binds the way back from another issuer to the browser that set out. */
const errandCookie = { name: 'errand', maxAgeMs: 10 * minute } as const;

export const signInRoutes = router()
  .get('/login', (c) => {
    const returnTo = returnOf(c, c.req.query('returnTo'));
    return explained(
      c,
      (problem) => emailView(c, { returnTo, email: '', problem }),
      async () => {
        if (await isSignedIn(c)) return c.redirect(returnTo, 303);
        return show(c, await emailView(c, { returnTo, email: '', problem: null }));
      },
    );
  })
  .post('/login', async (c) => {
    const fields = await formOf(c);
    const returnTo = returnOf(c, fields.returnTo);
    const page = (problem: Problem) => emailView(c, { returnTo, email: fields.email ?? '', problem });
    return explained(c, page, async () => {
      const { email } = parsed(SignInInput, fields);
      const token = await sendCode(c.var.ctx, { email, returnTo });
      writeCookie(c, codeCookie.name, token, codeCookie.maxAgeMs);
      // A page of its own: reloading it sends no second letter, and it survives a trip to the mail app.
      return c.redirect(fields.again ? '/api/login/code?again=1' : '/api/login/code', 303);
    });
  })
  .get('/login/code', (c) => {
    const isAgain = c.req.query('again') !== undefined;
    return explained(
      c,
      (problem) => codeView(c, { problem, isAgain }),
      async () => {
        const asked = await askedFor(c.var.ctx, readCookie(c, codeCookie.name));
        if (await isSignedIn(c)) return c.redirect(asked?.returnTo ?? '/', 303);
        if (!asked || asked.closed) throw new Malformed(asked?.closed ?? signInWords.otherBrowser);
        return show(c, codePage({ ...asked, problem: null, isAgain }));
      },
    );
  })
  .post('/login/code', async (c) => {
    const fields = await formOf(c);
    return explained(
      c,
      (problem) => codeView(c, { problem, isAgain: false }),
      async () => {
        const { code } = parsed(CodeInput, fields);
        const { member, returnTo } = await enterCode(c.var.ctx, {
          token: readCookie(c, codeCookie.name),
          code,
        });
        dropCookie(c, codeCookie.name);
        return welcome(c, member, returnTo);
      },
    );
  })
  .get('/login/oidc', (c) => {
    const returnTo = returnOf(c, c.req.query('returnTo'));
    return explained(
      c,
      (problem) => emailView(c, { returnTo, email: '', problem }),
      async () => {
        if (await isSignedIn(c)) return c.redirect(returnTo, 303);
        const { url, errand } = await leaveForIssuer(c.var.ctx, { callback: callbackOf(c), returnTo });
        writeCookie(
          c,
          errandCookie.name,
          new URLSearchParams({ ...errand }).toString(),
          errandCookie.maxAgeMs,
        );
        return c.redirect(url, 303);
      },
    );
  })
  .get('/login/oidc/callback', (c) => {
    const errand = errandOf(c);
    const returnTo = returnOf(c, errand?.returnTo);
    return explained(
      c,
      (problem) => emailView(c, { returnTo, email: '', problem }),
      async () => {
        dropCookie(c, errandCookie.name);
        return welcome(c, await returnFromIssuer(c.var.ctx, { url: new URL(c.req.url), errand }), returnTo);
      },
    );
  })
  .get('/logout', async (c) => {
    const purpose = c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? '';
    // A link on another site, or a browser that looks ahead, signs nobody out.
    if (isSameOrigin(c.req.raw) && !/\bprefetch\b/i.test(purpose)) await endSession(c);
    return c.redirect('/', 303);
  });

const originOf = (c: C) => new URL(c.req.url).origin;
const callbackOf = (c: C) => `${originOf(c)}/api/login/oidc/callback`;
const returnOf = (c: C, text: string | undefined) => safeReturn(text, originOf(c));

async function welcome(c: C, member: Admitted, returnTo: string): Promise<Response> {
  await openSession(c, member);
  return c.redirect(landing(returnTo, member.isFirstLogin), 303);
}

/** The fields of a form; none when it is none. */
async function formOf(c: C): Promise<Record<string, string>> {
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
  if (!isUrlencoded) return {};
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())));
}

function parsed<S extends z.core.$ZodType>(schema: S, fields: Record<string, string>): z.output<S> {
  const result = z.safeParse(schema, fields);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Malformed(issue?.message ?? '', issue?.path.join('.'));
}

function errandOf(c: C): Errand | null {
  const kept = new URLSearchParams(readCookie(c, errandCookie.name));
  const [state, nonce, verifier] = [kept.get('state'), kept.get('nonce'), kept.get('verifier')];
  return state && nonce && verifier
    ? { state, nonce, verifier, returnTo: kept.get('returnTo') ?? '/' }
    : null;
}

async function emailView(
  c: C,
  view: { returnTo: string; email: string; problem: Problem },
): Promise<SignInPage> {
  const { config } = c.var.ctx;
  const asked = await askedFor(c.var.ctx, readCookie(c, codeCookie.name)).catch(() => null);
  return emailPage({
    ...view,
    productName: config.productName,
    waitingFor: asked && !asked.closed ? asked.email : null,
    issuer: config.oidc?.name ?? null,
  });
}

/** The page for the code; for a new one once the old one is over. */
async function codeView(
  c: C,
  { problem, isAgain }: { problem: Problem; isAgain: boolean },
): Promise<SignInPage> {
  const asked = await askedFor(c.var.ctx, readCookie(c, codeCookie.name)).catch(() => null);
  if (asked && !asked.closed) return codePage({ ...asked, problem, isAgain });
  return emailView(c, { returnTo: asked?.returnTo ?? '/', email: asked?.email ?? '', problem });
}

/** Takes a step; what stands in its way becomes a sentence in the page, with the status that any call would have. */
async function explained(
  c: C,
  page: (problem: Problem) => Promise<SignInPage>,
  step: () => Promise<Response>,
) {
  try {
    return await step();
  } catch (error) {
    const refusal = onError(error instanceof Error ? error : new Error(String(error)), c);
    return show(c, await page(await refusal.json<ErrorBody>()), refusal.status);
  }
}

async function show(c: C, page: SignInPage, status = 200): Promise<Response> {
  const nonce = newToken();
  c.header('Content-Security-Policy', signInPolicy(nonce));
  // Every status here comes with a page.
  return c.html(
    signInDocument(page, { productName: c.var.ctx.config.productName, nonce }),
    status as ContentfulStatusCode,
  );
}
