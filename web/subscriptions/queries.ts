// Queries about payments.
import { queryOptions } from '@tanstack/react-query';
import { closedFlag } from '../../schema/boot-flags.ts';
import type { PaymentsState } from '../../schema/subscriptions.ts';
import { api, bodyOf } from '../api.ts';

/** Whether the page's HTML says that payments are closed. */
function isMarkedClosed(): boolean {
  return document.getElementById('root')?.hasAttribute(closedFlag) ?? false;
}

/** Whether payments are open, and the key for the card form. */
export const paymentsState = queryOptions({
  queryKey: ['/api/payments'],
  queryFn: (): Promise<PaymentsState> => bodyOf(api.payments.$get()),
  initialData: (): PaymentsState | undefined =>
    isMarkedClosed() ? { isOpen: false, publishableKey: null } : undefined,
});
