// Finds by country and month, as the hourly job has counted them: the last months, and all of them as CSV.
import { desc, eq, gte, sql } from 'drizzle-orm';
import { lastMonths } from '../../schema/analytics.ts';
import { countryFindMonths, type FindsByCountry } from '../../schema/country-finds.ts';
import { countryFinds, jobRuns } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { pageRows, type CsvExport } from '../exports/csv-export.ts';
import { countJob } from '../figures/count-finds.ts';
import { permitAdministrator } from '../members/administrator.ts';
import { instant } from '../platform/clock.ts';

export async function findsByCountry(ctx: MemberCtx): Promise<FindsByCountry> {
  const { db } = ctx;
  const months = lastMonths(ctx.now(), countryFindMonths);
  const [rows, [job]] = await ctx.read([
    db
      .select()
      .from(countryFinds)
      .where(gte(countryFinds.month, months[0] ?? '')),
    db.select({ until: jobRuns.doneAt }).from(jobRuns).where(eq(jobRuns.name, countJob)),
  ]);
  const countries = Map.groupBy(rows, ({ country }) => country);
  return {
    months,
    countries: [...countries].map(([country, found]) => ({
      country,
      finds: months.map((month) => found.find((row) => row.month === month)?.finds ?? 0),
    })),
    countedUntil: instant(job?.until ?? null),
  };
}

type Row = typeof countryFinds.$inferSelect;

export const findsByCountryCsv: CsvExport<Row, Row, Pick<Row, 'month' | 'country'>> = {
  name: 'finds-by-country',
  permit: permitAdministrator,
  columns: ({ adminCsv: csv, adminOverview, near }) => ({
    [csv.month]: ({ month }) => month,
    [csv.country]: ({ country }) => (country === '' ? adminOverview.atSea : near.country(country)),
    [csv.finds]: ({ finds }) => finds,
  }),
  pageAfter: ({ db }, after) =>
    db
      .select()
      .from(countryFinds)
      .where(
        after
          ? sql`(${countryFinds.month}, ${countryFinds.country}) < (${after.month}, ${after.country})`
          : undefined,
      )
      .orderBy(desc(countryFinds.month), desc(countryFinds.country))
      .limit(pageRows),
  seenBy: (_, row) => row,
  cursorOf: (row) => row,
};
