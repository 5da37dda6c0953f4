// The colour profile of a JPEG, which stands in one segment or goes on in others.
import { joined } from './bytes.ts';
import { longestProfile } from './colour-profile.ts';

/**
 * The parts put together: each begins with its number, from 1, and how many there are. Null when one is missing or
 * there are more.
 */
export function joinedProfile(segments: readonly Uint8Array[]): Uint8Array | null {
  const length = segments.reduce((sum, segment) => sum + segment.length - 2, 0);
  const ordered = segments.toSorted(([one = 0], [other = 0]) => one - other);
  const isWhole = ordered.every(([number, count], n) => number === n + 1 && count === segments.length);
  if (segments.length === 0 || !isWhole || length > longestProfile) return null;
  return joined(ordered.map((segment) => segment.subarray(2)));
}
