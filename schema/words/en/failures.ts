// What a page, or a part of one, says that did not load. It comes after the page.

export const failures = {
  /** A part of the page did not load, since there is a newer version. */
  newer: {
    title: 'Please load the page again',
    description:
      'This part did not arrive; there may be a newer version. What you typed about rocks is kept. A photo, and what you typed elsewhere, is not: finish that first.',
  },
  partMissing: 'This part of the page did not arrive.',
  partMissingOffline: 'This part of the page did not arrive. Please check your connection.',
  pageMissing: {
    title: 'Please load the page again',
    text: 'Your rocks are safe. This page did not arrive; there may be a newer version of it.',
  },
  pageMissingOffline: {
    title: 'This page needs a connection',
    text: 'Your rocks are safe. It opens as soon as you are online again.',
  },
  failed: {
    title: 'We lost our way for a moment',
    text: 'Your rocks are safe. This page could not be loaded just now; it usually works the second time.',
  },
};
