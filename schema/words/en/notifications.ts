// What a member is told about, in the app, in emails and in push messages. `who` and `rock` may be elements.

export const notifications = {
  until: 'until is a moment such as 2026-05-31T12:00:00.000Z',
  choice: 'Choose an email at once, in the digest, or none',
  push: 'Say whether to send push messages',
  topic: 'Choose for each kind of news, and for no other',
  digest: 'A digest comes daily or weekly',
  quiet: 'Quiet hours have a beginning and an end',
  hour: 'An hour is a whole number from 0 to 23',
  notPainter: 'Only the painter of this rock can say thanks',
  notFinder: 'Only the finder can leave a line at a find',
  seq: 'An entry of a journey has a number from 1',
  noFind: 'This find is no longer here',
  tooManyFollows: (most: number) => `You follow ${most} rocks, which is as many as one can`,
  tooManyLines: 'You have written a lot today. Please try again tomorrow.',
  oneLine: 'Please keep it on one line',
  deadLink: 'This link is not complete. Please open it from the email once more.',
  /** What can be switched, one line each in the settings. */
  topics: {
    found: 'A rock of mine is found',
    rehidden: 'A rock of mine is hidden again',
    kept: 'Somebody has a rock of mine for a month',
    moved: 'A rock that I found or follow moves on',
    seen: 'Somebody sees a rock of mine, moves it a little, or misses it',
    comment: 'Words on a rock of mine',
    thanks: 'Thanks for a find',
    reminder: 'I have had a rock for a week, or somebody else says that they have it',
    answer: 'An answer to my report',
    asked: 'Questions about a worn‑off ID, and whether a rock may be kept',
    adoption: 'A rock that changes hands',
  },
  /** What happened. */
  titles: {
    found: <T>(rock: T) => [rock, ' was found'],
    rehidden: <T>(rock: T) => [rock, ' was hidden again'],
    hidden: <T>(rock: T) => [rock, ' was hidden'],
    seen: <T>(rock: T) => ['Somebody saw ', rock],
    kept: <T>(rock: T) => ['Somebody has had ', rock, ' for a month'],
    comment: <T>(rock: T) => [rock, ' has a new comment'],
    line: <T>(rock: T) => ['The finder of ', rock, ' says'],
    thanks: <T>(rock: T) => ['Thank you for finding ', rock],
    answer: <T>(rock: T) => ['We looked at your report about ', rock],
    reminder: <T>(rock: T) => ['Still have ', rock, '?'],
    asked: <T>(rock: T) => ['Is this ', rock, '?'],
    answered: <T>(rock: T) => ['You answered about ', rock],
    confirmed: <T>(rock: T) => ['You found ', rock],
    denied: <T>(rock: T) => ['Not this one: ', rock],
    shifted: <T>(rock: T) => [rock, ' was moved a little'],
    missing: <T>(rock: T) => [rock, ' is perhaps gone'],
    keep: <T>(rock: T) => ['May I keep ', rock, '?'],
    mayKeep: <T>(rock: T) => ['You may keep ', rock],
    mayNotKeep: <T>(rock: T) => ['Please let ', rock, ' travel on'],
    contested: <T>(rock: T) => ['Somebody else found ', rock],
    corrected: <T>(rock: T) => ['A correction about ', rock],
    wanted: <T>(rock: T) => ['Somebody would like ', rock],
    given: <T>(rock: T) => [rock, ' is yours now'],
    declined: <T>(rock: T) => [rock, ' stays where it is'],
    shipped: <T>(order: T) => ['Order ', order, ' is on its way'],
  },
  /**
   * What the titles leave open. A name may end in a full stop, so no sentence goes on after it. `near` is such as 'near
   * Lisbon, Portugal', or null.
   */
  details: {
    by: <T>(who: T, near: string | null) => [near === null ? 'by ' : `${near}, by `, who],
    seen: (near: string | null) =>
      near === null ? 'and left it for the next one' : `${near}, and left it for the next one`,
    missing: (near: string | null) =>
      near === null
        ? 'three people looked for it and did not find it'
        : `${near}: three people looked for it and did not find it`,
    contested:
      'They say so of a time when you had it. If you hid it again before, log that. If you never had it, take your find back.',
    asks: <T>(who: T) => ['asks ', who],
    askedBy: <T>(who: T) => ['asked by ', who],
    says: <T>(who: T) => ['says ', who],
    notHidden: <T>(who: T) => ['It was not hidden: that was a mistake, says ', who],
    notFound: <T>(who: T) => ['It was not found: that was a mistake, says ', who],
    hideCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'Where or when it was hidden was corrected by '
        : `Where or when it was hidden, ${near}, was corrected by `,
      who,
    ],
    findCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'Where or when it was found was corrected by '
        : `Where or when it was found, ${near}, was corrected by `,
      who,
    ],
    kept: <T>(who: T) => ['It is with ', who],
    said: <T>(who: T, quote: T) => [who, ': “', quote, '”'],
    thanks: <T>(who: T) => ['from ', who],
    answer: 'Thank you for telling us.',
    reminder: 'Hide it, hand it on, or keep it.',
    asked: <T>(who: T) => ['A photo and a question from ', who],
    confirmed: <T>(who: T) => ['Recognized by ', who],
    denied: <T>(who: T) => ['Yours is another rock, says ', who],
    wanted: <T>(who: T) => ['It would be adopted by ', who],
    given: <T>(who: T) => ['A gift from ', who],
    declined: <T>(who: T) => ['It is kept for now, says ', who],
  },
};
