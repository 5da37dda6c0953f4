// Routes of a member's own data: the archive, and the published schema of its JSON files.
import * as z from 'zod/mini';
import { exportFiles, exportVersion } from '../../schema/export-files.ts';
import { Forbidden } from '../errors.ts';
import { dayOf } from '../platform/clock.ts';
import { oncePer } from '../platform/once.ts';
import { router } from '../http/router.ts';
import { isFromElsewhere } from '../http/same-origin.ts';
import { fileBody } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { expectExport, exportOwnData } from './archive.ts';
import { broughtRocks, importOwnData } from './import.ts';
import { say } from '../../schema/words/say.ts';

/** Made once in each isolate. @returns JSON Schema, draft 2020-12, with one definition for each file */
const schemaOf = oncePer((files: typeof exportFiles): string => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const $defs = Object.entries(files).map(([name, file]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(file);
    return [name, schema] as const;
  });
  const whole = {
    $schema,
    title: 'Rockabout export',
    version: exportVersion,
    $defs: Object.fromEntries($defs),
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
});

export const exportSchemaRoutes = router().get('/export.schema.json', (c) =>
  c.body(schemaOf(exportFiles), 200, { 'Content-Type': 'application/schema+json' }),
);

export const ownDataRoutes = router()
  .get('/user/import', requireMember, async (c) => c.json(await broughtRocks(memberOf(c))))
  .post('/user/import', requireMember, fileBody('application/zip'), async (c) =>
    c.json(await importOwnData(memberOf(c), c.req.valid('form').file, c.env.NETWORK_SECRET ?? '')),
  )
  .get('/user/export.zip', requireMember, async (c) => {
    // A page elsewhere could use up the day's downloads by a picture or a link.
    if (isFromElsewhere(c.req.raw)) throw new Forbidden(say('ownData', 'fromElsewhere'));
    const ctx = memberOf(c);
    const product = ctx.config.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${product}-${dayOf(ctx.now())}.zip"`,
      'Cache-Control': 'private, no-store',
      // It is made anew for each request, so that a part costs as much as the whole.
      'Accept-Ranges': 'none',
    };
    if (c.req.method === 'HEAD') {
      await expectExport(ctx);
      return c.body(null, 200, headers);
    }
    return c.body(await exportOwnData(ctx, c.env.NETWORK_SECRET ?? '', () => c.var.words), 200, headers);
  });
