// The guard of members' pages, which redirects visitors to the sign-in page.
import { useEffect, type ReactNode } from 'react';
import { useMember } from './queries.ts';
import { signInAgain } from './unauthorized.ts';

interface RequireMemberProps {
  /** Shown to visitors until the redirect to the sign-in page. */
  visitor: ReactNode;
  children: ReactNode;
}

export function RequireMember({ visitor, children }: RequireMemberProps) {
  const isMember = useMember() !== null;
  useEffect(() => {
    if (!isMember) signInAgain();
  }, [isMember]);
  return isMember ? children : visitor;
}
