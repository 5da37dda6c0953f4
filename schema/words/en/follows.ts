// Following somebody else's rock: the star on its card and its page.

export const follows = {
  follow: 'Follow',
  following: 'Following',
  /** For screen readers. */
  followRock: (rock: string) => `Follow ${rock}`,
  followingRock: (rock: string) => `Following ${rock}`,
  failed: { title: 'That did not work', description: 'Please try again in a moment.' },
};
