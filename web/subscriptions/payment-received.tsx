// Thanks a visitor for a payment, then redirects to the sign-in, where the plan is redeemed.
import { useEffect, useEffectEvent } from 'react';
import type { Plan } from '../../schema/subscriptions.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { goToSignIn } from '../members/sign-in.ts';
import { Loader } from '../ui/loader.tsx';
import { useWords } from '../views/words.ts';

/** Milliseconds to read the text. */
const signInDelay = 2000;

interface PaymentReceivedProps {
  plan: Plan | undefined;
  /** Removes the parameters from the URL, so that Back does not lead here again. */
  onLeave: () => Promise<void>;
  /** The browser's Back button has restored the page. */
  onBack: () => void;
}

export function PaymentReceived({ plan, onLeave, onBack }: PaymentReceivedProps) {
  const words = useWords('plans').received;
  const leave = useEffectEvent(async () => {
    const search = new URLSearchParams({ success: 'true', ...(plan && { plan }), ...rockInHand() });
    await onLeave();
    goToSignIn(`/subscribe?${search}`);
  });
  useEffect(() => {
    const timer = setTimeout(() => void leave(), signInDelay);
    return () => clearTimeout(timer);
  }, []);
  useWindowEvent('pageshow', ({ persisted }) => persisted && onBack());
  return (
    <div className="page grid min-h-dvh place-content-center justify-items-center gap-2 py-10 text-center">
      <h1>{words.heading}</h1>
      <Loader className="py-6">{words.toSignIn}</Loader>
    </div>
  );
}

/** The sign-in then completes the pending find of this rock. */
function rockInHand(): { rockId?: string } {
  const path = pendingReturnTo();
  const rockId = path && new URL(path, location.origin).searchParams.get('rockId');
  return rockId ? { rockId } : {};
}
