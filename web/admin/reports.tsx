// The reports tab: reported content with its reports, and the content hidden now.
import type { ReportedThing } from '../../schema/moderation.ts';
import type { PagedQuery } from '../rocks/show-more.tsx';
import { ActionSection } from './action-section.tsx';
import { moderationAction } from './moderation-actions.tsx';
import { HiddenNow } from './hidden-now.tsx';
import { Paged } from './paged.tsx';
import { ReportedItem } from './reported-item.tsx';
import { thingWords } from './words.ts';

export function Reports({ query }: { query: PagedQuery<ReportedThing> }) {
  return (
    <div className="flex flex-col gap-12">
      <ActionSection id="admin-reports" title="Reports">
        {(ask) => (
          <Paged
            query={query}
            failed="The reports could not be loaded."
            empty="Nothing waits for you. What members report comes here."
            rows={2}
            item="ul[data-things] > li"
          >
            {(things) => (
              <ul data-things className="flex flex-col gap-4">
                {things.map((thing) => (
                  <li key={`${thing.subject} ${thing.subjectId}`} tabIndex={-1}>
                    <ReportedItem
                      thing={thing}
                      onVerdict={(verdict) => ask(moderationAction(seen(thing), thingWords(thing), verdict))}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Paged>
        )}
      </ActionSection>
      <HiddenNow />
    </div>
  );
}

/** Adds the time of the newest report on screen: later reports stay in the queue. */
const seen = (thing: ReportedThing) => ({ ...thing, seenUntil: thing.reports.at(-1)?.createdAt });
