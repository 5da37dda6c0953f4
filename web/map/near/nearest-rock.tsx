// The hidden rock nearest to the member, or to the town of their profile. The device is asked only if it may answer.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { metresBetween, type Coordinates, type MapLocation } from '../../../schema/journey.ts';
import { currentPosition } from '../../lib/geolocation.ts';
import { useMember } from '../../members/queries.ts';
import { RockPicture } from '../../painting/rock-picture.tsx';
import { nameWords } from '../../places/hit-words.ts';
import { profileTown } from '../../places/profile-town.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { titleOf, whereIs } from '../place-words.ts';
import { distanceWords } from './distance-words.ts';
import { listedFrom } from './nearest.ts';
import { useNearest } from './use-nearest.ts';
import { useWords } from '../../views/words.ts';
import { Sentence } from '../../views/sentence.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Explore Map opens on it. */
    chosenRock?: MapLocation;
  }
}

/** The position, if the member has allowed it before; null otherwise. */
const allowedPosition = {
  queryKey: ['allowed-position'],
  queryFn: async (): Promise<Coordinates | null> => {
    // Older browsers do not say.
    const permission = await navigator.permissions?.query({ name: 'geolocation' });
    return permission?.state === 'granted' ? currentPosition('mapAlone') : null;
  },
  retry: false,
  staleTime: 5 * 60_000,
};

interface NearestRockProps {
  /** Null while that is not known. */
  isLeftOut: ((rock: MapLocation) => boolean) | null;
}

export function NearestRock({ isLeftOut }: NearestRockProps) {
  const words = useWords('nearMe');
  const member = useMember();
  const position = useQuery(allowedPosition);
  const home = useQuery(profileTown(member));
  const isLooking = position.isPending || (!position.data && home.isLoading);
  const from = isLooking ? null : (position.data ?? home.data ?? null);
  const { nearest, isError } = useNearest(from);
  if (isError || (!isLooking && !from)) return null;
  if (!from || !nearest || !isLeftOut)
    return (
      <SkeletonGroup>
        <Skeleton className="h-24 rounded-md" />
      </SkeletonGroup>
    );
  const rock = listedFrom(from, nearest).find((one) => !isLeftOut(one));
  if (!rock) return null;
  const away = distanceWords(metresBetween(from, rock));
  const town = position.data ? undefined : home.data ? nameWords(home.data).name : undefined;
  return (
    <Link
      to="/explore-map"
      state={{ chosenRock: rock }}
      className="flex min-h-24 items-center gap-4 rounded-md border border-line bg-card p-4 transition-colors hover:border-edge sm:gap-6"
    >
      <RockPicture
        rock={rock.rock ?? { name: rock.id, imageUrl: null }}
        named={false}
        isPart
        sizes="4.5rem"
        className="size-16 shrink-0 sm:size-18"
      />
      <span className="min-w-0 leading-snug">
        <strong className="font-display text-lg font-bold tracking-tight">
          {town === undefined ? words.waitsFromYou(away) : words.waitsFrom(away, town)}
        </strong>
        <span className="block text-sm text-soft">
          {rock.rock ? (
            <Sentence
              parts={words.rockAt<ReactNode>(
                <bdi className="wrap-anywhere">{titleOf(rock)}</bdi>,
                <bdi className="wrap-anywhere">{whereIs(rock)}</bdi>,
              )}
            />
          ) : (
            <bdi className="wrap-anywhere">{whereIs(rock)}</bdi>
          )}
        </span>
      </span>
    </Link>
  );
}
