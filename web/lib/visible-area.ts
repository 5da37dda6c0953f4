// The part of the page that an on-screen keyboard leaves visible.
import { useEffect } from 'react';

/**
 * Sets `--visible-height` and `--covered-below` in pixels on the root element while mounted. Safari draws its keyboard
 * over the page and changes only the visual viewport. Other browsers shrink the page, so nothing is covered.
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
