// The mode 'Near me' of Explore Map: the rocks around a person, and the way to one of them.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Coordinates, MapLocation } from '../../../schema/journey.ts';
import { finestLevel } from '../../../schema/map-grid.ts';
import type { Place } from '../../../schema/places.ts';
import { useMember } from '../../members/queries.ts';
import { Button } from '../../ui/button.tsx';
import { nearTo } from '../near-to.ts';
import { Sheet, type SheetPlace } from '../sheet.tsx';
import { fitView, startView, type MapView } from '../views.ts';
import { wayWords } from '../way-words.ts';
import { ApproachPanel } from './approach-panel.tsx';
import { areaAround } from './areas.ts';
import { accuracyWords } from './distance-words.ts';
import { NearList } from './near-list.tsx';
import { listedFrom, type Nearest } from './nearest.ts';
import { useHeading } from './use-heading.ts';
import { useNearest } from './use-nearest.ts';
import { usePosition } from './use-position.ts';
import { useWords } from '../../views/words.ts';

interface NearMeProps {
  /** The rock to which the person goes. */
  chosen: MapLocation | null;
  onChoose: (place: MapLocation | null) => void;
  /** Called with the first position and after each step, for the distances on the page. */
  onPosition: (origin: Place) => void;
  /** Moves the map. */
  onView: (view: MapView) => void;
  onStop: () => void;
  sheet: SheetPlace;
}

export default function NearMe({ chosen, onChoose, onPosition, onView, onStop, sheet }: NearMeProps) {
  const words = useWords('nearMe');
  const isMember = useMember() !== null;
  const { fix, error, retry } = usePosition(isMember ? 'placeSearch' : 'mapAlone');
  const { nearest, ...loading } = useNearest(fix);
  const { heading, compass, ask } = useHeading(chosen !== null);
  const [returnTo, setReturnTo] = useState<string | null>(null);

  const notifyPosition = useEffectEvent(({ latitude, longitude }: Coordinates) =>
    onPosition({ latitude, longitude, name: words.whereYouAre }),
  );
  useEffect(() => {
    if (fix) notifyPosition(fix);
  }, [fix]);
  const isLocated = fix !== null;
  const showPerson = useEffectEvent(() => fix && onView(viewAround(fix, 1)));
  const showWay = useEffectEvent(() => fix && chosen && onView(viewAround(fix, 0, chosen)));
  useEffect(() => {
    if (isLocated) showPerson();
  }, [isLocated]);
  useEffect(() => {
    if (chosen) showWay();
  }, [chosen]);

  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // On a low screen it is below the map.
    if (title.current && title.current.getBoundingClientRect().bottom > innerHeight)
      title.current.scrollIntoView({ block: 'start' });
  }, []);

  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const back = () => {
    setReturnTo(chosen?.id ?? null);
    onChoose(null);
    // A rock chosen on the map may have no line in the list.
    focusTitle();
  };
  /** The button disappears. */
  const again = (act: () => void) => () => {
    act();
    focusTitle();
  };
  const listed = fix && nearest && listedFrom(fix, nearest);
  const isWaiting = !error && !loading.isError;
  return (
    <Sheet
      {...sheet}
      labelledBy="near-me"
      head={
        <div className="flex items-center justify-between gap-3">
          <div className="leading-snug">
            <h2 id="near-me" ref={title} tabIndex={-1} className="scroll-mt-4">
              {words.heading}
            </h2>
            <p role="status" className="text-sm leading-snug text-soft empty:hidden">
              {listed
                ? listed.length > 0 && words.count(listed.length)
                : isWaiting && (fix ? words.looking : words.locating)}
            </p>
          </div>
          <Button onClick={onStop}>{words.stop}</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 px-3 pt-1">
        {error && <Failure title={error.title} text={error.message} onRetry={again(retry)} />}
        {loading.isError && (
          <Failure
            title={words.failed}
            text={nearest ? words.lastList : undefined}
            onRetry={again(loading.retry)}
          />
        )}
        {fix && chosen ? (
          <ApproachPanel
            key={chosen.id}
            place={chosen}
            fix={fix}
            isBlurred={!isMember}
            heading={heading}
            compass={compass}
            onAskCompass={ask}
            onBack={back}
          />
        ) : (
          <>
            <p className="text-sm text-soft">
              {fix ? words.staysHereKnownTo(accuracyWords(fix.accuracy)) : words.staysHere}
            </p>
            {loading.keptSince !== null && <p className="text-sm text-soft">{loading.keptSince}</p>}
            {fix && listed && (
              <div className="-mx-3">
                <NearList places={listed} person={fix} returnTo={returnTo} onChoose={onChoose} />
              </div>
            )}
            {fix && nearest && <FarAway person={fix} nearest={nearest} />}
          </>
        )}
      </div>
    </Sheet>
  );
}

/** A view of whole cells, so that the map's requests tell no more about the position than the list's. */
function viewAround(person: Coordinates, more: number, ...goal: Coordinates[]): MapView {
  const { west, south, east, north } = areaAround(person, finestLevel, more);
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
  return fitView([...corners, ...goal.map((place) => nearTo(person.longitude, place))], startView);
}

/** What is said where there is no list. */
function FarAway({ person, nearest: { rocks, groups } }: { person: Coordinates; nearest: Nearest }) {
  const words = useWords('nearMe');
  if (rocks.length > 0) return null;
  if (groups.length === 0) return <p>{words.noneYet}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p>{words.farAway}</p>
      <ul className="flex flex-col gap-1 font-semibold tabular-nums">
        {groups.map(([latitude, longitude, count]) => (
          <li key={`${latitude} ${longitude}`}>
            {words.rocksAbout(count, wayWords(person, { latitude, longitude }))}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FailureProps {
  title: string;
  text?: string | undefined;
  onRetry: () => void;
}

function Failure({ title, text, onRetry }: FailureProps) {
  const words = useWords('nearMe');
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>
        <strong className="block text-coral">{title}</strong>
        {text}
      </p>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </div>
  );
}
