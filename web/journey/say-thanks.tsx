// The painter's thanks for a find: one tap. A line can be added before.
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { serverWords } from '../lib/api-error.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { isKept } from '../outbox/is-kept.ts';
import { useWaitingWords } from '../outbox/waiting-for.ts';
import { stateWords } from '../outbox/words.ts';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { fitsOneLine, LineField } from './line-field.tsx';
import { useThank, type FindAt } from './find-words.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

interface SayThanksProps {
  find: FindAt;
  /** The finder's name. */
  finder: string;
  /** What was said, '' without words; undefined before. */
  thanks: string | undefined;
  onThanked?: () => void;
  /** In a text, where a button would be too much. */
  isSlim?: boolean;
  /** Where it is the one thing to do. */
  isMain?: boolean;
}

export function SayThanks({
  find,
  finder,
  thanks,
  onThanked,
  isSlim = false,
  isMain = false,
}: SayThanksProps) {
  const words = useWords('thanks');
  const thank = useThank(find, onThanked);
  const [isOpen, setOpen] = useState(false);
  const [line, setLine] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const addLine = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const waiting = useWaitingWords(find, 'thanks');
  const said = waiting ?? thank.data?.line ?? thanks;
  const isDoneHere = thank.isSuccess || (thank.isError && waiting !== undefined);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) {
      // Without the field, the box around it may scroll again.
      addLine.current?.focus({ preventScroll: true });
      bringIntoView(addLine.current);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (!isDoneHere) return;
    done.current?.focus({ preventScroll: true });
    bringIntoView(done.current);
  }, [isDoneHere]);

  if (said !== undefined)
    return (
      <p ref={done} tabIndex={-1} className="scroll-mb-6 rounded-sm text-sm font-semibold text-moss">
        {words.saidThanks}
        {said && (
          <span className="font-normal text-ink">
            <Sentence parts={words.andQuoted<ReactNode>(<bdi className="wrap-anywhere">{said}</bdi>)} />
          </span>
        )}
        {waiting !== undefined && <span className="block font-normal text-soft">{stateWords.waiting}</span>}
      </p>
    );

  const refusal = thank.isError && !isKept(thank.error) ? serverWords(thank.error, words.thanksFailed) : '';
  const cancel = () => {
    setOpen(false);
    setLine('');
    thank.reset();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!thank.isPending && fitsOneLine(line)) thank.mutate(line.trim());
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col items-start gap-2">
      {isOpen && (
        <LineField
          ref={field}
          label={words.lineTo(finder)}
          value={line}
          onChange={(text) => {
            setLine(text);
            thank.reset();
          }}
          refusal={refusal}
          isReadOnly={thank.isPending}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          type="submit"
          variant={isMain ? 'main' : isSlim ? 'link' : 'quiet'}
          pending={thank.isPending}
          aria-label={words.sayThanksTo(finder)}
          className={clsx(isSlim && 'text-sm')}
        >
          {words.sayThanks}
        </Button>
        {isOpen ? (
          <Button variant="link" disabled={thank.isPending} onClick={cancel} className="text-sm">
            {words.cancel}
          </Button>
        ) : (
          <Button
            ref={addLine}
            variant="link"
            aria-label={words.addLineTo(finder)}
            onClick={() => setOpen(true)}
            className="text-sm"
          >
            {words.addLine}
          </Button>
        )}
      </div>
      {!isOpen && <Refusal className="text-sm">{refusal}</Refusal>}
    </form>
  );
}
