// The Explore Map page: its list, its filters and its legend.
import { number, plural } from './intl.ts';

const rocks = (count: number) => plural(count, { one: '# rock', other: '# rocks' });

export const exploreMap = {
  heading: 'Explore Map',
  intro: 'Every dot is a painted rock that waits for its next finder.',
  loading: 'Loading...',
  figures: {
    rocks: 'Rocks',
    countries: 'Countries',
    members: 'Members',
    /** By the unit of distances. */
    traveled: { mi: 'Miles Traveled', km: 'Kilometers Traveled' },
  },
  /** @param source who gave the names of places */
  placeNames: (source: string) => `Places: ${source}`,
  /** After the source of the places' names. */
  addresses: '. Addresses are looked up with Nominatim, in the data of OpenStreetMap contributors.',
  namesWithPro: <T>(link: (words: string) => T) => [
    'Press a dot to see it in the list. Names, pictures and places come with ',
    link('Rock Hunter Pro'),
    '.',
  ],
  legend: {
    name: 'Legend',
    available: 'Available to Find',
    notHidden: 'Registered (Not Hidden)',
  },
  tabs: {
    locate: 'My Current Location',
    filters: 'Filters',
    clear: 'Clear filters',
    nearMe: 'Near me',
  },
  filters: {
    heading: 'Filters',
    close: 'Close filters',
    status: 'Rock Status',
    distance: 'Distance',
    added: 'Recently Added',
    any: 'Any',
    days: { 1: 'Last day', 7: 'Last 7 days', 30: 'Last 30 days' },
    note: 'Hidden rocks wait where they began; traveling ones have been found before.',
    locating: 'Finding where you are...',
    measuredFrom: (place: string) => `Distance is measured from ${place}.`,
    measured: 'Distance is measured from where you are.',
    measuredOrSearched: 'Distance is measured from where you are, or from the place you search for.',
    needsPlace: 'Distance needs a place to start from.',
    useMine: 'Use where I am',
  },
  /** The sheet with the list. */
  sheet: { peek: 'Show the list', half: 'Show the whole list', full: 'Show the map' },
  listHeading: 'Rocks on the map',
  looking: 'Looking for rocks...',
  noneArrived: 'No rocks arrived. Show the list to try again.',
  showMore: 'Show more',
  failed: 'The rocks did not arrive.',
  tryAgain: 'Try again',
  noneFits: 'No rock fits these filters.',
  clearFilters: 'Clear filters',
  zoomToLook: 'Zoom in to look through the rocks of one place.',
  noneHidden: 'No rock is hidden yet. Yours could be the first.',
  registerRock: 'Register Rock',
  noneHere: 'No rock waits in this part of the world.',
  seeWhere: 'See where they are',
  offline: 'You are offline. These rocks were here when you last looked.',
  nearestFirst: 'Nearest first.',
  newestFirst: 'Newest first.',
  here: (count: number) => `${rocks(count)} here`,
  hereAndMore: (count: number) => `${rocks(count)} here, and more close by`,
  hereOf: (count: number, total: number) => `${number(count)} of ${rocks(total)} here`,
  hereOfNewest: (count: number, total: number) => `${number(count)} of the newest ${rocks(total)} here`,
  zoomForEach: 'Zoom in to see each of them.',
  zoomForEachNearest: 'Zoom in to see each of them. Nearest first.',
  /** @param order which is first */
  zoomForAll: (order: string) => `Zoom in to see them all. ${order}`,
  zoomForAllOfPlace: (order: string) => `Zoom in to look through all of a place. ${order}`,
};
