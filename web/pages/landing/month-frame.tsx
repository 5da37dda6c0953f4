// The frame of the picture of the last thirty days, and its placeholder in the same size.
import type { ReactNode } from 'react';
import { worldPart } from './world-part.ts';
import { useWords } from '../../views/words.ts';

export function MonthFrame({ picture, button }: { picture?: ReactNode; button?: ReactNode }) {
  return (
    <figure className="overflow-hidden max-lg:mb-6 rounded-md border border-line bg-card">
      <div className="relative bg-water" style={{ aspectRatio: worldPart.aspectRatio }}>
        {picture}
      </div>
      <figcaption className="flex min-h-13 items-center justify-between gap-3 py-1 pe-1 ps-4 text-sm text-soft">
        {useWords('landingStops').month.caption}
        {button}
      </figcaption>
    </figure>
  );
}

export function MonthWaiting() {
  return <MonthFrame />;
}
