// Where a notification leads.
import type { Notification } from '../../schema/notifications.ts';

/** The page of its rock, but for what is to be done or to be seen elsewhere; null if there is nowhere to go. */
export function whereOf({
  kind,
  rock,
  content,
  isAnswered,
}: Pick<Notification, 'kind' | 'rock' | 'content' | 'isAnswered'>) {
  if (toHide.has(kind)) return { to: '/my-rocks', search: { tab: 'rehide' } } as const;
  if (kind === 'wanted' && rock && !isAnswered)
    return { to: '/my-rocks', search: { action: 'give', rockId: rock.id } } as const;
  if (kind === 'given') return { to: '/my-rocks' } as const;
  if (kind === 'asked' || kind === 'denied')
    return { to: '/worn-off', search: { question: content } } as const;
  if (kind === 'shipped') return { to: '/shop', hash: 'my-orders' } as const;
  if (!rock || rock.hasNoPage) return null;
  return { to: '/rocks/$id', params: { id: rock.id } } as const;
}

/** About a rock in one's pocket. */
const toHide: ReadonlySet<Notification['kind']> = new Set([
  'reminder',
  'confirmed',
  'contested',
  'mayNotKeep',
]);
