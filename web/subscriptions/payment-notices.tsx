// Notices about a payment whose plan has not started here.
import type { ReactNode } from 'react';
import { supportEmail } from '../config.ts';
import { pendingReturnTo, setPendingRock } from '../finds/pending-rock.ts';
import { dropAllDrafts } from '../lib/drafts.ts';
import { forgetKept } from '../members/forget-kept.ts';
import { goToSignIn } from '../members/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface UnconfirmedProps {
  /** Whether the payment succeeded in this page; otherwise only the page's URL claims a payment. */
  isPaid?: boolean;
  onRetry: () => void;
}

export function Unconfirmed({ isPaid = false, onRetry }: UnconfirmedProps) {
  const words = useWords('plans').unconfirmed;
  return (
    <PaymentNotice title={words.title} action={<Button onClick={onRetry}>{words.retry}</Button>}>
      <p>{isPaid ? words.accepted : words.notHeard}</p>
    </PaymentNotice>
  );
}

/** @param onForget called when the member did not make the purchase */
export function PaidElsewhere({ onForget }: { onForget: () => void }) {
  const words = useWords('plans').elsewhere;
  return (
    <PaymentNotice
      title={words.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void signInAsAnother()}>{words.signIn}</Button>
          <Button onClick={onForget}>{words.notMine}</Button>
        </div>
      }
    >
      <p>
        <Sentence
          parts={words.whatToDo<ReactNode>(
            <a
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(words.subject)}`}
              className="font-semibold wrap-anywhere underline"
            >
              {supportEmail}
            </a>,
          )}
        />
      </p>
    </PaymentNotice>
  );
}

/** Logs out first, since the sign-in page skips the email step for a signed-in member. Keeps the pending rock. */
async function signInAsAnother(): Promise<void> {
  await fetch('/api/logout', { credentials: 'same-origin' }).catch(() => undefined);
  const rock = pendingReturnTo();
  dropAllDrafts();
  await forgetKept();
  if (rock) setPendingRock(rock);
  goToSignIn('/subscribe?success=true');
}
