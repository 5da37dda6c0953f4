// The language of the page that makes a call.

/**
 * Header of a call: the language of its page, in which the answer is worded. It sets nothing. Caches that visitors share
 * know nothing of it, so that it does not count for what they may keep: a GET without a cookie.
 */
export const pageLanguageHeader = 'Page-Language';
