// The stand-in's first page: all that it knows, and what can be done to it.
import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { DeskState, Manner } from './desk.ts';
import { actionButton, type Html, type Page } from './frame.ts';
import { money, periodEnd, planWords, shortDay, shortId, time } from './words.ts';

const manners: Readonly<Record<Manner, string>> = {
  well: 'Answers as it should',
  slow: 'Answers late',
  down: 'Answers 500',
  nonsense: 'Answers nonsense',
};

const spans = [
  ['1', 'A day'],
  ['31', 'A month (31 days)'],
  ['366', 'A year (366 days)'],
] as const;

/** Newest first, and no more than a page can hold. */
function newest<Item extends { created: number }>(items: readonly Item[]): Item[] {
  return items
    .map((item, place) => ({ item, place }))
    .sort((a, b) => b.item.created - a.item.created || b.place - a.place)
    .slice(0, 100)
    .map(({ item }) => item);
}

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;

interface Column {
  label: string;
  class?: 'amount' | 'last';
}

function table(title: string, columns: readonly Column[], rows: readonly Html[], more: Html | '' = ''): Html {
  const id = title.toLowerCase();
  return html`<section>
    <h2 id="${id}">${title}</h2>
    ${more}
    ${
      rows.length === 0
        ? html`<p class="quiet">None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}">
            <table>
              <thead>
                <tr>
                  ${columns.map((column) => html`<th scope="col" class="${column.class ?? ''}">${column.label}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

function clock({ now }: DeskState): Html {
  return html`<section>
    <h2>Clock</h2>
    <p>
      Here it is <strong>${time(now / 1000)}</strong> (UTC). What renews or ends on the way does so here, and
      is told. The app goes by its own clock: what was paid for there stays open until its own day has come.
    </p>
    <div class="row">
      ${spans.map(([days, label]) => actionButton('/act/advance', label, { fields: { days } }))}
    </div>
  </section>`;
}

function manner({ manner: current }: DeskState): Html {
  return html`<section>
    <h2>How its API answers</h2>
    <p>Now: <strong>${manners[current]}</strong>. The app has to get by with all of them.</p>
    <div class="row">
      ${Object.entries(manners)
        .filter(([name]) => name !== current)
        .map(([name, label]) => actionButton('/act/behave', label, { fields: { manner: name } }))}
    </div>
  </section>`;
}

function subscriptions({ subscriptions, customers }: DeskState): Html {
  const emails = new Map(customers.map(({ id, email }) => [id, email]));
  const rows = newest(subscriptions).map((one) => {
    const customer = idOf(one.customer);
    const isOver = one.ended_at !== null;
    const state = one.cancel_at_period_end && !isOver ? `${one.status}, cancelled` : one.status;
    return html`<tr>
      <td>${(customer && emails.get(customer)) ?? customer}<br /><code>${shortId(one.id)}</code></td>
      <td>${planWords(one)}</td>
      <td>${state}</td>
      <td class="when">${shortDay(one.ended_at ?? periodEnd(one))}</td>
      <td class="last">
        ${
          isOver
            ? ''
            : actionButton('/act/end', html`End now<span class="hidden">, ${one.id}</span>`, {
                fields: { subscription: one.id },
                isCareful: true,
              })
        }
      </td>
    </tr>`;
  });
  return table(
    'Subscriptions',
    [
      { label: 'Customer' },
      { label: 'Plan' },
      { label: 'State' },
      { label: 'Paid until' },
      { label: 'Do', class: 'last' },
    ],
    rows,
  );
}

/** Paid back of a payment, by what its events say. */
function refundedOf(events: readonly Stripe.Event[]): Map<string, number> {
  const charges = events.flatMap((event) => (event.type === 'charge.refunded' ? [event.data.object] : []));
  return new Map(
    charges.map(({ payment_intent: intent, amount_refunded: amount }) => [idOf(intent) ?? '', amount]),
  );
}

function orders({ sessions, events }: DeskState): Html {
  const refunded = refundedOf(events);
  const rows = newest(sessions.filter(({ mode }) => mode === 'payment')).map((one) => {
    const payment = idOf(one.payment_intent);
    const back = (payment && refunded.get(payment)) || 0;
    const currency = one.currency ?? 'usd';
    const canRefund = one.status === 'complete' && payment !== null && back < (one.amount_total ?? 0);
    return html`<tr>
      <td>
        ${one.line_items?.data.map(({ description }) => description).join(', ') ?? ''}<br /><code
          >${shortId(one.id)}</code
        >
      </td>
      <td>${one.customer_details?.email ?? one.customer_email ?? ''}</td>
      <td>
        ${one.status === 'complete' ? 'paid' : one.status}${back > 0 ? `, ${money(back, currency)} paid back` : ''}
      </td>
      <td class="amount">${money(one.amount_total ?? 0, currency)}</td>
      <td class="last">
        ${
          canRefund
            ? actionButton('/act/refund', html`Pay back<span class="hidden">, ${one.id}</span>`, {
                fields: { payment },
                isCareful: true,
              })
            : ''
        }
      </td>
    </tr>`;
  });
  return table(
    'Orders',
    [
      { label: 'Product' },
      { label: 'Buyer' },
      { label: 'State' },
      { label: 'Amount', class: 'amount' },
      { label: 'Do', class: 'last' },
    ],
    rows,
  );
}

function events({ events, pending, isHolding }: DeskState): Html {
  const waiting = new Set(pending);
  const rows = newest(events).map(
    (event) =>
      html`<tr>
        <td class="when">${time(event.created)}</td>
        <td>${event.type}<br /><code>${event.id}</code></td>
        <td>${waiting.has(event.id) ? html`<span class="waits">waits</span>` : 'delivered'}</td>
        <td class="last">
          ${actionButton('/act/redeliver', html`Send again<span class="hidden">, ${event.id}</span>`, {
            fields: { event: event.id },
          })}
        </td>
      </tr>`,
  );
  const switches = html`<p>
      ${isHolding ? 'New events are kept back.' : 'New events are delivered at once.'} Waiting:
      ${waiting.size}.
    </p>
    <div class="row">
      ${isHolding ? '' : actionButton('/act/hold', 'Keep events back')}
      ${isHolding || waiting.size > 0 ? actionButton('/act/release', 'Deliver what waits') : ''}
    </div>`;
  return table(
    'Events',
    [{ label: 'When' }, { label: 'What' }, { label: 'Delivery' }, { label: 'Do', class: 'last' }],
    rows,
    switches,
  );
}

function customers({ customers }: DeskState): Html {
  const rows = newest(customers).map(
    (one) =>
      html`<tr>
        <td>${one.email ?? ''}</td>
        <td><code>${one.id}</code></td>
        <td class="when">${shortDay(one.created)}</td>
      </tr>`,
  );
  return table('Customers', [{ label: 'Email' }, { label: 'Id' }, { label: 'Since' }], rows);
}

export function overviewPage(state: DeskState, appOrigin: string): Page {
  const content = html`<a class="back" href="${appOrigin}">To the app</a>
    <h1>Payment stand-in</h1>
    <p class="lead">Customers, plans, orders and events of this machine.</p>
    <div class="columns">${clock(state)} ${manner(state)}</div>
    ${subscriptions(state)} ${orders(state)} ${events(state)} ${customers(state)}`;
  return { title: 'Everything it knows', content, isWide: true };
}
