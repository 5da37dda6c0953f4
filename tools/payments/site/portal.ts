// The customer portal: the plan, its end or its renewal, the card, the invoices.
import { html } from 'hono/html';
import type { Subscription } from '../objects.ts';
import type { Portal } from '../stand-in.ts';
import { actionButton, cardField, day, money, planName, stateOf, table, type Html } from './page.ts';

/** What was done last, by its name in the URL. */
const doneWords = new Map([
  ['cancel', 'Your plan is cancelled. It goes on until the end of what is paid.'],
  ['resume', 'Your plan goes on.'],
  ['card', 'Your card is changed.'],
]);

export function portalPage(
  id: string,
  { customer, subscriptions, invoices, returnUrl }: Portal,
  done = '',
): Html {
  const note = doneWords.get(done);
  return html`
    <a class="back" href="${returnUrl}">Back</a>
    <h1>Your plan, card and invoices</h1>
    <p>${customer.email ?? customer.id}</p>
    ${note === undefined ? '' : html`<p role="status"><strong>${note}</strong></p>`}
    ${subscriptions.map((one) => planPart(one, `/portal/${id}`))}
    <h2>Another card</h2>
    <form method="post" action="/portal/${id}/card">
      ${cardField()}
      <button>Change card</button>
    </form>
    <h2>Invoices</h2>
    ${table(
      ['Day', 'State', 'Amount'],
      invoices.map(({ created, status, total }) => [day(created), status ?? '', money(total)]),
    )}
  `;
}

function planPart(subscription: Subscription, path: string): Html {
  const [act, label] = subscription.cancel_at_period_end
    ? ['resume', 'Resume plan']
    : ['cancel', 'Cancel plan'];
  return html`
    <h2>${planName(subscription)}</h2>
    <p>${stateOf(subscription)}</p>
    ${
      subscription.ended_at === null
        ? actionButton(`${path}/${act}`, label ?? '', { subscription: subscription.id })
        : ''
    }
  `;
}
