// A product in the comparison of its category: its size, what it is, and what it costs.
import { labelCents, type Category, type Product } from '../../schema/catalogue.ts';
import { StatusBadge } from '../views/badge.tsx';
import { AvailabilityBadge } from './availability-badge.tsx';
import { BuyButton } from './buy-button.tsx';
import { DetailsLink } from './details-link.tsx';
import { Rating } from './rating.tsx';
import { useWords } from '../views/words.ts';

interface ProductRowProps {
  product: Product;
  category: Category;
  /** The price of one label as a share of the highest in the list. */
  labelShare: number;
}

export function ProductRow({ product, category, labelShare }: ProductRowProps) {
  const nameId = `name-${product.id}`;
  const words = useWords('shop');
  const { all, categories } = useWords('products');
  const { name, description } = all[product.id];
  const each = labelCents(product);
  return (
    <article
      aria-labelledby={nameId}
      className="grid grid-cols-[2.75rem_1fr_auto] gap-x-3 gap-y-2 py-4 max-[18rem]:grid-cols-1 sm:grid-cols-[4rem_1fr_auto] sm:gap-x-5"
    >
      <p aria-hidden className="figure text-xl leading-none whitespace-nowrap sm:text-2xl">
        {product.pieces}
      </p>
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <h3 id={nameId} className="text-base leading-snug">
          {name}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge tone="plain" className="max-w-full text-xs! whitespace-normal!">
            {categories[category.id].name}
          </StatusBadge>
          <Rating rating={product.rating} reviews={product.reviews} />
        </div>
        <p className="text-sm text-soft">{description}</p>
      </div>
      <div className="flex flex-col gap-2.5 md:flex-row md:gap-6">
        <div className="flex flex-col items-end gap-0.5 text-end md:w-30">
          <p className="figure text-xl leading-tight">{words.price(product.cents, product.currency)}</p>
          {each === 0 ? (
            <AvailabilityBadge product={product} />
          ) : (
            <>
              <p className="text-sm whitespace-nowrap text-soft tabular-nums">
                {words.perLabel(words.price(each, product.currency))}
              </p>
              <div aria-hidden className="dot-line text-moss" style={{ width: `${labelShare * 100}%` }} />
            </>
          )}
        </div>
        <div className="flex flex-col gap-2">
          <BuyButton product={product} describedBy={nameId} />
          <DetailsLink product={product} describedBy={nameId} />
        </div>
      </div>
    </article>
  );
}
