// The home page of members.

export const dashboard = {
  welcome: <T>(name: T) => ['Welcome back, ', name],
  /** In place of a first name. */
  adventurer: 'Adventurer',
  myRocks: 'My Rocks',
  myFinds: 'My Finds',
  /** By the unit of distances. */
  traveled: { mi: 'Miles Traveled', km: 'Kilometers Traveled' },
  register: 'Register New Rock',
  registerHint: 'Give a painted rock its name and its ID.',
  myRocksHint: 'Hide them, follow them, hide found ones again.',
  exploreMap: 'Explore Map',
  exploreMapHint: 'See where rocks are waiting right now.',
};
