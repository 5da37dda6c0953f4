// Periods of docs/data.md that have tests of their own; worker/retention.test.ts ages all others.

interface Shown {
  /** A store as in `worker/testing/stored-data.ts`; 'cookie:' stands for all cookies. */
  store: string;
  file: string;
  title: string;
}

export const shownElsewhere: readonly Shown[] = [
  {
    store: 'cookie:',
    file: 'worker/cookies.test.ts',
    title: 'every cookie, set or deleted, is host-only, Secure, SameSite=Lax and HttpOnly',
  },
  ...['a session in use lasts for thirty days', 'an unused session ends after fourteen days'].map(
    (title) => ({
      store: 'key:session:<SHA-256 of the token>',
      file: 'worker/members/sessions.test.ts',
      title,
    }),
  ),
  ...[
    'the same search again, by anybody and in upper or lower case, makes no request',
    'an unknown name is an empty list, cached for a day',
  ].map((title) => ({
    store: 'key:place:<SHA-256 of the search>',
    file: 'worker/places/search.test.ts',
    title,
  })),
  ...['visit_salts', 'visits'].map((store) => ({
    store,
    file: 'worker/visits/record.test.ts',
    title: 'salt and visits are deleted 48 hours after their day began, and the count stays',
  })),
];
