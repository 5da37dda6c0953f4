// The mobile menu: a sheet below the header.
import { createElement, useRef, useState, type ReactNode } from 'react';
import { headerWords as words } from '../../schema/header-words.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { lazy } from '../lib/lazy.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { Button } from '../ui/button.tsx';
import { useOpenedPart } from '../ui/lazy-part.tsx';
import { Loader } from '../ui/loader.tsx';
import { MenuDots } from '../views/header.tsx';
import { useOpenDialog } from './dialogs.tsx';

const menuSheet = lazy(() => import('./menu-sheet.tsx'));

interface MobileMenuProps {
  member: CurrentMember | null;
  /** The header's buttons, shown in the menu. */
  children: ReactNode;
}

export function MobileMenu({ member, children }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const openDialog = useOpenDialog();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && close(), open);
  const MenuSheet = useOpenedPart(menuSheet, open, () => setOpen(false));

  return (
    <>
      <Button aria-label={words.foundRock} className="px-3.5!" onClick={() => openDialog('found-rock')}>
        {words.foundRockShort}
      </Button>
      <Button
        ref={button}
        variant="bare"
        size="icon"
        aria-label={words.menu}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        <MenuDots className={open ? 'rotate-90' : undefined} />
      </Button>
      {/* Every choice closes the sheet and focuses its button, to which a dialog later returns the focus. */}
      <div
        id="menu"
        hidden={!open}
        onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && close()}
        className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-5rem)] animate-appear overflow-y-auto border-b border-line bg-card shadow-float"
      >
        {open && (MenuSheet ? createElement(MenuSheet, { member, buttons: children }) : <Loader />)}
      </div>
    </>
  );
}
