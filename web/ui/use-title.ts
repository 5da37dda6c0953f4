// The title of the browser's tab, where the page knows better than its route.
import { useEffect } from 'react';
import { productName } from '../config.ts';
import { wordsNow } from '../lib/words.ts';

/** What a page has said, which the title of its route leaves as it is, however late it comes. */
export const ownTitle: { said: string | null } = { said: null };

/** @param title null leaves that of the route */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return;
    ownTitle.said = title;
    document.title = wordsNow('titles').titled(title, productName);
    return () => {
      ownTitle.said = null;
    };
  }, [title]);
}
