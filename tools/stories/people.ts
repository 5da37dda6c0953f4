// Who is there when the stories begin; everybody else signs in for the first time.

/** Has Rock Hunter Pro by a plan given by hand. */
export const proMember = 'pro@example.test';

/** Is the administrator once they have signed in. */
export const administrator = 'administrator@example.test';
