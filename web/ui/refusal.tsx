// Why something was not done, in the place where it was asked for.
import type { ReactNode } from 'react';
import { serverWords } from '../lib/api-error.ts';

/** Read out when it appears, because the region was there before. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="font-semibold text-coral empty:hidden">
      {children}
    </p>
  );
}

interface ServerRefusalProps {
  /** null as long as nothing went wrong. */
  error: Error | null;
  /** What is said when the server has no words for it. */
  otherwise: string;
}

export function ServerRefusal({ error, otherwise }: ServerRefusalProps) {
  return <Refusal>{error && serverWords(error, otherwise)}</Refusal>;
}
