// The layout of our emails: one column that fits a phone, and the same content as plain text.
import { html } from 'hono/html';
import type { Config } from './config.ts';
import type { Email } from './mail.ts';

/** A paragraph (`soft` if secondary), a code, an address, figures, or a link that looks like a button. */
export type Part =
  | { text: string; soft?: boolean }
  | { shown: string }
  | { lines: readonly string[] }
  | { title: string; figures: readonly (readonly [name: string, value: string])[] }
  | { label: string; link: string };

interface Content {
  to: string;
  subject: string;
  parts: readonly Part[];
}

/** Adds the product's name and the support address at the end. */
export async function composeEmail(config: Config, { to, subject, parts }: Content): Promise<Email> {
  const ending: Part = { text: `${config.productName} · ${config.supportEmail}`, soft: true };
  const all = [...parts, ending];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 20px;background:#FBF6EC;color:#1F2A28;font:17px/1.55 'Atkinson Hyperlegible Next',system-ui,sans-serif"
      >
        <div style="max-width:480px;margin:0 auto;overflow-wrap:anywhere">${all.map(asHtml)}</div>
      </body>
    </html>`;
  return { to, subject, text: all.map(asText).join('\n\n'), html: String(await page) };
}

function asText(part: Part): string {
  if ('link' in part) return `${part.label}:\n${part.link}`;
  if ('lines' in part) return part.lines.join('\n');
  if ('figures' in part) {
    return [part.title, ...part.figures.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  }
  return 'shown' in part ? part.shown : part.text;
}

function asHtml(part: Part) {
  if ('link' in part) {
    return html`<p style="margin:0 0 24px">
      <a
        href="${part.link}"
        style="display:block;padding:14px 20px;background:#1E6B52;color:#FFFFFF;border-radius:12px;font-weight:700;text-align:center;text-decoration:none"
        >${part.label}</a
      >
    </p>`;
  }
  if ('shown' in part) {
    return html`<p
      style="margin:0 0 24px;padding:20px;background:#FFFDF8;border:1px solid #E4DCCB;border-radius:12px;font:700 34px/1.2 'Atkinson Hyperlegible Mono',ui-monospace,monospace;letter-spacing:2px;text-align:center"
    >
      ${part.shown}
    </p>`;
  }
  if ('lines' in part) {
    return html`<p
      style="margin:0 0 16px;padding:16px 20px;background:#FFFDF8;border:1px solid #E4DCCB;border-radius:12px"
    >
      ${part.lines.map((line, i) => html`${i > 0 ? html`<br />` : ''}${line}`)}
    </p>`;
  }
  if ('figures' in part) {
    return html`<h2 style="margin:24px 0 4px;font-size:19px;line-height:1.3">${part.title}</h2>
      <table style="width:100%;margin:0 0 24px;border-collapse:collapse">
        ${part.figures.map(
          ([name, value]) =>
            html`<tr>
              <th
                scope="row"
                style="padding:8px 16px 8px 0;border-bottom:1px solid #E4DCCB;font-weight:400;text-align:left;vertical-align:top"
              >
                ${name}
              </th>
              <td
                style="padding:8px 0;border-bottom:1px solid #E4DCCB;font-weight:700;text-align:right;vertical-align:top;white-space:nowrap"
              >
                ${value}
              </td>
            </tr>`,
        )}
      </table>`;
  }
  return part.soft
    ? html`<p style="margin:0 0 16px;color:#55625F;font-size:15px">${part.text}</p>`
    : html`<p style="margin:0 0 16px">${part.text}</p>`;
}
