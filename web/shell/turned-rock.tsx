// A rock that lies face down and shows its label.
import { useState } from 'react';
import { keptPainting } from '../painting/kept-paintings.ts';
import { lazyPart, NothingInstead } from '../ui/lazy-part.tsx';

const Underside = lazyPart(
  async () => ({ default: (await import('../painting/painting.tsx')).Underside }),
  NothingInstead,
);

export function TurnedRock({ id, className }: { id: string; className?: string }) {
  return (
    <div className={className ?? 'aspect-square'}>
      <OneUnderside key={id} id={id} />
    </div>
  );
}

function OneUnderside({ id }: { id: string }) {
  const [address] = useState(() => keptPainting(`down:${id}`));
  return address === undefined ? <Underside id={id} /> : <img src={address} alt="" className="size-full" />;
}
