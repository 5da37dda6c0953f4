// Lists the countries of journeys after a build from before the list, which hides rocks without it, or after one that
// lists those of withheld rocks.

/** For one batch. */
export const repairCountries: readonly string[] = [
  `INSERT OR IGNORE INTO rock_countries SELECT DISTINCT country, rock_id FROM entries
   WHERE country IS NOT NULL AND rock_id NOT IN (SELECT id FROM rocks WHERE withheld_at IS NOT NULL)`,
  `DELETE FROM rock_countries WHERE rock_id IN (SELECT id FROM rocks WHERE withheld_at IS NOT NULL)`,
  `DELETE FROM countries WHERE code NOT IN (SELECT country FROM rock_countries)`,
  `INSERT INTO countries (code, first_seen_at) SELECT country, min(created_at) FROM entries JOIN rock_countries USING (country, rock_id)
   WHERE country NOT IN (SELECT code FROM countries) GROUP BY country`,
];
