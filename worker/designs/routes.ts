// Routes of the designs to paint on stones.
import { router } from '../http/router.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { designList, drawingOf } from './gallery.ts';

const drawingHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // Blocks scripts and requests when the picture is opened as a page.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const designRoutes = router()
  .get('/designs', requireMember, async (c) => c.json(await designList(memberOf(c))))
  .get('/designs/:id', requireMember, async (c) => {
    const id = c.req.param('id');
    const drawing = await drawingOf(memberOf(c), id);
    return c.body(drawing, 200, {
      ...drawingHeaders,
      'Content-Disposition': `inline; filename="${id}.svg"`,
    });
  });
