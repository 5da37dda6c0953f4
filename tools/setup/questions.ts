// The questions of setup, and which answers are possible.

/** The answers. */
export interface Settings {
  domain: string;
  productName: string;
  adminEmail: string;
  supportEmail: string;
  prioritySupportEmail: string;
  mailFrom: string;
  postalLine: string;
  tileUrl: string;
  tileAttribution: string;
  geocodeUrl: string;
  oidcIssuer: string;
  oidcClientId: string;
  oidcName: string;
  stripePublishableKey: string;
  /** Secrets come from the environment or a prompt, never from a flag. '' if they were not given. */
  oidcClientSecret: string;
  stripeSecretKey: string;
}

type Key = keyof Settings;

export interface Question {
  key: Key;
  /** Without it the answer is a secret, and comes from `variable` in the environment. */
  flag?: string;
  /** In [vars] of wrangler.toml, or a secret's name. */
  variable?: string;
  ask: string;
  /** Asked only in this group; without one it is asked always, or never if it is 'flag'. */
  group?: 'payments' | 'sign-in' | 'flag';
  /** Proposed if nothing is known. */
  proposal?: (domain: string) => string;
  /** The answer as it is kept. Throws in the words of the person. */
  read: (text: string) => string;
}

const domainPattern = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
const addressPattern = /^[^\s@"<>,;:]+@([^\s@]+)$/;
/** Domains that belong to nobody. */
export const reserved = /(^|\.)(example|invalid|test|localhost|local)$/;

function domain(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
  if (!domainPattern.test(host)) {
    throw new Error(`'${text}' is no domain. Write it like rocks-of-omaha.org, without a path.`);
  }
  if (reserved.test(host)) throw new Error(`'${host}' belongs to nobody. Use a domain that you own.`);
  return host;
}

function address(text: string): string {
  const trimmed = text.trim();
  const host = addressPattern.exec(trimmed)?.[1]?.toLowerCase() ?? '';
  if (!domainPattern.test(host)) throw new Error(`'${text}' is no email address.`);
  if (reserved.test(host))
    throw new Error(`Nobody gets what is sent to '${trimmed}'. Use an address that exists.`);
  return trimmed;
}

const optional =
  (read: (text: string) => string) =>
  (text: string): string =>
    text.trim() === '' ? '' : read(text);

function line(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new Error('This cannot be empty.');
  if (/[\u0000-\u001F\u007F]/.test(trimmed) || trimmed.length > 200)
    throw new Error('Write one line of text.');
  return trimmed;
}

function webAddress(text: string): string {
  if (URL.parse(text.trim())?.protocol !== 'https:')
    throw new Error(`'${text}' is no address with https://.`);
  return text.trim();
}

/** A key is never repeated in a message: it may be a secret that was pasted into the wrong field. */
const keyOf = (pattern: RegExp, message: string) =>
  optional((text) => {
    if (!pattern.test(text.trim())) throw new Error(message);
    return text.trim();
  });

export const questions: readonly Question[] = [
  { key: 'domain', flag: 'domain', ask: 'Domain of the site', read: domain },
  {
    key: 'productName',
    flag: 'product-name',
    variable: 'PRODUCT_NAME',
    ask: 'Name of the community',
    read: line,
  },
  {
    key: 'adminEmail',
    flag: 'admin-email',
    variable: 'ADMIN_EMAIL',
    ask: 'Email address of the administrator',
    read: address,
  },
  {
    key: 'mailFrom',
    flag: 'mail-from',
    variable: 'MAIL_FROM',
    ask: 'Sender of the emails',
    proposal: (host) => `hello@${host}`,
    read: address,
  },
  {
    key: 'supportEmail',
    flag: 'support-email',
    variable: 'SUPPORT_EMAIL',
    ask: 'Address for questions, which somebody reads',
    proposal: (host) => `support@${host}`,
    read: address,
  },
  {
    key: 'prioritySupportEmail',
    flag: 'priority-support-email',
    variable: 'PRIORITY_SUPPORT_EMAIL',
    ask: 'Address for questions of Rock Hunter Pro members (empty: the same)',
    read: optional(address),
  },
  {
    key: 'postalLine',
    flag: 'postal-line',
    variable: 'POSTAL_LINE',
    ask: 'Postal address, at the end of emails',
    read: line,
  },
  {
    key: 'stripePublishableKey',
    flag: 'stripe-publishable-key',
    variable: 'STRIPE_PUBLISHABLE_KEY',
    ask: 'Publishable key of Stripe, pk_…',
    group: 'payments',
    read: keyOf(
      /^pk_(test|live)_\w+$/,
      'This is no publishable key of Stripe. It begins with pk_test_ or pk_live_.',
    ),
  },
  {
    key: 'stripeSecretKey',
    variable: 'STRIPE_SECRET_KEY',
    ask: 'Secret key of Stripe, sk_…',
    group: 'payments',
    read: keyOf(
      /^(sk|rk)_(test|live)_\w+$/,
      'This is no secret key of Stripe. It begins with sk_test_ or sk_live_.',
    ),
  },
  {
    key: 'oidcIssuer',
    flag: 'oidc-issuer',
    variable: 'OIDC_ISSUER',
    ask: 'Address of the issuer',
    group: 'sign-in',
    read: optional(webAddress),
  },
  {
    key: 'oidcClientId',
    flag: 'oidc-client-id',
    variable: 'OIDC_CLIENT_ID',
    ask: 'Client id at the issuer',
    group: 'sign-in',
    read: optional(line),
  },
  {
    key: 'oidcName',
    flag: 'oidc-name',
    variable: 'OIDC_NAME',
    ask: 'Name of the issuer, on the button',
    group: 'sign-in',
    read: optional(line),
  },
  {
    key: 'oidcClientSecret',
    variable: 'OIDC_CLIENT_SECRET',
    ask: 'Client secret at the issuer',
    group: 'sign-in',
    read: optional(line),
  },
  {
    key: 'tileUrl',
    flag: 'tile-url',
    variable: 'TILE_URL',
    ask: 'Template of raster tiles',
    group: 'flag',
    read: optional(webAddress),
  },
  {
    key: 'tileAttribution',
    flag: 'tile-attribution',
    variable: 'TILE_ATTRIBUTION',
    ask: 'Credit of the tiles',
    group: 'flag',
    read: optional(line),
  },
  {
    key: 'geocodeUrl',
    flag: 'geocode-url',
    variable: 'GEOCODE_URL',
    ask: 'Search for addresses',
    group: 'flag',
    read: optional(webAddress),
  },
];
