// Identifies a member by name, email and join date, since new members are all named Anonymous. The name leads to their page.
import { Link } from '@tanstack/react-router';
import type { HourAuthor } from '../../schema/takebacks.ts';
import { Day } from './time.tsx';
import { EmailText } from './email-text.tsx';
import { linkInRow } from './link-in-row.ts';

interface MemberIdentityProps {
  /** Null if the account is deleted. */
  member: HourAuthor | null;
  /** Without a link, for the label of a control. */
  isPlain?: boolean;
}

export function MemberIdentity({ member, isPlain = false }: MemberIdentityProps) {
  if (member === null) return 'Somebody whose account is gone';
  const { id, name, email, joinedAt } = member;
  return (
    <>
      {isPlain || joinedAt === null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to="/admin/members/$id" params={{ id }} className={linkInRow}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {email && (
        <>
          {', '}
          <EmailText text={email} />
        </>
      )}
      {joinedAt !== null && (
        <>
          {', joined '}
          <Day at={joinedAt} className="whitespace-nowrap" />
        </>
      )}
    </>
  );
}
