// The worker's bindings and variables, as wrangler.toml and the secrets give them.
declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    PHOTOS: R2Bucket;
    /** The archives of the map's tiles. */
    TILES: R2Bucket;
    SESSIONS: KVNamespace;
    /** Decodes and re-encodes photos; without it uploads are refused. */
    IMAGES?: ImagesBinding;
    EMAIL: SendEmail;
    FLOOD: RateLimit;
    VERSION?: WorkerVersionMetadata;
    /** The built web app. */
    ASSETS: Fetcher;
    PRODUCT_NAME: string;
    PUBLIC_ORIGIN: string;
    SUPPORT_EMAIL: string;
    PRIORITY_SUPPORT_EMAIL: string;
    MAIL_FROM: string;
    POSTAL_LINE: string;
    ADMIN_EMAIL: string;
    TILE_URL: string;
    TILE_ATTRIBUTION: string;
    GEOCODE_URL: string;
    OIDC_ISSUER: string;
    OIDC_CLIENT_ID: string;
    OIDC_NAME: string;
    /** Secret; sign-in by OpenID Connect is off without it. */
    OIDC_CLIENT_SECRET?: string;
    /** Secret; without it hashes of IP and suspended addresses in a leaked database could be brute-forced. */
    NETWORK_SECRET?: string;
    STRIPE_PUBLISHABLE_KEY: string;
    STRIPE_API_URL: string;
    STRIPE_PORTAL_CONFIGURATION: string;
    /** Secret; nothing can be bought without it. */
    STRIPE_SECRET_KEY?: string;
    /** Secret of the webhook at /api/stripe/webhook. */
    STRIPE_WEBHOOK_SECRET?: string;
    /** Tests only: 'yes' where pseudo languages can be asked for. */
    PSEUDO_LANGUAGES?: string;
    PUSH_PUBLIC_KEY: string;
    /** Secret; there are no push messages without it. */
    PUSH_PRIVATE_KEY?: string;
  }
}

interface Env extends Cloudflare.Env {}

/** A style sheet as text, bundled when the worker is built. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
