// The cache of everything that was fetched: it never goes stale by itself.
import { QueryClient } from '@tanstack/react-query';

/** No polling, no retries, nothing on focus: lists load again when `refresh.ts` drops them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // What did not load. Of a list the further pages have a button, and those that are here stay as they are.
      refetchOnReconnect: ({ state }) => state.status === 'error' && !state.fetchMeta?.fetchMore,
      refetchInterval: false,
      retry: false,
      // Without a network a call fails at once and says so, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Before the page is drawn already: the network may be gone by then, and come back.
queryClient.mount();
