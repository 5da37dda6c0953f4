// Likes and comments: their limits.
import { isBlank, lengthOf } from './characters.ts';

export const commentLimits = {
  /** Code points of a comment. */
  length: 500,
  /** Comments of one member in ten minutes, and in a day. */
  perTenMinutes: 10,
  perDay: 100,
  /** Comments in one answer. */
  page: 20,
} as const;

/** Replaces in a comment what looks like a Rock ID. */
export const codeMask = '•••';

/** Answer to a like, and to taking it back. */
export interface LikeState {
  likedByMe: boolean;
  likeCount: number;
}

/** Whether a comment can be posted, which enables the button. */
export function canPost(text: string): boolean {
  return !isBlank(text) && lengthOf(text.trim()) <= commentLimits.length;
}
