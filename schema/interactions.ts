// Likes and comments: their texts and limits.
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

export const interactionWords = {
  type: 'Say whether this is a like or a comment',
  empty: 'Please write a comment',
  tooMany: 'You have written a lot just now. Please wait a little before your next comment.',
  codesHidden: 'What looks like a Rock ID is hidden from everybody but you.',
  codeHidden: 'hidden Rock ID',
  commentGone: 'This comment is no longer here',
  likeFailed: 'Failed to like rock',
  commentFailed: 'Failed to add comment',
  commentAdded: 'Comment added successfully!',
} as const;

/** Answer to a like, and to taking it back. */
export interface LikeState {
  likedByMe: boolean;
  likeCount: number;
}

/** Whether a comment can be posted, which enables the button. */
export function canPost(text: string): boolean {
  return !isBlank(text) && lengthOf(text.trim()) <= commentLimits.length;
}
