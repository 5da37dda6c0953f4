// How the administration names a member: as others see them, with the address, since new members have no name.
import { Link } from '@tanstack/react-router';
import type { LoggedMember } from '../../schema/admin-actions.ts';
import type { KnownMember } from '../../schema/moderation.ts';
import type { ReactNode } from 'react';
import { Sentence } from '../views/sentence.tsx';
import { Day } from './time.tsx';
import { EmailText } from './email-text.tsx';
import { linkInRow } from './link-in-row.ts';
import { useWords } from '../views/words.ts';
import { shownName } from '../lib/display-name.ts';

interface MemberNameProps {
  /** Without an address, in lists that keep addresses out, the name alone. */
  member: LoggedMember;
  /** Without a link to their page, for dialogs and the labels of controls. */
  isPlain?: boolean;
}

/** 'Ada (ada@example.test)' */
export function MemberName({ member: { id, name, email }, isPlain = false }: MemberNameProps) {
  return (
    <span className="wrap-anywhere">
      {isPlain ? (
        <bdi>{shownName(name)}</bdi>
      ) : (
        <Link to="/admin/members/$id" params={{ id }} className={linkInRow}>
          <bdi>{shownName(name)}</bdi>
        </Link>
      )}
      {email && (
        <>
          {' ('}
          <EmailText text={email} />)
        </>
      )}
    </span>
  );
}

/** With the day of joining, for whoever is accused, and who accuses. @param member null if the account is deleted */
export function MemberIdentity({ member }: { member: KnownMember | null }) {
  const words = useWords('admin');
  if (member === null) return words.goneMember;
  return (
    <Sentence
      parts={words.joined<ReactNode>(
        <MemberName member={member} />,
        <Day at={member.joinedAt} className="whitespace-nowrap" />,
      )}
    />
  );
}
