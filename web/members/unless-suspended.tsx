// Around a form: a suspended member reads in its place that they are, instead of filling it in for nothing.
import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useMember } from './queries.ts';

const Suspended = lazyPart(() => import('./suspended.tsx'));

export function UnlessSuspended({ children }: { children: ReactNode }) {
  const suspension = useMember()?.suspension;
  return suspension ? <Suspended suspension={suspension} /> : children;
}
