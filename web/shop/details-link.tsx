// The way to everything about a product: its dialog has an address, so that back closes it.
import type { Product } from '../../schema/catalogue.ts';
import { ButtonLink } from '../ui/button.tsx';

interface DetailsLinkProps {
  product: Product;
  /** Id of the element that names the product: there are many of these links. */
  describedBy: string;
}

export function DetailsLink({ product, describedBy }: DetailsLinkProps) {
  return (
    <ButtonLink
      to="/shop"
      search={(before) => ({ category: before.category, product: product.id })}
      resetScroll={false}
      aria-describedby={describedBy}
      className="shrink-0 px-4! whitespace-nowrap"
    >
      Details
    </ButtonLink>
  );
}
