// Texts about the area that is kept for a walk.
import { shortDayWords, shortMomentWords } from '../../lib/short-days.ts';
import { areaLimits } from '../../tiles/area.ts';
import type { KeptArea } from '../../tiles/area-cache.ts';
import type { NotKept } from '../../tiles/keep-area.ts';

/** '6.1 MB' */
export const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

/** 'Kept: 5 km around Omaha, Nebraska, 6.1 MB, Nov 26' */
export function keptWords({ name, bytes, at }: KeptArea): string {
  return `Kept: ${areaLimits.km} km around ${name}, ${megabytes(bytes)}, ${shortDayWords(at)}`;
}

/** 'Kept Nov 26, 14:05. You are offline.' */
export const sinceWords = (iso: string): string => `Kept ${shortMomentWords(iso)}. You are offline.`;

export const questionWords = (bytes: number): string =>
  `This area needs about ${Math.ceil(bytes / 1e6)} MB. Keep it?`;

/** @param hasArea whether an earlier area is kept, and stays */
export const unchangedWords = (hasArea: boolean): string =>
  hasArea ? 'The area below stays.' : 'Nothing was kept.';

/** `unchangedWords` follow. */
export const failureWords: Readonly<Record<NotKept['reason'], string>> = {
  network: 'The network went away.',
  server: 'The map did not answer.',
  full: 'This device has no room left for the area.',
  unavailable: 'This browser does not let a page keep anything, as in a private window.',
};
