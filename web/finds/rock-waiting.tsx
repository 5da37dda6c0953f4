// For a visitor with a rock in hand: the rock, and the one field that leads back to it.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { signInLimits } from '../../schema/sign-in.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Button } from '../ui/button.tsx';
import { DotRing } from '../ui/dot-ring.tsx';
import { TextField } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { offlineWords, toast } from '../ui/toast.ts';
import { rockCheck } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

/** @param returnTo path of the Found Rock page, where the pending find is completed after the sign-in */
export default function RockWaiting({ returnTo }: { returnTo: string }) {
  const words = useWords('rockWaiting');
  const code = new URLSearchParams(returnTo.split('?', 2)[1]).get('rockId') ?? '';
  const { data: rock, isPending } = useQuery(rockCheck(code));
  const name = rock?.name ?? '';
  const [isLeaving, setLeaving] = useState(false);
  // Back from the next page.
  useWindowEvent('pageshow', () => setLeaving(false), isLeaving);
  // The browser sends the form: the next page is the server's.
  const leave = (event: SubmitEvent) => {
    if (isLeaving || !navigator.onLine) event.preventDefault();
    if (navigator.onLine) setLeaving(true);
    else toast(offlineWords);
  };
  return (
    <section
      aria-labelledby="rock-waiting"
      className="grid items-center justify-items-center gap-x-12 gap-y-5 rounded-md border-2 border-moss bg-card p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start sm:p-8"
    >
      {isPending ? (
        <Skeleton className="pebble-2 size-48" />
      ) : (
        <DotRing count={(rock?.timesFound ?? 0) + 1} className="w-56">
          <RockPicture
            rock={{ name, imageUrl: rock?.imageUrl ?? null }}
            named={false}
            eager
            sizes="11rem"
            className="size-44"
          />
        </DotRing>
      )}
      <div className="flex w-full max-w-form flex-col gap-4">
        <h2 id="rock-waiting" className="text-3xl wrap-anywhere max-sm:text-center">
          {name ? <Sentence parts={words.waits<ReactNode>(<bdi>{name}</bdi>)} /> : words.yourRockWaits}
        </h2>
        <form method="post" action="/api/login" onSubmit={leave} className="flex flex-col gap-4">
          <input type="hidden" name="returnTo" value={returnTo} />
          <TextField
            label={words.email}
            hint={rock?.status === 'hidden' ? words.hintToFind : words.hintToReturn}
            name="email"
            type="email"
            required
            maxLength={signInLimits.email}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
          />
          <Button type="submit" variant="main" size="large" pending={isLeaving}>
            {words.continue}
          </Button>
        </form>
      </div>
    </section>
  );
}
