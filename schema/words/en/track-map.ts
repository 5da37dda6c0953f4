// A rock's journey on a map: the map, what plays it, and the list of its stops beside it.
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { one: '# stop', other: '# stops' });

export const trackMap = {
  title: (rock: string) => `Track ${rock} on Map`,
  loading: 'Loading map...',
  /** The map, for screen readers. */
  map: (rock: string) => `Where ${rock} has been`,
  stops: 'Stops, newest first',
  /** A stop on the map, for screen readers. */
  stop: (number: number, place: string) => `Stop ${number}: ${place}`,
  pile: (count: number) => plural(count, { one: '# stop close together', other: '# stops close together' }),
  /** @param rock an element with its name */
  notHidden: <T>(rock: T) => [rock, ' has not been hidden yet. Its first stop appears here.'],
  /** What plays the journey. */
  play: 'Play',
  pause: 'Pause',
  firstStop: 'First stop',
  nextStop: 'Next stop',
  /** Of the slider, for screen readers. */
  slider: 'The journey, stop by stop',
  /** @param place such as 'Pont Neuf, near Paris, France' */
  stopOf: (stop: number, count: number, place: string) =>
    `Stop ${number(stop)} of ${number(count)}: ${place}`,
  /** Below the map, after a day: 'May 1, 2026 · Stop 3 of 7' */
  stopMark: (stop: number, count: number) => `Stop ${number(stop)} of ${number(count)}`,
  /** What a finder said, as a text. */
  quoted: (line: string) => `“${line}”`,
  savePicture: 'Save picture',
  saved: { title: 'Picture saved', text: (file: string) => `It is called ${file}.` },
  notSaved: {
    title: 'Picture not saved',
    text: 'Your browser could not draw the map. A screenshot shows the same.',
  },
  /** The name of the file, without its end. */
  pictureOf: (rock: string) => `${rock} journey`,
  /** On the picture. @param distance such as '1,234 miles' */
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  /** A visit on the map, for screen readers. */
  visits: {
    hidden: (place: string) => `${place}: hidden`,
    found: (place: string) => `${place}: found`,
    both: (place: string) => `${place}: hidden, then found`,
  },
  legend: 'Legend',
  hidden: 'Hidden',
  found: 'Found',
};
