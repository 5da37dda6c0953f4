// The device's position, or a clear message why there is none.
import type { Words } from '../../schema/words/words.ts';
import { wordsNow } from './words.ts';

export interface Position {
  /** Degrees north, 6 decimals. */
  latitude: number;
  /** Degrees east, 6 decimals. */
  longitude: number;
}

type Reason = 'unsupported' | 'denied' | 'unavailable' | 'timedOut';

/** The alternative on the page when the device gives no position. Pages differ in what they offer. */
export type Instead = Parameters<Words['location']['denied']['text']>[0];

/** The title and text for a toast or form when there is no position. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly title: string;
  readonly description: string;

  constructor(reason: Reason, instead: Instead, userAgent: string) {
    const { title, description } = wordsFor(reason, instead, userAgent);
    super(description);
    this.title = title;
    this.description = description;
  }
}

/** The browser APIs in use; tests pass their own. */
export interface Device {
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined;
  userAgent: string;
}

const usual: PositionOptions = { timeout: 30_000, maximumAge: 60_000, enableHighAccuracy: false };
/** Safari on a desktop often has no coarse position but finds one at high accuracy. */
const insistent: PositionOptions = { timeout: 60_000, maximumAge: 0, enableHighAccuracy: true };

/** Requests the position; the browser asks for permission. @param instead the error's advice @throws PositionError */
export async function currentPosition(instead: Instead, device: Device = thisDevice()): Promise<Position> {
  const { geolocation, userAgent } = device;
  if (!geolocation) throw new PositionError('unsupported', instead, userAgent);
  try {
    return await ask(geolocation, usual);
  } catch (first) {
    const reason = reasonOf(first);
    if (reason === 'denied' || !isSafari(userAgent)) throw new PositionError(reason, instead, userAgent);
  }
  try {
    return await ask(geolocation, insistent);
  } catch (second) {
    throw new PositionError(reasonOf(second), instead, userAgent);
  }
}

export function thisDevice(): Device & { geolocation: Geolocation | undefined } {
  // An old browser may lack it, despite the types.
  const geolocation = (navigator as Partial<Navigator>).geolocation;
  return { geolocation, userAgent: navigator.userAgent };
}

function ask(
  geolocation: Pick<Geolocation, 'getCurrentPosition'>,
  options: PositionOptions,
): Promise<Position> {
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = positionOf(coords);
        if (position) resolve(position);
        else reject(new Error('The device gave no place on Earth.'));
      },
      reject,
      options,
    );
  });
}

/** Null if it is nowhere on Earth: broken devices and spoofing extensions give anything. */
export function positionOf({ latitude, longitude }: Position): Position | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude: sixDecimals(latitude), longitude: sixDecimals(longitude) } : null;
}

export function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}

/** Maps the codes of GeolocationPositionError, which a page cannot construct. */
export function reasonOf(error: unknown): Reason {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 1) return 'denied';
  return code === 3 ? 'timedOut' : 'unavailable';
}

export function isIos(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent);
}

/** Every browser on iOS uses Safari's engine. Elsewhere Chromium's user agent names Safari too. */
export function isSafari(userAgent: string): boolean {
  return (
    isIos(userAgent) || (/Safari\//.test(userAgent) && !/Chrome|Chromium|Android|Edg|OPR/.test(userAgent))
  );
}

function wordsFor(
  reason: Reason,
  instead: Instead,
  userAgent: string,
): { title: string; description: string } {
  const words = wordsNow('location');
  const { title } = words[reason];
  const description =
    reason === 'denied' ? words.denied.text(instead, browserOf(userAgent)) : words[reason].text(instead);
  return { title, description };
}

/** By which there are instructions. */
export function browserOf(userAgent: string): 'ios' | 'safari' | 'other' {
  if (isIos(userAgent)) return 'ios';
  return isSafari(userAgent) ? 'safari' : 'other';
}
