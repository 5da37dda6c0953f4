// Starts the app in the browser.
import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentMember } from './members/queries.ts';
import { watchLinksOut } from './members/sign-in.ts';
import { watchForUnauthorized } from './members/unauthorized.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

// Asked before anything is drawn: every page waits for the answer.
void queryClient.prefetchQuery(currentMember);
watchForUnauthorized(queryClient);
watchLinksOut();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

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
