// The audit log, the newest first. Decisions about content can be reversed from here.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { LoggedAction } from '../../schema/admin-actions.ts';
import type { Words } from '../../schema/words/words.ts';
import { wordsNow } from '../lib/words.ts';
import { Sentence } from '../views/sentence.tsx';
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
import { useWords } from '../views/words.ts';

export function AuditLog() {
  const words = useWords('adminActions');
  const query = useInfiniteQuery(auditLogPages);
  // The id of an act. Its dialog stays when its line has no button any more.
  const undone = useOpened<string>();
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} tabIndex={-1}>
      <ActionSection id="admin-log" title={words.heading}>
        {(ask) => (
          <PagedTable
            query={query}
            caption={words.caption}
            columns={columnsWith(words, ask, undone.open)}
            failed={words.notLoaded}
            empty={words.nothingYet}
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
  texts: Words['adminActions'],
  ask: (decision: ReasonedAction) => void,
  undo: (id: string) => void,
): Column<LoggedAction>[] => [
  {
    title: texts.when,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="font-normal">
        <Sentence
          parts={texts.dayAndTime<ReactNode>(
            utcDay(createdAt),
            utcTime(createdAt),
            <br className="max-lg:hidden" />,
          )}
        />
      </time>
    ),
  },
  { title: texts.what, cell: (action) => <LogSentence action={action} /> },
  {
    title: texts.reason,
    cell: ({ reason }) => <bdi className="wrap-anywhere">{reason || wordsNow('admin').none}</bdi>,
  },
  {
    title: texts.who,
    cell: ({ actor, isAutomatic }) => (
      <span className="block lg:min-w-44">
        <EmailText text={isAutomatic ? texts.automatically(productName) : (actor ?? texts.goneActor)} />
      </span>
    ),
  },
  {
    title: wordsNow('admin').whatCanBeDone,
    isQuiet: true,
    cell: ({ thing, subject, takeback }) => {
      if (takeback && !takeback.isUndone)
        return (
          <Button aria-label={texts.undoOf(subject)} onClick={() => undo(takeback.id)}>
            {texts.undo}
          </Button>
        );
      if (!thing) return null;
      const moderation = wordsNow('moderation');
      const words = thing.subject === 'photo' ? moderation.thePhotoOf(subject) : subject;
      const decision = moderationAction(thing, words, thing.isWithheld ? 'restore' : 'withhold');
      return (
        <Button
          aria-label={(thing.isWithheld ? moderation.restoreThing : moderation.hideThing)(words)}
          onClick={() => ask(decision)}
        >
          {decision.action}
        </Button>
      );
    },
  },
];
