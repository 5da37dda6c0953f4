// How Dutch writes amounts of money.
import { moneyOf } from '../money.ts';

export const { dollars, money } = moneyOf('nl');
