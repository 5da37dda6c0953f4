// While mounted, replaces the page in print; invisible on screen.
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export function PrintSheet({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.classList.add('prints-sheet');
    return () => document.body.classList.remove('prints-sheet');
  }, []);
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
