// A painted rock as a picture. The painter is loaded lazily.
import { useState } from 'react';
import { painted } from '../lib/painted.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { BareRock, type PaintedRockProps } from '../views/bare-rock.tsx';
import { keptPainting } from './kept-paintings.ts';

const Painting = lazyPart(async () => {
  await painted();
  return import('./painting.tsx');
}, BareRock);

export function PaintedRock(props: PaintedRockProps) {
  return <OneRock key={props.id} {...props} />;
}

function OneRock(props: PaintedRockProps) {
  const { id, alt = '', className } = props;
  const [address] = useState(() => keptPainting(`up:${id}`));
  if (address !== undefined) return <img src={address} alt={alt} className={className} />;
  return <Painting {...props} waiting={<BareRock {...props} />} />;
}
