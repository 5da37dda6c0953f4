// A notification's title as a link to where it leads. All of its line can be tapped.
import { Link } from '@tanstack/react-router';
import type { Notification } from '../../schema/notifications.ts';
import { NotificationTitle } from './notification-words.tsx';
import { whereOf } from './where-of.ts';

export function NotificationLink({ notification }: { notification: Notification }) {
  const where = whereOf(notification);
  const title = <NotificationTitle notification={notification} />;
  if (!where) return title;
  return (
    <Link {...where} className="before:absolute before:inset-0 hover:underline">
      {title}
    </Link>
  );
}
