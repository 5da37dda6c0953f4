// The details of a product, with its Buy Now button.
import { useState, type ReactNode } from 'react';
import { labelCents, type Product } from '../../schema/catalogue.ts';
import { StatusBadge } from '../views/badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AvailabilityBadge } from './availability-badge.tsx';
import { BuyButton } from './buy-button.tsx';
import { ProductPicture } from './pictures/product-picture.tsx';
import { Rating } from './rating.tsx';
import { useWords } from '../views/words.ts';

interface ProductDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Undefined while it is closed. */
  product: Product | undefined;
}

export default function ProductDialog({ product, ...frame }: ProductDialogProps) {
  // Keep the product during the closing animation.
  const [last, setLast] = useState(product);
  if (product && product !== last) setLast(product);
  const all = useWords('products').all;
  const shown = product ?? last;
  return (
    shown && (
      <Dialog
        {...frame}
        title={<span id="dialog-product">{all[shown.id].name}</span>}
        description={all[shown.id].description}
        footer={<Purchase product={shown} />}
      >
        <Details product={shown} />
      </Dialog>
    )
  );
}

/** Always visible, however long the text above is. */
function Purchase({ product }: { product: Product }) {
  const words = useWords('shop');
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-7">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="figure text-2xl">{words.price(product.cents, product.currency)}</span>
        <AvailabilityBadge product={product} />
      </p>
      <BuyButton product={product} describedBy="dialog-product" />
    </div>
  );
}

function Details({ product }: { product: Product }) {
  const words = useWords('shop');
  const { all, categories, pricePerLabel } = useWords('products');
  const { detailedDescription, features, specifications } = all[product.id];
  const each = labelCents(product);
  const lines =
    each === 0
      ? specifications
      : [
          ...specifications,
          { label: pricePerLabel.label, value: pricePerLabel.value(words.price(each, product.currency)) },
        ];
  return (
    // Takes the first focus, so that the arrow keys scroll.
    <div
      role="group"
      aria-label={words.details}
      tabIndex={0}
      className="-mx-3 -my-2 flex flex-col gap-5 rounded-md px-3 py-2 outline-offset-0 focus-visible:outline-2 focus-visible:outline-edge"
    >
      <ProductPicture product={product} className="max-h-56 w-full shrink-0 rounded-md bg-line/35 p-4" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge tone="plain">{categories[product.category].name}</StatusBadge>
        <Rating rating={product.rating} reviews={product.reviews} />
      </div>
      <p>{detailedDescription}</p>
      <Part title={words.included}>
        <ul className="flex flex-col gap-1.5">
          {features.map((feature) => (
            <li key={feature} className="flex items-baseline gap-3">
              <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-moss" />
              {feature}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.specifications}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6">
          {lines.map(({ label, value }) => (
            <div
              key={label}
              className="col-span-2 grid grid-cols-subgrid border-t border-line py-2 last:border-b"
            >
              <dt className="text-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
