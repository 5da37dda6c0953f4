// Starts the app in the browser.
import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initialStateId } from '../schema/initial-state-id.ts';
import { visitorFlag } from '../schema/boot-flags.ts';
import { holdClicks } from './lib/hold-clicks.ts';
import { painted } from './lib/painted.ts';
import { currentMember } from './members/queries.ts';
import { watchLinksOut } from './members/sign-in.ts';
import { watchForUnauthorized } from './members/unauthorized.ts';
import { queryClient } from './query-client.ts';
import { foundRock, router } from './router.tsx';

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

/** The page is there already, and works; it is taken over once all has come that the app needs for it. */
async function arrive(place: HTMLElement): Promise<void> {
  const clicks = holdClicks(place);
  const page = foundRock.preload();
  const ready = async () => {
    await Promise.all([page, router.load()]);
    return foundRock.isHere();
  };
  const isDrawn = await import('./pages/hydrate.ts')
    .then(({ hydrate }) => hydrate({ place, clicks, queryClient, ready, draw: () => flushSync(draw) }))
    .catch(() => false);
  // The old page stays: clicks take their course.
  if (!isDrawn) clicks.end()?.click();
}

if (document.getElementById(initialStateId)) void arrive(place);
else if (place.hasAttribute(visitorFlag)) {
  queryClient.setQueryData(currentMember.queryKey, null);
  // The page's parts come beside the app, and without them there would be nothing new to see. React draws bit by bit,
  // and lets the browser do other things in between.
  const drawCalmly = () => startTransition(draw);
  void router.load().then(drawCalmly, drawCalmly);
} else {
  // Asked before anything is drawn: every page waits for the answer.
  void queryClient.prefetchQuery(currentMember);
  draw();
}

// The stand-in of the same measure serves until then.
void painted().then(() => import('./styles/display-face.css'));

/** When there is nothing else to do; Safari does not say when that is. */
const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 2000));

whenIdle(() => {
  import('./visits/tell.ts').then(
    ({ tellVisits }) => tellVisits(),
    () => undefined,
  );
});
