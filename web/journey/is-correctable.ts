// Whether 'Change' is offered at an entry.
import { correctionLimits } from '../../schema/corrections.ts';
import type { JourneyEntry } from '../../schema/journey.ts';

/** Whether the member may still correct an entry. The server decides. @param now milliseconds since 1970 */
export const isCorrectable = (
  { user, createdAt, loggedAt, isMistake }: JourneyEntry,
  memberId: string | undefined,
  now: number,
): boolean =>
  !isMistake &&
  memberId !== undefined &&
  user?.id === memberId &&
  now - Date.parse(loggedAt ?? createdAt) < correctionLimits.days * 86_400_000;
