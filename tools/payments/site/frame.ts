// What every page of the stand-in has around it, and how its forms ask and say what is wrong.
import { html, raw } from 'hono/html';
import { pagesStyle } from './style.ts';
import { goodCard } from './words.ts';

export type Html = ReturnType<typeof html>;

/** What is wrong with which field, in the order of the form. */
export type Problems = Readonly<Record<string, string>>;

export interface Page {
  title: string;
  content: Html;
  /** Whether something went wrong; said first in the title. */
  isWrong?: boolean;
  /** Where its forms may lead besides the stand-in itself. */
  leadsTo?: string | null;
  /** For tables. */
  isWide?: boolean;
}

export function pageDocument({ title, content, isWrong = false, isWide = false }: Page, nonce: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${isWrong ? 'Error: ' : ''}${title} · Local payment stand-in</title>
        <style nonce="${nonce}">
          ${raw(pagesStyle)}
        </style>
      </head>
      <body class="${isWide ? 'wide' : ''}">
        <div class="tape"></div>
        <header class="stand-in">
          <div>
            <p>
              <strong>This is a local stand-in for the payment provider. No money moves.</strong> The card
              <span class="number">${goodCard}</span> works, with any date to come and any three digits; every
              other card is declined.
            </p>
          </div>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** Nothing may load, run or be framed; forms stay here, or lead back to where the buyer came from. */
export function pagePolicy({ leadsTo }: Page, nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    `form-action 'self'${leadsTo ? ` ${new URL(leadsTo).origin}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** All that is wrong, at the top, each with a link to its field. */
export function problemList(problems: Problems): Html | '' {
  const all = Object.entries(problems);
  const link = ([name, message]: [string, string]) => html`<a href="#${name}">${message}</a>`;
  if (all.length === 0) return '';
  return html`<div class="problems" role="alert">
    ${
      all.length === 1
        ? html`<p>${all.map(link)}</p>`
        : html`<p>${all.length} things are not right yet:</p>
            <ul>
              ${all.map((problem) => html`<li>${link(problem)}</li>`)}
            </ul>`
    }
  </div>`;
}

export interface Field {
  name: string;
  label: string;
  autocomplete: string;
  value?: string;
  hint?: string;
  /** Further attributes; a value of '' is a bare one. */
  more?: Readonly<Record<string, string>>;
}

function attributes(all: Readonly<Record<string, string>>): Html[] {
  return Object.entries(all).map(([name, value]) => html` ${raw(name)}="${value}"`);
}

function around({ name, label, hint }: Field, problems: Problems, control: Html): Html {
  const problem = problems[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${control} ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${problem === undefined ? '' : html`<p class="wrong" id="${name}-wrong">${problem}</p>`}
  </div>`;
}

/** What a control says of itself; the first that is wrong gets the focus. */
function stateOf({ name, hint }: Field, problems: Problems): Html[] {
  const isWrong = name in problems;
  const describedBy = [isWrong ? `${name}-wrong` : '', hint === undefined ? '' : `${name}-hint`].filter(
    Boolean,
  );
  return attributes({
    ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
    ...(isWrong ? { 'aria-invalid': 'true' } : {}),
    ...(isWrong && Object.keys(problems)[0] === name ? { autofocus: '' } : {}),
  });
}

export function textField(field: Field, problems: Problems): Html {
  const { name, value = '', autocomplete, more = {} } = field;
  const control = html`<input
    id="${name}"
    name="${name}"
    value="${value}"
    autocomplete="${autocomplete}"
    ${attributes({ type: 'text', maxlength: '200', ...more })}
    ${stateOf(field, problems)}
  />`;
  return around(field, problems, control);
}

export function choiceField(
  field: Field & { choices: readonly (readonly [value: string, label: string])[] },
  problems: Problems,
): Html {
  const { name, value, autocomplete, choices } = field;
  const control = html`<select
    id="${name}"
    name="${name}"
    autocomplete="${autocomplete}"
    ${stateOf(field, problems)}
  >
    ${choices.map(
      ([choice, label]) =>
        html`<option value="${choice}" ${choice === value ? raw('selected') : ''}>${label}</option>`,
    )}
  </select>`;
  return around(field, problems, control);
}

/** A button that is a form of its own. */
export function actionButton(
  action: string,
  label: string | Html,
  { fields = {}, isCareful = false }: { fields?: Readonly<Record<string, string>>; isCareful?: boolean } = {},
): Html {
  return html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="${isCareful ? 'careful' : ''}">${label}</button>
  </form>`;
}
