// Takes secrets out of what is printed: messages of other programs could repeat them.

/** @param secrets those that are known; keys of Stripe are recognized by their form */
export const redacted = (text: string, secrets: readonly (string | undefined)[]): string =>
  secrets
    .filter((secret) => secret !== undefined && secret.length > 0)
    .reduce<string>((rest, secret) => rest.replaceAll(secret ?? '', '•••'), text)
    .replaceAll(/\b((sk|rk)_(test|live)|whsec)_\w+/g, '$1_•••');
