// A rock's journey on its page: the line from town to town, and the stops by town and day.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { deedOf } from '../../schema/journey.ts';
import { nameOr, type PublicMember } from '../../schema/members.ts';
import type { PageSighting, PageStop, RockPage } from '../../schema/rock-page.ts';
import { byWhom, stopTown, townsOf } from '../../schema/rock-page-facts.ts';
import { journeyLine } from './journey-line.ts';
import { MaskedWords } from './masked-words.tsx';
import { useWords } from './words.ts';
import { type Words } from '../../schema/words/words.ts';
import { nearWords } from '../../schema/near.ts';

/** Stops that are not folded away. */
const mostOpen = 12;

export type SightingAction = (one: PageSighting) => ReactNode;
export type StopAction = (stop: PageStop) => ReactNode;

interface RockStopsProps {
  rock: RockPage;
  play: ReactNode;
  sightingAction?: SightingAction | undefined;
  /** In place of thanks that are not said yet. */
  stopAction?: StopAction | undefined;
  /** An icon's button beside a stop. */
  reportStop?: StopAction | undefined;
}

export function RockStops({ play, ...rest }: RockStopsProps) {
  const words = useWords('rockPage');
  const { rock } = rest;
  const { stops, olderStops } = rock;
  const folded = stops.slice(mostOpen);
  return (
    <section id="journey" aria-labelledby="journey-title" className="flex scroll-mt-6 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="journey-title">{words.journey}</h2>
        {play}
      </div>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] md:items-start">
        <Line stops={stops} />
        <div className="flex flex-col">
          <Stops {...rest} stops={stops.slice(0, mostOpen)} />
          {folded.length > 0 && (
            <details>
              <summary className="ms-7 link inline-flex min-h-11 items-center font-semibold [[open]>&]:hidden">
                {words.earlier(folded.length)}
              </summary>
              <Stops {...rest} stops={folded} />
            </details>
          )}
          {olderStops > 0 && <p className="ps-7 text-sm text-soft">{words.older(olderStops)}</p>}
        </div>
      </div>
    </section>
  );
}

interface StopsProps extends Omit<RockStopsProps, 'play'> {
  stops: readonly PageStop[];
}

function Stops({ rock, stops, sightingAction, stopAction, reportStop }: StopsProps) {
  const words = useWords('rockPage');
  return (
    <ol aria-label={words.stops}>
      {stops.flatMap((stop) => [
        ...rock.sightings
          .filter(({ seq }) => seq === stop.seq)
          .map((one) => <Sighting key={one.id} one={one} action={sightingAction} />),
        <Stop
          key={stop.seq}
          stop={stop}
          painter={rock.painter}
          isFirst={rock.olderStops === 0 && stop === rock.stops.at(-1)}
          action={stopAction}
          report={reportStop}
        />,
      ])}
    </ol>
  );
}

interface StopProps {
  stop: PageStop;
  painter: PublicMember | null;
  /** Whether the journey began here: no dots lead on. */
  isFirst: boolean;
  action: StopAction | undefined;
  report: StopAction | undefined;
}

function Stop({ stop, painter, isFirst, action, report }: StopProps) {
  const words = useWords('rockPage');
  const shell = useWords('shell');
  const places = useWords('near');
  const { deeds } = useWords('journey');
  const { actionType, near, day, line, thanks } = stop;
  const isHidden = actionType === 'hidden';
  return (
    // The room of the button, which comes later, is kept free.
    <li className="relative pe-11 pb-5 ps-7">
      {!isFirst && <span aria-hidden className="dot-line-down absolute top-2 bottom-0 inset-s-1 text-line" />}
      <span
        aria-hidden
        className={clsx(
          'absolute top-1.5 inset-s-0 size-4 rounded-full border-4',
          isHidden ? 'border-entry-hidden bg-entry-hidden' : 'border-entry-found bg-paper',
        )}
      />
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{stopTown(words, places, near)}</strong>
        <time dateTime={day} className="text-sm text-soft">
          {words.day(day)}
        </time>
      </p>
      <p className="text-sm text-soft">
        <span className={isHidden ? 'text-entry-hidden' : 'text-entry-found'}>{deeds[deedOf(stop)]}</span>{' '}
        <bdi className="wrap-anywhere">{byWhom({ rockPage: words, shell }, stop)}</bdi>
      </p>
      {line !== undefined && (
        <Said by={null} language={stop.user?.language}>
          {line}
        </Said>
      )}
      {thanks === undefined ? (
        action?.(stop)
      ) : (
        <Said by={thankedBy({ rockPage: words, shell }, stop, painter)} language={stop.thankedBy?.language}>
          {thanks}
        </Said>
      )}
      {report && <span className="absolute -top-2 inset-e-0">{report(stop)}</span>}
    </li>
  );
}

