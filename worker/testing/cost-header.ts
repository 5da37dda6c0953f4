// The response header in which the counting worker reports the cost of a request.

/** Its value is the JSON of a `Cost`. */
export const costHeader = 'X-Cost';
