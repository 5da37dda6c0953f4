// The frame around our emails, as mail programs show it: tables, inline styles, no script, no font or picture needed.
import { html, raw } from 'hono/html';
import { directionOf, type Direction, type Language } from '../../schema/languages.ts';
import { isNamedIn, type Content, type EmailRock, type Part } from './email-content.ts';

interface Frame {
  language: Language;
  subject: string;
  signature: string;
  productName: string;
  /** Address of the logo; '' if our own address is unknown. */
  logo: string;
}

/** Where lines begin and end, for programs that know no logical properties. */
interface Sides {
  dir: Direction;
  start: 'left' | 'right';
  end: 'left' | 'right';
  /** Of headings; none between letters that hang together. */
  spacing: string;
}

const sidesOf = (language: Language): Sides =>
  directionOf(language) === 'ltr'
    ? { dir: 'ltr', start: 'left', end: 'right', spacing: 'letter-spacing:-0.02em;' }
    : { dir: 'rtl', start: 'right', end: 'left', spacing: '' };

/** Mail programs have none of our fonts, and do not get them: a remote font tells when an email is read. */
const face = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";
const breaking = 'overflow-wrap:anywhere;word-break:break-word';
const body = `margin:0 0 16px;${face};font-size:17px;line-height:1.55;color:#1F2A28;${breaking}`;
const box = `background:#FBF6EC;border-radius:12px;${breaking}`;

