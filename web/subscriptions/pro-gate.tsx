// Shows content that needs Rock Hunter Pro to members with access, and an offer to everybody else.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { LoadFailed } from '../painting/empty-state.tsx';
import { useWords } from '../views/words.ts';

interface ProGateProps {
  /** Shown while the member's plan is loading. */
  waiting: ReactNode;
  /** Shown to people without access. */
  closed: ReactNode;
  children: ReactNode;
}

export function ProGate({ waiting, closed, children }: ProGateProps) {
  const words = useWords('plans').own;
  const member = useMember();
  const query = useQuery(subscriptionStatus(member));
  if (!member) return closed;
  if (query.data) return query.data.hasAccess ? children : closed;
  if (!query.isError) return waiting;
  return <LoadFailed title={words.lookUpFailed} queries={[query]} />;
}
