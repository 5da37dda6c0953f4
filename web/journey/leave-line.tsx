// A finder's line to the painter, at a find of theirs. It opens on request.
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { serverWords } from '../lib/api-error.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { isKept } from '../outbox/is-kept.ts';
import { useWaitingWords } from '../outbox/waiting-for.ts';
import { stateWords } from '../outbox/words.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { fitsOneLine, LineField } from './line-field.tsx';
import { useLeaveLine, type FindAt } from './find-words.ts';
import { useJourney } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

interface LeaveLineProps {
  find: FindAt;
  /** The find was made just now, and has no line yet. */
  isNew?: boolean;
}

export function LeaveLine({ find, isNew = false }: LeaveLineProps) {
  const words = useWords('thanks');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={clsx('max-w-form', isOpen && 'w-full')}>
      {!isOpen ? (
        <Button variant="link" onClick={() => setOpen(true)} className="text-sm">
          {words.leaveLine}
        </Button>
      ) : isNew ? (
        <LineForm find={find} saved="" />
      ) : (
        <SavedLineForm find={find} />
      )}
    </div>
  );
}

/** Begins with the line that the find has. If it cannot be loaded, a new one replaces it. */
function SavedLineForm({ find }: { find: FindAt }) {
  const { entries, isError } = useJourney(find.rockId);
  if (!entries && !isError)
    return (
      <SkeletonGroup>
        <Skeleton className="h-20 rounded-md" />
      </SkeletonGroup>
    );
  return <LineForm find={find} saved={entries?.find(({ seq }) => seq === find.seq)?.line ?? ''} />;
}

/** @param saved the line that the find has, when the form opens */
function LineForm({ find, saved }: { find: FindAt; saved: string }) {
  const words = useWords('thanks');
  const leave = useLeaveLine(find);
  const waiting = useWaitingWords(find, 'line');
  const [kept, setKept] = useState(waiting ?? saved);
  const [line, setLine] = useState(kept);
  const [isEditing, setEditing] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus is gone.
    if (isEditing) {
      field.current?.focus({ preventScroll: true });
      bringIntoView(form.current);
    } else end.current?.focus({ preventScroll: true });
  }, [isEditing]);

  if (!isEditing)
    return (
      <div ref={end} tabIndex={-1} className="flex flex-col items-start rounded-sm text-sm">
        <p>
          {kept ? (
            <Sentence parts={words.painterReads<ReactNode>(<bdi className="wrap-anywhere">{kept}</bdi>)} />
          ) : (
            words.lineGone
          )}
        </p>
        {waiting !== undefined && <p className="text-soft">{stateWords.waiting}</p>}
        <Button variant="link" onClick={() => setEditing(true)} className="text-sm">
          {words.change}
        </Button>
      </div>
    );

  const text = line.trim();
  const canSend = fitsOneLine(line) && (text !== '' || kept !== '');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const end = (said: string) => {
      setKept(said);
      setLine(said);
      setEditing(false);
    };
    if (!leave.isPending && canSend)
      leave.mutate(text, {
        onSuccess: (answer) => end(answer.line),
        onError: (error) => isKept(error) && end(text),
      });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex scroll-mb-36 flex-wrap items-end gap-2">
      <div className="min-w-44 flex-1">
        <LineField
          ref={field}
          label={words.leaveLine}
          value={line}
          onChange={(typed) => {
            setLine(typed);
            leave.reset();
          }}
          refusal={leave.isError ? serverWords(leave.error, words.lineFailed) : ''}
          isReadOnly={leave.isPending}
        />
      </div>
      <Button type="submit" disabled={!canSend} pending={leave.isPending}>
        {words.send}
      </Button>
    </form>
  );
}
