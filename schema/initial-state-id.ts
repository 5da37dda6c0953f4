// By itself, since every page looks for it.

/** Id of the element in which the first HTML tells the app what it knows; see `schema/found-rock-words.ts`. */
export const initialStateId = 'arrival';
