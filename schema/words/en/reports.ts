// About reports, by which members ask the administrator to look at something.

export const reports = {
  subject: 'Say what you report, such as a photo, a rock, a comment or a name',
  reason: 'Please choose a reason',
  choose: 'Please choose what you report',
  own: 'This is your own. You can change or remove it yourself.',
  noPhoto: 'This rock has no photo',
  gone: 'This is no longer here',
  noWords: 'There are no words to report here',
  tooMany: 'You have reported a lot today. Please write to us if something is urgent.',
  thanks: 'Thank you for telling us',
  hidden: 'We will look at it. You will not see it any more.',
  stays: 'We will look at it. Until then it stays as it is.',
  reasons: {
    unkind: 'It is unkind or hurtful',
    private: 'It shows something private, such as a face or an address',
    unsafe: 'It leads somewhere unsafe or forbidden',
    advertising: 'It is advertising',
    other: 'Something else',
  },
  toWhom: (productName: string) =>
    `It goes to the people who look after ${productName}. Nobody else learns that you sent it.`,
  what: 'What do you report?',
  why: 'What is wrong with it?',
  details: 'Details (optional)',
  detailsHint: (most: number) => `Up to ${most} characters`,
  failed: 'Your report could not be sent. Please try again.',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending...',
  /** Of the button with three dots at a rock. */
  more: (rock: string) => `More about ${rock}`,
  reportRock: 'Report this rock',
  reportPhoto: 'Report this photo',
  /** @param name an element */
  reportName: <T>(name: T) => ['Report the name ', name],
  reportComment: 'Report this comment',
  reportCommentBy: (author: string) => `Report the comment by ${author}`,
  theComment: 'The comment',
  theName: (name: string) => `The name ${name}`,
  /** Words of others at an entry of a journey, as the dialog lists them. */
  place: (name: string) => `The place “${name}”`,
  note: 'The note',
  line: 'What the finder said',
  thanksWords: 'The thanks',
  report: 'Report',
  /** The same for screen readers. @param name of who hid or found it */
  reportAtHide: (name: string) => `Report words at this hide by ${name}`,
  reportAtFind: (name: string) => `Report words at this find by ${name}`,
  /** Of the dialog about words at an entry of a journey: one of them, or more. */
  entryTitles: {
    name: (name: string) => `Report the name ${name}`,
    place: (name: string) => `Report the place “${name}”`,
    note: 'Report the note',
    line: 'Report what the finder said',
    thanks: 'Report the thanks',
    several: 'Report words at this entry',
  },
  /** Of the dialog. */
  titles: {
    rock: (rock: string) => `Report ${rock}`,
    photo: (rock: string) => `Report the photo of ${rock}`,
    name: (rock: string) => `Report the name of the painter of ${rock}`,
  },
};
