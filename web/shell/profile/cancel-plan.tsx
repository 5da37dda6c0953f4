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

export function CancelPlan({ status }: { status: SubscriptionStatus }) {
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
        Cancel plan
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
        Cancel Rock Hunter Pro?
      </h4>
      <p>
        {status.periodEnd && status.hasAccess
          ? `You keep everything in it until ${dayWords(status.periodEnd)}, the end of the billing period. Nothing is charged after that.`
          : 'Nothing is charged any more.'}{' '}
        Your rocks and their journeys stay yours.
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {!isPending && <Button onClick={keep}>Keep my plan</Button>}
        <Button variant="danger" pending={isPending} onClick={() => mutate()}>
          {isPending ? 'Cancelling...' : 'Cancel my plan'}
        </Button>
      </div>
    </div>
  );
}

function sayCancelled({ hasAccess, periodEnd }: SubscriptionStatus): void {
  const until = periodEnd ? `, ${dayWords(periodEnd)}` : '';
  const description = hasAccess
    ? `You keep access until the end of the billing period${until}.`
    : 'Nothing is charged any more.';
  toast({ title: 'Subscription Cancelled', description, tone: 'good' });
}

function sayNotCancelled(error: Error): void {
  const isManual = error instanceof ApiError && error.serverMessage.includes('manually managed subscription');
  toast({
    title: isManual ? 'Subscription Managed Manually' : 'Error',
    description: isManual
      ? 'This subscription is managed manually. Please contact support to make changes.'
      : 'Failed to cancel subscription. Please try again or contact support.',
    tone: 'bad',
  });
}
