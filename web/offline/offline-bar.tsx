// The line above the page while there is no network.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { currentMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { forgetTold, useIsKept } from './told.ts';
import { useWords } from '../views/words.ts';

const secondLookMs = 2000;

export function OfflineBar() {
  const words = useWords('offline');
  const isKept = useIsKept();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isShown = isKept || !isOnline;

  async function ask(): Promise<void> {
    setAsking(true);
    if (await isServerThere()) {
      forgetTold();
      await queryClient.invalidateQueries();
    }
    setAsking(false);
  }
  useWindowEvent('online', () => void ask(), isKept);
  const askAgain = useEffectEvent(() => void ask());
  useEffect(() => {
    // The network may have come back while what is kept was on its way.
    if (!isKept || !isOnline) return;
    const timer = setTimeout(askAgain, secondLookMs);
    return () => clearTimeout(timer);
  }, [isKept, isOnline]);

  const isMember = Boolean(queryClient.getQueryData(currentMember.queryKey));
  return (
    <aside aria-label={words.label}>
      <div aria-live="polite" className="bg-card">
        {isShown && (
          <div className="page flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm">
            <p className="flex-1">
              <strong className="font-semibold">{words.noConnection}</strong> {isMember && words.whatYouSee}
            </p>
            <Button variant="bare" pending={isAsking} onClick={() => void ask()}>
              {words.tryAgain}
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Asks for the smallest file, past every cache. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
