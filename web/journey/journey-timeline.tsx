// The timeline of a rock's journey, newest first.
import { clsx } from 'clsx';
import { useId } from 'react';
import { deedOf, type JourneyEntry } from '../../schema/journey.ts';
import type { Rock } from '../../schema/rocks.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Day } from '../ui/time.tsx';
import { PlaceName } from '../views/place-name.tsx';
import { AsOf } from '../offline/as-of.tsx';
import { CorrectEntry } from './correct-entry.tsx';
import { byWhom } from './entry-words.ts';
import { JourneyMissing } from './journey-missing.tsx';
import { LoggedDay } from './logged-day.tsx';
import { pathOfJourney, useJourney } from './queries.ts';
import { ReportEntry } from './report-entry.tsx';
import { WordsAtFind } from './words-at-find.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

export function JourneyTimeline({ rock }: { rock: Pick<Rock, 'id' | 'name' | 'owner' | 'painter'> }) {
  const words = useWords('journey');
  const titleId = useId();
  const { entries, refetch, ...journey } = useJourney(rock.id);
  return (
    <div className="flex flex-col gap-3">
      <p id={titleId} className="font-display text-lg leading-snug font-bold tracking-tight">
        {words.timeline}
      </p>
      <AsOf path={pathOfJourney(rock.id)} />
      {!entries ? (
        journey.isError ? (
          <JourneyMissing name={rock.name} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup>
            <Skeleton className="h-24 rounded-sm" />
          </SkeletonGroup>
        )
      ) : entries.length === 0 ? (
        <p className="text-soft">
          <Sentence parts={words.begins<ReactNode>(<bdi>{rock.name}</bdi>)} />
        </p>
      ) : (
        // Focusable, so that the keyboard can scroll it. While a line is written it is as high as needed.
        <div
          role="region"
          aria-labelledby={titleId}
          tabIndex={0}
          className="max-h-96 scroll-pb-6 overflow-y-auto overscroll-contain rounded-sm pe-2 has-[input]:max-h-none print:max-h-none print:overflow-visible"
        >
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.id} rock={rock} entry={entry} />
            ))}
          </ol>
          {journey.isFetchNextPageError && <p className="ps-7 text-sm text-coral">{words.earlierMissing}</p>}
          {journey.hasNextPage && (
            <Button
              variant="link"
              pending={journey.isFetchingNextPage}
              onClick={() => void journey.fetchNextPage()}
              className="ms-7 text-sm"
            >
              {words.showEarlier}
            </Button>
          )}
          <Fade />
        </div>
      )}
    </div>
  );
}

/** Fades out the text at the bottom edge of the scrolling list. Covers nothing once scrolled to the end. */
function Fade() {
  return (
    <div
      aria-hidden
      className="pointer-events-none sticky bottom-0 h-6 bg-linear-to-t from-card to-transparent print:hidden"
    />
  );
}

function Entry({ rock, entry }: { rock: Pick<Rock, 'id' | 'owner' | 'painter'>; entry: JourneyEntry }) {
  const words = useWords('journey');
  const isHidden = entry.actionType === 'hidden';
  return (
    <li className="relative pb-4 ps-7 last:pb-1">
      <span aria-hidden className="dot-line-down absolute top-2 bottom-0 inset-s-1 text-line" />
      <span
        aria-hidden
        className={clsx(
          'absolute top-1.5 inset-s-0 size-4 rounded-full border-4 bg-card',
          entry.isMistake
            ? 'border-line'
            : isHidden
              ? 'border-entry-hidden bg-entry-hidden'
              : 'border-entry-found',
        )}
      />
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong
          className={entry.isMistake ? 'text-soft' : isHidden ? 'text-entry-hidden' : 'text-entry-found'}
        >
          {words.deeds[deedOf(entry)]}
        </strong>
        <Day at={entry.createdAt} zone={entry.near?.zone} className="text-sm text-soft" />
      </p>
      <p className={clsx(entry.isMistake && 'text-soft line-through')}>
        <PlaceName name={entry.locationName} near={entry.near} />
      </p>
      {entry.isMistake && <p className="text-sm text-soft">{words.mistake}</p>}
      <p className="text-sm text-soft">{byWhom(words, entry)}</p>
      <LoggedDay entry={entry} />
      {entry.isTooFast && <p className="text-sm text-soft">{words.tooFast}</p>}
      {entry.notes && (
        <p dir="auto" className="mt-1 text-sm whitespace-pre-line">
          {entry.notes}
        </p>
      )}
      {!entry.isMistake && <WordsAtFind rock={rock} entry={entry} />}
      <CorrectEntry rockId={rock.id} entry={entry} />
      <ReportEntry rock={rock} entry={entry} />
    </li>
  );
}
