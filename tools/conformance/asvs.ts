// The items of the OWASP Application Security Verification Standard 5.0 that apply to this product, up to level 2.

/** One line for each chapter. 1.2.10 is of level 3, and listed because the app exports CSV files. */
export const asvsItems: readonly string[] = `
  1.2.1 1.2.2 1.2.4 1.2.10 1.3.4
  2.2.2 2.3.1 2.3.3 2.3.4 2.4.1
  3.2.1 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3 3.7.2
  4.1.1 4.1.3
  5.2.1 5.2.2 5.3.2 5.4.1 5.4.2 5.4.3
  6.3.1 6.3.3 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3
  7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.5.1
  8.2.1 8.2.2 8.2.3 8.3.1
  11.5.1
  13.3.1 13.4.2
  14.2.1 14.2.2 14.3.2
  15.2.3 15.3.1 15.3.3 15.3.4 15.3.5 15.3.6
  16.3.1 16.3.2 16.3.3 16.3.4 16.5.1 16.5.2 16.5.3
`
  .trim()
  .split(/\s+/);
