// The fields of a card, and what is read from them.
import { html } from 'hono/html';
import { textField, type Html, type Problems } from './frame.ts';

export interface Card {
  /** Digits alone. */
  number: string;
  problems: Problems;
}

/** Always empty: what was typed here is never sent back. */
export function cardFields(problems: Problems): Html {
  return html`${textField(
      {
        name: 'card',
        label: 'Card number',
        autocomplete: 'cc-number',
        more: { inputmode: 'numeric', required: '', maxlength: '30' },
      },
      problems,
    )}
    <div class="pair">
      ${textField(
        {
          name: 'expires',
          label: 'Expiry date',
          autocomplete: 'cc-exp',
          hint: 'Month and year: MM / YY',
          more: { inputmode: 'numeric', required: '', maxlength: '9' },
        },
        problems,
      )}
      ${textField(
        {
          name: 'cvc',
          label: 'CVC',
          autocomplete: 'cc-csc',
          hint: 'Three digits on the back',
          more: { inputmode: 'numeric', required: '', maxlength: '4' },
        },
        problems,
      )}
    </div>`;
}

/** @param now in milliseconds; a card is good until the end of its month */
export function readCard(form: URLSearchParams, now: number): Card {
  const number = (form.get('card') ?? '').replace(/[\s-]/g, '');
  const problems: Record<string, string> = {};
  if (!/^\d{12,19}$/.test(number)) problems['card'] = 'Your card number is incomplete.';
  const [, month, year] =
    /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec((form.get('expires') ?? '').replace(/\D/g, '')) ?? [];
  if (month === undefined || year === undefined) {
    problems['expires'] = 'Your card’s expiry date is incomplete.';
  } else if (Date.UTC(2000 + Number(year), Number(month)) <= now) {
    problems['expires'] = 'Your card’s expiry date is in the past.';
  }
  if (!/^\d{3,4}$/.test((form.get('cvc') ?? '').trim()))
    problems['cvc'] = 'Your card’s security code is incomplete.';
  return { number, problems };
}
