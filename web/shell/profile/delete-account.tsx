// The button to delete the account, with a confirmation that says what is deleted and what stays.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { profileWords } from '../../../schema/profile.ts';
import { serverWords } from '../../lib/api-error.ts';
import { focusOn } from '../../lib/focus-on.ts';
import { useDeleteAccount } from '../../members/changes.ts';
import { logOut } from '../../members/log-out.ts';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Milliseconds to read the confirmation toast. */
const goodbyeDelay = 1500;

export function DeleteAccount({ onLeaving }: { onLeaving: (isLeaving: boolean) => void }) {
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
      <p className="text-soft">
        You can leave whenever you like. Rocks that are on their way can still be found.
      </p>
      <Button ref={firstStep} className="self-start" onClick={() => setIsConfirming(true)}>
        Delete Account
      </Button>
    </>
  );
}

interface ConfirmationProps {
  onCancel: () => void;
  onLeaving: (isLeaving: boolean) => void;
}

function Confirmation({ onCancel, onLeaving }: ConfirmationProps) {
  const { mutateAsync, isPending, isSuccess } = useDeleteAccount();
  const isGoing = isPending || isSuccess;
  const deleteIt = async () => {
    onLeaving(true);
    try {
      await mutateAsync();
      toast({ title: profileWords.deleted, description: 'Thank you for every rock.' });
      setTimeout(logOut, goodbyeDelay);
    } catch (error) {
      onLeaving(false);
      if (isUnauthorized(error)) return;
      const otherwise = profileWords.deleteFailed;
      const isRefusal = error instanceof Error && error.message.startsWith('409:');
      toast({
        title: 'Error',
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
        Delete your account for good?
      </h4>
      <p>This cannot be undone.</p>
      <ul className="flex flex-col gap-2.5">
        <Line gone>your profile, your comments and likes, and your plan.</Line>
        <Line gone>rocks that you registered and never hid.</Line>
        <Line>rocks out in the world and their journeys, without your name.</Line>
        <Line>a rock in your hands: anyone with its ID can find it again.</Line>
      </ul>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {!isGoing && <Button onClick={onCancel}>Cancel</Button>}
        <Button variant="danger" pending={isGoing} onClick={() => void deleteIt()}>
          {isGoing ? 'Deleting...' : 'Delete Account'}
        </Button>
      </div>
    </div>
  );
}

/** A ring marks deleted data, a full dot kept data, each with a word as well. */
function Line({ gone = false, children }: { gone?: boolean; children: string }) {
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
        <strong>{gone ? 'Goes: ' : 'Stays: '}</strong>
        {children}
      </span>
    </li>
  );
}
