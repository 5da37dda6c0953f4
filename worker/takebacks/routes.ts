// The deletion of one's own account, which waits for what is being taken back.
import { router } from '../http/router.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { deleteAccount } from './delete-account.ts';

export const departureRoutes = router().delete('/user/account', requireMember, async (c) =>
  c.json(await deleteAccount(memberOf(c))),
);
