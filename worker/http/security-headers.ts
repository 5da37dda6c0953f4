// The headers of every answer: the worker sets them on its own, the build writes them into _headers for the assets.

/** Origin of a tile template, such as https://tile.openstreetmap.org for https://tile.openstreetmap.org/{z}/… */
function originOf(template: string): string {
  return new URL(template.replace(/[{}]/g, '')).origin;
}

/**
 * @param tileUrl template of the map tiles, the only foreign pictures
 * `strict-origin-when-cross-origin` because the tile service refuses requests without a Referer.
 */
export function securityHeaders(tileUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${originOf(tileUrl)}`,
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
  };
}
