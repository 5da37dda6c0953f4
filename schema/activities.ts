// Recent activities, as a list.
import type { Near } from './near.ts';
import type { Words } from './words/words.ts';

export type ActivityType = 'rock_created' | 'rock_found' | 'rock_hidden' | 'rehidden_rock';

export interface Activity {
  id: string;
  activityType: ActivityType;
  /** One sentence without names of places or people. */
  description: string;
  createdAt: string;
  imageUrl: string | null;
  /** The town near the place where it happened; null for a registration, and where none is known. */
  near?: Near | null;
  rock: { id: string; name: string; hasNoPage?: true } | null;
  user: {
    id: string;
    username: string;
    firstName: string;
    lastName: string;
    profileImageUrl: string | null;
  } | null;
}

export const activityLimits = { page: 50 } as const;

/** The sentence of an activity. @param rockName null if the rock is no longer there */
export const activityDescription = (
  { activities }: Pick<Words, 'activities'>,
  type: ActivityType,
  rockName: string | null,
): string => activities.sentences[type](rockName ?? activities.someRock).join('');
