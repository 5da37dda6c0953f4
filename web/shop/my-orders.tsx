// My Orders: a member's orders, with their state and tracking.
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { productNameIn } from '../../schema/product-name.ts';
import { trackingParts, type OrderState, type OwnOrder } from '../../schema/orders.ts';
import { EmptyState } from '../painting/empty-state.tsx';
import { itemsOf, PagedList } from '../rocks/paged-list.tsx';
import { StatusBadge, type BadgeTone } from '../views/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Day } from '../ui/time.tsx';
import { ownOrders } from './orders.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

const tones: Readonly<Record<OrderState, BadgeTone>> = {
  paid: 'hidden',
  preparing: 'active',
  shipped: 'traveling',
  refunded: 'plain',
};

/** Anchor for the links in the banner and at the top of the shop. */
export const myOrdersId = 'my-orders';

interface MyOrdersProps {
  /** Whether an order was just paid and is not in the list yet. */
  isAwaited: boolean;
}

export function MyOrders({ isAwaited }: MyOrdersProps) {
  const words = useWords('orders');
  const query = useInfiniteQuery(ownOrders);
  const count = itemsOf(query)?.length;
  return (
    <section aria-labelledby={myOrdersId} className="flex scroll-mt-24 flex-col gap-4">
      <h2 id={myOrdersId} tabIndex={-1} className="scroll-mt-24 text-2xl">
        {words.heading}
      </h2>
      <p role="status" className="sr-only">
        {count !== undefined && count > 0 && words.shown(count, query.hasNextPage)}
      </p>
      {isAwaited && (
        <p>
          <Sentence
            parts={words.awaited<ReactNode>((text) => (
              <strong className="font-semibold">{text}</strong>
            ))}
          />
        </p>
      )}
      <PagedList
        query={query}
        waiting={<OrdersWaiting />}
        failed={words.failed}
        empty={isAwaited ? null : <NoOrders />}
        className="border-t border-line"
      >
        {(order) => <Order order={order} />}
      </PagedList>
    </section>
  );
}

function Order({ order }: { order: OwnOrder }) {
  const { id, cents, refundedCents, currency, state, createdAt, shippedAt, tracking } = order;
  const words = useWords('orders');
  const products = useWords('products');
  return (
    <article
      aria-label={words.order(id)}
      className="grid gap-x-8 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <p className="min-w-0 font-semibold">{productNameIn(products, order)}</p>
      <StatusBadge tone={tones[state]} className="justify-self-start">
        {state === 'refunded' && cents === 0 ? words.withdrawn : words.states[state]}
      </StatusBadge>
      <div className="min-w-0 sm:col-span-2">
        <p className="text-sm text-soft tabular-nums">
          <Sentence
            parts={words.line<ReactNode>(
              <bdi className="font-mono whitespace-nowrap">{id}</bdi>,
              <Day at={createdAt} />,
              cents === 0 ? words.free : words.price(cents, currency),
            )}
          />
        </p>
        {refundedCents > 0 && state !== 'refunded' && (
          <p className="mt-1 text-sm">{words.paidBack(words.price(refundedCents, currency))}</p>
        )}
        {shippedAt !== null && state === 'shipped' && (
          <p className="mt-1 text-sm">
            <Sentence parts={words.sentOn<ReactNode>(<Day at={shippedAt} />)} />
          </p>
        )}
        {tracking !== '' && state === 'shipped' && (
          <p className="text-sm wrap-anywhere">
            <Sentence parts={words.tracking<ReactNode>(<Tracking note={tracking} />)} />
          </p>
        )}
      </div>
    </article>
  );
}

function Tracking({ note }: { note: string }) {
  return (
    <bdi>
      {trackingParts(note).map(({ text, href }, i) =>
        href === null ? (
          text
        ) : (
          <a
            key={i}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {text}
          </a>
        ),
      )}
    </bdi>
  );
}

function NoOrders() {
  const words = useWords('orders').none;
  return (
    <EmptyState rock="pebble" title={words.title} description={words.text} className="py-4!">
      <ButtonLink to="/shop" search={{ category: 'qr-labels' }} resetScroll={false}>
        {words.link}
      </ButtonLink>
    </EmptyState>
  );
}

function OrdersWaiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {[0, 1].map((i) => (
        <Skeleton key={i} className="h-16 rounded-sm" />
      ))}
    </SkeletonGroup>
  );
}
