// Who is known by name in the end-to-end tests; everybody else is new. Each has a row once they come through the door.

/** Has Rock Hunter Pro by a plan given by hand. */
export const proMember = { email: 'pro@example.test', isFirstLogin: false, hasManualPlan: true };

/** Is the administrator once they have signed in. */
export const administrator = 'administrator@example.test';
