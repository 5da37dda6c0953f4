// A badge for a product that cannot be bought or is free; nothing for others.
import { availability, type Product } from '../../schema/catalogue.ts';
import { StatusBadge } from '../views/badge.tsx';

export function AvailabilityBadge({ product }: { product: Product }) {
  const state = availability(product);
  if (state === 'out_of_stock') return <StatusBadge tone="warning">Out of Stock</StatusBadge>;
  if (state === 'coming_soon') return <StatusBadge tone="traveling">Coming Soon</StatusBadge>;
  if (state === 'free') return <StatusBadge tone="sun">Free</StatusBadge>;
  return null;
}
