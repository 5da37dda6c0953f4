// Lists the countries of journeys after a build from before the list, which hides rocks without it.

/** For one batch. */
export const repairCountries: readonly string[] = [
  `INSERT OR IGNORE INTO rock_countries SELECT DISTINCT country, rock_id FROM entries WHERE country IS NOT NULL`,
];
