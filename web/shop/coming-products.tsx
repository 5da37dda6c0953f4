// The products of a category that is not open yet, with their prices: folded into its card.
import { ChevronDown } from 'lucide-react';
import { priceWords, products, type Category, type Product } from '../../schema/catalogue.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { DetailsLink } from './details-link.tsx';
import { ProductPicture } from './pictures/product-picture.tsx';

export function ComingProducts({ category }: { category: Category }) {
  return (
    <details className="group/coming mt-4 border-t border-dashed border-edge">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          What is coming<span className="sr-only"> in {category.name}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 text-soft transition-transform group-[[open]]/coming:rotate-180"
        />
      </summary>
      <p className="mb-3 text-sm text-soft">
        Not on the shelves yet, but this is what there will be, and what it will cost.
      </p>
      <ul aria-label={`What is coming in ${category.name}`} className="mb-2">
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
  const nameId = `name-${product.id}`;
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 max-[18rem]:grid-cols-1 border-t border-line py-2.5">
      <ProductPicture product={product} className="w-full rounded-sm bg-line/35 p-0.5" />
      <div className="min-w-0">
        <p id={nameId} className="text-sm leading-snug font-semibold">
          {product.name}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="tabular-nums">{priceWords(product.cents, product.currency)}</span>
          {!product.inStock && <AvailabilityBadge product={product} />}
        </p>
      </div>
      <DetailsLink product={product} describedBy={nameId} />
    </li>
  );
}
