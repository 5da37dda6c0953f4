// The rule for displayed names, shared by every form: they are neither the community's nor a Rock ID.
import { showsIssuedCode } from '../../schema/code-mask.ts';
import { hasBadge } from '../../schema/names.ts';
import { Malformed } from '../errors.ts';
import { isReserved, speaksForCommunity } from './names.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Throws Malformed when a name, or both together, would speak for the community, look verified or be a Rock ID. The
 * error names firstName or lastName, or the single field into which both were typed.
 */
export function requireAllowedNames(
  { firstName, lastName }: { firstName: string; lastName: string },
  typed?: { field: string; whole: string },
): void {
  const whole = typed?.whole ?? `${firstName} ${lastName}`;
  const inFirst = typed?.field ?? 'firstName';
  const inLast = typed?.field ?? 'lastName';
  if (isReserved(firstName)) throw new Malformed(say('names', 'nameReserved'), inFirst);
  if (speaksForCommunity(lastName)) throw new Malformed(say('names', 'nameReserved'), inLast);
  if (hasBadge(whole)) throw new Malformed(say('names', 'nameBadge'), inLast);
  if (isReserved(whole)) throw new Malformed(say('names', 'nameReserved'), inFirst);
  if (showsIssuedCode(firstName)) throw new Malformed(say('names', 'nameIsCode'), inFirst);
  if (showsIssuedCode(typed?.whole ?? lastName)) throw new Malformed(say('names', 'nameIsCode'), inLast);
}
