// Shows push messages, and opens their page when they are tapped.
import type { BootWords } from '../../schema/offline.ts';

declare const self: ServiceWorkerGlobalScope;

interface Shown {
  title: string;
  body?: string;
  tag?: string;
  navigate?: unknown;
  app_badge?: unknown;
}

/** The notification in a message; the least that can be said if the message makes no sense. @param news says that */
export function notificationOf({ data }: Pick<PushEvent, 'data'>, news: BootWords['news']): Shown {
  try {
    const { notification } = (data?.json() ?? {}) as { notification: Shown }; // what is not so throws, or has no title
    if (typeof notification.title === 'string' && notification.title !== '') return notification;
  } catch {
    // Something is shown all the same: browsers end subscriptions whose messages are not shown.
  }
  return { ...news, navigate: '/' };
}

export async function show({ title, body, tag, navigate, app_badge: badge }: Shown): Promise<void> {
  await self.registration.showNotification(title, {
    ...(body === undefined ? {} : { body }),
    ...(tag === undefined ? {} : { tag }),
    icon: '/app-icon-192.png',
    data: { navigate },
  });
  // Only an installed app has a badge.
  if (badge !== undefined) await self.navigator.setAppBadge?.(Number(badge)).catch(() => undefined);
}

/** Focuses the page if it is open. Other open pages stay as they are: somebody may be filling in a form there. */
export async function open(navigate: unknown): Promise<void> {
  const home = new URL('/', location.origin);
  const wanted =
    typeof navigate === 'string' && URL.canParse(navigate, home.href) ? new URL(navigate, home) : home;
  const { href } = wanted.origin === home.origin ? wanted : home;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === href);
  await (page ? page.focus() : self.clients.openWindow(href));
}
