// Routes of the links in emails about a change of address.
import { Unauthorized } from '../errors.ts';
import { dropCookie, readCookie, writeCookie } from '../http/cookies.ts';
import { formOf } from '../http/form.ts';
import { router } from '../http/router.ts';
import { hour } from '../platform/clock.ts';
import { previewConfirm, previewUndo, confirmEmail, undoEmail } from '../members/email-links.ts';
import {
  confirmedPage,
  confirmPage,
  refusalPage,
  signInFirstPage,
  undonePage,
  undoPage,
} from './email-link-pages.tsx';
import { asViewer } from '../members/guards.ts';
import { explained, show, type PageContext, type View } from './card.tsx';
import { confirmPath } from '../members/return-to.ts';
import { openSession } from '../members/sessions.ts';

/** Carries the token through the sign-in, so that no row or other address contains it. Lives as long as the link. */
const changeCookie = { name: 'change', maxAgeMs: hour } as const;

export const emailLinkRoutes = router()
  .get('/auth/email/confirm', (c) => {
    const token = c.req.query('token') ?? readCookie(c, changeCookie.name) ?? '';
    return signedIn(c, token, async () => {
      const addresses = await asViewer(c, (ctx) => previewConfirm(ctx, token));
      return show(c, confirmPage(c.var.words, c.var.ctx.config.productName, addresses, token));
    });
  })
  .post('/auth/email/confirm', async (c) => {
    const { token = '' } = await formOf(c);
    return signedIn(c, token, async () => {
      const { addresses, member } = await asViewer(c, (ctx) => confirmEmail(ctx, token));
      dropCookie(c, changeCookie.name);
      // The address has changed, even if no new session can be opened.
      await openSession(c, member).catch((cause) =>
        c.var.log.failure('no session after a confirmation', cause),
      );
      return show(c, confirmedPage(c.var.words, c.var.ctx.config.productName, addresses));
    });
  })
  .get('/auth/email/undo', (c) => {
    const token = c.req.query('token') ?? '';
    return explained(c, refusal(c), async () => {
      const addresses = await previewUndo(c.var.ctx, token);
      return show(c, undoPage(c.var.words, c.var.ctx.config.productName, addresses, token));
    });
  })
  .post('/auth/email/undo', async (c) => {
    const { token = '' } = await formOf(c);
    return explained(c, refusal(c), async () => {
      const addresses = await undoEmail(c.var.ctx, token);
      return show(c, undonePage(c.var.words, c.var.ctx.config.productName, addresses));
    });
  });

/** Runs a step that needs the member's session. Without one the page asks to sign in, which leads back here. */
function signedIn(c: PageContext, token: string, step: () => Promise<Response>): Promise<Response> {
  return explained(c, refusal(c), async () => {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      writeCookie(c, changeCookie.name, token, changeCookie.maxAgeMs);
      const signIn = `/api/login?${new URLSearchParams({ returnTo: confirmPath }).toString()}`;
      return show(c, signInFirstPage(c.var.words, c.var.ctx.config.productName, signIn), 401);
    }
  });
}

function refusal(c: PageContext): View {
  const { productName } = c.var.ctx.config;
  return async (problem) => refusalPage(c.var.words, productName, problem ?? { message: '' });
}
