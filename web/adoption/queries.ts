// Queries and mutations about adoption.
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnRock } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refresh, refreshRocks } from '../refresh.ts';
import { dropToken, hashOf, keepToken, newToken } from './link-token.ts';

/** What the link of an offer shows. */
export const adoption = (token: string) =>
  queryOptions({
    queryKey: ['/api/adopt', token],
    queryFn: () => bodyOf(api.adopt[':token'].$get({ param: { token } })),
  });

/** Lists of rocks, and the notifications about offers. */
const refreshOffers = (queryClient: QueryClient) =>
  Promise.all([refreshRocks(queryClient), refresh(queryClient, /^\/api\/(notifications|adopt)(\/|$)/)]);

/** By email to an address, or by a link without one. */
export function useOffer({ id }: Pick<OwnRock, 'id'>) {
  const queryClient = useQueryClient();
  // The same for another try, since the first one may have arrived.
  const token = useRef('');
  return useMemberMutation(
    async (email: string | null, headers) => {
      token.current ||= newToken();
      const json =
        email === null
          ? ({ by: 'link', tokenHash: await hashOf(token.current) } as const)
          : ({ by: 'email', email } as const);
      return bodyOf(api.rocks[':id'].offers.$post({ param: { id }, json }, { headers }));
    },
    {
      onDone: (offer) => {
        if (offer.email === null) keepToken(offer.id, token.current);
        token.current = '';
        return refreshOffers(queryClient);
      },
      // Perhaps it is offered already, on another device.
      onFailed: () => void refreshOffers(queryClient),
    },
  );
}

/** Takes an offer back, or keeps the rock that somebody would like. */
export function useEndOffer(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (_: void, headers) => bodyOf(api.offers[':id'].$delete({ param: { id } }, { headers })),
    {
      onDone: () => {
        dropToken(id);
        onDone();
        return refreshOffers(queryClient);
      },
      onFailed: () => void refreshOffers(queryClient),
    },
  );
}

/** The owner's yes: from now on the rock is the receiver's. */
export function useGive(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (_: void, headers) => bodyOf(api.offers[':id'].give.$post({ param: { id }, json: {} }, { headers })),
    {
      onDone: () => {
        dropToken(id);
        onDone();
        return refreshOffers(queryClient);
      },
      onFailed: () => void refreshOffers(queryClient),
    },
  );
}

/** The receiver's yes. */
export function useWish(token: string) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (_: void, headers) => bodyOf(api.adopt[':token'].$post({ param: { token }, json: {} }, { headers })),
    {
      onDone: () => refreshOffers(queryClient),
      onFailed: () => void refreshOffers(queryClient),
    },
  );
}

/** The receiver changes their mind. */
export function useDropWish(token: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (_: void, headers) => bodyOf(api.adopt[':token'].$delete({ param: { token } }, { headers })),
    {
      onDone: () => {
        onDone();
        return refreshOffers(queryClient);
      },
      onFailed: () => void refreshOffers(queryClient),
    },
  );
}
