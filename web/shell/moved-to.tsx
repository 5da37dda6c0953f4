// What a navigation does that a full page load would do: it focuses the top of the page, and says its title.
import { useRouter } from '@tanstack/react-router';
import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import type { Words } from '../../schema/words/words.ts';
import { lazy } from '../lib/lazy.ts';
import { painted } from '../lib/painted.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's path, by which `titles` names it. */
    titled?: keyof Words['titles']['of'];
  }
}

/** The worker has given the first page its title. */
const pageTitle = lazy(async () => {
  await painted();
  return import('./page-title.tsx');
});

export function MovedTo() {
  const router = useRouter();
  const [moves, setMoves] = useState(0);
  const PageTitle = useSyncExternalStore(pageTitle.subscribe, pageTitle.read);
  // Once after the first page, and again with each navigation while it has not come.
  useEffect(() => void pageTitle.fetch().catch(() => undefined), [moves]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || !pathChanged) return;
        document.getElementById('main')?.focus({ preventScroll: true });
        setMoves((before) => before + 1);
      }),
    [router],
  );
  return PageTitle && createElement(PageTitle, { hasMoved: moves > 0 });
}
