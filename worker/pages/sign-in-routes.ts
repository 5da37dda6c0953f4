// Signing in and out by browser navigation: pages, forms and redirects under /api/login and /api/logout.
import { CodeInput, SignInInput } from '../../schema/sign-in.ts';
import { Malformed } from '../errors.ts';
import { dropCookie, readCookie, writeCookie } from '../http/cookies.ts';
import { formOf, parsed } from '../http/form.ts';
import { keptSpeech, speakTo } from '../http/language.ts';
import { router } from '../http/router.ts';
import { isPrefetch, isSameOrigin } from '../http/same-origin.ts';
import { hour, minute } from '../platform/clock.ts';
import type { Admitted } from '../members/admit.ts';
import { askedFor, enterCode } from '../members/enter-code.ts';
import { isSignedIn } from '../members/guards.ts';
import { knownCookie, rememberBrowser } from '../members/known-browsers.ts';
import { leaveForIssuer, returnFromIssuer, type AuthRequest } from '../members/open-id.ts';
import { explained, show, type PageContext as C, type View } from './card.tsx';
import { landing, safeReturn } from '../members/return-to.ts';
import { sendCode } from '../members/send-code.ts';
import { adoptLanguage } from '../members/set-language.ts';
import { endSession, openSession } from '../members/sessions.ts';
import { codePage, emailPage, signOutPage } from './sign-in-pages.tsx';
import { dropPendingFinds, keepPendingFindsOnReturn } from '../members/pending-find-cookie.ts';
import { say } from '../../schema/words/say.ts';

/** Binds a code to the browser; outlives the code, so that a late visitor learns why it does not work. */
const codeCookie = { name: 'code', maxAgeMs: hour } as const;
/** Binds the callback of an OpenID issuer to the browser that started the sign-in. */
const errandCookie = { name: 'errand', maxAgeMs: 10 * minute } as const;

export const signInRoutes = router()
  .get('/login', (c) => {
    const returnTo = returnOf(c, c.req.query('returnTo'));
    const view = emailView(c, returnTo);
    return explained(c, view, async () =>
      (await isSignedIn(c)) ? c.redirect(returnTo, 303) : show(c, await view(null)),
    );
  })
  .post('/login', async (c) => {
    const fields = await formOf(c);
    const returnTo = returnOf(c, fields.returnTo);
    return explained(c, emailView(c, returnTo, fields.email), async () => {
      const { email } = parsed(SignInInput, fields);
      const known = readCookie(c, knownCookie.name);
      const token = await sendCode(c.var.ctx, { email, returnTo, known, speech: c.var });
      writeCookie(c, codeCookie.name, token, codeCookie.maxAgeMs);
      // A separate page: reloading it sends no second email, and it survives a trip to the mail app.
      return c.redirect(fields.again ? '/api/login/code?again=1' : '/api/login/code', 303);
    });
  })
  .get('/login/code', (c) =>
    explained(c, codeView(c), async () => {
      const asked = await askedFor(c.var.ctx, readCookie(c, codeCookie.name));
      if (await isSignedIn(c)) return c.redirect(asked?.returnTo ?? '/', 303);
      if (!asked || asked.closed) throw new Malformed(asked?.closed ?? say('signIn', 'otherBrowser'));
      return show(
        c,
        codePage(c.var.words, { ...asked, problem: null, isAgain: c.req.query('again') !== undefined }),
      );
    }),
  )
  .post('/login/code', async (c) => {
    const fields = await formOf(c);
    return explained(c, codeView(c), async () => {
      const { code } = parsed(CodeInput, fields);
      const token = readCookie(c, codeCookie.name);
      const { ctx, language, unit } = c.var;
      const { member, returnTo } = await enterCode(ctx, { token, code, language, unit });
      dropCookie(c, codeCookie.name);
      return welcome(c, member, returnTo);
    });
  })
  .get('/login/oidc', (c) => {
    const returnTo = returnOf(c, c.req.query('returnTo'));
    return explained(c, emailView(c, returnTo), async () => {
      if (await isSignedIn(c)) return c.redirect(returnTo, 303);
      const callback = new URL('/api/login/oidc/callback', c.req.url).href;
      const { url, errand } = await leaveForIssuer(c.var.ctx, { callback, returnTo });
      const kept = new URLSearchParams({ ...errand }).toString();
      writeCookie(c, errandCookie.name, kept, errandCookie.maxAgeMs);
      return c.redirect(url, 303);
    });
  })
  .get('/login/oidc/callback', (c) => {
    const errand = errandOf(c);
    const returnTo = returnOf(c, errand?.returnTo);
    return explained(c, emailView(c, returnTo), async () => {
      dropCookie(c, errandCookie.name);
      const { ctx, language, unit } = c.var;
      const member = await returnFromIssuer(ctx, { url: new URL(c.req.url), errand, language, unit });
      return welcome(c, member, returnTo);
    });
  })
  .get('/logout', (c) =>
    explained(c, signOutView(c), async () => {
      // A link on another site, or a prefetch, signs nobody out.
      if (isSameOrigin(c.req.raw) && !isPrefetch(c.req.raw)) {
        await endSession(c);
        // The next user of this device has not clicked.
        dropPendingFinds(c);
      }
      return c.redirect('/', 303);
    }),
  );

const returnOf = (c: C, text: string | undefined) => safeReturn(text, new URL(c.req.url).origin);

async function welcome(c: C, member: Admitted, returnTo: string): Promise<Response> {
  await openSession(c, member);
  await rememberBrowser(c, member.id);
  await speakTo(c, await adoptLanguage(c.var.ctx, member, keptSpeech(c)));
  await keepPendingFindsOnReturn(c, returnTo);
  return c.redirect(landing(returnTo, member.isFirstLogin), 303);
}

function errandOf(c: C): AuthRequest | null {
  const kept = new URLSearchParams(readCookie(c, errandCookie.name));
  const [state, nonce, verifier] = [kept.get('state'), kept.get('nonce'), kept.get('verifier')];
  if (!state || !nonce || !verifier) return null;
  return { state, nonce, verifier, returnTo: kept.get('returnTo') ?? '/' };
}

const signOutView =
  (c: C): View =>
  async (problem) =>
    signOutPage(c.var.words, c.var.ctx.config.productName, problem);

/** The code that this browser waits for, as an extra on the page: null if it cannot be read. */
const waiting = (c: C) => askedFor(c.var.ctx, readCookie(c, codeCookie.name)).catch(() => null);

function emailView(c: C, returnTo: string, email = ''): View {
  const { productName, oidc } = c.var.ctx.config;
  return async (problem) => {
    const asked = await waiting(c);
    const waitingFor = asked && !asked.closed ? asked.email : null;
    return emailPage(c.var.words, {
      productName,
      returnTo,
      email,
      problem,
      waitingFor,
      issuer: oidc?.name ?? null,
    });
  };
}

/** The page to enter the code, or to request a new one once the old one has expired. */
function codeView(c: C): View {
  return async (problem) => {
    const asked = await waiting(c);
    if (asked && !asked.closed) return codePage(c.var.words, { ...asked, problem, isAgain: false });
    return emailView(c, asked?.returnTo ?? '/', asked?.email)(problem);
  };
}
