// The hosted checkout page: the product, the recipient, and the card.
import { html, raw } from 'hono/html';
import type { Session } from '../objects.ts';
import type { Offer, Payment } from '../stand-in.ts';
import { cardField, field, message, money, type Html } from './page.ts';

/** What somebody typed. It is kept when a card is declined. */
type Typed = Readonly<Record<string, string>>;

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** @param declined why it was not paid */
export function checkoutPage(
  { session, name, interval, email }: Offer,
  typed: Typed = {},
  declined?: string,
): Html {
  const total = money(session.amount_total);
  const countries = session.shipping_address_collection?.allowed_countries;
  return html`
    ${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">Back without paying</a>` : ''}
    <h1>${name}</h1>
    <p><strong>${total}</strong>${interval ? ` every ${interval}` : ''}</p>
    ${declined === undefined ? '' : html`<p class="wrong" role="alert">${declined}</p>`}
    <form method="post">
      ${field({
        name: 'email',
        label: 'Email address',
        type: 'email',
        autocomplete: 'email',
        value: email ?? typed['email'],
        isKnown: email !== null,
      })}
      ${countries ? addressFields(countries, typed) : ''} ${cardField()}
      <button class="main">${session.mode === 'subscription' ? 'Subscribe for' : 'Pay'} ${total}</button>
    </form>
  `;
}

function addressFields(countries: readonly string[], typed: Typed): Html {
  const text = (name: string, label: string, autocomplete: string, isOptional = false) =>
    field({ name, label, autocomplete: `shipping ${autocomplete}`, value: typed[name], isOptional });
  const chosen = typed['country'] ?? 'US';
  const option = (code: string) =>
    html`<option value="${code}" ${raw(code === chosen ? 'selected' : '')}>${regions.of(code)}</option>`;
  return html`
    ${text('name', 'Full name', 'name')} ${text('line1', 'Address', 'address-line1')}
    ${text('line2', 'Apartment or floor (optional)', 'address-line2', true)}
    ${text('city', 'City', 'address-level2')} ${text('state', 'State', 'address-level1', true)}
    ${text('postal_code', 'Postal code', 'postal-code')}
    <label>
      Country
      <select name="country" autocomplete="shipping country">
        ${countries.map(option)}
      </select>
    </label>
  `;
}

export function paymentOf(typed: Typed): Payment {
  const part = (name: string) => typed[name]?.trim() || null;
  return {
    card: typed['card'] ?? '',
    email: part('email') ?? '',
    name: part('name') ?? '',
    address: {
      line1: part('line1'),
      line2: part('line2'),
      city: part('city'),
      state: part('state'),
      postal_code: part('postal_code'),
      country: part('country'),
    },
  };
}

/** For a checkout that is not open any more. */
export function closedPage({ status, success_url, cancel_url }: Session): Html {
  return status === 'complete'
    ? message('This is paid already', 'Thank you.', success_url)
    : message('This checkout has expired', 'Nothing was paid. Start again where you came from.', cancel_url);
}
