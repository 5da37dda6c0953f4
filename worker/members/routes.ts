// Routes of the signed-in member: read and change their own account.
import * as z from 'zod/mini';
import { LanguageInput } from '../../schema/language-input.ts';
import { EmailInput, ProfileBody } from '../../schema/profile.ts';
import { keepSpeech, speakAnew } from '../http/language.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { router } from '../http/router.ts';
import { formBody, jsonBody } from '../http/validate.ts';
import { completeFirstLogin, currentMember } from './current.ts';
import { requestEmailChange, cancelEmailChange } from './email-changes.ts';
import { asViewer, memberOf, requireMember } from './guards.ts';
import { safeReturn, withoutLanguage } from './return-to.ts';
import { requireSpoken, setLanguage } from './set-language.ts';
import { removeAvatar, saveProfile, setAvatar } from './profile.ts';

export const memberRoutes = router()
  .get('/auth/user', requireMember, async (c) => c.json(await currentMember(memberOf(c))))
  .post('/auth/user/complete-first-login', requireMember, jsonBody(z.object({})), async (c) =>
    c.json(await completeFirstLogin(memberOf(c))),
  )
  .post('/language', formBody(LanguageInput), async (c) => {
    const { language, unit: sent, shownUnit, returnTo } = c.req.valid('form');
    const unit = sent === shownUnit ? undefined : sent;
    requireSpoken(c.var.ctx.config, language);
    // Else the profile's would be kept, and the new one after it.
    if (language) c.set('isLanguageSet', true);
    c.set('askedLanguage', language);
    if (await asViewer(c, (ctx) => setLanguage(ctx, { language, unit }))) c.set('hasWritten', true);
    keepSpeech(c, { language, unit });
    if (returnTo === undefined) return c.json({ unit: await speakAnew(c, { language, unit }) });
    return c.redirect(withoutLanguage(safeReturn(returnTo, new URL(c.req.url).origin)), 303);
  })
  .patch('/auth/user/email', requireMember, jsonBody(EmailInput), async (c) => {
    const { email } = c.req.valid('json');
    const asked = requestEmailChange(memberOf(c), { email, origin: ownOrigin(c) });
    // Sends both emails even if the client disconnects: a retry gets the stored answer.
    c.executionCtx.waitUntil(asked.catch(() => {}));
    return c.json(await asked);
  })
  .delete('/auth/user/email', requireMember, async (c) => c.json(await cancelEmailChange(memberOf(c))))
  .put('/user/profile', requireMember, jsonBody(ProfileBody), async (c) =>
    c.json(await saveProfile(memberOf(c), c.req.valid('json'))),
  )
  .put('/user/avatar', requireMember, formBody(z.object({})), async (c) =>
    c.json(await setAvatar(memberOf(c), c.req.valid('form').image)),
  )
  .delete('/user/avatar', requireMember, async (c) => c.json(await removeAvatar(memberOf(c))));
