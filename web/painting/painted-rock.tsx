// A painted rock as a picture. The painter is loaded when the first one is shown.
import { useState } from 'react';
import { pebbleOutline } from '../../schema/painting/pebble-outline.ts';
import { latePart } from '../ui/late-part.tsx';
import { keptPainting } from './kept-paintings.ts';
import { usePainting } from './use-painting.ts';

interface PaintedRockProps {
  /** The same id gives the same painting. */
  id: string;
  /** '' when the words beside it say the same. */
  alt?: string;
  className?: string;
}

const Painting = latePart(async () => {
  const { paintRock, rockDataUrl } = await import('../../schema/painting/paint-rock.ts');
  const paint = (id: string) => rockDataUrl(paintRock(id));
  return (props: PaintedRockProps) => {
    const { id, alt = '', className } = props;
    const address = usePainting(`up:${id}`, paint, id);
    return address === undefined ? (
      <BareRock {...props} />
    ) : (
      <img src={address} alt={alt} className={className} />
    );
  };
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

/** Before it is painted. */
function BareRock({ id, className = '' }: PaintedRockProps) {
  return <span className={`block aspect-square bg-line ${pebbleOutline(id)} ${className}`} />;
}
