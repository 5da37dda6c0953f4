// The dialog that takes back an hour, loaded when it is first opened. It belongs to the page, since what was reported
// leaves the list while the dialog says what was taken back.
import { useState, type ReactNode, type RefObject } from 'react';
import type { KnownMember } from '../../schema/moderation.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';

const TakeBack = lazyDialog(() => import('./take-back.tsx'));

type Who = Pick<KnownMember, 'id' | 'name'>;

/** @param returnTo gets the focus if what opened the dialog is gone @returns what opens it, and the dialog itself */
export function useTakeBack(
  returnTo?: RefObject<HTMLElement | null>,
): [open: (member: Who) => void, dialog: ReactNode] {
  const [asked, setAsked] = useState<{ number: number; member: Who } | null>(null);
  const [isOver, setOver] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const open = (member: Who) => {
    // A dialog that was closed by mistake keeps what was entered. One that is over leaves as it was.
    if (isOver || asked?.member.id !== member.id) setAsked({ number: (asked?.number ?? 0) + 1, member });
    setOver(false);
    setOpen(true);
  };
  const dialog = asked && (
    <TakeBack
      key={asked.number}
      open={isOpen}
      onOpenChange={setOpen}
      onOver={() => setOver(true)}
      member={asked.member}
      returnTo={returnTo}
    />
  );
  return [open, dialog];
}
