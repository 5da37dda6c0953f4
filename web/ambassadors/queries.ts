// The query of the Founding Ambassadors, and the mutation that applies.
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { AmbassadorInput, FoundingAmbassador } from '../../schema/ambassadors.ts';
import { api, bodyOf } from '../api.ts';
import { useAttempts } from '../lib/attempts.ts';

/** All selected ambassadors, in the order of their selection. */
export const foundingAmbassadors = queryOptions({
  queryKey: ['/api/founding-ambassadors'],
  queryFn: (): Promise<FoundingAmbassador[]> => bodyOf(api['founding-ambassadors'].$get()),
});

export function useApply() {
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (json: AmbassadorInput) =>
      bodyOf(api['qr-code-signups'].$post({ json }, { headers: attempts.headers(json) })),
    onSuccess: () => attempts.done(),
  });
}
