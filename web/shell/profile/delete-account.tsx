// The button to delete the account, with a confirmation that says what is deleted and what stays.
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { serverWords } from '../../lib/api-error.ts';
import { focusOn } from '../../lib/focus-on.ts';
import { useDeleteAccount } from '../../members/changes.ts';
import { logOut } from '../../members/log-out.ts';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { wordsNow } from '../../lib/words.ts';
import { useWords } from '../../views/words.ts';
import { Sentence } from '../../views/sentence.tsx';

/** Milliseconds to read the confirmation toast. */
const goodbyeDelay = 1500;

export function DeleteAccount({ onLeaving }: { onLeaving: (isLeaving: boolean) => void }) {
  const words = useWords('profile').leaving;
  const [isConfirming, setIsConfirming] = useState(false);
  const firstStep = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // Rendered synchronously, so that the button can take the focus.
    flushSync(() => setIsConfirming(false));
    firstStep.current?.focus();
  };
  if (isConfirming) return <Confirmation onCancel={cancel} onLeaving={onLeaving} />;
  return (
    <>
      <p className="text-soft">{words.about}</p>
      <Button ref={firstStep} className="self-start" onClick={() => setIsConfirming(true)}>
        {words.button}
      </Button>
    </>
  );
}

interface ConfirmationProps {
  onCancel: () => void;
  onLeaving: (isLeaving: boolean) => void;
}

function Confirmation({ onCancel, onLeaving }: ConfirmationProps) {
  const { cancel, leaving: words } = useWords('profile');
  const { mutateAsync, isPending, isSuccess } = useDeleteAccount();
  const isGoing = isPending || isSuccess;
  const deleteIt = async () => {
    onLeaving(true);
    try {
      await mutateAsync();
      toast({ title: wordsNow('profile').deleted, description: words.thanks });
      setTimeout(logOut, goodbyeDelay);
    } catch (error) {
      onLeaving(false);
      if (isUnauthorized(error)) return;
      const otherwise = wordsNow('profile').deleteFailed;
      const isRefusal = error instanceof Error && error.message.startsWith('409:');
      toast({
        title: wordsNow('profile').error,
        description: isRefusal ? serverWords(error, otherwise) : otherwise,
        tone: 'bad',
      });
    }
  };
  return (
    <div
      role="group"
      aria-labelledby="delete-account"
      className="flex animate-appear flex-col gap-4 rounded-md border-2 border-coral p-4 sm:p-5"
    >
      <h4
        id="delete-account"
        tabIndex={-1}
        ref={focusOn}
        className="font-display text-lg font-bold tracking-tight"
      >
        {words.title}
      </h4>
      <p>{words.noUndo}</p>
      <ul className="flex flex-col gap-2.5">
        {words.goes<ReactNode>(strong).map((parts, line) => (
          <Line key={line} gone parts={parts} />
        ))}
        {words.stays<ReactNode>(strong).map((parts, line) => (
          <Line key={line} parts={parts} />
        ))}
      </ul>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {!isGoing && <Button onClick={onCancel}>{cancel}</Button>}
        <Button variant="danger" pending={isGoing} onClick={() => void deleteIt()}>
          {isGoing ? words.deleting : words.button}
        </Button>
      </div>
    </div>
  );
}

const strong = (words: string) => <strong>{words}</strong>;

/** A ring marks deleted data, a full dot kept data, each with a word as well. */
function Line({ gone = false, parts }: { gone?: boolean; parts: readonly ReactNode[] }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className={
          gone
            ? 'mt-2 size-3 shrink-0 rounded-full border-2 border-coral'
            : 'mt-2 size-3 shrink-0 rounded-full bg-moss'
        }
      />
      <span>
        <Sentence parts={parts} />
      </span>
    </li>
  );
}
