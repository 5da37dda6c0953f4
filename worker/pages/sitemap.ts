// /sitemap.xml and its pages, for search engines: the pages that everybody may read, and every rock's page that
// everybody may open.
import { and, between, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { rockPath } from '../../schema/pages.ts';
import { rocks } from '../../schema/tables/index.ts';
import { NotFound } from '../errors.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { router, type AppEnv } from '../http/router.ts';
import type { Database } from '../platform/database.ts';
import { localDay } from '../platform/local-day.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { alternateElements, readablePages } from './alternates.ts';
import { escaped } from './escaped.ts';
import { say } from '../../schema/words/say.ts';

type C = Context<AppEnv>;

/** Rocks in one page. With the others it has 50,000 at most, as the protocol says: https://www.sitemaps.org/protocol.html */
const perPage = 50_000 - readablePages.length;

/** By the number of the row, which D1 counts up: a page is one range of it, however many rocks there are. */
const row = sql<number>`${rocks}.rowid`;

const newestRow = (db: Database) => db.select({ last: sql<number | null>`max(${row})` }).from(rocks);

const rocksBetween = prepared((db, { first, last }: Placeholders<{ first: number; last: number }>) =>
  db
    .select({
      id: rocks.id,
      changedAt: sql<number>`max(${rocks.createdAt}, ifnull(${rocks.hiddenAt}, 0), ifnull(${rocks.heldSince}, 0))`,
    })
    .from(rocks)
    .where(
      and(between(row, sql`${first}`, sql`${last}`), eq(rocks.page, 'public'), isNull(rocks.withheldAt)),
    ),
);

export const sitemapRoutes = router()
  .get('/sitemap.xml', async (c) => {
    const { ctx } = c.var;
    const [[newest]] = await ctx.read([newestRow(ctx.db)]);
    const pages = Math.max(1, Math.ceil((newest?.last ?? 0) / perPage));
    const origin = escaped(ownOrigin(c));
    const lines = Array.from(
      { length: pages },
      (_, i) => `<sitemap><loc>${origin}/sitemap-${i + 1}.xml</loc></sitemap>`,
    );
    return answerXml(c, 'sitemapindex', lines);
  })
  .get('/:page{sitemap-[0-9]+[.]xml}', async (c) => {
    const { ctx } = c.var;
    const name = c.req.param('page');
    const page = Number(/\d+/.exec(name)?.[0]);
    if (page < 1 || name !== `sitemap-${page}.xml`) throw new NotFound(say('errors', 'notFound'));
    const range = { first: (page - 1) * perPage + 1, last: page * perPage };
    const [listed, [newest]] = await ctx.read([rocksBetween(ctx.db, range), newestRow(ctx.db)]);
    if (page > 1 && range.first > (newest?.last ?? 0)) throw new NotFound(say('errors', 'notFound'));
    const origin = escaped(ownOrigin(c));
    const lines = listed.map(
      ({ id, changedAt }) =>
        `<url><loc>${origin}${rockPath(id)}</loc><lastmod>${localDay(changedAt)}</lastmod></url>`,
    );
    return answerXml(
      c,
      'urlset',
      page === 1
        ? [
            ...readablePages.map(
              (path) => `<url><loc>${origin}${path}</loc>${alternateElements(ownOrigin(c) + path)}</url>`,
            ),
            ...lines,
          ]
        : lines,
    );
  })
  // Only here is the site's own address known, which the line with the sitemap needs.
  .get('/robots.txt', async (c) => {
    const file = await c.env.ASSETS.fetch(new URL('/robots.txt', c.req.url));
    const rules = file.ok ? (await file.text()).trimEnd() : 'User-agent: *\nDisallow: /api/';
    return c.text(`${rules}\n\nSitemap: ${ownOrigin(c)}/sitemap.xml\n`);
  });

function answerXml(c: C, root: 'sitemapindex' | 'urlset', lines: readonly string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</${root}>\n`;
  return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}
