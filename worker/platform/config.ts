// What the environment says, read in one place.
import { logOnce } from './log.ts';
import { oncePer } from './once.ts';

export interface PaymentConfig {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string;
  /** '' for Stripe itself. */
  apiUrl: string;
}

export interface Config {
  productName: string;
  /** Where the site is, such as https://rockabout.example; '' means wherever it is asked for. */
  publicOrigin: string;
  supportEmail: string;
  /** Where members with access write to. */
  prioritySupportEmail: string;
  mailFrom: string;
  /** Compared with verified addresses; '' means that nobody is the administrator. */
  adminEmail: string;
  geocodeUrl: string;
  /** Template of the map's tiles. */
  tileUrl: string;
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | null;
  /** Null while nothing can be bought. */
  payments: PaymentConfig | null;
}

/** Read once: what is configured does not change while a worker runs. */
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
  payments:
    env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PUBLISHABLE_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY,
          apiUrl: env.STRIPE_API_URL,
        }
      : null,
}));

/** Only the origin counts of what is configured; what is no address counts as nothing. */
function originOf(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  if (text !== '') logOnce('PUBLIC_ORIGIN is no address such as https://rockabout.example');
  return '';
}
