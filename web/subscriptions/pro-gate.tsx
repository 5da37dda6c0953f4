// What only Rock Hunter Pro opens: shown to those who have access, and what it would be to everybody else.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { LoadFailed } from '../painting/empty-state.tsx';

interface ProGateProps {
  /** While it is not known what the member's plan opens. */
  waiting: ReactNode;
  /** For those who have no access: what is behind the gate, and the way in. */
  closed: ReactNode;
  children: ReactNode;
}

export function ProGate({ waiting, closed, children }: ProGateProps) {
  const member = useMember();
  const query = useQuery(subscriptionStatus(member));
  if (!member) return closed;
  if (query.data) return query.data.hasAccess ? children : closed;
  if (!query.isError) return waiting;
  return <LoadFailed title="We could not look up your plan." queries={[query]} />;
}
