// The 'Track on Map' dialog of a featured rock: where it was hidden and found, on a map and as a timeline.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { cardMap } from '../../schema/journey.ts';
import { JourneyMissing } from '../journey/journey-missing.tsx';
import { actionsOf, journeyPlaces, placeWords, type JourneyPlace } from '../journey/journey-places.ts';
import { JourneyView } from '../journey/journey-view.tsx';
import { wholeJourney } from '../journey/queries.ts';
import { TrackDialog, type TrackProps, type Traveler } from '../journey/track-dialog.tsx';
import { VisitDots, VisitLegend } from '../journey/visit-dots.tsx';
import { useCountdown } from '../lib/countdown.ts';
import { cardView, startView } from '../map/views.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

export default function FeaturedTrack(props: TrackProps) {
  return (
    <TrackDialog {...props}>
      <Track rock={props.rock} />
    </TrackDialog>
  );
}

const dots = (visit: JourneyPlace, isChosen: boolean) => (
  <VisitDots actions={actionsOf(visit)} isChosen={isChosen} />
);

function Track({ rock }: { rock: Traveler }) {
  const words = useWords('rockCards');
  const journey = useQuery(wholeJourney(rock));
  const visits = useMemo(() => journeyPlaces(journey.data ?? []), [journey.data]);
  // Opens the map after the dialog's opening animation, because both at once stutter.
  const [isDue, setDue] = useState(false);
  useCountdown(cardMap.opensAfter, false, () => setDue(true));

  if (journey.isError) {
    return <JourneyMissing name={rock.name} onRetry={() => void journey.refetch()} />;
  }
  return (
    <JourneyView
      rock={rock}
      places={visits}
      listLabel={words.places}
      labelOf={placeWords}
      mark={dots}
      everything={cardView(
        visits.map(({ drawnAt }) => drawnAt),
        startView,
      )}
      isDue={isDue && !journey.isPending}
      legend={<VisitLegend />}
      empty={
        <p className="text-soft">
          <Sentence parts={words.notHidden<ReactNode>(<bdi>{rock.name}</bdi>)} />
        </p>
      }
    />
  );
}
