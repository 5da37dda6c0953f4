// Security headers: the worker sets them on its answers, and the build writes them to _headers for the assets.
import { tileOriginOf } from '../../schema/tiles.ts';

/** Source of the card form; whatever it loads stays in its own frames. */
const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * `strict-origin` because services of raster tiles refuse requests without a Referer, and our paths contain Rock IDs.
 * @param tileUrl template of raster tiles, the only images from elsewhere besides Stripe's; '' for our own map
 */
export function securityHeaders(tileUrl: string): Record<string, string> {
  return {
    ...headersOf(tileUrl, { mayScan: false }),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** In place of the same headers on the Found Rock page, and there alone: it may use the camera and decode what it sees. */
export const scanHeaders = (tileUrl: string): Record<string, string> => headersOf(tileUrl, { mayScan: true });

function headersOf(tileUrl: string, { mayScan }: { mayScan: boolean }) {
  const tileOrigin = tileOriginOf(tileUrl);
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self'${mayScan ? " 'wasm-unsafe-eval'" : ''} ${stripeScripts}`,
      "style-src 'self' 'unsafe-inline'",
      [
        'img-src',
        "'self'",
        'data:',
        'blob:',
        ...(tileOrigin ? [tileOrigin] : []),
        'https://*.stripe.com',
      ].join(' '),
      "connect-src 'self' https://api.stripe.com",
      `frame-src ${stripeScripts} https://hooks.stripe.com`,
      // The thread of the map, and the service worker of push messages.
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Permissions-Policy': `geolocation=(self), camera=(${mayScan ? 'self' : ''}), microphone=()`,
  };
}

/**
 * Policy of the pages that the worker renders whole. No script and no framing; only our styles, fonts and images; forms only to our own origin.
 * @param inline source of the style in the page
 */
export const policyOfCards = (inline: string) =>
  [
    "default-src 'none'",
    `style-src 'self' ${inline}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
