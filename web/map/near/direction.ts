// Directions on the ground, in degrees clockwise from north.
import type { Coordinates } from '../../../schema/journey.ts';
import { wordsNow } from '../../lib/words.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction in which the shortest way begins, from 0 to below 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return positive((Math.atan2(east, north) * 180) / Math.PI);
}

/** The nearest of eight directions. */
export function directionWords(degrees: number): string {
  return wordsNow('map').directions[Math.round(positive(degrees) / 45) % 8] ?? '';
}

/** The fields of a DeviceOrientationEvent that say where a phone points; `webkitCompassHeading` is iOS's. */
export interface Orientation {
  absolute: boolean;
  alpha: number | null;
  webkitCompassHeading?: number | undefined;
}

/**
 * The direction of the screen's upper edge, to five degrees, so that a calm hand changes nothing.
 * @param screenAngle degrees by which the screen is turned, as in `screen.orientation.angle`
 * @returns null if the phone does not know where north is
 */
export function headingOf(
  { absolute, alpha, webkitCompassHeading }: Orientation,
  screenAngle: number,
): number | null {
  const counted = absolute && alpha !== null ? 360 - alpha : null;
  const heading = webkitCompassHeading ?? counted;
  return heading === null ? null : positive(Math.round((heading + screenAngle) / 5) * 5);
}

const positive = (degrees: number) => ((degrees % 360) + 360) % 360;
