// The products of the chosen category.
import { useEffect, useRef } from 'react';
import { products, type Category } from '../../schema/catalogue.ts';
import { ProductCard } from './product-card.tsx';

interface ProductListProps {
  category: Category;
  /** Whether to focus the list: it was chosen on this page, not by the page's URL. */
  takesFocus: boolean;
}

export function ProductList({ category, takesFocus }: ProductListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return (
    <section aria-labelledby={`products-${category.id}`} className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} id={`products-${category.id}`} className="text-2xl">
        {category.name}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {products
          .filter((product) => product.category === category.id)
          .map((product) => (
            <li key={product.id} className="flex">
              <ProductCard product={product} category={category} />
            </li>
          ))}
      </ul>
    </section>
  );
}
