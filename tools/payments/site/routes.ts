// Every address of the stand-in but its API: pages for people, and calls for stories.
import { Hono, type Context } from 'hono';
import type Stripe from 'stripe';
import { isSameOrigin } from '../../../worker/http/same-origin.ts';
import { doAt, stateOf, type Desk } from './desk.ts';
import { readCard } from './card.ts';
import { checkoutPage, closedCheckoutPage, noPage, notDonePage } from './checkout.ts';
import { pageDocument, pagePolicy, type Page } from './frame.ts';
import { overviewPage } from './overview.ts';
import { readPayment } from './payment.ts';
import { portalPage } from './portal.ts';
import { turns } from './turns.ts';

function show(c: Context, page: Page, status: 200 | 400 | 404 | 422 = 200) {
  const nonce = crypto.randomUUID();
  c.header('Content-Security-Policy', pagePolicy(page, nonce));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cache-Control', 'no-store');
  return c.html(pageDocument(page, nonce), status);
}

const formOf = async (c: Context) => new URLSearchParams(await c.req.text());

/** Of what was sent to the calls for stories. */
async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text === '' ? {} : JSON.parse(text);
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function pagesApp(desk: Desk, appOrigin: string): Hono {
  const { standIn } = desk;
  const app = new Hono();

  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && !isSameOrigin(c.req.raw))
      return c.text('This came from another site.', 403);
    return next();
  });

  app.get('/', (c) => show(c, overviewPage(stateOf(desk), appOrigin)));
  app.post('/act/:name', async (c) => {
    try {
      const isKnown = await doAt(desk, c.req.param('name'), Object.fromEntries(await formOf(c)));
      return isKnown ? c.redirect('/', 303) : show(c, noPage, 404);
    } catch (error) {
      return show(c, notDonePage(sentence(error)), 400);
    }
  });

  /** Of the customer whom the shop named, or as the shop gave it: it stands. */
  const knownEmail = ({ customer, customer_email: given }: Stripe.Checkout.Session) => {
    const id = typeof customer === 'string' ? customer : customer?.id;
    return standIn.customers().find((one) => one.id === id)?.email ?? given ?? undefined;
  };
  app.get('/checkout/:id', (c) => {
    const session = standIn.session(c.req.param('id'));
    if (session === undefined) return show(c, noPage, 404);
    if (session.status !== 'open') return show(c, closedCheckoutPage(session));
    return show(c, checkoutPage(session, { known: knownEmail(session) }));
  });
  app.post('/checkout/:id', async (c) => {
    const session = standIn.session(c.req.param('id'));
    if (session === undefined) return show(c, noPage, 404);
    if (session.status !== 'open') return show(c, closedCheckoutPage(session));
    const known = knownEmail(session);
    const { payment, problems, typed } = readPayment(await formOf(c), session, { known, now: standIn.now() });
    if (Object.keys(problems).length > 0)
      return show(c, checkoutPage(session, { known, typed, problems }), 422);
    const outcome = await standIn.pay(session.id, payment);
    if ('paid' in outcome) return c.redirect(outcome.returnTo, 303);
    const after = standIn.session(session.id);
    if (after !== undefined && after.status !== 'open') return show(c, closedCheckoutPage(after));
    return show(c, checkoutPage(session, { known, typed, problems: { card: outcome.declined } }), 422);
  });

  app.get('/portal/:id', (c) => {
    const portal = standIn.portal(c.req.param('id'));
    if (portal === undefined) return show(c, noPage, 404);
    return show(c, portalPage(c.req.param('id'), portal, { done: c.req.query('done') }));
  });
  app.post('/portal/:id/:act{cancel|resume}', async (c) => {
    const { id, act } = c.req.param();
    const wanted = (await formOf(c)).get('subscription');
    // The portal of one customer reaches no other one's plan.
    const mine = standIn.portal(id)?.subscriptions.find((one) => one.id === wanted);
    if (mine === undefined) return show(c, noPage, 404);
    await (act === 'cancel' ? standIn.cancelAtPeriodEnd(mine.id) : standIn.resume(mine.id));
    return c.redirect(`/portal/${id}?done=${act}`, 303);
  });
  app.post('/portal/:id/card', async (c) => {
    const { id } = c.req.param();
    const portal = standIn.portal(id);
    if (portal === undefined) return show(c, noPage, 404);
    const { number, problems } = readCard(await formOf(c), standIn.now());
    if (Object.keys(problems).length > 0) return show(c, portalPage(id, portal, { problems }), 422);
    await standIn.changeCard(portal.customer.id, number);
    return c.redirect(`/portal/${id}?done=card`, 303);
  });

  const takeTurn = turns();
  app.post('/control/turn', async () => new Response(await takeTurn()));
  app.get('/control/state', (c) => c.json(stateOf(desk)));
  app.post('/control/:name', async (c) => {
    try {
      const isKnown = await doAt(desk, c.req.param('name'), await jsonOf(c));
      return isKnown ? c.json(stateOf(desk)) : c.json({ message: 'There is no such thing to do.' }, 404);
    } catch (error) {
      return c.json({ message: sentence(error) }, 400);
    }
  });

  app.notFound((c) => show(c, noPage, 404));
  return app;
}
