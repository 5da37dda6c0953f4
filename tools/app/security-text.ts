// The content of /.well-known/security.txt (RFC 9116): how to report a vulnerability, as in SECURITY.md.

/** In milliseconds. The standard advises against more than a year. */
export const securityTextLifetime = 364 * 86_400_000;

/**
 * @param builtAt milliseconds since 1970; the file expires a year later
 * @param publicOrigin origin of the site; '' leaves it out
 */
export function securityText(builtAt: number, supportEmail: string, publicOrigin: string): string {
  return [
    "# Please write with 'Security' in the subject, and leave out Rock IDs, places and addresses of others.",
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${new Date(builtAt + securityTextLifetime).toISOString()}`,
    'Preferred-Languages: en',
    ...(publicOrigin ? [`Canonical: ${new URL('/.well-known/security.txt', publicOrigin).href}`] : []),
    '',
  ].join('\n');
}
