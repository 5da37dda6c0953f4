// The letter that carries a sign-in code: the code first, readable on a phone.
import { html } from 'hono/html';
import { signInLimits } from '../../schema/sign-in.ts';
import type { Config } from '../platform/config.ts';
import type { Letter } from '../platform/mail.ts';
import { spaced } from './sign-in-codes.ts';

export async function codeLetter(config: Config, to: string, code: string): Promise<Letter> {
  const { productName, supportEmail } = config;
  const shown = spaced(code);
  const how = `Type it on the page where you asked for it. It works for ${signInLimits.codeMinutes} minutes, once, and only in that browser.`;
  const notYou =
    'You did not ask for it? Then somebody mistyped their address, and you need not do anything: without the code nobody gets in. Please do not pass it on.';
  const text = [`Your ${productName} code:`, shown, how, notYou, `${productName} · ${supportEmail}`].join(
    '\n\n',
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>Your ${productName} code</title>
      </head>
      <body
        style="margin:0;padding:24px 20px;background:#FBF6EC;color:#1F2A28;font:17px/1.55 'Atkinson Hyperlegible Next',system-ui,sans-serif"
      >
        <div style="max-width:480px;margin:0 auto">
          <p style="margin:0 0 8px">Your ${productName} code:</p>
          <p
            style="margin:0 0 24px;padding:20px;background:#FFFDF8;border:1px solid #E4DCCB;border-radius:12px;font:700 34px/1.2 'Atkinson Hyperlegible Mono',ui-monospace,monospace;letter-spacing:2px;text-align:center"
          >
            ${shown}
          </p>
          <p style="margin:0 0 16px">${how}</p>
          <p style="margin:0 0 24px;color:#55625F">${notYou}</p>
          <p style="margin:0;color:#55625F;font-size:15px">${productName} · ${supportEmail}</p>
        </div>
      </body>
    </html>`;
  return { to, subject: `Your ${productName} code: ${shown}`, text, html: String(await page) };
}
