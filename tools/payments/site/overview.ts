// The stand-in's first page: its state, and its actions.
import { html } from 'hono/html';
import type { StandIn } from '../stand-in.ts';
import { behaviors } from './actions.ts';
import { actionButton, day, money, planName, stateOf, table, type Html } from './page.ts';

const spans = [
  ['1', 'A day'],
  ['31', 'A month (31 days)'],
  ['366', 'A year (366 days)'],
] as const;

/** Newest first, and not more than a page can hold. */
const newest = <Item>(items: readonly Item[]): Item[] => items.slice(-100).toReversed();

export function overviewPage(standIn: StandIn, appOrigin: string): Html {
  return html`
    <a class="back" href="${appOrigin}">To the app</a>
    <h1>Payment stand-in</h1>
    <h2>Clock</h2>
    <p>
      The time here is <strong>${day(standIn.now() / 1000)}</strong> (UTC). Moving the clock renews or ends
      plans here and sends their events. The app has its own clock: a period that was paid there ends on its
      own day.
    </p>
    <div class="row">${spans.map(([days, label]) => actionButton('/act/advance', label, { days }))}</div>
    <h2>Behavior of its API</h2>
    <div class="row">
      ${Object.keys(behaviors).map((manner) => actionButton('/act/behave', manner, { manner }))}
    </div>
    <h2>Subscriptions</h2>
    ${subscriptions(standIn)}
    <h2>Orders</h2>
    ${orders(standIn)}
    <h2>Events</h2>
    <p>${standIn.isHolding() ? 'They are held.' : 'They are delivered at once.'}</p>
    <div class="row">
      ${actionButton('/act/hold', 'Hold events')} ${actionButton('/act/release', 'Deliver held events')}
    </div>
    ${events(standIn)}
  `;
}

function subscriptions(standIn: StandIn): Html {
  const emails = new Map(standIn.customers().map(({ id, email }) => [id, email]));
  const rows = newest(standIn.subscriptions()).map((one) => [
    emails.get(one.customer) ?? one.customer,
    planName(one),
    stateOf(one),
    one.ended_at === null ? actionButton('/act/end', 'End now', { subscription: one.id }) : '',
  ]);
  return table(['Customer', 'Plan', 'State', 'Action'], rows);
}

function orders(standIn: StandIn): Html {
  const refunded = new Map<string, number>();
  for (const event of standIn.events()) {
    if (event.type !== 'charge.refunded') continue;
    refunded.set(event.data.object.payment_intent, event.data.object.amount_refunded);
  }
  const rows = newest(standIn.sessions().filter(({ mode }) => mode === 'payment')).map((one) => {
    const { payment_intent: payment, amount_total: amount } = one;
    const back = refunded.get(payment ?? '') ?? 0;
    return [
      standIn.offer(one).name,
      one.customer_details?.email ?? '',
      `${one.status}${back > 0 ? `, ${money(back)} refunded` : ''}`,
      money(amount),
      payment !== null && back < (amount ?? 0) ? actionButton('/act/refund', 'Refund', { payment }) : '',
    ];
  });
  return table(['Product', 'Buyer', 'State', 'Amount', 'Action'], rows);
}

function events(standIn: StandIn): Html {
  const waiting = new Set(standIn.pending().map(({ id }) => id));
  const rows = newest(standIn.events()).map(({ id, type, created }) => [
    day(created),
    `${type} ${id}`,
    waiting.has(id) ? 'pending' : 'delivered',
    actionButton('/act/redeliver', 'Send again', { event: id }),
  ]);
  return table(['Day', 'What', 'Delivery', 'Action'], rows);
}
