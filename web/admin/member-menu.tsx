// What can be done about a member.
import { Ellipsis, Gift, LogOut } from 'lucide-react';
import { useRef } from 'react';
import type { AdminMember } from '../../schema/admin.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

interface MemberMenuProps {
  member: AdminMember;
  onPlan: () => void;
  onSignOut: () => void;
}

export function MemberMenu({ member: { name, email, hasManualPlan }, onPlan, onSignOut }: MemberMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const openChosen = () => {
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <Menu
      onClosed={openChosen}
      trigger={
        <Button
          look="bare"
          size="icon"
          aria-label={`What can be done about ${[name, email].filter(Boolean).join(', ')}`}
        >
          <Ellipsis aria-hidden className="size-5" />
        </Button>
      }
    >
      <MenuItem onSelect={() => (chosen.current = onPlan)}>
        <Gift aria-hidden />
        {hasManualPlan ? 'End the given plan' : 'Give a plan'}
      </MenuItem>
      <MenuItem onSelect={() => (chosen.current = onSignOut)}>
        <LogOut aria-hidden />
        End all sessions
      </MenuItem>
    </Menu>
  );
}
