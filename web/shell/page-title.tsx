// The title of the page, in the browser tab and for screen readers.
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { productName } from '../config.ts';
import { ownTitle } from '../ui/use-title.ts';
import { useWords } from '../views/words.ts';

/** @param hasMoved whether somebody came here from another page, and hears where they are */
export default function PageTitle({ hasMoved }: { hasMoved: boolean }) {
  const titles = useWords('titles');
  const titled = useMatches({ select: (matches) => matches.at(-1)?.staticData.titled });
  const title = titled && titles.of[titled];
  useEffect(() => {
    if (ownTitle.said !== null) return;
    document.title = title ? titles.titled(title, productName) : titles.home(productName);
  }, [title, titles]);
  return (
    <p role="status" className="sr-only">
      {hasMoved && (title ?? productName)}
    </p>
  );
}
