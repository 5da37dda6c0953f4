// Starts the app in the browser.
import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initialStateId, rockStateId } from '../schema/initial-state-id.ts';
import { visitorFlag } from '../schema/boot-flags.ts';
import { painted } from './lib/painted.ts';
import { wordsReady } from './lib/words.ts';
import { currentMember } from './members/queries.ts';
import { guardServerLinks } from './members/sign-in.ts';
import { watchForUnauthorized } from './members/unauthorized.ts';
import { queryClient } from './query-client.ts';
import { foundRock, rock, router } from './router.tsx';
// In the app's own chunk: it is small, and on pages that share nothing else.
import './views/sentence.tsx';

watchForUnauthorized(queryClient);
guardServerLinks();

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

/** Takes over the server-rendered page, which works without the app, once everything that the page needs has loaded. */
function takeOver(place: HTMLElement, page: typeof rock): void {
  void page.preload();
  // The router loads later, because the first HTML may have another address than its page.
  import('./pages/hydrate.ts').then(
    ({ hydrate }) => hydrate({ place, queryClient, page, router, draw }),
    () => undefined,
  );
}

if (document.getElementById(initialStateId)) takeOver(place, foundRock);
else if (document.getElementById(rockStateId)) takeOver(place, rock);
else if (place.hasAttribute(visitorFlag)) {
  queryClient.setQueryData(currentMember.queryKey, null);
  // The page's chunks load in parallel with the app; before them a render would show nothing new. A transition renders
  // in slices and yields to the browser in between.
  const drawInSlices = () => startTransition(draw);
  const loaded = router.load().catch(() => undefined);
  void Promise.all([loaded, wordsReady()]).then(drawInSlices);
} else {
  // Requested before the first render, because every page waits for the current member.
  void queryClient.prefetchQuery(currentMember);
  void wordsReady().then(draw);
}

// Until then a fallback font with the same metrics is shown.
void painted().then(() => import('./styles/display-font.css'));

/** requestIdleCallback, or two seconds later in Safari, which lacks it. */
const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 2000));

whenIdle(() => {
  import('./idle.ts').then(
    (idle) => idle.default(),
    () => undefined,
  );
});
