// What /.well-known/security.txt says (RFC 9116): whom to tell of a hole, as SECURITY.md says it to people.

/** In milliseconds. Of a date further away than a year the standard advises against. */
const lifetime = 364 * 86_400_000;

/**
 * @param builtAt milliseconds; it may be believed for a year from then
 * @param publicOrigin where the site is; '' says nothing of it
 */
export function securityText(builtAt: number, supportEmail: string, publicOrigin: string): string {
  return [
    "# Please write with 'Security' in the subject, and leave out Rock IDs, places and addresses of others.",
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${new Date(builtAt + lifetime).toISOString()}`,
    'Preferred-Languages: en',
    ...(publicOrigin ? [`Canonical: ${new URL('/.well-known/security.txt', publicOrigin).href}`] : []),
    '',
  ].join('\n');
}
