// 'Track on Map' of a featured rock: where it was hidden and found, on a map and as a list.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { cardMap } from '../../schema/journey.ts';
import type { Rock } from '../../schema/rocks.ts';
import { JourneyMissing } from '../journey/journey-missing.tsx';
import { wholeJourney } from '../journey/queries.ts';
import { VisitLegend, VisitList } from '../journey/visit-list.tsx';
import { visitsOf } from '../journey/visits.ts';
import { useCountdown } from '../lib/countdown.ts';
import { lazyMap } from '../map/lazy-map.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loader } from '../ui/loader.tsx';

const FeaturedMap = lazyMap(async () => (await import('./featured-map.tsx')).FeaturedMap);

const height = 'h-[min(28rem,45dvh)]';

type Traveler = Pick<Rock, 'id' | 'name' | 'locations'>;

interface FeaturedTrackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rock: Traveler;
}

export function FeaturedTrack({ open, onOpenChange, rock }: FeaturedTrackProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Track ${rock.name} on Map`}
      size="wide"
      focusesTitle
    >
      <Track rock={rock} />
    </Dialog>
  );
}

function Track({ rock }: { rock: Traveler }) {
  const journey = useQuery(wholeJourney(rock));
  const visits = useMemo(() => visitsOf(journey.data ?? []), [journey.data]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  // The dialog rises first: a map that opens while its frame moves stutters.
  const [isDue, setDue] = useState(false);
  useCountdown(cardMap.opensAfter, false, () => setDue(true));

  if (journey.isError) {
    return <JourneyMissing name={rock.name} onRetry={() => void journey.refetch()} />;
  }
  const isHere = isDue && !journey.isPending;
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_16rem]">
      <div className="flex flex-col gap-2">
        {isHere ? (
          <FeaturedMap
            waiting={<MapLoader />}
            label={`Where ${rock.name} has been`}
            visits={visits}
            chosen={visits.find(({ id }) => id === chosenId) ?? null}
            onChoose={({ id }) => setChosenId(id)}
            className={`${height} rounded-md border border-line`}
          />
        ) : (
          <MapLoader />
        )}
        <VisitLegend />
      </div>
      {visits.length === 0 && !journey.isPending ? (
        <p className="text-soft">{rock.name} has not been hidden yet. Its first place appears here.</p>
      ) : (
        <VisitList visits={visits} chosenId={chosenId} onChoose={setChosenId} />
      )}
    </div>
  );
}

function MapLoader() {
  return <Loader className={height}>Loading map...</Loader>;
}
