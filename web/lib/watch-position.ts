// Follows the device's position until it is stopped.
import {
  PositionError,
  positionOf,
  reasonOf,
  thisDevice,
  type Instead,
  type Position,
} from './geolocation.ts';

export interface Fix extends Position {
  /** Metres around the position, in which the device is with a probability of 95 %. */
  accuracy: number;
  /** When it was measured, in milliseconds. */
  at: number;
}

const precise: PositionOptions = { timeout: 30_000, maximumAge: 5_000, enableHighAccuracy: true };

interface Watcher {
  onFix: (fix: Fix) => void;
  /** The watch goes on after an error, unless the position was denied. */
  onError: (error: PositionError) => void;
}

/** @param instead the alternative in error messages @returns stops it */
export function watchPosition(instead: Instead, { onFix, onError }: Watcher): () => void {
  const { geolocation, userAgent } = thisDevice();
  if (!geolocation) {
    onError(new PositionError('unsupported', instead, userAgent));
    return () => undefined;
  }
  const id = geolocation.watchPosition(
    ({ coords, timestamp }) => {
      const position = positionOf(coords);
      if (position) onFix({ ...position, accuracy: coords.accuracy, at: timestamp });
      else onError(new PositionError('unavailable', instead, userAgent));
    },
    (error) => onError(new PositionError(reasonOf(error), instead, userAgent)),
    precise,
  );
  return () => geolocation.clearWatch(id);
}
