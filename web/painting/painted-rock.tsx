// A painted rock as a picture. The painter is loaded lazily.
import { useState } from 'react';
import { afterPaint } from '../lib/painted.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { RockPlaceholder, type PaintedRockProps } from '../views/rock-placeholder.tsx';
import { cachedPainting } from './painting-cache.ts';

const Painting = lazyPart(
  afterPaint(() => import('./painting.tsx')),
  RockPlaceholder,
);

export function PaintedRock(props: PaintedRockProps) {
  return <OneRock key={props.id} {...props} />;
}

function OneRock(props: PaintedRockProps) {
  const { id, alt = '', className } = props;
  const [address] = useState(() => cachedPainting(`up:${id}`));
  if (address !== undefined) return <img src={address} alt={alt} className={className} />;
  return <Painting {...props} waiting={<RockPlaceholder {...props} />} />;
}
