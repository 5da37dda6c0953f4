// What a member is called in a sentence. Separate from members.ts, which every page loads.
import { anonymous, displayName } from './members.ts';

/** The display name, but somebody without a name is not called Anonymous. @param otherwise such as 'its painter' */
export function nameOr(member: Parameters<typeof displayName>[0], otherwise: string): string {
  const name = displayName(member);
  return name === anonymous ? otherwise : name;
}
