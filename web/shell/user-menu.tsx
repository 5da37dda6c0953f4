// The member's menu, which their picture opens.
import { Link } from '@tanstack/react-router';
import { LogOut, Sparkles, UserRound } from 'lucide-react';
import type { CurrentMember } from '../../schema/members.ts';
import { displayName } from '../lib/display-name.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { leave } from '../outbox/leave.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { useOpenDialog } from './dialogs.tsx';
import { useWords } from '../views/words.ts';

export function UserMenu({ member }: { member: CurrentMember }) {
  const words = useWords('memberMenu');
  const openDialog = useOpenDialog();
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full print:hidden">
          <span className="sr-only">{useWords('shell').yourMenu}</span>
          <MemberAvatar member={member} />
        </button>
      }
    >
      <MenuLabel>
        <bdi className="line-clamp-2 max-w-64 wrap-anywhere">{displayName(member)}</bdi>
      </MenuLabel>
      <MenuItem onOpen={() => openDialog('profile')}>
        <UserRound aria-hidden />
        {words.profile}
      </MenuItem>
      <MenuItem asChild>
        <Link to="/pro">
          <Sparkles aria-hidden />
          {words.pro}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void leave(member.id)}>
        <LogOut aria-hidden className="rtl:-scale-x-100" />
        {words.logOut}
      </MenuItem>
    </Menu>
  );
}
