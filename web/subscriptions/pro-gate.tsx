// Shows content that needs Rock Hunter Pro to members with access, and an offer to everybody else.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { LoadFailed } from '../painting/empty-state.tsx';

interface ProGateProps {
  /** Shown while the member's plan is loading. */
  waiting: ReactNode;
  /** Shown to people without access. */
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
