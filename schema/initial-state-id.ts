// In a separate small file, since every page looks for these elements.

/** Id of the element with the initial state in the first HTML; see `schema/found-rock.ts`. */
export const initialStateId = 'initial-state';

/** The same of a rock's page; see `RockState` in `schema/rock-page.ts`. */
export const rockStateId = 'rock-state';
