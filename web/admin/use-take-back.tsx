// 'Take back an hour…': opens the dialog, which is loaded then.
import { useState } from 'react';
import type { KnownMember } from '../../schema/moderation.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';

const TakeBack = lazyDialog(() => import('./take-back.tsx'));

interface TakeBackButtonProps {
  member: Pick<KnownMember, 'id' | 'name'>;
  /** Names the member, where others are on the page. */
  saysWhose?: boolean;
}

export function TakeBackButton({ member, saysWhose = false }: TakeBackButtonProps) {
  /** The number of the dialog: a dialog that was closed by mistake keeps what was entered. */
  const [number, setNumber] = useState(0);
  const [isOver, setOver] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    // Not when it ends, so that it leaves as it was.
    if (isOver) setNumber(number + 1);
    setOver(false);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={start}>
        <bdi>{saysWhose ? `Take back an hour of ${member.name}…` : 'Take back an hour…'}</bdi>
      </Button>
      {number > 0 && (
        <TakeBack
          key={number}
          open={isOpen}
          onOpenChange={setOpen}
          onOver={() => setOver(true)}
          member={member}
        />
      )}
    </>
  );
}
