// People with fixed emails in the end-to-end tests. Each gets a row when they first sign in.

/** Has Rock Hunter Pro, given by the administrator. */
export const proMember = { email: 'pro@example.test', isFirstLogin: false, hasManualPlan: true };

/** The administrator, once they have signed in. */
export const administrator = 'administrator@example.test';
