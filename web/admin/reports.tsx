// The reports tab: reported content with its reports, and the content hidden now.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReportedThing } from '../../schema/moderation.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import type { PagedQuery } from '../rocks/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { ActionSection } from './action-section.tsx';
import { moderationAction } from './moderation-actions.tsx';
import { HiddenNow } from './hidden-now.tsx';
import { Paged } from './paged.tsx';
import { withheldThings } from './queries.ts';
import { ReportedItem } from './reported-item.tsx';
import { useTakeBack } from './use-take-back.tsx';
import { thingWords } from './words.ts';
import { useWords } from '../views/words.ts';

export function Reports({ query }: { query: PagedQuery<ReportedThing> }) {
  const words = useWords('moderation');
  const hidden = useInfiniteQuery(withheldThings);
  const area = useRef<HTMLDivElement>(null);
  const [takeBack, dialog] = useTakeBack(area);
  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-12">
      <ActionSection id="admin-reports" title={words.heading}>
        {(ask) => (
          <Paged
            query={query}
            failed={words.reportsNotLoaded}
            empty={words.nothingWaits}
            waiting={<ThingsWaiting />}
            item="ul[data-things] > li"
          >
            {(things) => (
              <ul data-things className="flex flex-col gap-4">
                {things.map((thing) => (
                  <li key={`${thing.subject} ${thing.subjectId}`} tabIndex={-1}>
                    <ReportedItem
                      thing={thing}
                      onVerdict={(verdict) => ask(moderationAction(seen(thing), thingWords(thing), verdict))}
                      onTakeBack={takeBack}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Paged>
        )}
      </ActionSection>
      {/* Not before: the reports would push it down. */}
      {(itemsOf(query) !== undefined || query.isError) && <HiddenNow query={hidden} />}
      {dialog}
    </div>
  );
}

/** Adds the time of the newest report on screen: later reports stay in the queue. */
const seen = (thing: ReportedThing) => ({ ...thing, seenUntil: thing.reports.at(-1)?.createdAt });

/** As high as a photo with a report. */
function ThingsWaiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {[0, 1].map((i) => (
        <div
          key={i}
          className="grid min-h-96 content-start gap-x-8 gap-y-5 rounded-md border border-line bg-card p-4 lg:grid-cols-2 lg:p-5"
        >
          <div className="flex flex-col gap-3">
            <Skeleton className="h-6 w-48 max-w-full rounded-sm" />
            <Skeleton className="size-72 max-w-full rounded-sm" />
          </div>
          <Skeleton className="h-16 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
