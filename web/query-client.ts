// The query cache. Entries never become stale automatically.
import { QueryClient } from '@tanstack/react-query';

/** No polling, no retries, no refetch on focus: lists reload when `refresh.ts` invalidates them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // Only failed queries reload. A failed further page of a list has a button, and the loaded pages stay.
      refetchOnReconnect: ({ state }) => state.status === 'error' && !state.fetchMeta?.fetchMore,
      refetchInterval: false,
      retry: false,
      // Offline, a call fails at once with a message instead of waiting silently.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Mounted before the first render, so that the client notices if the network drops and returns before that.
queryClient.mount();
