// Finds by country and month, for the administrator.

/** Months of the answer: a year, and the month before it to compare with. */
export const countryFindMonths = 13;

/** Answer of GET /api/admin/finds-by-country. */
export interface FindsByCountry {
  /** UTC months, oldest first, such as '2026-05'. The last one is the current month. */
  months: string[];
  /** Countries with a find in one of these months, by code. */
  countries: CountryFinds[];
  /** Finds before this moment are counted, ISO 8601; null before the first count. */
  countedUntil: string | null;
}

export interface CountryFinds {
  /** ISO 3166-1 numeric; '' for finds at sea, and where the country is unknown. */
  country: string;
  /** One number for each month. */
  finds: number[];
}
