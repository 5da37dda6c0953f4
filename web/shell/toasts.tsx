// The corner for toasts, fetched after the first paint.
import { useEffect, useState, type ComponentType } from 'react';

export function Toasts() {
  // Not `lazy`: React holds back what Suspense waits for, and a toast must not come late.
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('../ui/toast-region.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion));
  }, []);
  return Region && <Region />;
}
