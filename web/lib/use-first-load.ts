// Whether a page still waits for its first answers.
import { useState } from 'react';

interface Loading {
  isLoading: boolean;
  failureCount: number;
}

/** Whether a first answer is still on its way. Never again once all have come, or a try has failed: a page must not go. */
export function useFirstLoad(...queries: Loading[]): boolean {
  const [isOver, setOver] = useState(false);
  const isOn = !isOver && queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (!isOn && !isOver) setOver(true);
  return isOn;
}
