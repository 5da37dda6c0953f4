// The products of a category that is not open yet, with their prices: folded into its card.
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { products, type Category, type Product } from '../../schema/catalogue.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { DetailsLink } from './details-link.tsx';
import { ProductPicture } from './pictures/product-picture.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

export function ComingProducts({ category }: { category: Category }) {
  const words = useWords('shop');
  const { name } = useWords('products').categories[category.id];
  return (
    <details className="group/coming mt-4 border-t border-dashed border-edge">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          <Sentence
            parts={words.whatIsComing<ReactNode>(
              (text) => (
                <span className="sr-only">{text}</span>
              ),
              name,
            )}
          />
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 text-soft transition-transform group-[[open]]/coming:rotate-180"
        />
      </summary>
      <p className="mb-3 text-sm text-soft">{words.notYet}</p>
      <ul aria-label={words.whatIsComingIn(name)} className="mb-2">
        {products
          .filter((product) => product.category === category.id)
          .map((product) => (
            <ComingProduct key={product.id} product={product} />
          ))}
      </ul>
    </details>
  );
}

function ComingProduct({ product }: { product: Product }) {
  const words = useWords('shop');
  const { name } = useWords('products').all[product.id];
  const nameId = `name-${product.id}`;
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 max-[18rem]:grid-cols-1 border-t border-line py-2.5">
      <ProductPicture product={product} className="w-full rounded-sm bg-line/35 p-0.5" />
      <div className="min-w-0">
        <p id={nameId} className="text-sm leading-snug font-semibold">
          {name}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="tabular-nums">{words.price(product.cents, product.currency)}</span>
          {!product.inStock && <AvailabilityBadge product={product} />}
        </p>
      </div>
      <DetailsLink product={product} describedBy={nameId} />
    </li>
  );
}
