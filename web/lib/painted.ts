// Waits until the browser has painted.

/** Resolves after the next paint; in a background tab, once the tab is shown. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    // The second frame begins when the first one is being painted.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
}

/** What loads later than that. */
export const afterPaint =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    painted().then(load);
