// The audit log, the newest first. Decisions about content can be reversed from here.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LoggedAction } from '../../schema/admin-actions.ts';
import { productName } from '../config.ts';
import { useOpened } from '../rocks/use-opened.ts';
import { Button } from '../ui/button.tsx';
import { utcDay, utcTime } from './time.tsx';
import { ActionSection } from './action-section.tsx';
import { moderationAction } from './moderation-actions.tsx';
import { EmailText } from './email-text.tsx';
import { LogSentence } from './log-sentence.tsx';
import { PagedTable } from './paged-table.tsx';
import { auditLogPages } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import type { Column } from './table.tsx';
import { UndoTakeBack } from './undo-take-back.tsx';

export function AuditLog() {
  const query = useInfiniteQuery(auditLogPages);
  // The id of an act. Its dialog stays when its line has no button any more.
  const undone = useOpened<string>();
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} tabIndex={-1}>
      <ActionSection id="admin-log" title="Log">
        {(ask) => (
          <PagedTable
            query={query}
            caption="What was done, the newest first"
            columns={columnsWith(ask, undone.open)}
            failed="The log could not be loaded."
            empty="Nothing has been done yet."
          />
        )}
      </ActionSection>
      {undone.subject && (
        <UndoTakeBack key={undone.subject} id={undone.subject} {...undone.dialog} returnTo={area} />
      )}
    </div>
  );
}

const columnsWith = (
  ask: (decision: ReasonedAction) => void,
  undo: (id: string) => void,
): Column<LoggedAction>[] => [
  {
    title: 'When',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="font-normal">
        {utcDay(createdAt)}, <br className="max-lg:hidden" />
        {utcTime(createdAt)}
      </time>
    ),
  },
  { title: 'What was done', cell: (action) => <LogSentence action={action} /> },
  { title: 'Reason or note', cell: ({ reason }) => <bdi className="wrap-anywhere">{reason || '–'}</bdi> },
  {
    title: 'Who',
    cell: ({ actor, isAutomatic }) => (
      <span className="block lg:min-w-44">
        <EmailText
          text={isAutomatic ? `${productName}, automatically` : (actor ?? 'Somebody whose account is gone')}
        />
      </span>
    ),
  },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: ({ thing, subject, takeback }) => {
      if (takeback && !takeback.isUndone)
        return (
          <Button aria-label={`Undo: ${subject}`} onClick={() => undo(takeback.id)}>
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
