// The button to cancel a plan, with a confirmation that says what the member keeps.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SubscriptionStatus } from '../../../schema/subscriptions.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dayWords } from '../../lib/days.ts';
import { focusOn } from '../../lib/focus-on.ts';
import { useChangePlan } from '../../subscriptions/changes.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../views/words.ts';
import { wordsNow } from '../../lib/words.ts';

export function CancelPlan({ status }: { status: SubscriptionStatus }) {
  const words = useWords('planTab').cancel;
  const [isConfirming, setIsConfirming] = useState(false);
  const firstStep = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useChangePlan('cancel', { onDone: sayCancelled, onFailed: sayNotCancelled });
  const keep = () => {
    // Rendered synchronously, so that the button can take the focus.
    flushSync(() => setIsConfirming(false));
    firstStep.current?.focus();
  };
  if (!isConfirming) {
    return (
      <Button ref={firstStep} onClick={() => setIsConfirming(true)}>
        {words.button}
      </Button>
    );
  }
  return (
    <div
      role="group"
      aria-labelledby="cancel-plan"
      className="flex w-full animate-appear flex-col gap-4 rounded-md border-2 border-coral p-4 sm:p-5"
    >
      <h4
        id="cancel-plan"
        tabIndex={-1}
        ref={focusOn}
        className="font-display text-lg font-bold tracking-tight"
      >
        {words.title}
      </h4>
      <p>{status.periodEnd && status.hasAccess ? words.textUntil(dayWords(status.periodEnd)) : words.text}</p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {!isPending && <Button onClick={keep}>{words.keep}</Button>}
        <Button variant="danger" pending={isPending} onClick={() => mutate()}>
          {isPending ? words.cancelling : words.confirm}
        </Button>
      </div>
    </div>
  );
}

function sayCancelled({ hasAccess, periodEnd }: SubscriptionStatus): void {
  const words = wordsNow('planTab').cancel;
  const untilEnd = periodEnd ? words.untilDay(dayWords(periodEnd)) : words.untilEnd;
  toast({ title: words.done, description: hasAccess ? untilEnd : words.over, tone: 'good' });
}

function sayNotCancelled(error: Error): void {
  const { manual, failed } = wordsNow('planTab').cancel;
  const isManual = error instanceof ApiError && error.code === 'subscriptions.manual';
  toast({ ...(isManual ? manual : failed), tone: 'bad' });
}
