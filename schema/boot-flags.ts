// By itself, since every page looks for it. What the server knows at once stands on the app's root in the first HTML.

/** This browser brings no session: nobody needs to ask who is there. */
export const visitorFlag = 'data-visitor';

/** Nothing can be bought here: nobody needs to ask about payments. */
export const closedFlag = 'data-closed';
