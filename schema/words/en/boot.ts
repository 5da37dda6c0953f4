// What is said without the app: while it loads, where it cannot, and by the service worker alone.

export const boot = {
  loading: 'Loading...',
  /** After some seconds, before `loadAgain`. */
  late: 'Nothing has come yet.',
  /** A link. */
  loadAgain: 'Load the page again',
  withoutScript: 'This page needs JavaScript to show your rocks and the map.',
  /** Of a push message that cannot be read. */
  news: { title: 'News of a rock', body: 'Open the site to see it.' },
};
