// Emails about what the administrator did, to whoever it concerns. `before` and `after` stand around the reason.
import { utcMoment } from './utc.ts';

export const actionEmails = {
  otherwise: 'Do you see it differently? Please answer this email.',
  wrong: 'Is something wrong with it? Please answer this email.',
  quoted: (text: string) => `“${text}”`,
  patience: 'Thank you for your patience.',
  myRocks: 'My Rocks',
  chooseName: 'Choose a name',
  order: (id: string) => `Order ${id}`,
  tracking: (note: string) => `Tracking: ${note}`,

  // Of one's own rock, by its name.
  photoRests: (rock: string) => ({
    subject: `The photo of ${rock} rests for now`,
    before: `We looked at the photo of ${rock}. Others do not see it at the moment.`,
    after: 'The rock itself goes on traveling, and nothing of its journey is lost.',
  }),
  /** Members have reported it. */
  photoWaits: (rock: string) => ({
    subject: `We will look at the photo of ${rock}`,
    before: `Others do not see the photo of ${rock} until we have looked at it.`,
    after: 'The rock itself goes on traveling, and nothing of its journey is lost.',
  }),
  photoBack: (rock: string) => ({
    subject: `The photo of ${rock} is back`,
    before: `We looked at the photo of ${rock}. Everybody sees it again.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `The photo of ${rock} is back`,
    before: `The reports of the photo of ${rock} were taken back. Everybody sees it again.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `The photo of ${rock} was deleted`,
    before: `We looked at the photo of ${rock}, and deleted it for good.`,
    after: 'The rock itself goes on traveling. You can give it another photo.',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock} rests for now`,
    before: `We looked at ${rock}. Others do not see it on the map and in lists at the moment.`,
    after: 'Its journey is kept, and you still see it among your rocks.',
  }),
  rockBack: (rock: string) => ({
    subject: `${rock} is back`,
    before: `We looked at ${rock}. Everybody sees it again, on the map and in lists.`,
  }),

  // Of what somebody wrote: such as 'a comment on Sunny'.
  commentHidden: (comment: string) => ({
    subject: 'A comment of yours is not shown',
    before: `We looked at ${comment} that you wrote. Nobody sees it at the moment.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'Your comment is back',
    before: `We looked at ${comment} that you wrote. Everybody sees it again.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'A photo of yours was deleted',
    before: `We looked at ${photo} that you sent to its painter, and deleted it.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'Words of yours are not shown',
    before: `We looked at ${thing} that you wrote. Others do not see these words at the moment.`,
    after: 'The rock goes on traveling, and nothing of its journey is lost.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'Your words are back',
    before: `We looked at ${thing} that you wrote. Everybody sees it again.`,
  }),

  // Of the member.
  pictureDeleted: {
    subject: 'Your picture was deleted',
    before: 'We looked at the picture in your profile, and deleted it for good.',
  },
  nameHidden: {
    subject: 'Your name is not shown',
    before: 'We looked at the name that you chose. Others see “Anonymous” in its place.',
    after: 'You can choose another name in your profile.',
  },
  nameBack: {
    subject: 'Your name is back',
    before: 'We looked at the name that you chose. Everybody sees it again.',
  },
  /** @param hour such as 'the hour from May 1, 2026, 9:20 AM UTC' */
  hourTaken: (hour: string) => ({
    subject: 'What you did in an hour is taken back',
    before: `We are taking back what was done with your account in ${hour}. Others stop seeing it now or, if it is much, within the next hours.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'What we took back returns',
    before: `What was done with your account in ${hour} returns as far as it still fits: now or, if it is much, within the next hours.`,
  }),
  /** @param until ISO 8601; null until it is lifted */
  suspended: (productName: string, until: string | null) => ({
    subject: `Your ${productName} account is suspended`,
    before:
      until === null
        ? 'Your account is suspended until we lift it.'
        : `Your account is suspended until ${utcMoment(until)}.`,
    after:
      'You can sign in and read, and nothing of yours is lost. You cannot find, hide or register rocks, or write anything, until then.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `Your ${productName} account is no longer suspended`,
    before: 'You can find, hide and write again.',
  }),
  addressSet: (productName: string) => ({
    subject: `This is the address of your ${productName} account now`,
    before: 'You wrote to us that you could no longer read emails to your old address.',
    after: 'Your account has this one now. Sign in with it: a code comes by email.',
  }),

  // Of an order.
  shipped: (id: string) => ({
    subject: `Your order ${id} is on its way`,
    heading: 'Your order is on its way',
  }),
  /** @param product '' where it has no name */
  onItsWay: (product: string) => `Your order is on its way to you${product ? `: ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `Your order ${id}: how it travels`,
    heading: 'How your order travels',
  }),
  yourOrder: 'your order',
  travels: (product: string) => `This is how ${product} travels; what we wrote before counts no more.`,
  noTracking: (product: string) =>
    `What we wrote about how ${product} travels counts no more: there is no tracking for it.`,

  // Of a Founding Rock Ambassador.
  selectionWithdrawn: {
    subject: 'You are no longer a Founding Rock Ambassador',
    before: 'We looked at your selection as a Founding Rock Ambassador, and withdrew it.',
    after: 'You are not listed any more, and a pack that was not sent yet stays here.',
  },
  selectionReturned: {
    subject: 'You are a Founding Rock Ambassador',
    before: 'We looked at it again: your selection as a Founding Rock Ambassador counts.',
  },

  /** To the address that an account had. */
  accountDeleted: (productName: string) => ({
    subject: `Your ${productName} account is deleted`,
    heading: 'Your account is deleted',
    what: `You asked us to delete your ${productName} account, and we have done so. Your name, picture, comments, notes and messages are gone, and so are rocks that were never hidden.`,
    stays:
      'Rocks that travel stay in the world, and no longer say who painted them. A plan has ended. Of an order we keep what bookkeeping needs. Apart from that, we delete your address once this email has left.',
    notAsked: 'Did you not ask for this? Please answer this email.',
  }),
};
