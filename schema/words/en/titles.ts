// Titles of pages, in the browser's tab.

export const titles = {
  registerRock: 'Register Rock',
  myRocks: 'My Rocks',
  pro: 'Your Rock Hunter Pro',
  notifications: 'Notifications',
  foundRock: 'Found Rock',
  rock: 'Painted Rock',
  adopt: 'A Rock for You',
  wornOff: 'Worn-off ID',
  exploreMap: 'Explore Map',
  community: 'Community',
  contact: 'Contact Us',
  gettingStarted: 'Getting Started',
  subscribe: 'Subscribe',
  shop: 'Shop',
  ambassadors: 'Become a Founding Rock Ambassador',
  qrCodes: 'QR Code Generator',
  admin: 'Admin Dashboard',
  adminMember: 'A Member',
  notFound: '404 Page Not Found',
};
