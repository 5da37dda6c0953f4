// The log: who did what, when and why, the newest first; what was decided about content can be decided anew.
import { useInfiniteQuery } from '@tanstack/react-query';
import { actWords, type LoggedAct } from '../../schema/acts.ts';
import { productName } from '../config.ts';
import { Button } from '../ui/button.tsx';
import { Moment } from '../ui/time.tsx';
import { DeedSection } from './deed-section.tsx';
import { verdictOn } from './deeds.tsx';
import { Addressed } from './addressed.tsx';
import { PagedTable } from './paged-table.tsx';
import { loggedActs } from './queries.ts';
import type { Deed } from './reason-dialog.tsx';
import type { Column } from './table.tsx';

export function Log() {
  const query = useInfiniteQuery(loggedActs);
  return (
    <DeedSection id="admin-log" title="Log">
      {(ask) => (
        <PagedTable
          query={query}
          caption="What was done, the newest first"
          columns={columnsWith(ask)}
          failed="The log could not be loaded."
          empty="Nothing has been done yet."
        />
      )}
    </DeedSection>
  );
}

const columnsWith = (ask: (deed: Deed) => void): Column<LoggedAct>[] => [
  {
    title: 'When',
    cell: ({ createdAt }) => <Moment at={createdAt} className="font-normal lg:whitespace-nowrap" />,
  },
  { title: 'What', cell: ({ act }) => actWords[act] },
  { title: 'About', cell: ({ subject }) => <Addressed text={subject || '–'} /> },
  { title: 'Reason or note', cell: ({ reason }) => <bdi className="wrap-anywhere">{reason || '–'}</bdi> },
  {
    title: 'Who',
    cell: ({ actor, isByItself }) => (
      <Addressed
        text={isByItself ? `${productName}, by itself` : (actor ?? 'Somebody whose account is gone')}
      />
    ),
  },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: ({ thing, subject }) => {
      if (!thing) return null;
      const words = thing.subject === 'photo' ? `the photo of ${subject}` : subject;
      const deed = verdictOn(thing, words, thing.isWithheld ? 'restore' : 'withhold');
      return (
        <Button aria-label={`${deed.action} ${words}`} onClick={() => ask(deed)}>
          {deed.action}
        </Button>
      );
    },
  },
];
