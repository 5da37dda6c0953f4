// The audit log, the newest first. Decisions about content can be reversed from here.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LoggedAction } from '../../schema/admin-actions.ts';
import { api } from '../api.ts';
import { productName } from '../config.ts';
import { Button } from '../ui/button.tsx';
import { Moment } from './time.tsx';
import { ActionSection } from './action-section.tsx';
import { moderationAction } from './moderation-actions.tsx';
import { EmailText } from './email-text.tsx';
import { LogSentence } from './log-sentence.tsx';
import { PagedTable } from './paged-table.tsx';
import { auditLogPages } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import type { Column } from './table.tsx';

export function AuditLog() {
  const query = useInfiniteQuery(auditLogPages);
  return (
    <ActionSection id="admin-log" title="Log">
      {(ask) => (
        <PagedTable
          query={query}
          caption="What was done, the newest first"
          columns={columnsWith(ask)}
          failed="The log could not be loaded."
          empty="Nothing has been done yet."
        />
      )}
    </ActionSection>
  );
}

const columnsWith = (ask: (decision: ReasonedAction) => void): Column<LoggedAction>[] => [
  {
    title: 'When',
    cell: ({ createdAt }) => <Moment at={createdAt} className="font-normal lg:whitespace-nowrap" />,
  },
  { title: 'What was done', cell: (action) => <LogSentence action={action} /> },
  { title: 'Reason or note', cell: ({ reason }) => <bdi className="wrap-anywhere">{reason || '–'}</bdi> },
  {
    title: 'Who',
    cell: ({ actor, isAutomatic }) => (
      <EmailText
        text={isAutomatic ? `${productName}, automatically` : (actor ?? 'Somebody whose account is gone')}
      />
    ),
  },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: ({ thing, subject, takeback }) => {
      if (takeback && !takeback.isUndone)
        return (
          <Button aria-label={`Undo: ${subject}`} onClick={() => ask(undoing(takeback.id, subject))}>
            Undo
          </Button>
        );
      if (!thing) return null;
      const words = thing.subject === 'photo' ? `the photo of ${subject}` : subject;
      const decision = moderationAction(thing, words, thing.isWithheld ? 'restore' : 'withhold');
      return (
        <Button aria-label={`${decision.action} ${words}`} onClick={() => ask(decision)}>
          {decision.action}
        </Button>
      );
    },
  },
];

/** Returns what was taken back. */
const undoing = (id: string, hour: string): ReasonedAction => ({
  key: `undo ${id}`,
  send: (json, headers) => api.admin.takebacks[':id'].undo.$post({ param: { id }, json }, { headers }),
  title: `Undo: ${hour}`,
  description: 'All that still fits returns as it was, and the members are told.',
  action: 'Undo',
  done: { title: 'Undone', description: 'What still fits is there again.' },
});
