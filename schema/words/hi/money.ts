// How Hindi writes amounts of money.
import { moneyOf } from '../money.ts';

export const { dollars, money } = moneyOf('hi');
