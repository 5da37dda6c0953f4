// Formats numbers.

const numbers = new Intl.NumberFormat('en-US');

/** 1234 gives '1,234'. */
export const grouped = (count: number): string => numbers.format(count);
