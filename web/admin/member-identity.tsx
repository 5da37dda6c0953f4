// Identifies a member by name, email and join date, since new members are all named Anonymous.
import type { KnownMember } from '../../schema/moderation.ts';
import { Day } from '../ui/time.tsx';
import { EmailText } from './email-text.tsx';

/** @param member null if the account is deleted */
export function MemberIdentity({ member }: { member: KnownMember | null }) {
  if (member === null) return 'Somebody whose account is gone';
  const { name, email, joinedAt } = member;
  return (
    <>
      <bdi className="wrap-anywhere">{name}</bdi>
      {email && (
        <>
          {', '}
          <EmailText text={email} />
        </>
      )}
      {', joined '}
      <Day at={joinedAt} />
    </>
  );
}
