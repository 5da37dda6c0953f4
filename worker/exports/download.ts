// The HTTP response of a CSV download.
import type { Context } from 'hono';
import type { MemberCtx } from '../context.ts';
import type { AppEnv } from '../http/router.ts';
import { memberOf } from '../members/guards.ts';
import { dayOf } from '../platform/clock.ts';
import { exportCsv, type CsvExport } from './csv-export.ts';

/** A download named after the day, such as rockabout-rocks-2026-05-01.csv. HEAD gets only the headers. */
export async function download<Read, R, C>(c: Context<AppEnv>, sheet: CsvExport<Read, R, C>) {
  const ctx = memberOf(c);
  const file =
    c.req.method === 'HEAD' ? await emptyFile(ctx, sheet) : await exportCsv(ctx, () => c.var.words, sheet);
  const product = ctx.config.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return c.body(file, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${product}-${sheet.name}-${dayOf(ctx.now())}.csv"`,
    'Cache-Control': 'private, no-store',
  });
}

function emptyFile<Read, R, C>(ctx: MemberCtx, sheet: CsvExport<Read, R, C>): Promise<ArrayBuffer> {
  return ctx.begin([], async (member) => {
    sheet.permit(ctx, member);
    return new ArrayBuffer(0);
  });
}
