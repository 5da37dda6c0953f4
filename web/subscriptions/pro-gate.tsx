// What only Rock Hunter Pro opens: shown to those who have access, and what it would be to everybody else.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverWords } from '../lib/api-error.ts';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface ProGateProps {
  /** While it is not known what the member's plan opens. */
  waiting: ReactNode;
  /** For those who have no access: what is behind the gate, and the way in. */
  closed: ReactNode;
  children: ReactNode;
}

export function ProGate({ waiting, closed, children }: ProGateProps) {
  const member = useMember();
  const { data: plan, error, isError, isFetching, refetch } = useQuery(subscriptionStatus(member));
  if (!member) return closed;
  if (plan) return plan.hasAccess ? children : closed;
  if (!isError) return waiting;
  return (
    <EmptyState
      picture={<PaintedRock id="lost" />}
      title="We could not look up your plan."
      description={serverWords(error, 'Please try again in a moment.')}
      action={
        <Button look="main" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}
