// Around every page: the header, the menus, the footer, and what a part of a page says that did not load.

export const shell = {
  skip: 'Skip to the page',
  foundRock: 'Found Rock, enter rock ID#',
  /** The same where there is little room. */
  foundRockShort: 'Found Rock',
  menu: 'Menu',
  main: 'Main',
  register: 'Register Rock',
  signUp: 'Sign Up',
  signIn: 'Sign In',
  pro: 'Rock Hunter Pro',
  goPremium: 'Go Premium',
  exploreMap: 'Explore Map',
  myRocks: 'My Rocks',
  community: 'Community',
  shop: 'Shop',
  admin: 'Admin',
  gettingStarted: 'Getting Started',
  explore: 'Explore',
  featured: 'Featured',
  adventureJourney: 'Adventure Journey',
  footer: 'Footer',
  contactUs: 'Contact Us',
  subscribe: 'Subscribe',
  privacy: 'Privacy',
  language: 'Language',
  distances: 'Distances',
  units: { mi: 'Miles', km: 'Kilometers' },
  /** Without script: what was chosen in the two lists. */
  change: 'Change',
  /** In place of the name of a member who has none. */
  anonymous: 'Anonymous',
  yourMenu: 'Your menu',
  loading: 'Loading...',
  tryAgain: 'Try again',
  loadAgain: 'Load the page again',
  offline: {
    title: 'This needs a connection',
    description: 'Nothing on this page is lost. Please try again when you are online.',
  },
  unreachable: 'We could not reach the server. Please check your connection and try again.',
  signedOut: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  pictureMissing: 'Picture did not load',
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
