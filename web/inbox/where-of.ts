// Where a notification leads.
import type { Notification } from '../../schema/notifications.ts';

/** null if there is nowhere to go. */
export function whereOf({ kind, rock }: Pick<Notification, 'kind' | 'rock'>) {
  switch (kind) {
    case 'found':
    case 'rehidden':
    case 'kept':
    case 'seen':
    case 'comment':
    case 'line':
      return { to: '/my-rocks', search: { tab: 'rocks', q: rock?.name } } as const;
    case 'moved':
    case 'thanks':
      return { to: '/my-rocks', search: { tab: 'archive' } } as const;
    case 'reminder':
      return { to: '/my-rocks', search: { tab: 'rehide' } } as const;
    case 'shipped':
      return { to: '/shop', hash: 'my-orders' } as const;
    case 'answer':
      return null;
  }
}
