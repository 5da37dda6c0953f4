// About adoption: a rock that changes hands.
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const adoption = {
  by: 'by is link or email',
  email: 'Please enter their email address',
  hash: 'tokenHash is the SHA-256 of the link’s token, in base64url',
  gone: 'This offer is no longer here',
  dead: 'This offer has ended. Perhaps the rock has found a home, or its painter keeps it after all.',
  notOwner: 'Only the owner of this rock can give it away',
  withheld: 'This rock is withheld, so it cannot change hands at the moment',
  already: 'You offer this rock already. Take that offer back first.',
  tooManyOffers: 'You have offered many rocks today. Please go on tomorrow.',
  tooManyEmails: 'We sent several of these emails today. Please share a link, or try again tomorrow.',
  own: 'This rock is yours. Somebody else can say yes to it.',
  taken: 'Somebody else said yes a moment earlier. Now its painter decides.',
  tooManyWishes: 'You have said yes to many rocks today. Please go on tomorrow.',
  nobody: 'Nobody has said yes to this rock yet',
  given: 'This rock has changed hands already',
  ended: 'This offer is over',
  /** What stands for somebody without a name. */
  them: 'them',
  /** @param rock an element of its name */
  whoWouldLike: <T>(rock: T) => ['Who would like ', rock, '?'],
  giveAway: <T>(rock: T) => ['Give away ', rock],
  isItThem: 'Is this who you meant? It is theirs only if you say yes.',
  nobodyYet: 'Nobody has said yes yet. You hear as soon as somebody does.',
  toSomebody:
    'To somebody who will look after it. They say yes, then you do. Its journey always tells who painted it.',
  hasNewHome: (rock: string) => `${rock} has a new home`,
  belongsTo: (name: string) => `It belongs to ${name} now. You follow its journey.`,
  staysYours: (rock: string) => `${rock} stays yours`,
  staysYoursSentence: (rock: string) => `${rock} stays yours.`,
  followedLink: 'followed your link, and would like to adopt it.',
  /** @param until a day */
  ifYouGive: (until: string) =>
    `If you give it to them, they see its Rock ID and can hide it. You cannot take it back. You have until ${until} to answer.`,
  answerFailed: 'Your answer did not arrive. Please try again.',
  keepIt: 'No, keep it',
  giveItTo: <T>(name: T) => ['Give it to ', name],
  offerFailed: 'Your offer did not arrive. Please try again.',
  shareALink: 'Share a link',
  shareHow: (days: number) =>
    `Send it to one person, in whichever way you like. The first one who says yes can adopt the rock, once you agree. It works for ${unit(days, 'day')}.`,
  makeLink: 'Make a Link',
  orEmail: 'Or send an email',
  emailHow:
    'It says that somebody would like to give them a painted rock. Your name and the rock’s are behind its link.',
  theirEmail: 'Their email address',
  sendEmail: 'Send an Email',
  cancel: 'Cancel',
  takenBack: 'The offer is taken back',
  linkIsOld:
    'You made its link before. To get a new one, take this offer back first: then the old link ends.',
  emailOnItsWay: <T>(address: T) => ['The email to ', address, ' is on its way.'],
  endsOrTakeBack: (until: string) => `The offer ends on ${until}, or when you take it back.`,
  failed: 'That did not work. Please try again.',
  takeBack: 'Take It Back',
  done: 'Done',
  linkCopied: 'Link copied',
  onProduct: (rock: string, productName: string) => `${rock} on ${productName}`,
  theLink: 'The link for one person',
  shareLink: 'Share Link',
  copyLink: 'Copy Link',
  /** The page of an offer's link. */
  hasEnded: {
    title: 'This offer has ended',
    text: 'Perhaps the rock has found a home, its painter keeps it after all, or the link is too old or not complete. Whoever sent it to you can make a new one.',
    paint: 'Paint one',
  },
  lookOnMap: 'Look for a rock on the map',
  itsPainter: 'Its painter',
  wouldYouLike: <T>(rock: T) => ['Would you like ', rock, '?'],
  wouldLikeToGive: <T>(who: T) => [who, ' would like to give you this painted rock.'],
  /** The same of a rock that was found. */
  wouldLikeToGiveFound: <T>(who: T, times: number) => [
    who,
    plural(times, {
      one: ' would like to give you this painted rock. It has been on its way already: found # time.',
      other: ' would like to give you this painted rock. It has been on its way already: found # times.',
    }),
  ],
  ifYes: <T>(who: T) => [
    'If you say yes, ',
    who,
    ' hears who you are. Once they agree, too, it is yours to hide, and its journey goes on telling who painted it.',
  ],
  endsOn: (until: string) => `The offer ends on ${until}.`,
  youWouldLike: <T>(rock: T) => ['You would like ', rock],
  knowsIt: <T>(who: T, until: string) => [
    who,
    ` knows it now, and has until ${until} to answer. We tell you at once.`,
  ],
  somebodyBefore: 'Somebody said yes before you',
  decides: <T>(who: T, rock: T) => [
    who,
    ' decides now about ',
    rock,
    '. If you were the one who was meant, let them know.',
  ],
  youOffer: <T>(rock: T) => ['You offer ', rock],
  whoeverOpens:
    'Whoever opens this link sees your rock and your name, and can say yes. You hear of it, and decide.',
  myRocks: 'My Rocks',
  signIn: 'Sign in to say yes',
  joiningIsFree: 'Joining is free, and you come straight back here.',
  sayYes: 'Yes, I’d like it',
  yesFailed: 'Your yes did not arrive. Please try again.',
  ratherNot: { title: 'You would rather not', description: 'The rock stays where it is.' },
  changedMind: 'I changed my mind',
};
