// What calls that list a member's rocks refuse.

export const rockLists = {
  light: 'light is 1, or missing',
};
