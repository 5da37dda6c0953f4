/** The popup below the search field. */
export const suggestionsClass =
  'absolute inset-x-0 top-full z-50 mt-1.5 rounded-md border border-line bg-card shadow-float';
