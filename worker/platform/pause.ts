// While the database is set back, the hourly job waits: until what was sent since then is noted again, it would send it
// twice. The mark is in KV, because the database loses it.

/** A key of KV, which `npm run restore` writes and deletes. */
export const pauseKey = 'pause';
