// Everything at Stripe: the two prices of Rock Hunter Pro, the customer portal and the webhook.
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { planTerms, type Plan } from '../../schema/subscriptions.ts';
import { eventTypes } from '../../worker/payments/event-types.ts';
import { stripeKeyStep } from './secrets.ts';
import { cloudflareOf, open, stripeOf, there, todo, vars, type Setup, type Step } from './steps.ts';

/** If an answer is lost and the SDK asks again, nothing is made twice. */
const once = () => ({ idempotencyKey: `setup-${randomUUID()}` });

const priceStep = (plan: Plan): Step => {
  const { lookupKey, cents, interval } = planTerms[plan];
  const makes = () => `make the price ${lookupKey}: ${cents} US cents a ${interval}`;
  return {
    what: `the price ${lookupKey}`,
    makes,
    byHand: 'give the key the permission to write prices',
    async look(setup) {
      const stripe = stripeOf(setup);
      const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 });
      const price = data[0];
      if (!price) {
        return todo(makes(), async () => {
          await stripe.prices.create(
            {
              currency: 'usd',
              unit_amount: cents,
              recurring: { interval },
              lookup_key: lookupKey,
              product_data: { name: `Rock Hunter Pro, ${plan}` },
            },
            once(),
          );
        });
      }
      const { unit_amount, currency, recurring } = price;
      const isAsAdvertised =
        unit_amount === cents &&
        currency === 'usd' &&
        recurring?.interval === interval &&
        recurring.interval_count === 1;
      if (!isAsAdvertised) {
        const is = `${unit_amount ?? 'no fixed amount of'} ${currency} cents a ${recurring?.interval ?? 'time'}`;
        return open(
          `Stripe has a price ${lookupKey} of ${is}, and Rockabout advertises ${cents} usd cents a ${interval}, so it is never charged. Take the lookup key away from it in Stripe's dashboard, and run npm run setup again.`,
        );
      }
      if (price.active) return there(`the price ${lookupKey}`);
      return todo(`switch the price ${lookupKey} on again`, async () => {
        await stripe.prices.update(price.id, { active: true });
      });
    },
  };
};

const portalVariable = 'STRIPE_PORTAL_CONFIGURATION';
/** By which setup knows again what it made. */
const mark = { made_for: 'rockabout' };

const portalStep: Step = {
  what: 'the customer portal',
  makes: () =>
    `make the customer portal (card, invoices, cancelling at the end of a period), and set ${portalVariable} in wrangler.toml`,
  byHand: "Stripe's dashboard, Settings, Customer portal, Save",
  async look(setup) {
    const stripe = stripeOf(setup);
    const { config } = setup;
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const named = config.get(vars, portalVariable) ?? '';
    if (data.some(({ id }) => id === named)) return there('the customer portal');
    const made = data.find(({ metadata }) => metadata?.['made_for'] === mark.made_for);
    if (made)
      return todo('use the customer portal that Stripe has', () => config.set(vars, portalVariable, made.id));
    // What somebody has saved in the dashboard is used wherever no other is named.
    if (data.some(({ is_default }) => is_default)) {
      const saved = 'the customer portal, as it was saved in the dashboard';
      return named === '' ? there(saved) : todo(`use ${saved}`, () => config.set(vars, portalVariable, ''));
    }
    return todo(portalStep.makes(setup), async () => {
      const { id } = await stripe.billingPortal.configurations.create(
        {
          features: {
            invoice_history: { enabled: true },
            payment_method_update: { enabled: true },
            subscription_cancel: { enabled: true, mode: 'at_period_end' },
          },
          metadata: mark,
        },
        once(),
      );
      config.set(vars, portalVariable, id);
    });
  },
};

const secretName = 'STRIPE_WEBHOOK_SECRET';
/** Whether the worker has the signing secret, which Stripe tells only when it makes a webhook. */
const stored = (is: 'no' | 'yes') => ({ ...mark, secret_is_stored: is });

/** Versions begin with their date. */
const isNewEnough = (version: string | null) =>
  version !== null && version.slice(0, 10) >= Stripe.API_VERSION.slice(0, 10);

const webhookUrl = ({ settings: { domain } }: Setup) => `https://${domain}/api/stripe/webhook`;

const webhookStep: Step = {
  what: 'the webhook',
  makes: (setup) => `make the webhook ${webhookUrl(setup)}, and store the secret ${secretName}`,
  byHand: "Stripe's dashboard, Developers, Webhooks",
  async look(setup) {
    const stripe = stripeOf(setup);
    const { secrets } = cloudflareOf(setup);
    const url = webhookUrl(setup);
    const ours: Stripe.WebhookEndpoint[] = [];
    for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
      if (endpoint.url === url) ours.push(endpoint);
    }
    const [only] = ours;
    const isKnown = (await secrets.has(secretName)) && !setup.replaced.has(secretName);
    const isStored = only?.metadata['secret_is_stored'] !== 'no';
    if (only && ours.length === 1 && isKnown && isStored && isNewEnough(only.api_version)) {
      const isSame = only.enabled_events.toSorted().join() === eventTypes.toSorted().join();
      if (isSame && only.status === 'enabled') return there('the webhook');
      return todo('correct the events of the webhook', async () => {
        await stripe.webhookEndpoints.update(only.id, { enabled_events: [...eventTypes], disabled: false });
      });
    }
    const text = only
      ? `make the webhook anew, since its secret or version does not fit, and store ${secretName}`
      : webhookStep.makes(setup);
    return todo(text, async () => {
      for (const { id } of ours) await stripe.webhookEndpoints.del(id);
      const made = await stripe.webhookEndpoints.create(
        {
          url,
          enabled_events: [...eventTypes],
          api_version: Stripe.API_VERSION,
          metadata: stored('no'),
        },
        once(),
      );
      if (!made.secret) throw new Error('Stripe did not tell the secret of the webhook');
      await secrets.put(secretName, made.secret);
      await stripe.webhookEndpoints.update(made.id, { metadata: stored('yes') });
    });
  },
};

const activate = "Activate the account in Stripe's dashboard: without that no money moves.";

const accountStep: Step = {
  what: 'the account at Stripe',
  makes: () => 'check that the account at Stripe can take payments',
  byHand: "Stripe's dashboard",
  needs: () => activate,
  async look(setup: Setup) {
    const account = await stripeOf(setup).accounts.retrieveCurrent();
    if (setup.settings.stripeSecretKey.includes('_test_')) {
      return open(
        "Payments are in test mode, and no money moves. For real ones: activate the account in Stripe's dashboard, and run npm run setup with the live keys and --replace STRIPE_SECRET_KEY.",
      );
    }
    if (account.charges_enabled) return there('the account at Stripe');
    return open(activate);
  },
};

export const paymentSteps: readonly Step[] = [
  priceStep('monthly'),
  priceStep('yearly'),
  portalStep,
  webhookStep,
  stripeKeyStep,
  accountStep,
];
