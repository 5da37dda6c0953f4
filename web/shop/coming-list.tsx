// The products of categories that are not open yet, with their prices.
import { categories, priceWords, products, type Category, type Product } from '../../schema/catalogue.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { DetailsLink } from './details-link.tsx';
import { ProductPicture } from './pictures/product-picture.tsx';

const coming = categories.filter(({ isComing }) => isComing);

export function ComingList() {
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="what-is-coming" className="flex flex-col gap-8">
      <div className="flex max-w-reading flex-col gap-2">
        <h2 id="what-is-coming" className="text-2xl">
          What is coming
        </h2>
        <p className="text-soft">
          Not on the shelves yet, but this is what there will be, and what it will cost.
        </p>
      </div>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        {coming.map((category) => (
          <ComingCategory key={category.id} category={category} />
        ))}
      </div>
    </section>
  );
}

function ComingCategory({ category }: { category: Category }) {
  return (
    <div>
      <h3 id={`coming-${category.id}`} className="mb-3">
        {category.name}
      </h3>
      <ul aria-labelledby={`coming-${category.id}`}>
        {products
          .filter((product) => product.category === category.id)
          .map((product) => (
            <ComingProduct key={product.id} product={product} />
          ))}
      </ul>
    </div>
  );
}

function ComingProduct({ product }: { product: Product }) {
  const nameId = `name-${product.id}`;
  return (
    <li className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 border-t border-line py-3 last:border-b">
      <ProductPicture product={product} className="w-full rounded-sm bg-line/35 p-1" />
      <div className="min-w-0">
        <p id={nameId} className="leading-snug font-semibold">
          {product.name}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular-nums">{priceWords(product.cents, product.currency)}</span>
          {!product.inStock && <AvailabilityBadge product={product} />}
        </p>
      </div>
      <DetailsLink product={product} describedBy={nameId} />
    </li>
  );
}
