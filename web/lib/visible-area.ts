// How much of the page an on-screen keyboard leaves to be seen.
import { useEffect } from 'react';

/**
 * While mounted, the root element carries `--visible-height` and `--covered-below` in pixels. Safari draws its keyboard over
 * the page and tells only the visual viewport; browsers that shrink the page instead cover nothing.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement.style;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      root.setProperty('--visible-height', `${viewport.height}px`);
      root.setProperty('--covered-below', `${covered}px`);
      const focused = document.activeElement;
      if (focused?.matches('input, textarea, select')) focused.scrollIntoView({ block: 'nearest' });
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      root.removeProperty('--visible-height');
      root.removeProperty('--covered-below');
    };
  }, []);
}
