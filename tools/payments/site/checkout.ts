// The hosted checkout: what is bought, to whom it goes, and the card that pays.
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { cardFields } from './card.ts';
import { choiceField, problemList, textField, type Html, type Page, type Problems } from './frame.ts';
import type { Typed } from './payment.ts';
import { countryName, money } from './words.ts';

type Session = Stripe.Checkout.Session;

const total = (session: Session) => money(session.amount_total ?? 0, session.currency ?? 'usd');

function bought(session: Session): { name: string; rhythm: string } {
  const items = session.line_items?.data ?? [];
  const name = items.map(
    ({ description, quantity }) => `${description}${(quantity ?? 1) > 1 ? ` × ${quantity}` : ''}`,
  );
  const interval = items[0]?.price?.recurring?.interval;
  return { name: name.join(', ') || 'Your purchase', rhythm: interval ? ` every ${interval}` : '' };
}

const addressFields = (
  { allowed_countries: countries }: Stripe.Checkout.Session.ShippingAddressCollection,
  typed: Typed,
  problems: Problems,
) => {
  const text = (name: keyof Typed, label: string, autocomplete: string, more?: Record<string, string>) =>
    textField({ name, label, autocomplete: `shipping ${autocomplete}`, value: typed[name], more }, problems);
  return html`<fieldset>
    <legend>Where it goes</legend>
    ${text('name', 'Full name', 'name', { required: '' })}
    ${text('line1', 'Address', 'address-line1', { required: '' })}
    ${text('line2', 'Apartment or floor (optional)', 'address-line2')}
    ${text('city', 'City', 'address-level2', { required: '' })}
    <div class="pair">
      ${text('state', 'State', 'address-level1')}
      ${text('postal_code', 'Postal code', 'postal-code', { required: '' })}
    </div>
    ${choiceField(
      {
        name: 'country',
        label: 'Country',
        autocomplete: 'shipping country',
        value: typed.country,
        choices: countries.toSorted(homeFirst).map((code) => [code, countryName(code)]),
      },
      problems,
    )}
  </fieldset>`;
};

interface Filled {
  /** The address that the shop gave; it cannot be typed over. */
  known: string | undefined;
  typed?: Typed;
  problems?: Problems;
}

export function checkoutPage(session: Session, { known, typed = {}, problems = {} }: Filled): Page {
  const { name, rhythm } = bought(session);
  const shipping = session.shipping_address_collection;
  const content = html`${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">Back without paying</a>` : ''}
    <h1>${name}</h1>
    <p class="price"><strong>${total(session)}</strong>${rhythm}</p>
    ${problemList(problems)}
    <form method="post" action="/checkout/${session.id}" novalidate>
      <fieldset>
        <legend>Contact</legend>
        ${textField(
          {
            name: 'email',
            label: 'Email address',
            autocomplete: 'email',
            value: known ?? typed.email ?? '',
            more: {
              type: 'email',
              autocapitalize: 'none',
              spellcheck: 'false',
              ...(known !== undefined ? { readonly: '' } : { required: '' }),
            },
          },
          problems,
        )}
      </fieldset>
      ${shipping ? addressFields(shipping, typed, problems) : ''}
      <fieldset>
        <legend>Card</legend>
        ${cardFields(problems)}
        ${
          shipping
            ? ''
            : textField(
                {
                  name: 'name',
                  label: 'Name on card',
                  autocomplete: 'cc-name',
                  value: typed.name,
                  more: { required: '' },
                },
                problems,
              )
        }
      </fieldset>
      <button class="main">
        ${session.mode === 'subscription' ? 'Subscribe for' : 'Pay'} ${total(session)}
      </button>
    </form>`;
  return {
    title: name,
    content,
    isWrong: Object.keys(problems).length > 0,
    leadsTo: session.success_url ?? session.return_url,
  };
}

/** Most buyers live there, and nobody ships to the first letter of the alphabet by mistake. */
const homeFirst = (a: string, b: string) => Number(b === 'US') - Number(a === 'US');

/** Of a checkout that is not open any more. */
export function closedCheckoutPage(session: Session): Page {
  const isPaid = session.status === 'complete';
  const back = isPaid ? (session.success_url ?? session.return_url) : session.cancel_url;
  const title = isPaid ? 'This is paid already' : 'This checkout has expired';
  return {
    title,
    content: message(
      title,
      isPaid
        ? `${bought(session).name}, ${total(session)}.`
        : 'Nothing was paid. Start again where you came from.',
      back,
    ),
  };
}

export const noPage: Page = {
  title: 'Nothing here',
  content: message(
    'Nothing here',
    'The stand-in knows nothing by this address. It may be of another database.',
    null,
  ),
};

/** @param why in the stand-in's words */
export const notDonePage = (why: string): Page => ({
  title: 'That could not be done',
  content: message('That could not be done', why, null),
  isWrong: true,
});

function message(title: string, sentence: string, back: string | null | undefined): Html {
  return html`<div class="card">
    <h1>${title}</h1>
    <p class="lead">${sentence}</p>
    ${back ? html`<a class="button" href="${back}">Go back</a>` : html`<a class="button" href="/">All that the stand-in knows</a>`}
  </div>`;
}
