// A new email address that is not confirmed yet: resend the email, or keep the old address.
import { profileWords } from '../../../schema/profile.ts';
import { refusalOf, useChangeEmail, useCancelEmailChange } from '../../members/changes.ts';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { StatusBadge } from '../../views/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { sayEmailIsSent } from './email-form.tsx';

interface PendingEmailProps {
  address: string;
  current: string;
}

export function PendingEmail({ address, current }: PendingEmailProps) {
  const sendAgain = useChangeEmail();
  const giveUp = useCancelEmailChange();
  const isBusy = sendAgain.isPending || giveUp.isPending;
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) return;
    const description = refusalOf(error)?.words ?? profileWords.emailFailed;
    toast({ title: 'Error', description, tone: 'bad' });
  };
  return (
    <section aria-label="New email address" className="flex flex-col gap-3 rounded-md bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="font-semibold wrap-anywhere">{address}</p>
        <StatusBadge tone="traveling">Not confirmed yet</StatusBadge>
      </div>
      <p className="text-sm text-soft">
        Open the email that we sent there to confirm it. Until then you sign in with{' '}
        <span className="wrap-anywhere">{current}</span>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={isBusy}
          onClick={() =>
            sendAgain.mutate(
              { email: address },
              { onSuccess: ({ pendingEmail }) => sayEmailIsSent(pendingEmail), onError },
            )
          }
        >
          {sendAgain.isPending ? 'Sending...' : 'Send again'}
        </Button>
        <Button
          variant="bare"
          pending={isBusy}
          onClick={() =>
            giveUp.mutate(undefined, {
              onSuccess: ({ email }) =>
                toast({
                  title: 'Email Unchanged',
                  description: `Your address stays ${email}.`,
                  tone: 'plain',
                }),
              onError,
            })
          }
        >
          Keep my address
        </Button>
      </div>
    </section>
  );
}
