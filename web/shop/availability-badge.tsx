// A badge for a product that cannot be bought or is free; nothing for others.
import { availability, type Product } from '../../schema/catalogue.ts';
import { StatusBadge } from '../views/badge.tsx';
import { useWords } from '../views/words.ts';

export function AvailabilityBadge({ product }: { product: Product }) {
  const { badges } = useWords('shop');
  const state = availability(product);
  if (state === 'out_of_stock') return <StatusBadge tone="warning">{badges[state]}</StatusBadge>;
  if (state === 'coming_soon') return <StatusBadge tone="traveling">{badges[state]}</StatusBadge>;
  if (state === 'free') return <StatusBadge tone="sun">{badges[state]}</StatusBadge>;
  return null;
}
