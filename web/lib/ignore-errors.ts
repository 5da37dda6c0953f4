// Ignores errors of optional browser features, such as storage that the browser denies.

/** @returns the result of the step; undefined if it throws */
export function ignoreErrors<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
