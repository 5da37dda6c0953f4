// The Found Rock dialog.

export const findDialog = {
  title: 'Found Rock',
  rockId: 'Rock ID',
  hint: 'Turn the rock over: its ID is on the label, or painted on its underside.',
  find: 'Find',
  finding: 'Finding...',
  failed: 'Error',
  seeRock: 'See this rock',
  register: 'Register Rock',
  /** For visitors. */
  visitorTitle: 'Found a rock?',
  free: "It's 100% FREE",
  why: 'Join to tell its painter that you found it, to hide it again, and to follow where it goes.',
  visitorHint: 'Type it in now, and the rock waits for you while you join.',
  join: 'Join FREE Now!',
  isMember: 'Already a member? The same button signs you in.',
};
