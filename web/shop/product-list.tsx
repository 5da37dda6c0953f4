// The products of the chosen category, as one comparison: a large picture, and a row for each.
import { useEffect, useRef, useState } from 'react';
import { labelCents, products, type Category, type Product } from '../../schema/catalogue.ts';
import { ProductPicture } from './pictures/product-picture.tsx';
import { ProductRow } from './product-row.tsx';
import { useWords } from '../views/words.ts';

interface ProductListProps {
  category: Category;
  /** Whether to focus the list: it was chosen on this page, not by the page's URL. */
  takesFocus: boolean;
}

export function ProductList({ category, takesFocus }: ProductListProps) {
  const { name } = useWords('products').categories[category.id];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  const listed = products.filter((product) => product.category === category.id);
  const highest = Math.max(...listed.map(labelCents));
  const [pointed, setPointed] = useState<Product>();
  // One of medium size stands for all.
  const pictured = pointed ?? listed[Math.floor(listed.length / 2)];
  return (
    <section aria-labelledby={`products-${category.id}`} className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} id={`products-${category.id}`} className="text-2xl">
        {name}
      </h2>
      <div className="grid gap-x-10 gap-y-2 lg:grid-cols-[20rem_1fr] lg:items-start">
        {pictured && (
          <ProductPicture
            product={pictured}
            className="max-h-64 w-full rounded-md bg-line/35 p-4 lg:sticky lg:top-6 lg:mt-5 lg:max-h-none lg:p-6"
          />
        )}
        <ul className="divide-y divide-line">
          {listed.map((product) => (
            <li
              key={product.id}
              onPointerEnter={() => setPointed(product)}
              onFocus={() => setPointed(product)}
            >
              <ProductRow product={product} category={category} labelShare={labelCents(product) / highest} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
