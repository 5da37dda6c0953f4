// The cache of everything that was fetched: it never goes stale by itself.
import { QueryClient } from '@tanstack/react-query';

/** No polling, no retries, nothing on focus or reconnect: lists load again when `refresh.ts` drops them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      // Without a network a call fails at once and says so, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
