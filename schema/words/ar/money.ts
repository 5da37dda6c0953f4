// How Arabic writes amounts of money: as a unit of its own from left to right, where the sign would else be torn apart.
import { moneyOf } from '../money.ts';

const inOrder = (amount: string) => `\u2066${amount.replace('\u200F', '').replace('US$', '$')}\u2069`;

const ofIntl = moneyOf('ar');

export const money = (cents: number, currency: string): string => inOrder(ofIntl.money(cents, currency));
export const dollars = (amount: number): string => inOrder(ofIntl.dollars(amount));
