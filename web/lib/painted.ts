// For what can wait until the page is seen.

/** When the browser has shown what is drawn by now; where nobody looks at the page, when somebody does. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    // The second frame begins when the first one is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
}
