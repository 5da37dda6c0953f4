// The card of a rock that was hidden just now: its new dot joins its journey.
import { useEffect, type ReactNode, type RefObject } from 'react';
import { addedKm, type JustHidden } from '../journey/just-hidden.ts';
import { JourneyString } from '../journey/journey-string.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { DotRing } from '../ui/dot-ring.tsx';
import { PlaceName } from '../views/place-name.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { useDistance } from '../lib/unit.ts';

interface JustHiddenCardProps extends JustHidden {
  ref: RefObject<HTMLElement | null>;
  /** Actions. */
  children?: ReactNode;
}

export function JustHiddenCard({ children, ref, ...hidden }: JustHiddenCardProps) {
  const { action, rock, entry } = hidden;
  const stops = rock.timesFound + 1;
  const km = addedKm(hidden);
  const { unit } = useDistance();
  const added = useWords('distances').exactDistance(km ?? 0, unit);
  const words = useWords('justHidden');
  const { tooFast } = useWords('journey');
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // After this effect the router scrolls to the top of the page.
    const frame = requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [ref, entry.id]);
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={rock.name}
      className="grid items-center justify-items-center gap-x-12 gap-y-4 rounded-md border-2 border-moss bg-card p-5 text-center sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start sm:p-8 sm:text-start"
    >
      <DotRing count={stops} className="w-44 sm:w-72">
        <RockPicture rock={rock} named={false} eager sizes="14rem" className="w-[78%]" />
      </DotRing>
      <div className="flex w-full min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <p role="status" className="text-lg font-semibold text-moss">
            {words.titles[action]}
          </p>
          <h2 className="text-3xl wrap-anywhere">
            <bdi>{rock.name}</bdi>
          </h2>
        </div>
        <p className="figure -mt-2 text-2xl">
          {km === null ? words.journeyBegins : added === null ? words.samePlace : words.added(added)}
        </p>
        <JourneyString stops={stops} end="stop" className="mx-auto max-w-96 sm:mx-0" />
        <p className="text-soft">
          <Sentence
            parts={words.next[action]<ReactNode>(
              <span className="text-ink">
                <PlaceName name={entry.locationName} near={entry.near} />
              </span>,
            )}
          />
        </p>
        {entry.isTooFast && <p className="text-sm text-soft">{tooFast}</p>}
        {children}
      </div>
    </article>
  );
}
