// Routes of a label's short address, and of the Found Rock page's form, which works without script.
import type { Context } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import * as z from 'zod/mini';
import { RockCode } from '../../schema/rock-code.ts';
import type { SessionClaim } from '../session-claim.ts';
import { limitRequests } from '../http/rate-limit.ts';
import { formOf } from '../http/form.ts';
import { failureOf } from '../http/on-error.ts';
import { router, type AppEnv } from '../http/router.ts';
import { readSessionClaim } from '../members/sessions.ts';
import { dropPendingFind, keepPendingFind, pendingFindKey } from '../members/pending-find-cookie.ts';
import { foundRockUrl } from './found-rock-page.tsx';
import { signInUrl } from './sign-in-url.ts';
import { answerScan } from './scan.ts';
import { completePendingFind } from './pending-find.ts';

/** @property meantFor the member whom the page was made for; none for a visitor */
const FindForm = z.object({
  rockId: RockCode,
  key: z.string().check(z.regex(pendingFindKey)),
  meantFor: z.optional(z.string()),
});

export const scanRoutes = router()
  // In upper case on the label, for a small QR code. No redirect, which costs a round trip on a slow connection.
  .get('/:r{[rR]}/:code', async (c) => {
    const code = c.req.param('code').trim();
    if (code === '') return c.redirect('/nfc-scan', 302);
    return answerScan(c, code, true);
  })
  // Half of a label's address.
  .use('/:r{[rR]}', async (c) => c.redirect('/nfc-scan', 302))
  // Labels have no trailing slash, but somebody may type one.
  .use('/:r{[rR]}/*', trimTrailingSlash())
  .post('/nfc-scan', async (c) => {
    const fields = await formOf(c);
    const form = z.safeParse(FindForm, fields);
    // The page says what is wrong with an ID.
    if (!form.success) return c.redirect(foundRockUrl(fields['rockId'] ?? ''), 303);
    const { rockId, key, meantFor } = form.data;
    const claim = await claimOf(c);
    const back = foundRockUrl(rockId);
    // Another member has signed in since, and did not click.
    if (claim && meantFor !== undefined && meantFor !== claim.memberId) return c.redirect(back, 303);
    const granted = claim ? await completePendingFind(c, claim, key, rockId) : null;
    // The page shows the outcome, which it reads by the key. A pending find would find a rock that appears later.
    if (granted?.isEvident) await dropPendingFind(c, rockId);
    else await keepPendingFind(c, { key, code: rockId, meantFor, isDone: granted?.isKept ?? false });
    return c.redirect(granted || claim === undefined ? back : signInUrl(back), 303);
  });

/** Null for a visitor; undefined if it cannot be read: the page says so, and when reopened completes the find. */
async function claimOf(c: Context<AppEnv>): Promise<SessionClaim | null | undefined> {
  try {
    await limitRequests(c);
    return await readSessionClaim(c);
  } catch (error) {
    failureOf(error, c.var.log, c.var.words);
    return undefined;
  }
}
