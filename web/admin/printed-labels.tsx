// Prints the labels of orders, one sheet for all of them, with the order's number under each label.
import { useEffect } from 'react';
import type { OrderLabels } from '../../schema/admin-orders.ts';
import { LabelSheet } from '../labels/label-sheet.tsx';

/** @param orders another list of them is printed as well */
export function PrintedLabels({ orders }: { orders: readonly OrderLabels[] }) {
  useEffect(() => {
    let isUnmounted = false;
    // Print once the labels are rendered and their font has loaded.
    requestAnimationFrame(() => void document.fonts.ready.then(() => isUnmounted || print()));
    return () => {
      isUnmounted = true;
    };
  }, [orders]);
  const rocks = orders.flatMap(({ id, codes }) =>
    codes.map((code) => ({ id: code, name: id, laserEngraverId: code })),
  );
  return <LabelSheet rocks={rocks} copies={1} />;
}
