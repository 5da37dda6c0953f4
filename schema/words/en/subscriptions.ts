// About Rock Hunter Pro, as the server says it: why a payment call was refused, and emails about a plan.
import { date } from './intl.ts';
import { money } from './money.ts';
import { plans } from './plans.ts';

type Plan = keyof typeof plans.names;

export const subscriptions = {
  comingSoon: 'Premium Subscriptions Coming Soon',
  manual: 'This is a manually managed subscription. Please contact support to make changes.',
  nothingToCancel: 'You have no subscription that could be cancelled',
  nothingToReactivate: 'You have no cancelled subscription that could go on',
  noBilling: 'There are no cards or invoices of yours yet',
  proOnly: 'This is part of Rock Hunter Pro',
  plan: 'Please choose the monthly or the yearly plan',
  returnAddress: 'A payment returns to our own pages only',
  paymentsDown: 'Payments are resting. Nothing was charged. Please try again in a moment.',
  already: 'You have Rock Hunter Pro already',
  tooMany: 'That were many payments in a short time. Please wait a little and try again.',
  checkoutOpen: 'Another payment of yours is just being started. Please try again in a moment.',
  badSignature: 'This was not signed by the payment provider',
  missing: 'The payment provider does not know this payment',
  /** Says that it goes on, on the payment provider's page. */
  redirecting: 'Continue on the payment page',
  /** To a visitor who has paid and not signed in. */
  paidEmail: {
    subject: 'Your Rock Hunter Pro is paid',
    thanks: (plan: Plan) => `Thank you. Your ${plans.names[plan]} of Rock Hunter Pro is paid.`,
    whatNext: (productName: string, email: string) =>
      `Sign in to ${productName} with this address, ${email}, in any browser: the plan is yours from then on. If you have no account yet, signing in makes one, and it is free.`,
    signIn: 'Sign in',
    canCancel: 'You can cancel at any time in your profile, and keep it to the end of what you paid for.',
  },
  /** To a member who had a plan when another one was bought. */
  duplicateEmail: {
    subject: 'Your second Rock Hunter Pro plan was ended',
    heading: 'Your second plan was ended',
    ended: (plan: Plan) =>
      `You had Rock Hunter Pro already when a second plan was bought for you: the ${plans.names[plan]}. We ended it at once. It will not be charged again.`,
    refunded: (cents: number) =>
      `${money(cents, 'usd')} went back the way it was paid. Banks take 5 to 10 days to show it.`,
    notRefunded: (supportEmail: string) =>
      `Nothing was refunded for it yet. If you were charged for it, please write to ${supportEmail}.`,
    firstStays: 'The plan that you had before stays as it is.',
    firstGoesOn: (plan: Plan) => `Your first plan, the ${plans.names[plan]}, goes on as before.`,
    /** @param at in milliseconds */
    firstEnds: (plan: Plan, at: number) =>
      `Your first plan, the ${plans.names[plan]}, was cancelled and ends on ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. You can let it go on in your profile, under Subscription.`,
    isWrong: 'Is something wrong with it? Please answer this email.',
  },
};
