// The questions of setup, and which answers are possible.
import { getDomain } from 'tldts-icann';
import { emailAddress } from '../../schema/sign-in.ts';

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

/** Answers so far; '' where nothing right was given. */
export type Given = Readonly<Settings>;

export interface Question {
  key: keyof Settings;
  /** Without it the answer is a secret, and comes from `variable` in the environment. */
  flag?: string;
  /** In [vars] of wrangler.toml, or a secret's name. */
  variable?: string;
  ask: string;
  /** Asked only if the group is wanted, and never if it is 'flag'; without one always. */
  group?: Group | 'flag';
  /** Whether its group makes no sense without it. */
  isNeeded?: true;
  /** Proposed if nothing is known. */
  proposal?: (domain: string) => string;
  /** The answer as it is kept. Throws in words if it is wrong, or does not fit those before it. */
  read: (text: string, soFar: Given) => string;
}

export type Group = 'payments' | 'sign-in' | 'map';

/** What is asked before the questions of a group. */
export const groups: Readonly<Record<Group, string>> = {
  payments: 'Take payments by Stripe?',
  'sign-in': 'Offer sign-in by OpenID Connect?',
  map: 'Show the map of another service in place of our own?',
};

const domainPattern = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
/** Domains that belong to nobody. */
export const reserved = /(^|\.)(example|invalid|test|localhost|local)$/;

/** @throws if there is no answer */
function given(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new Error('This is missing.');
  return trimmed;
}

function domain(text: string): string {
  const host = given(text)
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
  if (!domainPattern.test(host)) {
    const form = /[/:@?#]/.test(host) ? ', without http://, a port or a path' : '';
    throw new Error(`'${text}' is no domain. Write it like rocks-of-omaha.org${form}.`);
  }
  if (reserved.test(host)) throw new Error(`'${host}' belongs to nobody. Use a domain that you own.`);
  if (isPublic(host)) throw new Error(`${publicWords(host)} Use a domain that you own.`);
  return host;
}

/** Whether it is an ending like co.uk, under which others have their domains. */
const isPublic = (host: string) => getDomain(host) === null;

const publicWords = (host: string) => `'${host}' is an ending of domains, which nobody can own.`;

/** As at sign-in: an administrator with another address could not sign in. */
const Address = emailAddress();

function address(text: string): string {
  const trimmed = given(text);
  if (!Address.safeParse(trimmed).success)
    throw new Error(`'${text}' is no email address. Write it like ada@rocks-of-omaha.org.`);
  if (reserved.test(hostOf(trimmed)))
    throw new Error(`Nobody gets what is sent to '${trimmed}'. Use an address that exists.`);
  return trimmed;
}

const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Only a domain that is ours proves to mail services that the emails are. */
function sender(text: string, { domain: site }: Given): string {
  const kept = address(text);
  const host = hostOf(kept);
  if (isPublic(host))
    throw new Error(`${publicWords(host)} Use a sender of your own, such as hello@${site}.`);
  const isOurs = site === '' || host === site || host.endsWith(`.${site}`) || site.endsWith(`.${host}`);
  if (!isOurs) {
    throw new Error(
      `'${kept}' belongs to another domain than the site, ${site}. Use a sender there, such as hello@${site}: replies go to the address for questions.`,
    );
  }
  return kept;
}

const optional =
  (read: Question['read']): Question['read'] =>
  (text, soFar) =>
    text.trim() === '' ? '' : read(text, soFar);

function line(text: string): string {
  const trimmed = given(text);
  if (/[\u0000-\u001F\u007F]/.test(trimmed) || trimmed.length > 200)
    throw new Error('Write one line of text, of at most 200 characters.');
  return trimmed;
}

function webAddress(text: string): string {
  if (URL.parse(text.trim())?.protocol !== 'https:')
    throw new Error(`'${text}' is no address with https://.`);
  return text.trim();
}

function tileTemplate(text: string): string {
  const template = webAddress(text);
  const missing = ['{z}', '{x}', '{y}'].filter((name) => !template.includes(name));
  const unknown = template.match(/\{[^}]*\}?/g)?.find((name) => !/^\{[zxyr]\}$/.test(name));
  const form = 'Write it like https://tiles.example.org/{z}/{x}/{y}.png.';
  if (missing.length > 0) throw new Error(`'${text}' has no ${missing.join(' and no ')}. ${form}`);
  if (unknown !== undefined) throw new Error(`Nothing is known to put in place of ${unknown}. ${form}`);
  return template;
}

/** A key is never repeated in a message: it may be a secret that was pasted into the wrong field. */
const keyOf = (pattern: RegExp, message: string) =>
  optional((text) => {
    if (!pattern.test(text.trim())) throw new Error(message);
    return text.trim();
  });

const modeOf = (key: string) => /_(test|live)_/.exec(key)?.[1];

const readSecretKey = keyOf(
  /^(sk|rk)_(test|live)_\w+$/,
  'This is no secret key of Stripe. It begins with sk_test_ or sk_live_.',
);

function stripeSecretKey(text: string, soFar: Given): string {
  const key = readSecretKey(text, soFar);
  const [shown, secret] = [modeOf(soFar.stripePublishableKey), modeOf(key)];
  if (secret && !shown) throw new Error('Payments need the publishable key, too: --stripe-publishable-key.');
  if (secret && shown !== secret) {
    throw new Error(
      `This is a ${secret} key, but the publishable key is a ${shown} key. Both have to be of one mode.`,
    );
  }
  return key;
}

function clientId(text: string, { oidcIssuer }: Given): string {
  if (text.trim() !== '') return line(text);
  if (oidcIssuer !== '') throw new Error('An issuer is given. It knows the site by its client id.');
  return '';
}

/** In the order in which a person thinks of them. */
export const questions: readonly Question[] = [
  {
    key: 'productName',
    flag: 'product-name',
    variable: 'PRODUCT_NAME',
    ask: 'Name of the community',
    read: line,
  },
  { key: 'domain', flag: 'domain', ask: 'Domain of the site', read: domain },
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
    read: sender,
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
    isNeeded: true,
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
    read: stripeSecretKey,
  },
  {
    key: 'oidcIssuer',
    flag: 'oidc-issuer',
    variable: 'OIDC_ISSUER',
    ask: 'Address of the issuer',
    group: 'sign-in',
    isNeeded: true,
    read: optional(webAddress),
  },
  {
    key: 'oidcClientId',
    flag: 'oidc-client-id',
    variable: 'OIDC_CLIENT_ID',
    ask: 'Client id at the issuer',
    group: 'sign-in',
    read: clientId,
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
    ask: 'Template of its raster tiles, with {z}, {x} and {y}',
    group: 'map',
    isNeeded: true,
    read: optional(tileTemplate),
  },
  {
    key: 'tileAttribution',
    flag: 'tile-attribution',
    variable: 'TILE_ATTRIBUTION',
    ask: 'Credit of the tiles, on the map',
    group: 'map',
    read: optional(line),
  },
  {
    key: 'geocodeUrl',
    flag: 'geocode-url',
    variable: 'GEOCODE_URL',
    ask: 'Service for the search of addresses (empty: none)',
    group: 'flag',
    read: optional(webAddress),
  },
];
