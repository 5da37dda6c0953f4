// Below a search for an address: the suspension that is kept with it although no account has it, and how to lift it.
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { EmailText } from './email-text.tsx';
import { Failure } from './failure.tsx';
import { suspendedAddress } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import { Moment } from './time.tsx';

interface SuspendedAddressProps {
  email: string;
  ask: (decision: ReasonedAction) => void;
}

/** Nothing if there is none. */
export function SuspendedAddress({ email, ask }: SuspendedAddressProps) {
  const query = useQuery(suspendedAddress(email));
  if (query.isError) return <Failure title="Whether this address is suspended is not known." query={query} />;
  const suspension = query.data?.suspension;
  if (!suspension) return null;
  const { reason, until } = suspension;
  return (
    <section
      aria-label="Suspended address"
      className="flex max-w-reading flex-col items-start gap-3 rounded-md border border-line bg-card p-4"
    >
      <p>
        <EmailText text={email} /> is suspended
        {until === null ? (
          ''
        ) : (
          <>
            {' '}
            until <Moment at={until} />
          </>
        )}
        , although no account has it now. The account that had it was suspended, and was then deleted or got
        another address. Whoever signs up with it is suspended again, for a year at most. What stands behind a
        plus in it makes no difference.
      </p>
      <p>
        <span className="text-sm text-soft">Reason</span>
        <bdi className="block whitespace-pre-line wrap-anywhere">{reason}</bdi>
      </p>
      <Button onClick={() => ask(liftAddress(email))}>Lift it</Button>
    </section>
  );
}

const liftAddress = (email: string): ReasonedAction => ({
  key: `lift ${email}`,
  send: ({ reason }, headers) =>
    api.admin['suspended-address'].$delete({ json: { email, reason } }, { headers }),
  title: 'Lift the suspension of an address',
  description: (
    <>
      Whoever signs up with <EmailText text={email} /> can write like anybody else then. Nobody is told.
    </>
  ),
  action: 'Lift',
  done: { title: 'Suspension lifted' },
});
