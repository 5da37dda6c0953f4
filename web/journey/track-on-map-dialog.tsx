// 'Track on Map': where a rock has been hidden, on a map and as a list.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { lazyMap } from '../map/lazy-map.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loader } from '../ui/loader.tsx';
import { byWhom, dayOf } from './entry-words.ts';
import { JourneyMissing } from './journey-missing.tsx';
import { PlaceLine } from './place-line.tsx';
import { wholeJourney } from './queries.ts';
import { StopDot } from './stop-dot.tsx';
import { stopsOf, type Stop } from './stops.ts';

const JourneyMap = lazyMap(async () => (await import('./journey-map.tsx')).JourneyMap);

type Traveler = Pick<Rock, 'id' | 'name' | 'locations'>;

interface TrackOnMapDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rock: Traveler;
}

export function TrackOnMapDialog({ open, onOpenChange, rock }: TrackOnMapDialogProps) {
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
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (journey.isPending) return <MapLoader />;
  if (journey.isError) {
    return <JourneyMissing name={rock.name} onRetry={() => void journey.refetch()} />;
  }
  const stops = stopsOf(journey.data);
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_16rem]">
      <JourneyMap
        waiting={<MapLoader />}
        label={`Where ${rock.name} has been`}
        stops={stops}
        chosen={stops.find(({ id }) => id === chosenId) ?? null}
        onChoose={({ id }) => setChosenId(id)}
        className="h-[min(28rem,45dvh)] rounded-md border border-line"
      />
      {stops.length === 0 ? (
        <p className="text-soft">{rock.name} has not been hidden yet. Its first stop appears here.</p>
      ) : (
        <ol
          aria-label="Stops, newest first"
          reversed
          className="flex flex-col gap-1 overflow-y-auto sm:max-h-[min(28rem,45dvh)]"
        >
          {stops.toReversed().map((stop) => (
            <StopLine
              key={stop.id}
              stop={stop}
              isChosen={stop.id === chosenId}
              onChoose={() => setChosenId(stop.id)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

function StopLine({ stop, isChosen, onChoose }: { stop: Stop; isChosen: boolean; onChoose: () => void }) {
  return (
    <PlaceLine
      mark={<StopDot number={stop.number} isChosen={isChosen} />}
      name={stop.locationName}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      <span className="block text-sm text-soft">{byWhom(stop)}</span>
      <time dateTime={stop.createdAt} className="block text-sm text-soft">
        {dayOf(stop)}
      </time>
    </PlaceLine>
  );
}

function MapLoader() {
  return <Loader className="h-[min(28rem,45dvh)]">Loading map...</Loader>;
}