/** In the head, for programs that read it; all others show the light colours, which are inline. */
const adaptations = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.card{padding:26px 20px 24px!important}
.picture{width:104px!important}
.button{width:100%!important}
.button a{display:block!important}
}
@media (prefers-color-scheme:dark){
.paper{background:#131B1A!important}
.card{background:#1B2524!important;border-color:#33423F!important}
.ink{color:#EEF3EE!important}
.soft{color:#A9B7B2!important}
.dots{border-color:#33423F!important}
.code{border-color:#63CBA0!important}
.button td,.button a{background:#63CBA0!important;color:#131B1A!important}
}`;

const table = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

export async function emailFrame(
  content: Content,
  { subject, signature, language, ...brand }: Frame,
): Promise<string> {
  const sides = sidesOf(language);
  const { heading, rock, parts, button, footnotes = [], links = [] } = content;
  const page = html`<!doctype html>
    <html lang="${language}" dir="${sides.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>${subject}</title>
        <style>
          ${raw(adaptations)}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:#FBF6EC">
        <table
          ${table}
          width="100%"
          class="paper"
          bgcolor="#FBF6EC"
          lang="${language}"
          dir="${sides.dir}"
          style="background:#FBF6EC"
        >
          <tr>
            <td align="center" style="padding:24px 12px 32px">
              <table ${table} width="560" style="width:100%;max-width:560px;table-layout:fixed">
                <tr>
                  <td style="padding:0 8px 18px">${brandLine(brand, sides)}</td>
                </tr>
                <tr>
                  <td
                    class="card"
                    bgcolor="#FFFDF8"
                    style="padding:34px 36px 26px;background:#FFFDF8;border:1px solid #E4DCCB;border-radius:16px"
                  >
                    <h1
                      dir="${sides.dir}"
                      class="ink"
                      style="margin:0 0 20px;${face};font-size:28px;line-height:1.15;font-weight:800;${sides.spacing}color:#1F2A28;${breaking}"
                    >
                      ${rock ? headingAbout(rock, heading) : heading}
                    </h1>
                    ${rock ? rockRow(rock, isNamedIn(heading, rock), sides) : ''}${parts.map((part) => partAsHtml(part, sides))}${button ? buttonRow(button) : ''}
                    ${footnotes.map((text) => paragraph(text, 'soft', sides))}${links.map(linkRow)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    style="padding:20px 8px 0;${face};font-size:15px;line-height:1.5;color:#55625F;${breaking}"
                  >
                    ${signature}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(await page);
}

/** The product's rock and name, and the dots of a journey that leads on from them. */
const brandLine = ({ logo, productName }: Pick<Frame, 'logo' | 'productName'>, { start, end }: Sides) => html`
  <table ${table} width="100%">
    <tr>
      ${
        logo &&
        html`<td width="44" style="padding-${end}:10px">
          <img src="${logo}" alt="" width="44" height="44" style="display:block;width:44px;height:44px" />
        </td>`
      }
      <td
        class="ink"
        style="padding-${end}:14px;${face};font-size:21px;line-height:44px;font-weight:800;letter-spacing:-0.03em;white-space:nowrap;color:#1F2A28"
      >
        ${productName}
      </td>
      <td width="100%">
        <div class="dots" style="height:0;border-top:5px dotted #E4DCCB;font-size:0;line-height:0"></div>
      </td>
      <td style="padding-${start}:4px">
        <div style="width:10px;height:10px;border:4px solid #E06A12;border-radius:50%"></div>
      </td>
    </tr>
  </table>
`;

/** The rock's name leads to its page. */
function headingAbout({ name, page }: EmailRock, heading: string) {
  const at = heading.indexOf(name);
  if (at < 0 || !page) return heading;
  return html`${heading.slice(0, at)}<a href="${page}" class="ink" style="color:#1F2A28;text-decoration:none"
      >${name}</a
    >${heading.slice(at + name.length)}`;
}

/** Its height follows the photo's, since not every program crops a picture. The name stands in for it. */
const rockRow = ({ name, picture, page, ...rock }: EmailRock, isNamed: boolean, { end }: Sides) => html`
  <table ${table} width="100%" style="margin:0 0 22px">
    <tr>
      ${
        picture &&
        html`<td width="132" class="picture" style="width:132px;padding-${end}:18px" valign="middle">
          <img
            src="${picture}"
            alt="${name}"
            width="132"
            class="picture soft"
            style="display:block;width:132px;height:auto;border-radius:58% 42% 46% 54% / 52% 56% 44% 48%;${face};font-size:15px;color:#55625F"
          />
        </td>`
      }
      <td valign="middle" style="${breaking}">
        ${
          !isNamed &&
          html`<div
            dir="auto"
            class="ink"
            style="${face};font-size:20px;line-height:1.25;font-weight:700;color:#1F2A28"
          >
            ${page ? html`<a href="${page}" class="ink" style="color:#1F2A28;text-decoration:none">${name}</a>` : name}
          </div>`
        }
        <div class="soft" style="${face};font-size:16px;line-height:1.5;color:#55625F">${rock.town}</div>
      </td>
    </tr>
  </table>
`;

function partAsHtml(part: Part, sides: Sides) {
  if ('code' in part)
    return html`<p
      dir="ltr"
      class="paper ink code"
      style="margin:0 0 24px;padding:20px 12px;${box};border:4px dotted #1E6B52;${mono};font-size:40px;line-height:1.2;font-weight:700;letter-spacing:2px;white-space:nowrap;text-align:center;color:#1F2A28"
    >
      ${part.code}
    </p>`;
  if ('lines' in part)
    return html`<p dir="auto" class="paper ink" style="${body};padding:16px 20px;${box}">
      ${part.lines.map((line, i) => html`${i > 0 ? html`<br />` : ''}${line}`)}
    </p>`;
  if ('lead' in part)
    return html`<p dir="${sides.dir}" class="ink" style="${body}">
      <a href="${part.link}" class="ink" style="font-weight:700;color:#1F2A28">${part.lead}</a> ${part.text}
    </p>`;
  return 'figures' in part ? figureTable(part, sides) : paragraph(part.text, 'ink', sides);
}

/** Our own sentences, also those that begin with a name in a script from right to left. */
const paragraph = (text: string, tone: 'ink' | 'soft', { dir }: Sides) =>
  tone === 'ink'
    ? html`<p dir="${dir}" class="ink" style="${body}">${text}</p>`
    : html`<p dir="${dir}" class="soft" style="${body};font-size:15px;color:#55625F">${text}</p>`;

const figureTable = ({ title, figures }: Extract<Part, { title: string }>, { start, end }: Sides) => {
  const cell = `padding:8px 0;${face};font-size:17px;line-height:1.5;color:#1F2A28;border-bottom:1px solid #E4DCCB;vertical-align:top`;
  return html`<h2
      class="ink"
      style="margin:26px 0 4px;${face};font-size:19px;line-height:1.3;font-weight:800;color:#1F2A28"
    >
      ${title}
    </h2>
    <table class="figures" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
      ${figures.map(
        ([name, value]) =>
          html`<tr class="figure">
            <th
              scope="row"
              dir="auto"
              align="${start}"
              class="ink dots"
              style="${cell};padding-${end}:16px;font-weight:400;text-align:${start};${breaking}"
            >
              ${name}
            </th>
            <td
              align="${end}"
              class="ink dots"
              style="${cell};font-weight:700;text-align:${end};white-space:nowrap"
            >
              ${value}
            </td>
          </tr>`,
      )}
    </table>`;
};

/** The color is on the cell too, for programs that give a link no background. */
const buttonRow = ({ label, link }: { label: string; link: string }) => html`
  <table ${table} class="button" style="margin:8px 0 18px">
    <tr>
      <td align="center" bgcolor="#1E6B52" style="background:#1E6B52;border-radius:12px">
        <a
          href="${link}"
          style="display:inline-block;padding:14px 28px;background:#1E6B52;border-radius:12px;${face};font-size:17px;line-height:1.3;font-weight:700;text-decoration:none;color:#FFFFFF"
          >${label}</a
        >
      </td>
    </tr>
  </table>
`;

const linkRow = ({ label, link }: { label: string; link: string }) => html`
  <p class="soft" style="${body};font-size:15px;color:#55625F">
    <a href="${link}" class="soft" style="color:#55625F">${label}</a>
  </p>
`;
