// Texts about changing what waits to be sent.

export const busyWords = {
  title: 'It is being sent just now',
  description: 'If it does not arrive, you can change it in a moment.',
  tone: 'plain',
} as const;

export const arrivedMeanwhile = {
  title: 'It is not here any more',
  description: 'It was sent or deleted before you changed it.',
  tone: 'plain',
} as const;

export const unreadableWords = {
  title: 'This cannot be changed here',
  description: 'Please load the page again, or delete it and do it once more.',
  tone: 'bad',
} as const;
