// The layout of every page of the stand-in, and the format of money, days and fields.
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { plans, planTerms } from '../../../schema/subscriptions.ts';
import { goodCard } from '../billing.ts';
import type { Subscription } from '../objects.ts';
import * as en from '../../../schema/words/en/index.ts';

export type Html = ReturnType<typeof html>;

const style = `
:root{color-scheme:light dark;--line:light-dark(#d3dbe8,#333d52);--accent:light-dark(#2d4a9b,#a3b8ff);--wrong:light-dark(#a5301a,#ff9a84)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#eef2f8,#10141d);color:light-dark(#1a2336,#ecf0f8);font:1.06rem/1.5 system-ui,sans-serif}
header{padding:.75rem 1.25rem;background:light-dark(#fff3cf,#332a10);color:light-dark(#4a3700,#ffe6a6)}
main{max-width:36rem;margin:0 auto;padding:1rem 1.25rem 4rem}
main:has(table){max-width:66rem}
h1{margin:.5rem 0;font-size:1.65rem;line-height:1.2;overflow-wrap:anywhere}
label{display:block;margin:.75rem 0}
input,select{display:block;width:100%}
input,select,button,.back{min-height:48px;padding:.5rem .75rem;font:inherit}
input,select,button{border:1.5px solid var(--accent);border-radius:8px}
input[readonly]{border-style:dashed}
button{background:transparent;color:var(--accent);font-weight:600;cursor:pointer}
a{color:var(--accent)}
.back{display:inline-block;padding-left:0}
.main{width:100%;margin-top:.75rem;background:var(--accent);color:light-dark(#fff,#111829)}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
.wrong{color:var(--wrong);font-weight:600}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.94rem}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:left}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

export function show(c: Context, title: string, content: Html, status: 200 | 400 | 404 | 422 = 200) {
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  c.header('Cache-Control', 'no-store');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} · Local payment stand-in</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <strong>This is a local stand-in for the payment provider. No money moves.</strong> The card
          ${goodCard} works; every other card is declined.
        </header>
        <main>${content}</main>
      </body>
    </html>`;
  return c.html(page, status);
}

export const message = (title: string, sentence: string, back: string | null | undefined): Html => html`
  <h1>${title}</h1>
  <p>${sentence}</p>
  <a href="${back ?? '/'}">Go back</a>
`;

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  value?: string | undefined;
  type?: string;
  isKnown?: boolean;
  isOptional?: boolean;
}

export const field = ({ name, label, autocomplete, ...more }: Field): Html =>
  html`<label>
    ${label}
    <input
      name="${name}"
      autocomplete="${autocomplete}"
      value="${more.value ?? ''}"
      type="${more.type ?? 'text'}"
      maxlength="200"
      ${raw(more.isOptional ? '' : 'required')}
      ${raw(more.isKnown ? 'readonly' : '')}
    />
  </label>`;

/** Always empty: a typed card number is never sent back. */
export const cardField = (): Html => field({ name: 'card', label: 'Card number', autocomplete: 'cc-number' });

/** A button in a form of its own. */
export const actionButton = (action: string, label: string, fields: Record<string, string> = {}): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>${label}</button>
  </form>`;

export const table = (heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<div class="scroll" tabindex="0">
    <table>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </table>
  </div>`;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' });

export const money = (cents: number | null): string => dollars.format((cents ?? 0) / 100);

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @param seconds since 1970, as the provider counts */
export const day = (seconds: number): string => days.format(seconds * 1000);

export function planName({ items }: Subscription): string {
  const { lookup_key } = items.data[0].price;
  const plan = plans.find((one) => planTerms[one].lookupKey === lookup_key);
  return plan ? en.plans.names[plan] : 'An older plan';
}

export function stateOf(subscription: Subscription): string {
  const end = day(subscription.items.data[0].current_period_end);
  if (subscription.ended_at !== null) return `Ended on ${day(subscription.ended_at)}`;
  if (subscription.cancel_at_period_end) return `Cancelled. It goes on until ${end}`;
  return subscription.status === 'past_due' ? 'Its last payment was declined' : `Renews on ${end}`;
}
