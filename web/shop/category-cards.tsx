// The categories of the shop: open ones link to their products, others say what is coming.
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { categories, products, type Category, type CategoryId } from '../../schema/catalogue.ts';
import { StatusBadge } from '../views/badge.tsx';
import { ComingProducts } from './coming-products.tsx';
import { CategoryPicture } from './pictures/product-picture.tsx';
import { useWords } from '../views/words.ts';

interface CategoryCardsProps {
  chosen: CategoryId | undefined;
  onChoose: () => void;
}

const countOf = ({ id }: Category) => products.filter(({ category }) => category === id).length;

/** Open categories first. */
const inOrder = categories.toSorted((a, b) => Number(a.isComing) - Number(b.isComing));

export function CategoryCards({ chosen, onChoose }: CategoryCardsProps) {
  const words = useWords('shop');
  return (
    <section aria-label={words.categories}>
      <ul className="grid grid-cols-1 gap-5 has-[[open]]:items-start md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr]">
        {inOrder.map((category) => (
          <li key={category.id} className={clsx('flex', !category.isComing && 'md:max-lg:col-span-2')}>
            {category.isComing ? (
              <div className="flex min-w-0 grow flex-col rounded-md border border-dashed border-edge p-5 pb-2 sm:p-6 sm:pb-3">
                <div className="grid grow grid-cols-[min(5rem,22vw)_minmax(0,1fr)] gap-x-4 max-[18rem]:grid-cols-1 sm:grid-cols-[7rem_1fr] sm:gap-x-6 md:flex md:flex-col">
                  <CardParts category={category} />
                </div>
                <ComingProducts category={category} />
              </div>
            ) : (
              <Link
                to="/shop"
                search={{ category: category.id }}
                resetScroll={false}
                aria-current={chosen === category.id ? 'true' : undefined}
                onClick={onChoose}
                className="group flex grow flex-col rounded-md border border-edge bg-card p-5 transition-colors hover:border-moss aria-[current]:border-moss aria-[current]:ring-1 aria-[current]:ring-moss sm:p-6"
              >
                <CardParts category={category} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardParts({ category }: { category: Category }) {
  const { id, isComing } = category;
  const words = useWords('shop');
  const products = useWords('products');
  const { name, description } = products.categories[id];
  return (
    <>
      <CategoryPicture
        category={id}
        className={clsx(
          'mx-auto w-auto max-w-full',
          isComing ? 'row-span-3 self-center md:mb-4 md:h-40' : 'mb-4 h-40',
        )}
      />
      <h2 className={isComing ? 'text-lg' : 'text-xl'}>{name}</h2>
      <p className="mt-1.5 mb-4 text-sm text-soft">{description}</p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-semibold">{products.count(countOf(category))}</span>
        {isComing ? (
          <StatusBadge tone="traveling">{words.categoryComing}</StatusBadge>
        ) : (
          <span className="font-semibold text-moss group-hover:underline">{words.seeAll}</span>
        )}
      </p>
    </>
  );
}
