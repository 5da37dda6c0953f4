// The content of the mobile menu: the header's links and buttons, and the user menu.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { displayName } from '../lib/display-name.ts';
import { useBackToClose } from '../lib/use-back-to-close.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { leave } from '../outbox/leave.ts';
import { useKnownAccess } from '../members/queries.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DotLine } from '../views/dot-line.tsx';
import { useOpenDialog } from './dialogs.tsx';
import { useWords } from '../views/words.ts';
import { headerLinks, planLink } from '../../schema/header-links.ts';

interface MenuSheetProps {
  member: CurrentMember | null;
  /** The header's buttons. */
  buttons: ReactNode;
  /** The phone's Back was pressed. */
  onBack: () => void;
}

export default function MenuSheet({ member, buttons, onBack }: MenuSheetProps) {
  const words = useWords('shell');
  const menu = useWords('memberMenu');
  useBackToClose(true, onBack);
  const openDialog = useOpenDialog();
  const hasAccess = useKnownAccess(member);
  // The header's button then links to /pro.
  const isPro = member !== null && planLink({ isAdmin: member.isAdmin, hasAccess }).to === '/pro';
  return (
    <div className="page flex flex-col gap-5 pt-4 pb-8">
      <nav aria-label={words.main}>
        <ul>
          {headerLinks(member).map(({ label, ...link }) => (
            <li key={label}>
              <Link
                {...link}
                activeOptions={{ includeHash: true, includeSearch: false }}
                className="group flex min-h-12 items-center gap-3 font-display text-lg font-bold tracking-tight"
              >
                <span
                  aria-hidden
                  className="size-3 rounded-full border-2 border-edge group-aria-[current=page]:border-moss group-aria-[current=page]:bg-moss"
                />
                {words[label]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DotLine />
      <div className="flex flex-col gap-3">{buttons}</div>
      {member && (
        <>
          <DotLine />
          <div className="flex items-center gap-3">
            <MemberAvatar member={member} />
            <p className="min-w-0 font-semibold break-words">
              <bdi>{displayName(member)}</bdi>
            </p>
          </div>
          <div className="flex flex-col gap-3">
            <Button onClick={() => openDialog('profile')}>{menu.profile}</Button>
            {!isPro && <ButtonLink to="/pro">{words.pro}</ButtonLink>}
            <Button onClick={() => void leave(member.id)}>{menu.logOut}</Button>
          </div>
        </>
      )}
    </div>
  );
}
