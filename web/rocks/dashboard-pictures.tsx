// The pictures on the dashboard's cards: the member's own rocks, and a trail through the featured rocks.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Rock } from '../../schema/rocks.ts';
import { itemsOf } from './paged-list.tsx';
import { featuredRocks, ownRocks } from './queries.ts';
import { RockPicture } from '../painting/rock-picture.tsx';

type Pictured = Pick<Rock, 'id' | 'name' | 'imageUrl'>;

/** Fills up to three rocks with painted ones. */
function three(rocks: readonly Pictured[], otherwise: readonly [string, string, string]): Pictured[] {
  const painted = otherwise.map((id) => ({ id, name: id, imageUrl: null }));
  return [...rocks, ...painted].slice(0, 3);
}

const small = { named: false, isPart: true, sizes: '10rem', eager: true } as const;

/** The member's three newest rocks in a pile. */
export function OwnRockPile() {
  const rocks = itemsOf(useInfiniteQuery(ownRocks)) ?? [];
  const lean = ['z-1 w-[52%] -rotate-6', '-ms-[11%] w-[42%] rotate-4', '-ms-[10%] w-[32%] -rotate-3'];
  return (
    <div className="flex w-full max-w-76 items-end justify-center">
      {three(rocks, ['fern', 'tide', 'ember']).map((rock, place) => (
        <RockPicture key={rock.id} rock={rock} {...small} className={clsx('relative', lean[place])} />
      ))}
    </div>
  );
}

/** A dotted trail through three featured rocks. */
export function MapTrail() {
  const { data: rocks = [] } = useQuery(featuredRocks);
  const stop = ['bottom-0 inset-s-0 w-[36%]', 'top-0 inset-s-[38%] w-[27%]', 'inset-e-0 bottom-[2%] w-[40%]'];
  return (
    <div className="relative aspect-[5/3] w-full max-w-76">
      <svg viewBox="0 0 250 150" fill="none" className="absolute inset-0 size-full text-marker">
        <path
          d="M42 105 C 52 50, 84 26, 122 34 S 168 66, 205 100"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0 12"
        />
      </svg>
      {three(rocks, ['harbor', 'summit', 'meadow']).map((rock, place) => (
        <RockPicture key={rock.id} rock={rock} {...small} className={clsx('absolute', stop[place])} />
      ))}
    </div>
  );
}
