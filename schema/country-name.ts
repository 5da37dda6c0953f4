// Names of countries, in English.

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Name of a country by its ISO 3166-1 code: '840' and 'US' give 'United States', any other text gives itself. */
export function countryName(code: string): string {
  if (!/^(?:[a-z]{2}|\d{3})$/i.test(code)) return code;
  // A locale converts numeric codes to letters, which DisplayNames needs.
  const { region } = new Intl.Locale(`und-${code}`);
  return (region !== undefined && regions.of(region)) || code;
}
