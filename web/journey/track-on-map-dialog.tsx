// The 'Track on Map' dialog of an own rock: its hiding places, on a map and as a timeline.
import { useQuery } from '@tanstack/react-query';
import type { MapView } from '../map/views.ts';
import { JourneyMissing } from './journey-missing.tsx';
import { wholeJourney } from './queries.ts';
import { StopsView } from './stops-view.tsx';
import { MapLoader, TrackDialog, type TrackProps, type Traveler } from './track-dialog.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

export default function TrackOnMapDialog(props: TrackProps) {
  return (
    <TrackDialog {...props}>
      <Track rock={props.rock} />
    </TrackDialog>
  );
}

const nowhere: MapView = { center: [40.7128, -74.006], zoom: 8 };

function Track({ rock }: { rock: Traveler }) {
  const words = useWords('trackMap');
  const journey = useQuery(wholeJourney(rock));
  if (journey.isPending) return <MapLoader />;
  if (journey.isError) {
    return <JourneyMissing name={rock.name} onRetry={() => void journey.refetch()} />;
  }
  return (
    <StopsView
      rock={rock}
      entries={journey.data}
      nowhere={nowhere}
      empty={
        <p className="text-soft">
          <Sentence parts={words.notHidden<ReactNode>(<bdi>{rock.name}</bdi>)} />
        </p>
      }
    />
  );
}
