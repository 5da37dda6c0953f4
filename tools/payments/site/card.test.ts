import { expect, test } from 'vitest';
import { readCard } from './card.ts';

const now = Date.UTC(2026, 5, 14);
const typed = (card: string, expires: string, cvc: string) => new URLSearchParams({ card, expires, cvc });

test.each(['06 / 26', '0626', '06/2026', '12 / 60'])(
  'a card until %s is still good in June 2026',
  (expires) => {
    expect(readCard(typed('4242 4242 4242 4242', expires, '123'), now)).toEqual({
      number: '4242424242424242',
      problems: {},
    });
  },
);

test.each([
  ['4242 4242', '12 / 30', '123', { card: 'Your card number is incomplete.' }],
  ['4242424242424242', '05 / 26', '123', { expires: 'Your card’s expiry date is in the past.' }],
  ['4242424242424242', '13 / 30', '123', { expires: 'Your card’s expiry date is incomplete.' }],
  ['4242424242424242', '12 / 30', '12a', { cvc: 'Your card’s security code is incomplete.' }],
])('card %s until %s with %s is asked for again', (card, expires, cvc, problems) => {
  expect(readCard(typed(card, expires, cvc), now).problems).toEqual(problems);
});

test('an empty form names every field of the card, in their order', () => {
  expect(Object.keys(readCard(new URLSearchParams(), now).problems)).toEqual(['card', 'expires', 'cvc']);
});
