// The menus of members, and the bar at the bottom of their phones.

export const memberMenu = {
  label: 'Most used',
  home: 'Home',
  map: 'Map',
  found: 'Found',
  myRocks: 'My Rocks',
  more: 'More',
  profile: 'Profile & Settings',
  pro: 'Rock Hunter Pro',
  logOut: 'Log out',
};
