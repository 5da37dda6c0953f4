// The 'Track on Map' dialog of an own rock: its hiding places, on a map and as a list.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { journeyView, type MapView } from '../map/views.ts';
import { Day } from '../ui/time.tsx';
import { byWhom } from './entry-words.ts';
import { JourneyMissing } from './journey-missing.tsx';
import { PlaceLines } from './place-lines.tsx';
import { wholeJourney } from './queries.ts';
import { StopDot } from './stop-dot.tsx';
import { stopsOf, type Stop } from './stops.ts';
import {
  MapLoader,
  RockOnMap,
  TrackDialog,
  TrailMap,
  type TrackProps,
  type Traveler,
} from './track-dialog.tsx';

export default function TrackOnMapDialog(props: TrackProps) {
  return (
    <TrackDialog {...props}>
      <Track rock={props.rock} />
    </TrackDialog>
  );
}

const nowhere: MapView = { center: [40.7128, -74.006], zoom: 8 };

const dot = ({ number }: Stop, isChosen: boolean) => <StopDot number={number} isChosen={isChosen} />;

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
      <TrailMap
        waiting={<MapLoader />}
        label={`Where ${rock.name} has been`}
        rock={<RockOnMap rock={rock} />}
        places={stops.map((stop) => ({
          ...stop,
          label: `Stop ${stop.number}: ${stop.locationName}`,
          mark: dot(stop, stop.id === chosenId),
        }))}
        everything={journeyView(
          stops.map(({ drawnAt }) => drawnAt),
          nowhere,
        )}
        chosenId={chosenId}
        onChoose={setChosenId}
        className="h-[min(28rem,45dvh)] rounded-md border border-line"
      />
      {stops.length === 0 ? (
        <p className="text-soft">{rock.name} has not been hidden yet. Its first stop appears here.</p>
      ) : (
        <PlaceLines
          label="Stops, newest first"
          places={stops}
          chosenId={chosenId}
          onChoose={setChosenId}
          mark={dot}
        >
          {(stop) => (
            <>
              <span className="block text-sm text-soft">{byWhom(stop)}</span>
              <Day at={stop.createdAt} zone={stop.near?.zone} className="block text-sm text-soft" />
            </>
          )}
        </PlaceLines>
      )}
    </div>
  );
}
