// The timeline beside a journey's map, also for screen readers. A click on a place moves the map there.
import { clsx } from 'clsx';
import { memo, useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { deedOf, type JourneyEntry } from '../../schema/journey.ts';
import { Day } from '../ui/time.tsx';
import { PlaceName } from '../views/place-name.tsx';
import { CorrectEntry } from './correct-entry.tsx';
import { byWhom } from './entry-words.ts';
import type { JourneyPlace } from './journey-places.ts';
import { LoggedDay } from './logged-day.tsx';
import type { Player } from './player.ts';
import type { Traveler } from './track-dialog.tsx';
import { ReportEntry } from './report-entry.tsx';
import { WordsAtFind } from './words-at-find.tsx';
import { useWords } from '../views/words.ts';

interface PlaceTimelineProps<P> {
  rock: Traveler;
  label: string;
  /** In the order of the journey. */
  places: readonly P[];
  /** Says which place is marked while the journey plays. */
  player: Player;
  /** Otherwise this one is. */
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** The place's marker on the map. */
  mark: (place: P, isChosen: boolean) => ReactNode;
}

export function PlaceTimeline<P extends JourneyPlace>({
  rock,
  label,
  places,
  player,
  chosenId,
  onChoose,
  mark,
}: PlaceTimelineProps<P>) {
  const list = useRef<HTMLOListElement>(null);
  const isOver = useSyncExternalStore(player.subscribe, player.isOver);
  const reached = useSyncExternalStore(player.subscribe, player.reached);
  const currentId = isOver ? chosenId : (places[reached]?.id ?? null);
  useEffect(() => {
    if (currentId !== null) bringIntoSight(list.current);
  }, [currentId]);
  const choose = useEffectEvent(onChoose);
  return (
    <ol
      ref={list}
      aria-label={label}
      reversed
      // Beside the map it is as high as the map and what is below it.
      className="relative flex flex-col overflow-y-auto sm:absolute sm:inset-0"
    >
      {places.toReversed().map((place) => (
        <Line
          key={place.id}
          rock={rock}
          place={place}
          isChosen={place.id === currentId}
          onChoose={choose}
          mark={mark as (place: JourneyPlace, isChosen: boolean) => ReactNode}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  rock: Traveler;
  place: JourneyPlace;
  isChosen: boolean;
  onChoose: (id: string) => void;
  mark: (place: JourneyPlace, isChosen: boolean) => ReactNode;
}

/** A long journey plays many of them in a second. */
const Line = memo(function Line({ rock, place, isChosen, onChoose, mark }: LineProps) {
  const { id, locationName, near, entries } = place;
  return (
    <li
      data-chosen={isChosen || undefined}
      className={clsx(
        'group relative flex gap-3 rounded-sm px-2 py-2.5',
        isChosen ? 'bg-paper' : 'hover:bg-paper',
      )}
    >
      {/* The string of dots that the journey is on the map. */}
      <span
        aria-hidden
        className="absolute top-11 bottom-0 inset-s-5 dot-line-down text-coral group-last:hidden"
      />
      <span className="grid h-8 min-w-8 shrink-0 place-items-center self-start">{mark(place, isChosen)}</span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(id)}
          // The whole line is its target.
          className="w-full rounded-sm text-start leading-snug font-semibold after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
        >
          <PlaceName name={locationName} near={near} />
        </button>
        {entries.toReversed().map((entry) => (
          <Entry key={entry.id} rock={rock} entry={entry} place={place} />
        ))}
      </div>
    </li>
  );
});

interface EntryProps {
  rock: Traveler;
  entry: JourneyEntry;
  place: JourneyPlace;
}

function Entry({ rock, entry, place }: EntryProps) {
  const words = useWords('journey');
  const { actionType, createdAt, near, notes, locationName } = entry;
  const isHidden = actionType === 'hidden';
  const isElsewhere = locationName !== '' && locationName !== place.locationName;
  return (
    <div className="mt-1 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className={isHidden ? 'text-entry-hidden' : 'text-entry-found'}>
          {words.deeds[deedOf(entry)]}
        </strong>
        <Day at={createdAt} zone={near?.zone} className="whitespace-nowrap text-soft" />
      </p>
      <p className="wrap-anywhere text-soft">{byWhom(words, entry)}</p>
      {isElsewhere && (
        <p>
          <PlaceName name={locationName} near={near} />
        </p>
      )}
      <LoggedDay entry={entry} />
      {entry.isTooFast && <p className="text-soft">{words.tooFast}</p>}
      {notes && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {notes}
        </p>
      )}
      <WordsAtFind rock={rock} entry={entry} />
      <CorrectEntry rockId={rock.id} entry={entry} />
      <ReportEntry rock={rock} entry={entry} />
    </div>
  );
}

/** Where the list is beside the map. On a phone the whole dialog scrolls, and the map must stay in view. */
const scrolls = '(min-width: 40rem)';

function bringIntoSight(list: HTMLElement | null): void {
  // Measuring a long list takes time.
  if (!matchMedia(scrolls).matches) return;
  const line = list?.querySelector<HTMLElement>('[data-chosen]');
  if (!list || !line) return;
  const { offsetTop, offsetHeight } = line;
  const { scrollTop, clientHeight } = list;
  if (offsetTop < scrollTop) list.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
    list.scrollTop = offsetTop + offsetHeight - clientHeight;
  }
}
