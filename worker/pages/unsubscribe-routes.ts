// Routes of the links that end emails: a page that asks, and the click of a person or of their mail program.
import { formOf } from '../http/form.ts';
import { router } from '../http/router.ts';
import { previewUnsubscribe, unsubscribe } from '../inbox/unsubscribe.ts';
import { explained, show, type PageContext, type View } from './card.tsx';
import { refusalPage } from './email-link-pages.tsx';
import { endedPage, endPage, sentAgainPage } from './unsubscribe-pages.tsx';

export const unsubscribeRoutes = router()
  // Email scanners open every link, so that only a POST decides.
  .get('/unsubscribe', (c) => {
    const token = c.req.query('token') ?? '';
    return explained(c, refusal(c), async () =>
      show(c, endPage(c.var.words, await previewUnsubscribe(c.var.ctx, token), token)),
    );
  })
  // Mail programs send the address of the header as it is, whatever their body (RFC 8058).
  .post('/unsubscribe', async (c) => {
    const form = await formOf(c);
    const token = form['token'] ?? c.req.query('token') ?? '';
    const isAgain = form['again'] !== undefined;
    return explained(c, refusal(c), async () => {
      const endables = await unsubscribe(c.var.ctx, token, isAgain);
      return show(
        c,
        isAgain ? sentAgainPage(c.var.words, endables) : endedPage(c.var.words, endables, token),
      );
    });
  });

const refusal =
  (c: PageContext): View =>
  async (problem) =>
    refusalPage(c.var.words, c.var.ctx.config.productName, problem ?? { message: '' });
