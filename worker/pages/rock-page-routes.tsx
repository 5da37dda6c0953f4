// The route of a rock's page: for everybody, or as its painter chose.
import type { Context } from 'hono';
import { type RockState } from '../../schema/rock-page.ts';
import { rockPath } from '../../schema/pages.ts';
import { asMember } from '../context.ts';
import { NotFound, Unauthorized } from '../errors.ts';
import { failureOf } from '../http/on-error.ts';
import { router, type AppEnv } from '../http/router.ts';
import { beginAsSelf } from '../members/current.ts';
import { readSessionClaim } from '../members/sessions.ts';
import { rockPage, rockPageOf, rockPageQuery } from '../rocks/page.ts';
import { answerNoPage } from './answer.ts';
import { headersOf, theApp } from './app.ts';
import { show } from './card.tsx';
import { bootFlagsOf, flaggedApp } from './flagged-app.ts';
import { signInUrl } from './sign-in-url.ts';
import { withRock } from './rock-page.tsx';
import { rockPreview } from './rock-preview.ts';
import { MainWay } from './sign-in-pages.tsx';

type C = Context<AppEnv>;

export const rockPageRoutes = router().get('/rocks/:id', async (c) => {
  const id = c.req.param('id');
  try {
    const [file, state] = await Promise.all([theApp(c, undefined, true), stateFor(c, id)]);
    if (state === null) return await signInFirst(c, id);
    const { productName } = c.var.ctx.config;
    if (state.rock.audience !== 'public') c.header('X-Robots-Tag', 'noindex');
    const page = withRock(file, productName, state, c.var, rockPreview(c, state.rock), bootFlagsOf(c));
    return c.html(await page.text());
  } catch (error) {
    if (error instanceof NotFound) return answerNoPage(c);
    return answerFailure(c, error);
  }
});

/** Null for a visitor of a page for members. @throws NotFound */
async function stateFor(c: C, id: string): Promise<RockState | null> {
  const claim = await readSessionClaim(c);
  if (claim) {
    const ctx = asMember(c.var.ctx, claim, { isForSuspended: true });
    try {
      return await beginAsSelf(ctx, [rockPageQuery(ctx, id)], async (self, [answer]) => {
        const rock = rockPageOf(ctx.memberId, answer);
        return 'isForMembers' in rock ? null : { rock, member: self() };
      });
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
    }
  }
  const rock = await rockPage(c.var.ctx, id);
  return 'isForMembers' in rock ? null : { rock, member: null };
}

/** Tells nothing of the rock. */
function signInFirst(c: C, id: string): Promise<Response> {
  const { title, text, action } = c.var.words.rockPage.members;
  return show(
    c,
    {
      heading: title,
      problem: null,
      content: (
        <>
          <p className="mt-2 text-soft">{text}</p>
          <MainWay href={signInUrl(rockPath(id))}>{action}</MainWay>
        </>
      ),
    },
    401,
  );
}

/** The app, which asks again and says what is wrong. */
async function answerFailure(c: C, error: unknown): Promise<Response> {
  const { status, retryAfter } = failureOf(error, c.var.log, c.var.words);
  const file = await flaggedApp(c, null);
  const headers = headersOf(file, 'Content-Type');
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(file.body, { status, headers });
}
