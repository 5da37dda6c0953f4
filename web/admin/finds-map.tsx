// A picture of the world with a dot in each country, whose area is in proportion to the finds there.
import landPicture from '../map/land.svg?url';
import { pixelOf } from '../tiles/mercator.ts';
import type { CountryRow } from './country-finds.ts';
import middles from './country-middles.json';
import { useWords } from '../views/words.ts';

/** The world is 256 units wide and high. The picture is a part of its height. */
const world = 256;
const shown = { top: pixelOf({ latitude: 78, longitude: 0 }, 0).y, bottom: 178 } as const;
const height = shown.bottom - shown.top;
/** Of the country with most finds, and of a single find among many, which would be too small to see. */
const radii = { most: 9, least: 0.8 } as const;

const places: Readonly<Record<string, readonly number[] | undefined>> = middles;

/** Hidden from screen readers: the table beside it says the same. */
export function FindsMap({ rows }: { rows: readonly CountryRow[] }) {
  const words = useWords('adminOverview');
  const most = Math.max(...rows.map(({ finds }) => finds));
  return (
    <div
      aria-hidden
      className="relative w-full overflow-hidden rounded-md border border-line bg-water"
      style={{ aspectRatio: `${world} / ${height}` }}
    >
      <img
        src={landPicture}
        alt=""
        className="absolute left-0 w-full max-w-none"
        style={{ top: `${(-100 * shown.top) / height}%` }}
      />
      <svg viewBox={`0 ${shown.top} ${world} ${height}`} className="absolute inset-0 size-full">
        {rows.map(({ country, name, finds }) => {
          const [longitude, latitude] = places[country] ?? [];
          if (finds === 0 || longitude === undefined || latitude === undefined) return null;
          const { x, y } = pixelOf({ longitude, latitude }, 0);
          return (
            <circle
              key={country}
              cx={x}
              cy={y}
              r={Math.max(radii.least, radii.most * Math.sqrt(finds / most))}
              vectorEffect="non-scaling-stroke"
              className="fill-status-found stroke-card stroke-1"
            >
              <title>{words.findsIn(name, finds)}</title>
            </circle>
          );
        })}
      </svg>
    </div>
  );
}
