// Starts the app in the browser.
import './styles/index.css';
// First: it may correct the address, which the router reads.
import { arrival } from './finds/arrival.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { currentMember } from './members/queries.ts';
import { watchLinksOut } from './members/sign-in.ts';
import { watchForUnauthorized } from './members/unauthorized.ts';
import { queryClient } from './query-client.ts';
import { preloadFoundRock, router } from './router.tsx';
import { takeOver } from './shell/take-over.ts';

watchForUnauthorized(queryClient);
watchLinksOut();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

const draw = () =>
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );

const arrived = arrival();
if (arrived) {
  const ready = preloadFoundRock();
  void takeOver({ place, arrival: arrived, queryClient, ready, draw: () => flushSync(draw) });
} else {
  // Asked before anything is drawn: every page waits for the answer.
  void queryClient.prefetchQuery(currentMember);
  draw();
}

// After the first paint, which the stand-in of the same measure has served.
requestAnimationFrame(() => setTimeout(() => void import('./styles/display-face.css')));

/** When there is nothing else to do; Safari does not say when that is. */
const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 2000));

whenIdle(() => {
  import('./visits/tell.ts').then(
    ({ tellVisits }) => tellVisits(),
    () => undefined,
  );
});
