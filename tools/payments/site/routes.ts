// All routes of the stand-in except its API: pages for people, and calls for end-to-end tests.
import { Hono, type Context } from 'hono';
import { isSameOrigin } from '../../../worker/http/same-origin.ts';
import type { Session, Subscription } from '../objects.ts';
import type { StandIn } from '../stand-in.ts';
import { cardForm } from './card-form.ts';
import { checkoutPage, closedPage, paymentOf } from './checkout.ts';
import { runAction } from './actions.ts';
import { overviewPage } from './overview.ts';
import { message, show } from './page.ts';
import { portalPage } from './portal.ts';
import { oneAtATime } from './queue.ts';

/** State that end-to-end tests check, oldest first. */
export interface State {
  subscriptions: Subscription[];
  sessions: Session[];
}

const typedIn = async (c: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()));

export function pagesApp(standIn: StandIn, appOrigin: string): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.method === 'GET' || isSameOrigin(c.req.raw)) return next();
    return c.text('This came from another site.', 403);
  });
  app.notFound((c) =>
    show(c, 'Nothing here', message('Nothing here', 'It may belong to another database.', null), 404),
  );
  app.onError(({ message: why }, c) =>
    show(c, 'That could not be done', message('That could not be done', why, null), 400),
  );

  app.get('/', (c) => show(c, 'Overview', overviewPage(standIn, appOrigin)));
  app.post('/act/:name', async (c) => {
    const asked = await typedIn(c);
    await runAction(standIn, c.req.param('name'), (name) => asked[name] ?? '');
    return c.redirect('/', 303);
  });

  app.get('/checkout/:id', (c) => {
    const session = standIn.session(c.req.param('id'));
    if (session === undefined) return c.notFound();
    if (session.status !== 'open') return show(c, 'Checkout', closedPage(session));
    return show(c, 'Checkout', checkoutPage(standIn.offer(session)));
  });
  app.post('/checkout/:id', async (c) => {
    const session = standIn.session(c.req.param('id'));
    if (session === undefined) return c.notFound();
    if (session.status !== 'open') return show(c, 'Checkout', closedPage(session));
    const typed = await typedIn(c);
    const outcome = await standIn.pay(session.id, paymentOf(typed));
    if ('paid' in outcome) return c.redirect(outcome.returnTo, 303);
    const title = `Error: ${outcome.declined}`;
    return show(c, title, checkoutPage(standIn.offer(session), typed, outcome.declined), 422);
  });

  app.get('/portal/:id', (c) => {
    const portal = standIn.portal(c.req.param('id'));
    if (portal === undefined) return c.notFound();
    return show(c, 'Your plan', portalPage(c.req.param('id'), portal, c.req.query('done')));
  });
  app.post('/portal/:id/:act{cancel|resume|card}', async (c) => {
    const { id, act } = c.req.param();
    const { subscription = '', card = '' } = await typedIn(c);
    const portal = standIn.portal(id);
    // The portal of one customer must not change another customer's plan.
    const isTheirs = portal?.subscriptions.some((one) => one.id === subscription);
    if (portal === undefined || (act !== 'card' && !isTheirs)) return c.notFound();
    if (act === 'card') await standIn.changeCard(portal.customer.id, card);
    else await (act === 'cancel' ? standIn.cancelAtPeriodEnd(subscription) : standIn.resume(subscription));
    return c.redirect(`/portal/${id}?done=${act}`, 303);
  });

  const takeTurn = oneAtATime();
  app.post('/turn', async () => new Response(await takeTurn()));
  app.get('/state', (c) =>
    c.json<State>({ subscriptions: standIn.subscriptions(), sessions: standIn.sessions() }),
  );
  app.route('/stripe-js', cardForm(standIn));
  return app;
}
