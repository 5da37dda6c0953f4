// 'Take back an hour of …': opens the dialog, which is loaded then.
import { useState } from 'react';
import type { KnownMember } from '../../schema/moderation.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';

const TakeBack = lazyDialog(() => import('./take-back.tsx'));

interface TakeBackButtonProps {
  member: Pick<KnownMember, 'id' | 'name' | 'email'>;
}

export function TakeBackButton({ member }: TakeBackButtonProps) {
  /** How often it was opened: each time it begins anew. */
  const [times, setTimes] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={start}>
        <bdi>{`Take back an hour of ${member.name}…`}</bdi>
      </Button>
      {times > 0 && <TakeBack key={times} open={isOpen} onOpenChange={setOpen} member={member} />}
    </>
  );
}
