// What is asked about payments, and under which key the answer is kept.
import { queryOptions } from '@tanstack/react-query';
import type { PaymentsState } from '../../schema/subscriptions.ts';
import { api, bodyOf } from '../api.ts';

/** The answer where nothing can be bought. */
export const closedPayments: PaymentsState = { isOpen: false, publishableKey: null };

/** Whether anything can be bought, and what the card form in the page needs for it. */
export const paymentsState = queryOptions({
  queryKey: ['/api/payments'],
  queryFn: (): Promise<PaymentsState> => bodyOf(api.payments.$get()),
});
