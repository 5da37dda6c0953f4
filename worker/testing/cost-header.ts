// Where the counting worker says what an answer cost.

/** Its value is the JSON of a `Cost`. */
export const costHeader = 'X-Cost';
