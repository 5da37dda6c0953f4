// Every map of the world, and the rocks on it.
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { one: '# rock', other: '# rocks' });

/** After 'Hidden May 1, 2026, ' */
const foundBefore = (count: number) =>
  count === 0
    ? 'not found yet'
    : count === 1
      ? 'found once before'
      : plural(count, { other: 'found # times before' });

export const map = {
  bbox: 'bbox is west,south,east,north in degrees',
  level: (levels: readonly number[]) => `level is ${levels.join(', ')}, or left out`,
  zoom: (least: number, most: number) => `zoom is a whole number from ${least} to ${most}`,
  loading: 'Loading map...',
  /** In place of a map that did not load. */
  missing: {
    list: 'The map did not load. Everything on it is in the list too.',
    pin: 'The map did not load. Use your current location, or enter the place by hand.',
  },
  ground: { out: 'Street map not loaded.', coarse: 'No streets here yet.' },
  controls: {
    group: 'Map view',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitAll: 'Fit All',
    fitAllHint: 'Zoom to show all rocks',
    world: 'World',
    worldHint: 'World view',
    mostZoom: 'The map is zoomed in all the way.',
    leastZoom: 'The map is zoomed out all the way.',
    noRocks: 'The rocks did not arrive.',
    tryAgain: 'Please try again.',
  },
  /** The names of the map of all rocks, and of the rocks on it, for screen readers. */
  ofRocks: 'Map of hidden rocks',
  spots: 'Rocks on the map: arrow keys go from one to the next',
  keys: 'Arrow keys go from one to the next. Enter opens.',
  /** The card of a rock. */
  zoomTo: 'Zoom to Location',
  close: 'Close',
  /** A rock whose name is not for everybody. */
  hiddenRock: 'A hidden rock',
  /** @param where such as 'By the well' */
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, perhaps gone`,
  /** @param degrees such as '41.257' */
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° S`,
  east: (degrees: string) => `${degrees}° E`,
  west: (degrees: string) => `${degrees}° W`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  /** On a group of rocks, where there is little room: 12345 is '12K'. */
  countMark: compact,
  rocksAround: (count: number, town: string) =>
    plural(count, { one: `# rock near ${town}`, other: `# rocks around ${town}` }),
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} near ${coordinates}`,
  hidden: (day: string, timesFound: number) => `Hidden ${day}, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) => `Perhaps gone: hidden ${day}, ${foundBefore(timesFound)}`,
  /** @param distance such as '70 feet' */
  accuracy: (distance: string) => `± ${distance}`,
  /** Clockwise from north. */
  directions: ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
  way: (distance: string, direction: string) => `${distance} ${direction}`,
};
