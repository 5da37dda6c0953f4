// 'Take back an hour…': opens the dialog, which is loaded then.
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';

const TakeBack = lazyDialog(() => import('./take-back.tsx'));

interface TakeBackButtonProps {
  memberId: string;
  name: string;
  /** Around when it was; an hour ago when missing. ISO 8601. */
  around?: string | undefined;
}

export function TakeBackButton({ memberId, name, around }: TakeBackButtonProps) {
  const [from, setFrom] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    const end = around === undefined ? Date.now() : Date.parse(around);
    setFrom(new Date(end - 3_540_000).toISOString());
    setOpen(true);
  };
  return (
    <>
      <Button onClick={start}>
        <bdi>{`Take back an hour of ${name}…`}</bdi>
      </Button>
      {from !== null && (
        <TakeBack
          open={isOpen}
          onOpenChange={setOpen}
          key={from}
          memberId={memberId}
          name={name}
          from={from}
        />
      )}
    </>
  );
}
