// What the administrator asks of one member's page, and sends from it.
import * as z from 'zod/mini';
import { reason } from './admin.ts';
import { adminMemberLimits } from './admin-members.ts';
import { LimitQuery } from './paging.ts';
import { emailAddress } from './sign-in.ts';
import { say } from './words/say.ts';

/** `?limit=` of GET /api/admin/members/:id: rows of each list. */
export const MemberPageQuery = LimitQuery(adminMemberLimits.most, adminMemberLimits.few);

/** `?email=` of GET /api/admin/suspended-address. */
export const AddressQuery = z.object({ email: emailAddress() });

/** Body of PUT /api/admin/members/:id/suspension. The member reads the reason. */
export const SuspensionInput = z.object({
  /** Null until it is lifted. */
  until: z.nullable(z.iso.datetime({ error: say('adminMembers', 'end') })),
  reason,
});
export type SuspensionInput = z.output<typeof SuspensionInput>;

/** Body of DELETE /api/admin/suspended-address. */
export const AddressRelease = z.extend(AddressQuery, { reason });
export type AddressRelease = z.output<typeof AddressRelease>;

/** Body of PUT /api/admin/members/:id/email: the new address, and the one that the administrator has seen before. */
export const AddressInput = z.object({ email: emailAddress(), emailBefore: emailAddress(), reason });
export type AddressInput = z.output<typeof AddressInput>;

/** Body of DELETE /api/admin/members/:id. The address is the account's, to confirm which. */
export const DeletionInput = z.object({
  email: emailAddress(),
  reason,
  /** Whether the address gets an email that says so; by default none. */
  isTold: z.optional(z.boolean({ error: say('adminMembers', 'isTold') })),
});
export type DeletionInput = z.output<typeof DeletionInput>;
