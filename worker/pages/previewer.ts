// Tells the programs that fetch a posted link to show a preview of it, and search engines, from browsers.

/**
 * By their names. A list of all bots would have automated browsers and simple clients too, which people may use. CUBOT is
 * a phone; Apple's Messages and Signal borrow names of others.
 */
const names =
  /(?<!cu)bot\b|facebookexternalhit|meta-external|whatsapp\/|skypeuripreview|mastodon|viber|vkshare|embedly|iframely|linkpreview|link preview/i;

export const isPreviewer = (agent: string | undefined): boolean => agent !== undefined && names.test(agent);
