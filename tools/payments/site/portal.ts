// The customer portal: the plan, its end or its renewal, the card, the invoices.
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { cardFields } from './card.ts';
import { actionButton, problemList, type Html, type Page, type Problems } from './frame.ts';
import { day, money, periodEnd, planWords, priceWords, shortDay } from './words.ts';
import type { Portal } from '../stand-in.ts';

/** What was done last, by its name in the address. */
const doneWords: Readonly<Record<string, string>> = {
  cancel: 'Your plan is cancelled. It goes on until the end of what is paid.',
  resume: 'Your plan goes on.',
  card: 'Your card is changed.',
};

function stateOf(subscription: Stripe.Subscription): string {
  const end = day(periodEnd(subscription));
  if (subscription.ended_at !== null) return `Ended on ${day(subscription.ended_at)}`;
  if (subscription.cancel_at_period_end) return `Cancelled. It goes on until ${end}`;
  if (subscription.status === 'past_due') return 'Its last payment was declined. Change the card to go on';
  return `Renews on ${end}`;
}

function planSection(subscription: Stripe.Subscription, path: string): Html {
  const price = subscription.items.data[0]?.price;
  const fields = { subscription: subscription.id };
  const isCancelled = subscription.cancel_at_period_end;
  return html`<section>
    <h2>${planWords(subscription)}</h2>
    <dl class="facts">
      <dt>Price</dt>
      <dd>${price ? priceWords(price) : 'Unknown'}</dd>
      <dt>State</dt>
      <dd>${stateOf(subscription)}</dd>
    </dl>
    ${
      subscription.ended_at !== null
        ? ''
        : isCancelled
          ? actionButton(`${path}/resume`, 'Resume plan', { fields })
          : actionButton(`${path}/cancel`, 'Cancel plan', { fields, isCareful: true })
    }
  </section>`;
}

function invoiceTable(invoices: readonly Stripe.Invoice[]): Html {
  if (invoices.length === 0) return html`<p class="quiet">No invoices yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="invoices">
    <table>
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">State</th>
          <th scope="col" class="amount">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map(
          (invoice) =>
            html`<tr>
              <td>${shortDay(invoice.created)}<br /><code>${invoice.number ?? invoice.id}</code></td>
              <td>${invoice.status ?? 'draft'}</td>
              <td class="amount">${money(invoice.total, invoice.currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function portalPage(
  id: string,
  { customer, subscriptions, invoices, returnUrl }: Portal,
  { done, problems = {} }: { done?: string; problems?: Problems },
): Page {
  const path = `/portal/${encodeURIComponent(id)}`;
  const note = done === undefined ? undefined : doneWords[done];
  const content = html`<a class="back" href="${returnUrl}">Back</a>
    <h1>Your plan, card and invoices</h1>
    <p class="lead">${customer.email ?? customer.id}</p>
    ${note === undefined ? '' : html`<p class="done" role="status">${note}</p>`} ${problemList(problems)}
    ${
      subscriptions.length === 0
        ? html`<section><p class="quiet">There is no plan.</p></section>`
        : subscriptions.map((one) => planSection(one, path))
    }
    <form method="post" action="${path}/card" novalidate>
      <fieldset>
        <legend>Another card</legend>
        <p class="quiet">Any card is taken here; one that is declined makes the next renewal fail.</p>
        ${cardFields(problems)}
        <div class="field"><button>Change card</button></div>
      </fieldset>
    </form>
    <section>
      <h2 id="invoices">Invoices</h2>
      ${invoiceTable(invoices)}
    </section>`;
  return { title: 'Your plan, card and invoices', content, isWrong: Object.keys(problems).length > 0 };
}
