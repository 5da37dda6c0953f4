// About the plans: their names, prices and features, and the page on which one is chosen and paid.
import { money } from './money.ts';

const shared = ['Unlimited rock registration', 'Rock timeline viewing'];
const alreadySubscribed = 'Already Subscribed';
const subscriptionError = 'Subscription Error';

export const plans = {
  names: { monthly: 'Monthly Plan', yearly: 'Yearly Plan' },
  start: { monthly: 'Start Monthly Plan', yearly: 'Start Yearly Plan' },
  /** The name of a member's plan on its card; 'premium' was given by hand. */
  ofMember: { free: 'FREE PLAN', premium: 'PREMIUM PLAN', monthly: 'MONTHLY PLAN', yearly: 'YEARLY PLAN' },
  /** In US cents. */
  price: (cents: number) => money(cents, 'usd'),
  /** After the price. */
  per: { monthly: 'per month', yearly: 'per year', free: 'forever' },
  freePrice: '$0',
  /** After the price of a month. @param yearly the price of a year */
  orYearly: (yearly: string) => `per month, or ${yearly} per year`,
  freeName: 'Free Plan',
  freeFeatures: [...shared, 'Basic rock tracking', 'Map view (dots only)', 'QR Code and Rock ID#'],
  /** Features missing from the free plan. */
  notInFree: [
    'Community feed access',
    'Distance analytics',
    'Clickable map interactions',
    'CSV data export',
    'Premium rock designs',
    'Priority support',
  ],
  notInFreeTitle: 'Not in the free plan',
  /** For screen readers, before a feature that is struck through. */
  notIncluded: 'Not included: ',
  /** Features that the paid plan shares with the free one. */
  sharedFeatures: [...shared, 'QR code and Rock ID'],
  /** Features that only the paid plan has. */
  addedByPro: [
    'Advanced tracking',
    'Full interactive map',
    'Community feed',
    'Distance analytics',
    'Clickable map interactions',
    'CSV export',
    'Premium designs',
    'Priority support',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, monthly or yearly',
  bestValue: 'BEST VALUE',
  saving: (percent: number) => `Save ${percent}% vs monthly!`,
  starting: 'One moment...',
  opening: 'Opening...',
  continueFree: 'Continue with Free',
  toDashboard: 'Continue to Dashboard',
  backToDashboard: 'Back to Dashboard',
  /** When a plan renews or ends. @param day as the reader's language writes it */
  period: {
    renews: (day: string) => `Renews on ${day}.`,
    trial: (day: string) => `Your trial goes on until ${day}.`,
    until: (day: string) => `Yours until ${day}.`,
    ended: (day: string) => `Ended on ${day}.`,
  },
  page: {
    heading: 'Subscribe',
    choose: 'Choose your adventure level',
    lead: 'Paint, hide and find as many rocks as you like, free forever. Rock Hunter Pro shows you where they all went, and opens the table where everybody meets.',
    toHome: 'Back to Home',
    failed: 'We could not look up the plans.',
    waiting: 'Waiting for word of your payment...',
    thanks: 'Thank you',
    lastPlan: 'Your last plan',
    another: 'Another one can begin whenever you like.',
    /** @param period one of the sentences above */
    anotherAfter: (period: string) => `${period} Another one can begin whenever you like.`,
    paidAlready: <T>(link: (words: string) => T) => [
      'Paid already? ',
      link('Sign in with the address you paid with'),
      ', and your plan is there.',
    ],
  },
  soon: {
    title: 'Premium Subscriptions Coming Soon',
    /** Followed by the features. @param monthly price of a month @param yearly price of a year */
    lead: (monthly: string, yearly: string) =>
      `Rock Explorer is free forever, with as many rocks as you like. Rock Hunter Pro will be here soon for ${monthly} per month or ${yearly} per year, with:`,
  },
  own: {
    headings: { member: 'Premium Member', ending: 'Your plan is ending', unpaid: 'Your plan is waiting' },
    ending:
      'Your plan is cancelled. Everything in it stays yours until then, and your rocks and their journeys stay yours for good.',
    backToRock: 'Back to the rock in your hand',
    allYours: 'All of this is yours',
    stillYours: 'Still yours',
    open: 'Open analytics, exports and designs',
    lookUpFailed: 'We could not look up your plan.',
  },
  unpaid: {
    title: 'The last payment did not go through',
    hasAccess: 'Everything stays open for a few days. Please look at your card.',
    isClosed: 'Rock Hunter Pro opens again as soon as it does. Please look at your card.',
  },
  billing: 'Card and invoices',
  billingFailed: {
    title: subscriptionError,
    description: 'Your card and invoices could not be opened. Please try again.',
  },
  reactivate: 'Reactivate',
  reactivating: 'Reactivating...',
  reactivated: { title: 'Subscription Reactivated', description: 'Your plan goes on and renews as before.' },
  reactivateFailed: {
    title: subscriptionError,
    description: 'Your plan could not be reactivated. Please try again.',
  },
  /** For an administrator. */
  giveYourself: {
    text: 'You look after this community, so there is nothing to pay: give yourself Rock Hunter Pro by hand, in the list of members.',
    link: 'Give yourself Pro',
  },
  upsell: {
    everythingAnd: 'Everything in Rock Explorer, and:',
    upgrade: 'Upgrade to Pro',
    signIn: 'Sign In',
  },
  card: {
    heading: 'Complete Your Subscription',
    form: 'Card payment',
    loading: 'Loading the card form...',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    failed: 'Payment Failed',
    noAnswer: 'The payment page did not answer. Please try again.',
    /** @param refusal a sentence */
    canTryAgain: (refusal: string) =>
      `${refusal} You can try again, take another card, or begin anew with “Choose another plan”.`,
    whereItGoes: {
      monthly:
        'Your card goes to Stripe, our payment provider, and never to us. The plan renews every month until you cancel it, which takes two clicks.',
      yearly:
        'Your card goes to Stripe, our payment provider, and never to us. The plan renews every year until you cancel it, which takes two clicks.',
    },
    back: 'Choose another plan',
    opens: 'What Rock Hunter Pro opens',
    missing:
      "The card form did not load. A weak connection or a blocker may keep it away. Nothing was charged, and you can pay on our payment provider's own page instead.",
    hosted: 'Pay on the payment page',
  },
  noCheckout: 'Failed to create checkout session',
  setupFailed: {
    title: 'Payment Setup Error',
    description: 'Unable to initialize payment. Please try again.',
  },
  successful: {
    title: 'Payment Successful',
    description: 'Rock Hunter Pro is yours. Thank you for keeping the rocks rolling.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description:
      'You had Rock Hunter Pro already. The second plan was ended, and its payment is going back to you.',
  },
  canceled: {
    title: 'Payment Canceled',
    description: 'Nothing was charged. The plans are here when you like.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'The purchase was made with another e-mail address. Sign in with that one.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'You have Rock Hunter Pro already. Nothing was charged.',
  },
  received: {
    heading: 'Payment Successful!',
    toSignIn: 'Taking you to sign in with the address you paid with...',
  },
  unconfirmed: {
    title: 'Your payment is being confirmed',
    retry: 'Look again',
    accepted:
      'Your card was accepted, and your plan will be here in a minute or two. You can go on in the meantime.',
    notHeard:
      'We have not heard from our payment provider yet. If you have paid, your plan will be here in a minute or two. If you have not, nothing was charged.',
  },
  elsewhere: {
    title: 'Paid with another e-mail address',
    signIn: 'Sign in with the other address',
    notMine: 'I did not buy it',
    /** @param support a link to the support address */
    whatToDo: <T>(support: T) => [
      'The plan that was bought in this browser belongs to the address it was paid with. Sign in with that one, or write to ',
      support,
      '.',
    ],
    /** Of the email to support. */
    subject: 'Subscription Support',
  },
};
