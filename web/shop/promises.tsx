// The shop's promises to its customers.
import { shopWords } from '../../schema/catalogue.ts';

const promises = [
  { title: shopWords.shipping, words: 'The price you see is the price you pay, to your door.' },
  {
    title: 'Premium Quality',
    words: 'Waterproof labels, small enough for the underside of a pebble and clear enough for any phone.',
  },
  {
    title: 'Secure Checkout',
    words: 'You pay on the page of our payment provider. We never see your card.',
  },
] as const;

export function Promises() {
  return (
    <section aria-label="What you can rely on">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
        {promises.map(({ title, words }) => (
          <li key={title}>
            <div aria-hidden className="mb-4 dot-line text-moss" />
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1.5 text-sm text-soft">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
