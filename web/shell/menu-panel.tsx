// The panel of the mobile menu, whose content loads when it is first opened.
import { clsx } from 'clsx';
import { createElement, type ReactNode } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { lazy } from '../lib/lazy.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { useOpenedPart } from '../ui/lazy-part.tsx';
import { Loader } from '../ui/loader.tsx';

const menuSheet = lazy(() => import('./menu-sheet.tsx'));

interface MenuPanelProps {
  id: string;
  member: CurrentMember | null;
  /** The header's buttons. */
  buttons: ReactNode;
  isOpen: boolean;
  /** A choice was made, or Escape or Back was pressed. Focuses the button, to which a dialog later returns the focus. */
  onClose: () => void;
  /** Its content did not load. */
  onMissing: () => void;
  /** Its place. */
  className: string;
}

export function MenuPanel({ id, member, buttons, isOpen, onClose, onMissing, className }: MenuPanelProps) {
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onClose(), isOpen);
  const MenuSheet = useOpenedPart(menuSheet, isOpen, onMissing);
  return (
    <div
      id={id}
      hidden={!isOpen}
      onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && onClose()}
      className={clsx('animate-appear overflow-y-auto border-line bg-card shadow-float', isOpen && className)}
    >
      {isOpen && (MenuSheet ? createElement(MenuSheet, { member, buttons, onBack: onClose }) : <Loader />)}
    </div>
  );
}
