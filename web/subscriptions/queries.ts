// What is asked about payments, and under which key the answer is kept.
import { queryOptions } from '@tanstack/react-query';
import { closedFlag } from '../../schema/boot-flags.ts';
import type { PaymentsState } from '../../schema/subscriptions.ts';
import { api, bodyOf } from '../api.ts';

/** The server has said with the page that nothing can be bought. */
function isMarkedClosed(): boolean {
  return document.getElementById('root')?.hasAttribute(closedFlag) ?? false;
}

/** Whether anything can be bought, and what the card form in the page needs for it. */
export const paymentsState = queryOptions({
  queryKey: ['/api/payments'],
  queryFn: (): Promise<PaymentsState> => bodyOf(api.payments.$get()),
  initialData: (): PaymentsState | undefined =>
    isMarkedClosed() ? { isOpen: false, publishableKey: null } : undefined,
});
