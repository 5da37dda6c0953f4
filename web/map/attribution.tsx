// The credit line of a map: who made its ground. Also says when that does not arrive.
import { placeSource } from '../../schema/near.ts';
import { tileAttribution, tileUrl } from '../config.ts';
import { overMap } from './frame-of.ts';
import type { Ground } from './tiles.tsx';
import { useWords } from '../views/words.ts';

interface Source {
  name: string;
  href?: string;
}

const openStreetMap = 'https://www.openstreetmap.org/copyright';

/** Of our own map: Natural Earth asks for no credit, and gets it. */
const own: readonly Source[] = [
  { name: '© OpenStreetMap', href: openStreetMap },
  { name: 'Natural Earth', href: 'https://www.naturalearthdata.com' },
  { name: 'GeoNames', href: placeSource.url },
];

const sources: readonly Source[] = tileUrl
  ? [{ name: tileAttribution, ...(/OpenStreetMap/.test(tileAttribution) ? { href: openStreetMap } : {}) }]
  : own;

/** The same for a picture of a map. */
export const creditWords = sources.map(({ name }) => name).join(', ');

export function Attribution({ ground }: { ground: Ground }) {
  const words = useWords('map').ground;
  return (
    <>
      <p
        {...overMap}
        role="status"
        className="pointer-events-none absolute top-[calc(0.5rem+var(--tabs,0px))] inset-s-2 z-10 rounded-sm bg-card px-3 py-1.5 text-sm font-semibold empty:p-0"
      >
        {(ground === 'out' || ground === 'coarse') && words[ground]}
      </p>
      <div
        {...overMap}
        translate="no"
        className="above-sheet absolute inset-e-0 bottom-(--rise,0px) z-10 flex flex-wrap gap-x-2 max-[24.3rem]:gap-y-1.5 rounded-ss-sm bg-card max-[24.3rem]:max-w-[62%] px-2 py-0.5 text-xs text-soft translated:max-[27rem]:gap-x-1 translated:max-[27rem]:px-1.5 translated:max-[27rem]:text-[0.75rem]"
      >
        {sources.map(({ name, href }) =>
          href === undefined ? (
            <bdi key={name}>{name}</bdi>
          ) : (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noreferrer"
              className="underline-offset-2 hover:underline"
            >
              <bdi>{name}</bdi>
            </a>
          ),
        )}
      </div>
    </>
  );
}
