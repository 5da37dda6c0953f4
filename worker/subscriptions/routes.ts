// Routes of plans and payments.
import { CheckoutInput, PlanInput } from '../../schema/subscription-input.ts';
import {
  type CheckoutCreated,
  type PaymentsState,
  type PurchaseClaim,
  type SubscriptionCreated,
} from '../../schema/subscriptions.ts';
import { isMember } from '../context.ts';
import { Conflict } from '../errors.ts';
import { dropCookie, readCookie, writeCookie } from '../http/cookies.ts';
import { mustReturnTo, ownOrigin } from '../http/own-origin.ts';
import { attemptKey } from '../http/attempt-key.ts';
import { router } from '../http/router.ts';
import { jsonBody, noBody } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { day } from '../platform/clock.ts';
import { required } from '../platform/payments.ts';
import { cancelSubscription, reactivateSubscription } from './cancel.ts';
import { openCheckout, openVisitorCheckout } from './checkout.ts';
import { redeemPurchases, isVisitors } from './redeem.ts';
import { portalUrl } from './portal.ts';
import { subscriptionStatus } from './status.ts';
import { say } from '../../schema/words/say.ts';

/** The checkout that this browser began as a visitor: it can be redeemed before the payment's event arrives. */
const purchaseCookie = { name: 'purchase', maxAgeMs: 30 * day } as const;

export const subscriptionRoutes = router()
  .get('/payments', (c) => {
    const { payments } = c.var.ctx;
    const state: PaymentsState = {
      isOpen: payments !== null,
      publishableKey: payments?.publishableKey ?? null,
    };
    return c.json(state);
  })
  .get('/subscription/status', requireMember, async (c) => c.json(await subscriptionStatus(memberOf(c))))
  .post('/subscription/create', requireMember, jsonBody(PlanInput), async (c) => {
    const { plan } = c.req.valid('json');
    const attempt = await attemptKey(c);
    const session = await openCheckout(memberOf(c), {
      plan,
      form: 'elements',
      language: c.var.language,
      origin: ownOrigin(c),
      attempt,
    });
    const created: SubscriptionCreated = session
      ? { clientSecret: required(session.client_secret) }
      : { status: 'already_subscribed' };
    return c.json(created);
  })
  .post('/subscription/create-checkout', jsonBody(CheckoutInput), async (c) => {
    const { plan, email, successUrl, cancelUrl } = c.req.valid('json');
    mustReturnTo(c, '/subscribe', [successUrl, cancelUrl]);
    const origin = ownOrigin(c);
    const attempt = await attemptKey(c);
    const { language } = c.var;
    const session = await asViewer(c, (ctx) =>
      isMember(ctx)
        ? openCheckout(ctx, { plan, form: 'hosted_page', language, origin, attempt })
        : openVisitorCheckout(ctx, { plan, email, language, origin, attempt }),
    );
    if (!session) throw new Conflict(say('subscriptions', 'already'));
    const created: CheckoutCreated = {
      checkoutUrl: required(session.url),
      message: c.var.words.subscriptions.redirecting,
    };
    if (isVisitors(session)) writeCookie(c, purchaseCookie.name, session.id, purchaseCookie.maxAgeMs);
    return c.json(created);
  })
  .post('/subscription/claim', requireMember, noBody, async (c) => {
    const result = await redeemPurchases(memberOf(c), readCookie(c, purchaseCookie.name));
    // Otherwise the cookie stays: the buyer may still sign in with the right address.
    if (result === 'claimed' || result === 'twice') dropCookie(c, purchaseCookie.name);
    const claim: PurchaseClaim = { result };
    return c.json(claim);
  })
  .post('/subscription/cancel', requireMember, noBody, async (c) =>
    c.json(await cancelSubscription(memberOf(c))),
  )
  .post('/subscription/reactivate', requireMember, noBody, async (c) =>
    c.json(await reactivateSubscription(memberOf(c))),
  )
  .post('/subscription/portal', requireMember, noBody, async (c) =>
    c.json({ url: await portalUrl(memberOf(c), ownOrigin(c), c.var.language) }),
  );
