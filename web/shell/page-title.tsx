// The title of the page, in the browser tab and for screen readers.
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { productName } from '../config.ts';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's path, by which `titles` names it. */
    titled?: keyof Words['titles']['of'];
  }
}

export function PageTitle() {
  const titles = useWords('titles');
  const named = useMatches({ select: (matches) => matches.at(-1)?.staticData.titled });
  const title = named && titles.of[named];
  const spoken = useMovedTo(title ?? productName);
  useEffect(() => {
    document.title = title ? titles.titled(title, productName) : titles.home(productName);
  }, [title, titles]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

/** After a navigation, focuses the top of the page, as a full page load would, and returns the title to announce. */
function useMovedTo(title: string): string {
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
  return moves > 0 ? title : '';
}
