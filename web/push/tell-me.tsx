// The offer on the card of a rock that was hidden just now: to be told by push when it is found, or moves on. The only
// moment at which the app offers it.
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OfferedTopic } from '../../schema/push.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { usePush, type PushState } from './use-push.ts';
import { howToAllow } from './wording.ts';
import { useWords } from '../views/words.ts';

interface TellMeProps {
  action: 'hide' | 'rehide';
  /** Only finds out what can be offered, so that the offer is there along with the card and moves nothing. */
  isAhead?: boolean;
}

/** A rock's painter is told of a find; whoever hid it again, of where it goes. */
const topicOf: Readonly<Record<TellMeProps['action'], OfferedTopic>> = { hide: 'found', rehide: 'moved' };

export default function TellMe({ action, isAhead = false }: TellMeProps) {
  const { state, isPending, turnOn } = usePush();
  const [answer, setAnswer] = useState<PushState | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const words = useWords('push');
  const outcome =
    answer === 'on'
      ? words[action].isOn
      : answer === 'denied'
        ? `${words.denied} ${howToAllow(navigator.userAgent)}`
        : '';
  useEffect(() => {
    // The button had the focus and is gone.
    if (outcome !== '') said.current?.focus();
  }, [outcome]);

  const ask = async () => {
    try {
      setAnswer(await turnOn(topicOf[action]));
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      else sayFailed(words.failed.title, words.failed.text)(error);
    }
  };

  if (outcome !== '')
    return (
      <p ref={said} role="status" tabIndex={-1} className="text-soft">
        {outcome}
      </p>
    );
  if (isAhead || state !== 'off') return null;
  return (
    <Button pending={isPending} onClick={() => void ask()} className="max-sm:self-center sm:self-start">
      <Bell aria-hidden className="size-5" />
      {words[action].offer}
    </Button>
  );
}
