// A painting's address, as soon as it is painted.
import { useEffect, useState } from 'react';
import { keptPainting, paintSoon, type PaintingName } from './kept-paintings.ts';

/** @param name stays the same for as long as the part is there @param paint gives an SVG's address; always the same one */
export function usePainting(
  name: PaintingName,
  paint: (id: string) => string,
  id: string,
): string | undefined {
  const [address, setAddress] = useState(() => keptPainting(name));
  const isNeeded = address === undefined;
  useEffect(() => {
    if (isNeeded) return paintSoon(name, () => paint(id), setAddress);
  }, [isNeeded, name, paint, id]);
  return address;
}