/** Thanks for finds of an adopted rock are its owner's of that time. */
function thankedBy(
  { rockPage: words, shell }: Pick<Words, 'rockPage' | 'shell'>,
  { thankedBy: thanker }: PageStop,
  painter: PublicMember | null,
): string {
  if (thanker === null) return words.thanks;
  return words.thanked(nameOr(thanker === undefined ? painter : thanker, shell.anonymous));
}

/** Somebody saw it there and left it. */
function Sighting({ one, action }: { one: PageSighting; action: SightingAction | undefined }) {
  const words = useWords('rockPage');
  const places = useWords('near');
  const { near, day } = one;
  return (
    <li className="relative pb-5 ps-7">
      <span aria-hidden className="dot-line-down absolute top-2 bottom-0 inset-s-1 text-line" />
      <span aria-hidden className="absolute top-2 inset-s-1 size-2 rounded-full bg-soft" />
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
        <span>{words.seen(near && nearWords(places, near))}</span>
        <time dateTime={day}>{words.day(day)}</time>
        {action?.(one)}
      </p>
    </li>
  );
}

interface SaidProps {
  by: string | null;
  /** Of whoever said it, if it is known. */
  language: string | null | undefined;
  children: string;
}

/** What somebody said at a stop. @param by said before it; null for the finder, who is named above */
function Said({ by, language, children }: SaidProps) {
  return (
    <blockquote className="mt-1.5 max-w-reading border-s-3 border-line ps-3">
      {by !== null && (
        <p className="text-sm text-soft">
          <bdi className="wrap-anywhere">{by}</bdi>
        </p>
      )}
      {children && (
        <p dir="auto" lang={language ?? undefined} className="whitespace-pre-line wrap-anywhere">
          <MaskedWords>{children}</MaskedWords>
        </p>
      )}
    </blockquote>
  );
}

/** From the oldest town on the page to the newest, which is ringed. */
function Line({ stops }: { stops: readonly PageStop[] }) {
  const words = useWords('rockPage');
  const places = useWords('near');
  const hides = stops.filter(({ actionType }) => actionType === 'hidden').toReversed();
  const line = journeyLine(townsOf(stops));
  if (!line) return null;
  const [first, last] = [
    hides.find(({ at }) => at)?.near ?? null,
    hides.findLast(({ at }) => at)?.near ?? null,
  ];
  const newest = line.towns.at(-1);
  return (
    <figure className="rounded-md border border-line bg-card p-3 sm:p-5 md:sticky md:top-6">
      <svg aria-hidden viewBox={`0 0 ${line.width} ${line.height}`} className="block w-full">
        <path
          d={line.path}
          fill="none"
          strokeWidth={2.6}
          strokeLinecap="round"
          strokeDasharray="0 6.5"
          className="stroke-coral"
        />
        {line.towns.slice(0, -1).map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={4.5}
            strokeWidth={1.5}
            className="fill-coral stroke-card"
          />
        ))}
        {newest && (
          <circle cx={newest.x} cy={newest.y} r={7} strokeWidth={2.5} className="fill-marker stroke-card" />
        )}
      </svg>
      <figcaption className="px-2 pt-2 text-center text-sm text-soft">
        {words.fromTo(stopTown(words, places, first), stopTown(words, places, last))}
      </figcaption>
    </figure>
  );
}
