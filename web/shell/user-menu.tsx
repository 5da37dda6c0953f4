// The member's menu, which their picture opens.
import { Link } from '@tanstack/react-router';
import { LogOut, Sparkles, UserRound } from 'lucide-react';
import { displayName, type CurrentMember } from '../../schema/members.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { leave } from '../outbox/leave.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { useOpenDialog } from './dialogs.tsx';

export function UserMenu({ member }: { member: CurrentMember }) {
  const openDialog = useOpenDialog();
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full print:hidden">
          <span className="sr-only">Your menu</span>
          <MemberAvatar member={member} />
        </button>
      }
    >
      <MenuLabel>
        <bdi className="line-clamp-2 max-w-64 wrap-anywhere">{displayName(member)}</bdi>
      </MenuLabel>
      <MenuItem onOpen={() => openDialog('profile')}>
        <UserRound aria-hidden />
        Profile &amp; Settings
      </MenuItem>
      <MenuItem asChild>
        <Link to="/pro">
          <Sparkles aria-hidden />
          Rock Hunter Pro
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void leave(member.id)}>
        <LogOut aria-hidden />
        Log out
      </MenuItem>
    </Menu>
  );
}
