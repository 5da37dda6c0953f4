// What a navigation does that a full page load would do: it focuses the top of the page, and says its title.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Words } from '../../schema/words/words.ts';
import { afterPaint } from '../lib/painted.ts';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's path, by which `titles` names it. */
    titled?: keyof Words['titles']['of'];
  }
}

/** The worker has given the first page its title. */
const PageTitle = lazyPart(
  afterPaint(() => import('./page-title.tsx')),
  NoFallback,
);

export function MovedTo() {
  const router = useRouter();
  const [moves, setMoves] = useState(0);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || !pathChanged) return;
        document.getElementById('main')?.focus({ preventScroll: true });
        setMoves((before) => before + 1);
      }),
    [router],
  );
  return <PageTitle hasMoved={moves > 0} />;
}
