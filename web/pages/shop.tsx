// The Shop page: labels to buy, and upcoming products with their prices.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { categories, productOf } from '../../schema/catalogue.ts';
import { useMember } from '../members/queries.ts';
import { CategoryCards } from '../shop/category-cards.tsx';
import { ClosedNotice } from '../shop/closed-notice.tsx';
import { MyOrders, myOrdersId } from '../shop/my-orders.tsx';
import { latestOrder } from '../shop/orders.ts';
import { ProductList } from '../shop/product-list.tsx';
import { Promises } from '../shop/promises.tsx';
import { ReturnBanner, type Outcome } from '../shop/return-banner.tsx';
import { paymentsState } from '../subscriptions/queries.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { useWords } from '../views/words.ts';

const ProductDialog = lazyDialog(() => import('../shop/product-dialog.tsx'));

const route = getRouteApi('/shop');

export default function ShopPage() {
  const words = useWords('shop');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { outcome, orderId } = useOutcome();
  const [isBannerClosed, setBannerClosed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasChosen, setHasChosen] = useState(false);
  const isMember = useMember() !== null;
  const isClosed = useQuery(paymentsState).data?.isOpen === false;

  // Moves the focus, because the focused button disappears with the banner.
  const closeBanner = () => {
    setBannerClosed(true);
    heading.current?.focus({ preventScroll: true });
  };
  const isReturn = search.success !== undefined || search.canceled !== undefined;
  const product = search.product === undefined || isReturn ? undefined : productOf(search.product);
  const category = categories.find(({ id, isComing }) => id === search.category && !isComing);

  return (
    <div className="page flex flex-col gap-12 py-10 sm:gap-16 sm:py-16">
      <div className="flex flex-col gap-8">
        {outcome && !isBannerClosed && (
          <ReturnBanner outcome={outcome} orderId={orderId} onClose={closeBanner} />
        )}
        <header className="flex max-w-reading flex-col gap-3">
          <h1 ref={heading} tabIndex={-1}>
            {words.heading}
          </h1>
          <p className="text-lg text-soft">{words.lead}</p>
          {isMember && (
            <a href={`#${myOrdersId}`} className="link inline-flex min-h-11 items-center self-start">
              {words.myOrders}
            </a>
          )}
        </header>
        {isClosed && <ClosedNotice />}
      </div>
      <CategoryCards chosen={category?.id} onChoose={() => setHasChosen(true)} />
      {category && <ProductList key={category.id} category={category} takesFocus={hasChosen} />}
      {isMember && <MyOrders isAwaited={outcome === 'success' && !orderId} />}
      <Promises />
      <ProductDialog
        product={product}
        open={product !== undefined}
        onOpenChange={() =>
          void navigate({ search: { category: search.category }, replace: true, resetScroll: false })
        }
      />
    </div>
  );
}

interface Returned {
  outcome: Outcome | null;
  /** After a success: null while the payment is not confirmed, undefined while loading. */
  orderId: string | null | undefined;
}

/**
 * The outcome of a payment. It is cleared from the URL, so that a reload does not show it again. A payment that is not
 * confirmed yet stays in the URL, so that a reload continues to wait for it.
 */
function useOutcome(): Returned {
  const { category, success, canceled, product } = route.useSearch();
  const navigate = route.useNavigate();
  const [outcome] = useState<Outcome | null>(success ? 'success' : canceled ? 'canceled' : null);
  const { data, isFetched } = useQuery({ ...latestOrder, enabled: outcome === 'success' });
  const orderId = isFetched ? (data?.id ?? null) : undefined;
  const isAwaited = outcome === 'success' && !orderId;
  useEffect(() => {
    if (!success && !canceled) return;
    if (isAwaited && product === undefined) return;
    // Returns to the category of the product.
    const shown = product === undefined ? category : productOf(product)?.category;
    const search = { category: shown, success: isAwaited ? success : undefined };
    void navigate({ search, replace: true, resetScroll: false });
  }, [category, success, canceled, product, isAwaited, navigate]);
  return { outcome, orderId };
}
