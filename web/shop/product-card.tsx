// A product in the list of its category.
import { priceWords, type Category, type Product } from '../../schema/catalogue.ts';
import { StatusBadge } from '../views/badge.tsx';
import { AvailabilityBadge } from './availability-badge.tsx';
import { BuyButton } from './buy-button.tsx';
import { DetailsLink } from './details-link.tsx';
import { ProductPicture } from './pictures/product-picture.tsx';
import { Rating } from './rating.tsx';

export function ProductCard({ product, category }: { product: Product; category: Category }) {
  const nameId = `name-${product.id}`;
  return (
    <article
      aria-labelledby={nameId}
      className="grid grow grid-cols-[6.5rem_1fr] content-start gap-x-4 gap-y-3 overflow-hidden rounded-md border border-line bg-card p-4 sm:flex sm:flex-col sm:p-0 sm:*:px-5"
    >
      <ProductPicture
        product={product}
        className="w-full self-center bg-line/35 py-1 max-sm:rounded-sm max-sm:px-1 sm:px-6! sm:py-3"
      />
      <div className="flex flex-col items-start gap-2 sm:pt-2">
        <StatusBadge tone="plain" className="max-w-full text-xs! whitespace-normal!">
          {category.name}
        </StatusBadge>
        <h3 id={nameId}>{product.name}</h3>
        <Rating rating={product.rating} reviews={product.reviews} />
      </div>
      <p className="col-span-2 text-sm text-soft">{product.description}</p>
      <div className="col-span-2 flex flex-wrap items-center gap-x-2.5 gap-y-3 sm:mt-auto sm:pb-5">
        <p className="flex grow items-center gap-3 sm:w-full">
          <span className="figure text-2xl">{priceWords(product.cents, product.currency)}</span>
          <AvailabilityBadge product={product} />
        </p>
        <div className="flex flex-wrap gap-2.5 sm:w-full sm:*:grow">
          <DetailsLink product={product} describedBy={nameId} />
          <BuyButton product={product} describedBy={nameId} />
        </div>
      </div>
    </article>
  );
}
