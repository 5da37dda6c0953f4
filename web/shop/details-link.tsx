// The link to a product's dialog, which has its own URL, so that Back closes it.
import type { Product } from '../../schema/catalogue.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

interface DetailsLinkProps {
  product: Product;
  /** Id of the element with the product's name, to tell these links apart. */
  describedBy: string;
}

export function DetailsLink({ product, describedBy }: DetailsLinkProps) {
  const words = useWords('shop');
  return (
    <ButtonLink
      to="/shop"
      search={(before) => ({ category: before.category, product: product.id })}
      resetScroll={false}
      aria-describedby={describedBy}
      className="shrink-0 px-4! whitespace-nowrap"
    >
      {words.details}
    </ButtonLink>
  );
}
