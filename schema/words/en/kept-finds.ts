// Changing what waits to be sent, and rocks that wait where they will stand.

export const keptFinds = {
  hideAgain: 'Hide it again',
  change: 'Change',
  sendToMyself: 'Send to myself',
  title: 'Change it before it is sent',
  save: 'Save',
  cancel: 'Cancel',
  rockName: 'Rock Name',
  rockId: 'QR Code Rock ID#',
  description: 'Description',
  comment: 'Your comment',
  line: 'Your line',
  tooLong: (over: number, most: number) => `This is ${over} too many: at most ${most} characters.`,
  /** @param moment an element */
  registered: <T>(moment: T) => ['Registered ', moment],
  /** @param moment an element */
  found: <T>(moment: T) => ['Found ', moment],
  share: {
    title: 'My find on Rockabout',
    copied: 'Link copied: open it where you are signed in',
  },
  busy: {
    title: 'It is being sent just now',
    description: 'If it does not arrive, you can change it in a moment.',
  },
  arrived: {
    title: 'It is not here any more',
    description: 'It was sent or deleted before you changed it.',
  },
  unreadable: {
    title: 'This cannot be changed here',
    description: 'Please load the page again, or delete it and do it once more.',
  },
};
