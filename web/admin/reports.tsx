// Reports: what members asked to be looked at, the content beside what they say about it.
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReportedThing } from '../../schema/moderation.ts';
import { useOpened } from '../rocks/use-opened.ts';
import { verdictOn } from './deeds.tsx';
import { Failure } from './failure.tsx';
import { RowsWaiting } from './paged-table.tsx';
import { ReasonDialog, type Deed } from './reason-dialog.tsx';
import { ReportedItem } from './reported-item.tsx';
import { thingWords } from './words.ts';

export function Reports({ query }: { query: UseQueryResult<ReportedThing[]> }) {
  const asked = useOpened<Deed>();
  const area = useRef<HTMLElement>(null);
  const { data: things } = query;
  return (
    <section ref={area} tabIndex={-1} aria-labelledby="admin-reports" className="flex flex-col gap-5">
      <h2 id="admin-reports">Reports</h2>
      {things && query.isRefetchError && <Failure title="This may have changed since." query={query} />}
      {things === undefined ? (
        query.isError ? (
          <Failure title="The reports could not be loaded." query={query} />
        ) : (
          <RowsWaiting />
        )
      ) : things.length === 0 ? (
        <p className="py-4 text-soft">Nothing waits for you. What members report comes here.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {things.map((thing) => (
            <li key={`${thing.subject} ${thing.subjectId}`}>
              <ReportedItem
                thing={thing}
                onVerdict={(verdict) => asked.open(verdictOn(seen(thing), thingWords(thing), verdict))}
              />
            </li>
          ))}
        </ul>
      )}
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
  );
}

/** With the time of its newest report that is on the screen: what comes after that waits. */
const seen = (thing: ReportedThing) => ({ ...thing, seenUntil: thing.reports.at(-1)?.createdAt });
