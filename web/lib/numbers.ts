// Numbers and amounts as people read them.

const numbers = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 1234 gives '1,234'. */
export const grouped = (count: number): string => numbers.format(count);

/** 4.9 gives '$4.90'. */
export const dollars = (amount: number): string => money.format(amount);
