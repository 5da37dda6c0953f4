// The 'Track on Map' dialog of an own rock: its hiding places, on a map and as a timeline.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { journeyView, type MapView } from '../map/views.ts';
import { JourneyMissing } from './journey-missing.tsx';
import { JourneyView } from './journey-view.tsx';
import { wholeJourney } from './queries.ts';
import { StopDot } from './stop-dot.tsx';
import { stopsOf, type Stop } from './stops.ts';
import { MapLoader, TrackDialog, type TrackProps, type Traveler } from './track-dialog.tsx';

export default function TrackOnMapDialog(props: TrackProps) {
  return (
    <TrackDialog {...props}>
      <Track rock={props.rock} />
    </TrackDialog>
  );
}

const nowhere: MapView = { center: [40.7128, -74.006], zoom: 8 };

const dot = ({ number }: Stop, isChosen: boolean) => <StopDot number={number} isChosen={isChosen} />;
const labelOf = ({ number, locationName }: Stop) => `Stop ${number}: ${locationName}`;

function Track({ rock }: { rock: Traveler }) {
  const journey = useQuery(wholeJourney(rock));
  const stops = useMemo(() => stopsOf(journey.data ?? []), [journey.data]);
  if (journey.isPending) return <MapLoader />;
  if (journey.isError) {
    return <JourneyMissing name={rock.name} onRetry={() => void journey.refetch()} />;
  }
  return (
    <JourneyView
      rock={rock}
      places={stops}
      listLabel="Stops, newest first"
      labelOf={labelOf}
      mark={dot}
      everything={journeyView(
        stops.map(({ drawnAt }) => drawnAt),
        nowhere,
      )}
      empty={<p className="text-soft">{rock.name} has not been hidden yet. Its first stop appears here.</p>}
    />
  );
}
