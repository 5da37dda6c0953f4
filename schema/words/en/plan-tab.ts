// A member's plan in the dialog of their profile.

export const planTab = {
  label: 'Your plan',
  notLoaded: 'Your plan could not be loaded. Please try again in a moment.',
  tryAgain: 'Try again',
  question: 'A question about your plan? Write to us.',
  contact: 'Contact Support',
  /** Of the email to support. */
  subject: 'Subscription Support',
  kinds: {
    free: 'Free forever',
    premium: 'Managed by hand',
    monthly: 'Monthly plan',
    yearly: 'Yearly plan',
  },
  /** @param period a sentence */
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  /** By Stripe's name of the status. */
  statuses: {
    active: 'Active',
    trialing: 'Trial',
    canceled: 'Cancelled',
    free: 'Free Plan',
    past_due: 'Past due',
    incomplete: 'Incomplete',
    incomplete_expired: 'Incomplete expired',
    unpaid: 'Unpaid',
    paused: 'Paused',
  },
  unpaid: 'The last payment did not go through. Please look at your card.',
  unpaidOpen:
    'The last payment did not go through. Please look at your card; until then everything stays open for a few days.',
  free: 'As many rocks as you like, their journeys and the map with its dots are yours. Rock Hunter Pro adds the community feed, distance analytics and a map that tells its stories.',
  /** @param email an element */
  manual: <T>(email: T) => ['This plan was given to you by hand: to change or end it, write to ', email, '.'],
  refunded: (plan: string, day: string) =>
    `You had Rock Hunter Pro already when the ${plan} was bought, so we ended that one on ${day}.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `You had Rock Hunter Pro already when the ${plan} was bought, so we ended that one on ${day}. ${price} went back the way it was paid.`,
  cancelledUntilEnd:
    'Your plan is cancelled. Everything in it stays yours until the end of the billing period.',
  cancelledAndOver: 'Your plan is cancelled and has ended. Your rocks and their journeys are still yours.',
  pause: 'Pause subscription',
  noPause: { title: 'Feature Coming Soon', description: 'Plans cannot be paused yet.' },
  upgrade: 'Upgrade',
  reactivate: 'Reactivate',
  cancel: {
    button: 'Cancel plan',
    title: 'Cancel Rock Hunter Pro?',
    text: 'Nothing is charged any more. Your rocks and their journeys stay yours.',
    textUntil: (day: string) =>
      `You keep everything in it until ${day}, the end of the billing period. Nothing is charged after that. Your rocks and their journeys stay yours.`,
    keep: 'Keep my plan',
    confirm: 'Cancel my plan',
    cancelling: 'Cancelling...',
    done: 'Subscription Cancelled',
    over: 'Nothing is charged any more.',
    untilEnd: 'You keep access until the end of the billing period.',
    untilDay: (day: string) => `You keep access until the end of the billing period, ${day}.`,
    failed: {
      title: 'Error',
      description: 'Failed to cancel subscription. Please try again or contact support.',
    },
    manual: {
      title: 'Subscription Managed Manually',
      description: 'This subscription is managed manually. Please contact support to make changes.',
    },
  },
};
