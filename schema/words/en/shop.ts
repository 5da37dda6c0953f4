// The shop: its page, and why something cannot be bought.
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop = {
  /** Why something cannot be bought. */
  unknown: 'There is no such product in the shop',
  comingSoon: 'This is coming soon. It can be bought as soon as it is on our shelves.',
  outOfStock: 'This is out of stock at the moment',
  free: 'The founding pack is free: apply for it as a Founding Rock Ambassador',
  /** On the payment page. */
  freeShipping: 'Free shipping',
  heading: 'Shop',
  lead: 'Labels that let a rock tell you where it has been, and soon stones and paint as well.',
  myOrders: 'My Orders',
  price: money,
  perLabel: (price: string) => `${price} per label`,
  badges: { out_of_stock: 'Out of Stock', coming_soon: 'Coming Soon', free: 'Free' },
  buy: 'Buy Now',
  opening: 'Opening...',
  error: 'Purchase Error',
  failed: 'Failed to start checkout process',
  noAddress: 'No checkout URL received',
  details: 'Details',
  included: "What's Included",
  specifications: 'Specifications',
  stars: (rating: number) => `${rating} out of 5 stars`,
  reviews: (count: number) => plural(count, { one: '(# review)', other: '(# reviews)' }),
  categories: 'Categories',
  categoryComing: 'COMING SOON',
  seeAll: 'See them all',
  /** @param rest makes an element of the words that only screen readers need */
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'What is coming',
    rest(` in ${category}`),
  ],
  whatIsComingIn: (category: string) => `What is coming in ${category}`,
  notYet: 'Not on the shelves yet, but this is what there will be, and what it will cost.',
  closed: {
    title: 'The shop is coming soon',
    text: 'Have a look around: nothing can be bought yet, and this is what it will all cost. You need none of it to begin, since a Rock ID that you paint on by hand works just as well.',
    link: 'Getting Started',
  },
  promises: {
    label: 'What you can rely on',
    list: [
      {
        title: 'FREE shipping on all QR Code Labels',
        text: 'The price you see is the price you pay, to your door.',
      },
      {
        title: 'Premium Quality',
        text: 'Waterproof labels, small enough for the underside of a pebble and clear enough for any phone.',
      },
      {
        title: 'Secure Checkout',
        text: 'You pay on the page of our payment provider. We never see your card.',
      },
    ],
  },
  /** After the payment page. */
  outcomes: {
    success:
      'Purchase successful! Thank you for your order. Check your email for receipt and shipping details.',
    canceled: 'Purchase canceled. Your items are still available in the shop.',
  },
  close: 'Close',
  numberByEmail:
    'Your order number comes by email with the receipt. It also appears here once the order is confirmed.',
  orderNumber: <T>(id: T) => ['Your order number is ', id, '.'],
};
