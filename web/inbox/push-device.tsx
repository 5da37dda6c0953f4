// Whether this device shows push messages, in the settings. It asks for nothing by itself.
import { useEffect, useRef } from 'react';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import type { PushSwitch } from '../push/use-push.ts';
import { howToAllow } from '../push/wording.ts';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { useWords } from '../views/words.ts';
import { sentences } from '../lib/sentences.ts';

export function PushDevice({ push: { state, isPending, turnOn, turnOff } }: { push: PushSwitch }) {
  const words = useWords('notificationSettings').device;
  const said = useRef<HTMLParagraphElement>(null);
  const isDenied = state === 'denied';
  const wasAsked = useRef(false);
  useEffect(() => {
    // The button had the focus and is gone.
    if (isDenied && wasAsked.current) said.current?.focus({ preventScroll: true });
  }, [isDenied]);
  if (state === null || state === 'unsupported') return null;
  const turn = async () => {
    wasAsked.current = true;
    try {
      await (state === 'on' ? turnOff() : turnOn());
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      else sayFailed(words.failed, words.failedHint)(error);
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p ref={said} role="status" tabIndex={-1}>
        {sentences(words[state], isDenied && howToAllow(navigator.userAgent))}
      </p>
      {!isDenied && (
        <Button pending={isPending} onClick={() => void turn()}>
          {state === 'on' ? words.turnOff : words.turnOn}
        </Button>
      )}
    </div>
  );
}
