// For what a browser may not allow, such as to keep anything: it goes without.

/** What the step gives; undefined when it cannot be done. */
export function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
