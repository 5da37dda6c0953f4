// Members' calls: signing in and out, who is signed in, and what they change about themselves.
import * as z from 'zod/mini';
import { ProfileBody } from '../../schema/profile.ts';
import { router } from '../http/router.ts';
import { formBody, jsonBody } from '../http/validate.ts';
import { completeFirstLogin, currentMember } from './current.ts';
import { deleteAccount } from './delete-account.ts';
import { emailRoutes } from './email-routes.ts';
import { memberOf, requireMember } from './guards.ts';
import { removeAvatar, saveProfile, setAvatar } from './profile.ts';
import { signInRoutes } from './sign-in-routes.ts';

export const memberRoutes = router()
  .route('/', signInRoutes)
  .route('/', emailRoutes)
  .get('/auth/user', requireMember, async (c) => c.json(await currentMember(memberOf(c))))
  .post('/auth/user/complete-first-login', requireMember, jsonBody(z.object({})), async (c) =>
    c.json(await completeFirstLogin(memberOf(c))),
  )
  .put('/user/profile', requireMember, jsonBody(ProfileBody), async (c) =>
    c.json(await saveProfile(memberOf(c), c.req.valid('json'))),
  )
  .put('/user/avatar', requireMember, formBody(z.object({})), async (c) =>
    c.json(await setAvatar(memberOf(c), c.req.valid('form').image)),
  )
  .delete('/user/avatar', requireMember, async (c) => c.json(await removeAvatar(memberOf(c))))
  .delete('/user/account', requireMember, async (c) => c.json(await deleteAccount(memberOf(c))));
