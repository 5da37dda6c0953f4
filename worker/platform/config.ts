// What the environment says, read in one place.

export interface Config {
  productName: string;
  supportEmail: string;
  mailFrom: string;
  /** Compared with verified addresses; '' means that nobody is the administrator. */
  adminEmail: string;
  geocodeUrl: string;
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | null;
}

export function readConfig(env: Env): Config {
  return {
    productName: env.PRODUCT_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    mailFrom: env.MAIL_FROM,
    adminEmail: env.ADMIN_EMAIL.trim().toLowerCase(),
    geocodeUrl: env.GEOCODE_URL,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            name: env.OIDC_NAME || 'OpenID Connect',
          }
        : null,
  };
}
