// Who somebody is: everybody is called Anonymous at first, so the name comes with the address and the day they joined.
import type { KnownMember } from '../../schema/moderation.ts';
import { Day } from '../ui/time.tsx';
import { Addressed } from './addressed.tsx';

/** @param member null once the account is gone */
export function KnownMemberWords({ member }: { member: KnownMember | null }) {
  if (member === null) return 'Somebody whose account is gone';
  const { name, email, joinedAt } = member;
  return (
    <>
      <bdi className="wrap-anywhere">{name}</bdi>
      {email && (
        <>
          {', '}
          <Addressed text={email} />
        </>
      )}
      {', joined '}
      <Day at={joinedAt} />
    </>
  );
}
