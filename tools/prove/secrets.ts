// Finds texts that look like secrets.

/** Made up for tests and for the stand-in. They give access to nothing. */
const standIns = new Set(
  `sk_test_local sk_test_localstandin sk_test_own sk_test_key sk_test_race sk_test_of_somebody_else sk_live_key
  whsec_local whsec_test whsec_other whsec_secret whsec_race whsec_of_somebody_else`.split(/\s+/),
);

const shapes = [
  // Stripe's keys and signing secrets.
  /\b(?:sk|rk)_(?:live|test)_\w+/g,
  /\bwhsec_[\w+/=-]+/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  /\bgh[pousr]_\w{36,}/g,
  /\b(?:STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|OIDC_CLIENT_SECRET|NETWORK_SECRET|PUSH_PRIVATE_KEY|CLOUDFLARE_API_TOKEN)["'\]]*\s*[:=]\s*["'`]?[\w+/=-]{16,}/g,
];

/** Whether it is a value, and not the name of a variable or a call. */
const isValue = (found: string) => /\d/.test(found) || !/[:=]/.test(found);

export function secretsIn(text: string): string[] {
  return shapes
    .flatMap((shape) => text.match(shape) ?? [])
    .filter((found) => isValue(found) && !standIns.has(found));
}
