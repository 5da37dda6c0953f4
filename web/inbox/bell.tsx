// The bell in the header: a link to the notifications, with how many are new.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { notificationLimits } from '../../schema/notifications.ts';
import { useIdle } from '../lib/use-idle.ts';
import { buttonClass } from '../views/button-class.ts';
import { unreadCount } from './queries.ts';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';

/** From ten on the exact number says no more, and has no room. */
const mostShown = 9;

export function Bell() {
  const words = useWords('bell');
  const { data: count = 0 } = useQuery({ ...unreadCount, enabled: useIdle() });
  return (
    <Link
      to="/notifications"
      aria-label={nameOf(words, count)}
      className={buttonClass({ variant: 'bare', size: 'icon', class: 'bell shrink-0' })}
    >
      <BellIcon aria-hidden className="size-6" strokeWidth={1.75} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 inset-s-5.5 grid h-5 min-w-5 animate-appear place-items-center rounded-full bg-sun px-1 text-xs leading-none font-bold text-on-sun tabular-nums ring-2 ring-paper forced-colors:border"
        >
          {count > mostShown ? words.atLeast(mostShown) : count}
        </span>
      )}
    </Link>
  );
}

/** 'Notifications, 3 new' */
function nameOf(words: Words['bell'], count: number): string {
  const { counted } = notificationLimits;
  if (count > counted) return words.newMany(counted);
  return count === 0 ? words.name : words.new(count);
}
