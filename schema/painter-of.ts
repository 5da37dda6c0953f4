// Who painted a rock, whoever owns it now.
import type { PublicMember } from './members.ts';
import type { Rock } from './rocks.ts';

/** Null once that account is deleted. */
export const painterOf = ({ painter, owner }: Pick<Rock, 'painter' | 'owner'>): PublicMember | null =>
  painter === undefined ? owner : painter;
