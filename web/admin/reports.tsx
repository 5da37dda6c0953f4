// Reports: what members asked to be looked at, the content beside what they say about it; and what is hidden now.
import { useRef } from 'react';
import type { ReportedThing } from '../../schema/moderation.ts';
import type { PagedQuery } from '../rocks/paged-list.tsx';
import { useOpened } from '../rocks/use-opened.ts';
import { verdictOn } from './deeds.tsx';
import { HiddenNow } from './hidden-now.tsx';
import { Paged } from './paged.tsx';
import { ReasonDialog, type Deed } from './reason-dialog.tsx';
import { ReportedItem } from './reported-item.tsx';
import { thingWords } from './words.ts';

export function Reports({ query }: { query: PagedQuery<ReportedThing> }) {
  const asked = useOpened<Deed>();
  const area = useRef<HTMLElement>(null);
  return (
    <div className="flex flex-col gap-12">
      <section ref={area} tabIndex={-1} aria-labelledby="admin-reports" className="flex flex-col gap-5">
        <h2 id="admin-reports">Reports</h2>
        <Paged
          query={query}
          failed="The reports could not be loaded."
          empty="Nothing waits for you. What members report comes here."
          item="ul[data-things] > li"
        >
          {(things) => (
            <ul data-things className="flex flex-col gap-4">
              {things.map((thing) => (
                <li key={`${thing.subject} ${thing.subjectId}`} tabIndex={-1}>
                  <ReportedItem
                    thing={thing}
                    onVerdict={(verdict) => asked.open(verdictOn(seen(thing), thingWords(thing), verdict))}
                  />
                </li>
              ))}
            </ul>
          )}
        </Paged>
        {asked.subject && (
          <ReasonDialog
            key={asked.subject.key}
            open={asked.isOpen}
            onOpenChange={asked.onOpenChange}
            deed={asked.subject}
            returnTo={area}
          />
        )}
      </section>
      <HiddenNow />
    </div>
  );
}

/** With the time of its newest report that is on the screen: what comes after that waits. */
const seen = (thing: ReportedThing) => ({ ...thing, seenUntil: thing.reports.at(-1)?.createdAt });
