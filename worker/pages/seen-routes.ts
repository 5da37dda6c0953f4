// Routes for somebody who saw a rock and left it: forms of the Found Rock page and of emails, without script or account.
import { SeenInput, WatchInput } from '../../schema/sighting-input.ts';
import { formOf, parsed } from '../http/form.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { asViewer } from '../members/guards.ts';
import { router } from '../http/router.ts';
import { rockToSee, seeRock } from '../sightings/see.ts';
import { askToWatch, confirmWatch, endWatch, previewWatch } from '../sightings/watch.ts';
import { explained, show, type PageContext, type View } from './card.tsx';
import { refusalPage } from './email-link-pages.tsx';
import { askedPage, confirmWatchPage, endedWatchPage, seenPage, watchedPage } from './seen-pages.tsx';

export const seenRoutes = router()
  .post('/seen', async (c) => {
    const fields = await formOf(c);
    return explained(c, refusal(c), async () => {
      const { rockId } = parsed(SeenInput, fields);
      await asViewer(c, (ctx) => seeRock(ctx, rockId));
      // A separate page: reloading it says nothing again.
      return c.redirect(`/api/seen?${new URLSearchParams({ rockId }).toString()}`, 303);
    });
  })
  .get('/seen', (c) =>
    explained(c, refusal(c), async () => {
      const { rockId } = parsed(SeenInput, { rockId: c.req.query('rockId') ?? '' });
      const { name } = await rockToSee(c.var.ctx, rockId);
      return show(c, seenPage(c.var.words, { name, rockId, email: '', problem: null }));
    }),
  )
  .post('/seen/watch', async (c) => {
    const fields = await formOf(c);
    const { rockId = '', email = '' } = fields;
    // The page has no name to show: with a wrong ID there is none.
    const view: View = async (problem) => seenPage(c.var.words, { name: '', rockId, email, problem });
    return explained(c, view, async () => {
      const input = parsed(WatchInput, fields);
      const link = (token: string) => `${ownOrigin(c)}/api/seen/confirm?token=${token}`;
      const { name } = await askToWatch(
        c.var.ctx,
        { code: input.rockId, email: input.email, language: c.var.language },
        link,
      );
      return show(c, askedPage(c.var.words, name, input.email));
    });
  })
  // Email scanners open every link, so that only a POST decides.
  .get('/seen/confirm', (c) => {
    const token = c.req.query('token') ?? '';
    return explained(c, refusal(c), async () => {
      const { name, isConfirmed } = await previewWatch(c.var.ctx, token);
      return show(
        c,
        isConfirmed ? watchedPage(c.var.words, name, token) : confirmWatchPage(c.var.words, name, token),
      );
    });
  })
  .post('/seen/confirm', async (c) => {
    const { token = '', stop } = await formOf(c);
    return explained(c, refusal(c), async () =>
      show(
        c,
        stop === undefined
          ? watchedPage(c.var.words, await confirmWatch(c.var.ctx, token), token)
          : endedWatchPage(c.var.words, await endWatch(c.var.ctx, token)),
      ),
    );
  });

const refusal =
  (c: PageContext): View =>
  async (problem) =>
    refusalPage(c.var.words, c.var.ctx.config.productName, problem ?? { message: '' });
