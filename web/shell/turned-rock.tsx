// A rock that lies face down and shows its label.
import { useState } from 'react';
import { cachedPainting } from '../painting/painting-cache.ts';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';

const Underside = lazyPart(
  async () => ({ default: (await import('../painting/painting.tsx')).Underside }),
  NoFallback,
);

export function TurnedRock({ id, className }: { id: string; className?: string }) {
  return (
    <div className={className ?? 'aspect-square'}>
      <OneUnderside key={id} id={id} />
    </div>
  );
}

function OneUnderside({ id }: { id: string }) {
  const [address] = useState(() => cachedPainting(`down:${id}`));
  return address === undefined ? <Underside id={id} /> : <img src={address} alt="" className="size-full" />;
}
