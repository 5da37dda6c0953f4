// The buttons of a narrow header, and the menu below it.
import { useRef, useState, type ReactNode } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { Button } from '../ui/button.tsx';
import { MenuDots } from '../views/header.tsx';
import { useWords } from '../views/words.ts';
import { useOpenDialog } from './dialogs.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface MobileMenuProps {
  member: CurrentMember | null;
  /** The header's buttons, shown in the menu. */
  children: ReactNode;
}

export function MobileMenu({ member, children }: MobileMenuProps) {
  const words = useWords('shell');
  const [isOpen, setOpen] = useState(false);
  const openDialog = useOpenDialog();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        variant="ink"
        aria-label={words.foundRock}
        className="px-3.5! min-[18rem]:text-nowrap translated:max-[24.3rem]:px-2.5! translated:max-[24.3rem]:text-sm"
        onClick={() => openDialog('found-rock')}
      >
        {words.foundRockShort}
      </Button>
      <Button
        ref={button}
        variant="bare"
        size="icon"
        aria-label={words.menu}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        <MenuDots className={isOpen ? 'rotate-90' : undefined} />
      </Button>
      <MenuPanel
        id="menu"
        member={member}
        buttons={children}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          button.current?.focus();
        }}
        onMissing={() => setOpen(false)}
        className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-5rem)] border-b"
      />
    </>
  );
}
