// In a separate small file, since every page looks for this element.

/** Id of the element with the initial state in the first HTML; see `schema/found-rock-words.ts`. */
export const initialStateId = 'initial-state';
