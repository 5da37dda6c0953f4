// The card of a featured rock: a large picture, its figures, and its journey on a map.
import { useId, useState, type ReactNode } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { JourneyTimeline } from '../journey/journey-timeline.tsx';
import { ReportMenu } from '../reports/report-menu.tsx';
import { StatusBadge } from '../views/badge.tsx';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { RockBadge } from '../views/rock-badge.tsx';
import { FollowButton } from './follow-button.tsx';
import { PaintedBy } from './painted-by.tsx';
import { RockFigures } from './rock-figures.tsx';
import { RockName } from '../painting/rock-name.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

const FeaturedTrack = lazyDialog(() => import('./featured-track.tsx'));

/** The number of ranks with a badge. */
const badges = 3;

interface FeaturedCardProps {
  rock: Rock;
  /** Its rank among the featured rocks, from 1. */
  rank?: number;
}

/** Horizontal where there is room beside the picture, otherwise vertical. */
export function FeaturedCard({ rock, rank }: FeaturedCardProps) {
  const words = useWords('rockCards');
  const [isOpen, setIsOpen] = useState(false);
  const [isTracked, setTracked] = useState(false);
  const journeyId = useId();
  const subject = {
    rockId: rock.id,
    rockName: rock.name,
    hasPhoto: rock.imageUrl !== null,
    owner: rock.owner,
  };
  return (
    <article aria-label={rock.name} className="@container relative rounded-md border border-line bg-card">
      <div className="flex flex-col gap-6 p-5 @min-[26rem]:p-8 @min-[52rem]:grid @min-[52rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] @min-[52rem]:items-start @min-[52rem]:gap-14 @min-[60rem]:p-12">
        <RockPicture
          rock={rock}
          named={false}
          sizes="(min-width: 60rem) 22rem, 18rem"
          className="w-full max-w-56 self-center @min-[26rem]:max-w-72 @min-[52rem]:max-w-none"
        />
        <div className="flex min-w-0 flex-col gap-5 @min-[52rem]:self-center">
          <div className="flex flex-col items-start gap-2.5">
            <div className="flex flex-wrap gap-2">
              {rank !== undefined && rank <= badges && (
                <StatusBadge tone="sun">{words.featured(rank)}</StatusBadge>
              )}
              <RockBadge status={rock.status} />
            </div>
            <h3 className="text-2xl wrap-anywhere @min-[52rem]:text-3xl">
              <RockName rock={rock} />
            </h3>
            <p className="-mt-1.5 text-soft">
              <Sentence parts={words.by<ReactNode>(<PaintedBy rock={rock} className="text-ink" />)} />
            </p>
            {rock.description && (
              <p
                dir="auto"
                lang={rock.owner?.language ?? undefined}
                className="line-clamp-2 max-w-reading wrap-anywhere"
              >
                {rock.description}
              </p>
            )}
          </div>
          <RockFigures rock={rock} />
          <div className="flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-3">
            <Button aria-expanded={isOpen} aria-controls={journeyId} onClick={() => setIsOpen(!isOpen)}>
              {words.viewJourney}
            </Button>
            <Button onClick={() => setTracked(true)}>{words.track}</Button>
          </div>
          <div id={journeyId} hidden={!isOpen} className="animate-appear">
            {isOpen && <JourneyTimeline rock={rock} />}
          </div>
        </div>
      </div>
      <div className="absolute top-2 inset-e-2 flex">
        <FollowButton rock={rock} owner={rock.owner} />
        <ReportMenu subject={subject} />
      </div>
      <FeaturedTrack open={isTracked} onOpenChange={setTracked} rock={rock} />
    </article>
  );
}
