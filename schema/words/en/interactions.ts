// About likes and comments.
import { number, plural } from './intl.ts';

export const interactions = {
  type: 'Say whether this is a like or a comment',
  empty: 'Please write a comment',
  tooMany: 'You have written a lot just now. Please wait a little before your next comment.',
  codesHidden: 'What looks like a Rock ID is hidden from everybody but you.',
  commentGone: 'This comment is no longer here',
  likeFailed: 'Failed to like rock',
  commentFailed: 'Failed to add comment',
  commentAdded: 'Comment added successfully!',
  notDeleted: 'The comment is still there',
  notDeletedHint: 'It could not be deleted. Please try again.',
  like: (rock: string, count: number) =>
    plural(count, { one: `Like ${rock}, # like`, other: `Like ${rock}, # likes` }),
  commentOn: (rock: string, count: number) =>
    plural(count, { one: `Comment on ${rock}, # comment`, other: `Comment on ${rock}, # comments` }),
  commentBy: (author: string) => `Comment by ${author}`,
  /** The form. */
  yours: 'Your comment',
  /** @param over how many characters there are too many */
  tooLong: (over: number, most: number) =>
    `This is ${number(over)} too many: a comment has at most ${number(most)} characters.`,
  left: (count: number) => `${number(count)} left`,
  cancel: 'Cancel',
  post: 'Post',
  posting: 'Posting...',
  /** The member's own comment. */
  delete: 'Delete',
  deleteIt: 'Delete this comment?',
  keep: 'Keep',
  deleteComment: 'Delete comment',
  /** The dialog of a rock. */
  by: <T>(painter: T) => ['by ', painter],
  joinToComment: 'Would you like to say something? Members can, and joining is free.',
  join: 'Join or sign in',
  comments: 'Comments',
  loadFailed: 'The comments could not be loaded.',
  silent: 'Nobody has said anything yet. A kind word travels far.',
  /** For a visitor who clicked Like. */
  youLike: <T>(rock: T) => ['You like ', rock],
  joinToLike: 'Join, and whoever painted it will see that. It is free, and takes an email with a code.',
  justLooking: 'Just looking',
};
