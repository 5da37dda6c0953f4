// By itself, since every page looks for it.

/** Attribute of the app's root in the first HTML for a browser without a session: nobody needs to ask who is there. */
export const visitorMark = 'data-visitor';
