// A new email address that is not confirmed yet: resend the email, or keep the old address.
import type { ReactNode } from 'react';
import { refusalOf, useChangeEmail, useCancelEmailChange } from '../../members/changes.ts';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { StatusBadge } from '../../views/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { sayEmailIsSent } from './email-form.tsx';
import { wordsNow } from '../../lib/words.ts';
import { useWords } from '../../views/words.ts';
import { Sentence } from '../../views/sentence.tsx';

interface PendingEmailProps {
  address: string;
  current: string;
}

export function PendingEmail({ address, current }: PendingEmailProps) {
  const words = useWords('profile');
  const sendAgain = useChangeEmail();
  const giveUp = useCancelEmailChange();
  const isBusy = sendAgain.isPending || giveUp.isPending;
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) return;
    const description = refusalOf(error)?.words ?? wordsNow('profile').emailFailed;
    toast({ title: words.error, description, tone: 'bad' });
  };
  return (
    <section aria-label={words.newEmail} className="flex flex-col gap-3 rounded-md bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="font-semibold wrap-anywhere">{address}</p>
        <StatusBadge tone="traveling">{words.notConfirmed}</StatusBadge>
      </div>
      <p className="text-sm text-soft">
        <Sentence parts={words.openEmail<ReactNode>(<span className="wrap-anywhere">{current}</span>)} />
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
          {sendAgain.isPending ? words.sending : words.sendAgain}
        </Button>
        <Button
          variant="bare"
          pending={isBusy}
          onClick={() =>
            giveUp.mutate(undefined, {
              onSuccess: ({ email }) =>
                toast({
                  title: words.emailUnchanged,
                  description: words.addressStays(email),
                  tone: 'plain',
                }),
              onError,
            })
          }
        >
          {words.keepAddress}
        </Button>
      </div>
    </section>
  );
}
