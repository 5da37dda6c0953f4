// Below a search for an address: the suspension that is kept with it although no account has it, and how to lift it.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Words } from '../../schema/words/words.ts';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { EmailText } from './email-text.tsx';
import { Sentence } from '../views/sentence.tsx';
import { Failure } from './failure.tsx';
import { suspendedAddress } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import { Moment } from './time.tsx';
import { useWords } from '../views/words.ts';

interface SuspendedAddressProps {
  email: string;
  ask: (decision: ReasonedAction) => void;
}

/** Nothing if there is none. */
export function SuspendedAddress({ email, ask }: SuspendedAddressProps) {
  const words = useWords('adminMembers');
  const query = useQuery(suspendedAddress(email));
  if (query.isError) return <Failure title={words.addressNotKnown} query={query} />;
  const suspension = query.data?.suspension;
  if (!suspension) return null;
  const { reason, until } = suspension;
  return (
    <section
      aria-label={words.suspendedAddress}
      className="flex max-w-reading flex-col items-start gap-3 rounded-md border border-line bg-card p-4"
    >
      <p>
        <Sentence
          parts={words.aboutSuspended<ReactNode>(
            <EmailText text={email} />,
            until === null ? null : <Moment at={until} />,
          )}
        />
      </p>
      <p>
        <span className="text-sm text-soft">{words.reason}</span>
        <bdi className="block whitespace-pre-line wrap-anywhere">{reason}</bdi>
      </p>
      <Button onClick={() => ask(liftAddress(words, email))}>{words.liftIt}</Button>
    </section>
  );
}

const liftAddress = (words: Words['adminMembers'], email: string): ReasonedAction => ({
  key: `lift ${email}`,
  send: ({ reason }, headers) =>
    api.admin['suspended-address'].$delete({ json: { email, reason } }, { headers }),
  title: words.liftAddress,
  description: <Sentence parts={words.aboutLiftAddress<ReactNode>(<EmailText text={email} />)} />,
  action: words.lift,
  done: { title: words.lifted },
});
