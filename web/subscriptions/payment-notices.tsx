// Notices about a payment whose plan has not started here.
import { supportEmail } from '../config.ts';
import { pendingReturnTo, setPendingRock } from '../finds/pending-rock.ts';
import { dropAllDrafts } from '../lib/drafts.ts';
import { forgetKept } from '../members/forget-kept.ts';
import { goToSignIn } from '../members/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { PaymentNotice } from './payment-notice.tsx';

interface UnconfirmedProps {
  /** Whether the payment succeeded in this page; otherwise only the page's URL claims a payment. */
  isPaid?: boolean;
  onRetry: () => void;
}

export function Unconfirmed({ isPaid = false, onRetry }: UnconfirmedProps) {
  return (
    <PaymentNotice
      title="Your payment is being confirmed"
      action={<Button onClick={onRetry}>Look again</Button>}
    >
      <p>
        {isPaid
          ? 'Your card was accepted, and your plan will be here in a minute or two. You can go on in the meantime.'
          : 'We have not heard from our payment provider yet. If you have paid, your plan will be here in a minute or two. If you have not, nothing was charged.'}
      </p>
    </PaymentNotice>
  );
}

/** @param onForget called when the member did not make the purchase */
export function PaidElsewhere({ onForget }: { onForget: () => void }) {
  return (
    <PaymentNotice
      title="Paid with another e-mail address"
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void signInAsAnother()}>Sign in with the other address</Button>
          <Button onClick={onForget}>I did not buy it</Button>
        </div>
      }
    >
      <p>
        The plan that was bought in this browser belongs to the address it was paid with. Sign in with that
        one, or write to{' '}
        <a
          href={`mailto:${supportEmail}?subject=${encodeURIComponent('Subscription Support')}`}
          className="font-semibold wrap-anywhere underline"
        >
          {supportEmail}
        </a>
        .
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
