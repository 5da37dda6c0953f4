// The credit line of the street map, shown on every map.
import { tileAttribution } from '../config.ts';
import { overMap } from './frame-of.ts';

const openStreetMap = 'https://www.openstreetmap.org/copyright';

/** @param isOut whether the tiles fail to load */
export function Attribution({ isOut }: { isOut: boolean }) {
  return (
    <div
      {...overMap}
      className="absolute right-0 bottom-0 z-10 flex flex-wrap gap-x-2 rounded-tl-sm bg-card px-2 py-0.5 text-xs text-soft"
    >
      <span role="status">{isOut && 'Street map not loaded.'}</span>
      {/OpenStreetMap/.test(tileAttribution) ? (
        <a
          href={openStreetMap}
          target="_blank"
          rel="noreferrer"
          className="underline-offset-2 hover:underline"
        >
          {tileAttribution}
        </a>
      ) : (
        <span>{tileAttribution}</span>
      )}
    </div>
  );
}
