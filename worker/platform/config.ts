// The configuration, read from the environment in one place.
import { logOnce } from './log.ts';
import { oncePer } from './once.ts';

export interface PaymentConfig {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string;
  /** '' for Stripe itself. */
  apiUrl: string;
  /** Settings of the customer portal; '' for those that were saved in the dashboard. */
  portal: string;
}

export interface Config {
  productName: string;
  /** Origin of the site, such as https://rockabout.example; '' means that of the request. */
  publicOrigin: string;
  supportEmail: string;
  /** Support address for members with access. */
  prioritySupportEmail: string;
  mailFrom: string;
  /** Compared with verified addresses; '' means that nobody is the administrator. */
  adminEmail: string;
  /** Search service for addresses; '' means that they cannot be searched. */
  geocodeUrl: string;
  /** Template of the map's tiles. */
  tileUrl: string;
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | null;
  /** Keys hashes that could be brute-forced from a dump of the database; '' without one. */
  networkSecret: string;
  /** Null while payments are not set up. */
  payments: PaymentConfig | null;
  /** Whether pseudo languages can be asked for, as on a site for tests. */
  isPseudoSpoken: boolean;
  /** Key pair for push messages, base64url; null without one. */
  push: { publicKey: string; privateKey: string } | null;
}

/** Read once: the configuration does not change while a worker runs. */
export const readConfig = oncePer((env: Env): Config => ({
  productName: env.PRODUCT_NAME,
  publicOrigin: originOf(env.PUBLIC_ORIGIN),
  supportEmail: env.SUPPORT_EMAIL,
  prioritySupportEmail: env.PRIORITY_SUPPORT_EMAIL || env.SUPPORT_EMAIL,
  mailFrom: env.MAIL_FROM,
  adminEmail: env.ADMIN_EMAIL.trim().toLowerCase(),
  geocodeUrl: env.GEOCODE_URL,
  tileUrl: env.TILE_URL,
  oidc:
    env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
      ? {
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          name: env.OIDC_NAME || 'OpenID Connect',
        }
      : null,
  networkSecret: env.NETWORK_SECRET ?? '',
  payments:
    env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PUBLISHABLE_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY,
          apiUrl: env.STRIPE_API_URL,
          portal: env.STRIPE_PORTAL_CONFIGURATION,
        }
      : null,
  isPseudoSpoken: env.PSEUDO_LANGUAGES === 'yes',
  push:
    env.PUSH_PUBLIC_KEY && env.PUSH_PRIVATE_KEY
      ? { publicKey: env.PUSH_PUBLIC_KEY, privateKey: env.PUSH_PRIVATE_KEY }
      : null,
}));

export const isAdministrator = ({ adminEmail }: Config, { emailKey }: { emailKey: string | null }): boolean =>
  adminEmail !== '' && emailKey === adminEmail;

/** The origin of a configured address; '' if it is not an http address. */
function originOf(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  if (text !== '') logOnce('PUBLIC_ORIGIN is no address such as https://rockabout.example');
  return '';
}
