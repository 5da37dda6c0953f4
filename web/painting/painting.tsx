// Painted rocks. Load it lazily, because it imports the painter.
import { useEffect, useState } from 'react';
import { paintRock, paintRockFaceDown, rockDataUrl } from '../../painting/paint-rock.ts';
import { RockPlaceholder, type PaintedRockProps } from '../views/rock-placeholder.tsx';
import { cachedPainting, type PaintingName } from './painting-cache.ts';
import { queuePainting } from './paint-queue.ts';

export default function Painting(props: PaintedRockProps) {
  const { id, alt = '', className } = props;
  const address = usePainting(`up:${id}`, paintRock, id);
  if (address === undefined) return <RockPlaceholder {...props} />;
  return <img src={address} alt={alt} className={className} />;
}

export function Underside({ id }: { id: string }) {
  const address = usePainting(`down:${id}`, paintRockFaceDown, id);
  return address === undefined ? null : <img src={address} alt="" className="size-full" />;
}

/** The painting's URL once it is painted. @param name must not change while the component is mounted */
function usePainting(name: PaintingName, paint: (id: string) => string, id: string): string | undefined {
  const [address, setAddress] = useState(() => cachedPainting(name));
  const isNeeded = address === undefined;
  useEffect(() => {
    if (isNeeded) return queuePainting(name, () => rockDataUrl(paint(id)), setAddress);
  }, [isNeeded, name, paint, id]);
  return address;
}
