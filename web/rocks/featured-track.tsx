// The 'Track on Map' dialog of a featured rock: where it was hidden and found, on a map and as a list.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { cardMap } from '../../schema/journey.ts';
import { byWhom } from '../journey/entry-words.ts';
import { JourneyMissing } from '../journey/journey-missing.tsx';
import { PlaceLines } from '../journey/place-lines.tsx';
import { wholeJourney } from '../journey/queries.ts';
import {
  MapLoader,
  RockOnMap,
  TrackDialog,
  TrailMap,
  type TrackProps,
  type Traveler,
} from '../journey/track-dialog.tsx';
import { VisitDots, VisitLegend } from '../journey/visit-dots.tsx';
import { actionsOf, journeyPlaces, placeWords, type JourneyPlace } from '../journey/journey-places.ts';
import { useCountdown } from '../lib/countdown.ts';
import { cardView, startView } from '../map/views.ts';
import { Day } from '../ui/time.tsx';

export default function FeaturedTrack(props: TrackProps) {
  return (
    <TrackDialog {...props}>
      <Track rock={props.rock} />
    </TrackDialog>
  );
}

const dots = (visit: JourneyPlace) => (
  <span className="mt-0.5 flex w-9 shrink-0 justify-end">
    <VisitDots actions={actionsOf(visit)} />
  </span>
);

function Track({ rock }: { rock: Traveler }) {
  const journey = useQuery(wholeJourney(rock));
  const visits = useMemo(() => journeyPlaces(journey.data ?? []), [journey.data]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Opens the map after the dialog's opening animation, because both at once stutter.
  const [isDue, setDue] = useState(false);
  useCountdown(cardMap.opensAfter, false, () => setDue(true));

  if (journey.isError) {
    return <JourneyMissing name={rock.name} onRetry={() => void journey.refetch()} />;
  }
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_16rem]">
      <div className="flex flex-col gap-2">
        {isDue && !journey.isPending ? (
          <TrailMap
            waiting={<MapLoader />}
            label={`Where ${rock.name} has been`}
            rock={<RockOnMap rock={rock} />}
            places={visits.map((visit) => ({
              ...visit,
              label: placeWords(visit),
              mark: <VisitDots actions={actionsOf(visit)} isChosen={visit.id === chosenId} />,
            }))}
            everything={cardView(
              visits.map(({ drawnAt }) => drawnAt),
              startView,
            )}
            chosenId={chosenId}
            onChoose={setChosenId}
            className="h-[min(28rem,45dvh)] rounded-md border border-line"
          />
        ) : (
          <MapLoader />
        )}
        <VisitLegend />
      </div>
      {visits.length === 0 && !journey.isPending ? (
        <p className="text-soft">{rock.name} has not been hidden yet. Its first place appears here.</p>
      ) : (
        <PlaceLines
          label="Places, newest first"
          places={visits}
          chosenId={chosenId}
          onChoose={setChosenId}
          mark={dots}
        >
          {({ entries }) =>
            entries.toReversed().map((entry) => (
              <span key={entry.id} className="block text-sm text-soft">
                {byWhom(entry)},{' '}
                <Day at={entry.createdAt} zone={entry.near?.zone} className="whitespace-nowrap" />
              </span>
            ))
          }
        </PlaceLines>
      )}
    </div>
  );
}
