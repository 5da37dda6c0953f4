// Until when a browser keeps what waits, and how it would keep it for longer.
import { useSyncExternalStore } from 'react';
import { shortDayWords } from '../lib/short-days.ts';
import { Button } from '../ui/button.tsx';
import { installer } from './install.ts';
import { useWords } from '../views/words.ts';
import { sentences } from '../lib/sentences.ts';

export function KeepLonger() {
  const words = useWords('outbox');
  const install = useSyncExternalStore(installer.subscribe, installer.read);
  if (isInSafari()) {
    return (
      <p className="mt-2 max-w-reading text-sm text-soft">
        {sentences(words.sevenDays(shortDayWords(inSevenDays())), words.homeScreen)}
      </p>
    );
  }
  if (!install) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-[min(12rem,100%)] flex-1 text-sm text-soft">{words.installFor}</p>
      <Button onClick={install}>{words.install}</Button>
    </div>
  );
}

/** Of an iPhone or iPad, where the site is not on the home screen: nothing else has the property. */
const isInSafari = () => 'standalone' in navigator && navigator.standalone === false;

/** After this visit. */
const inSevenDays = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
