// The title of the browser's tab, where the page knows better than its route.
import { useEffect } from 'react';
import { productName } from '../config.ts';
import { wordsNow } from '../lib/words.ts';

/** After the title of the route, which is set in the same commit. @param title null leaves that of the route */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return;
    const timer = setTimeout(() => {
      document.title = wordsNow('titles').titled(title, productName);
    });
    return () => clearTimeout(timer);
  }, [title]);
}
