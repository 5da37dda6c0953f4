// The service worker: shows push messages, and opens their page when they are tapped. It handles no requests.

// No page depends on its version.
self.addEventListener('install', () => self.skipWaiting());

/** The notification in a message; the least that can be said if the message makes no sense. */
function notificationOf(event) {
  try {
    const { notification } = event.data.json();
    if (typeof notification.title === 'string' && notification.title !== '') return notification;
  } catch {
    // Something is shown all the same: browsers end subscriptions whose messages are not shown.
  }
  return { title: 'News of a rock', body: 'Open the site to see it.', navigate: '/' };
}

async function show({ title, body, tag, navigate, app_badge: badge }) {
  await self.registration.showNotification(title, { body, tag, icon: '/email-logo.png', data: { navigate } });
  // Only an installed app has a badge.
  if (badge !== undefined) await navigator.setAppBadge?.(Number(badge)).catch(() => undefined);
}

/** Focuses the page if it is open. Other open pages stay as they are: somebody may be filling in a form there. */
async function open(navigate) {
  const home = new URL('/', location.origin);
  const wanted =
    typeof navigate === 'string' && URL.canParse(navigate, home) ? new URL(navigate, home) : home;
  const { href } = wanted.origin === home.origin ? wanted : home;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === href);
  await (page ? page.focus() : self.clients.openWindow(href));
}

self.addEventListener('push', (event) => event.waitUntil(show(notificationOf(event))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.navigate));
});
