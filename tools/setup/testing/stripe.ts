// A stand-in for Stripe's API: how the calls of setup change an account.
import {
  newId,
  ok,
  refuse,
  type Accounts,
  type Answer,
  type Asked,
  type Endpoint,
  type Price,
} from './accounts.ts';

export function stripeAnswer(has: Accounts, { method, path, query, body }: Asked): Answer {
  const call = `${method} ${path}`;
  const list = (data: unknown[]) => ok({ object: 'list', url: path, has_more: false, data });
  const id = path.split('/').at(-1);
  if (call === 'GET /v1/account')
    return ok({
      id: 'acct_1',
      object: 'account',
      charges_enabled: has.isActivated,
      details_submitted: true,
      email: null,
      payouts_enabled: true,
      type: 'standard',
    });
  if (call === 'GET /v1/prices') {
    const keys = Object.values(query);
    return list(
      has.prices.filter(({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key)).map(priceOf),
    );
  }
  if (call === 'POST /v1/prices') {
    if (has.prices.some(({ lookup_key }) => lookup_key === body.lookup_key)) return refuse(400, 0);
    const price = {
      id: newId('price_'),
      lookup_key: body.lookup_key ?? null,
      unit_amount: Number(body.unit_amount),
      active: true,
      interval: body.recurring?.interval ?? '',
    };
    has.prices.push(price);
    return ok(priceOf(price));
  }
  if (call.startsWith('POST /v1/prices/')) {
    const price = has.prices.find((each) => each.id === id);
    if (!price) return refuse(404, 0);
    price.active = body.active === 'true';
    return ok(priceOf(price));
  }
  if (call === 'GET /v1/billing_portal/configurations') return list(has.portals.map(portalOf));
  if (call === 'POST /v1/billing_portal/configurations') {
    const portal = { id: newId('bpc_'), is_default: false, metadata: body.metadata ?? {} };
    has.portals.push(portal);
    return ok(portalOf(portal));
  }
  if (call === 'GET /v1/webhook_endpoints') return list(has.endpoints.map((each) => endpointOf(each)));
  if (call === 'POST /v1/webhook_endpoints') {
    const { url = '', enabled_events = [], api_version = null, metadata = {} } = body;
    const endpoint = {
      id: newId('we_'),
      url,
      enabled_events,
      api_version,
      metadata,
      status: 'enabled',
      secret: newId('whsec_'),
    };
    has.endpoints.push(endpoint);
    return ok({ ...endpointOf(endpoint), secret: endpoint.secret });
  }
  const endpoint = has.endpoints.find((each) => each.id === id);
  if (!endpoint) return refuse(404, 0);
  if (method === 'DELETE') {
    has.endpoints = has.endpoints.filter((each) => each !== endpoint);
    return ok({ id, object: 'webhook_endpoint', deleted: true });
  }
  Object.assign(endpoint.metadata, body.metadata);
  endpoint.enabled_events = body.enabled_events ?? endpoint.enabled_events;
  if (body.disabled === 'false') endpoint.status = 'enabled';
  return ok(endpointOf(endpoint));
}

/** Fields that every price has, and setup does not read. */
const restOfPrice = {
  object: 'price',
  currency: 'usd',
  created: 1,
  livemode: false,
  metadata: {},
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  nickname: null,
  product: 'prod_1',
  tax_behavior: null,
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
};

const priceOf = ({ id, lookup_key, unit_amount, active, interval }: Price) => ({
  ...restOfPrice,
  id,
  lookup_key,
  unit_amount,
  active,
  unit_amount_decimal: String(unit_amount),
  recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
});

const portalOf = (portal: Accounts['portals'][number]) => ({
  ...portal,
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  created: 1,
  updated: 1,
  livemode: false,
  name: null,
  default_return_url: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  login_page: { enabled: false, url: null },
  features: {
    customer_update: { enabled: false, allowed_updates: [] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {},
    subscription_pause: {},
    subscription_update: {},
  },
});

const endpointOf = ({ secret: _, ...endpoint }: Endpoint) => ({
  ...endpoint,
  object: 'webhook_endpoint',
  application: null,
  created: 1,
  description: null,
  livemode: false,
});
