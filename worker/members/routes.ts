// Members' calls: signing in and out, and who is signed in.
import * as z from 'zod/mini';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { completeFirstLogin, currentMember } from './current.ts';
import { memberOf, requireMember } from './guards.ts';
import { signInRoutes } from './sign-in-routes.ts';

export const memberRoutes = router()
  .route('/', signInRoutes)
  .get('/auth/user', requireMember, async (c) => c.json(await currentMember(memberOf(c))))
  .post('/auth/user/complete-first-login', requireMember, jsonBody(z.object({})), async (c) =>
    c.json(await completeFirstLogin(memberOf(c))),
  );
