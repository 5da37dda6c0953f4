// The pages of signing in, as HTML that needs no script: ask for a code, enter the code.
import { html, raw } from 'hono/html';
import type { ErrorBody } from '../../schema/errors.ts';
import { signInLimits, signInWords } from '../../schema/sign-in.ts';
import { leadsToPaidPlan } from './return-to.ts';
import { pebble, trail } from './sign-in-art.ts';
import { signInStyle } from './sign-in-style.ts';

type Html = ReturnType<typeof html>;
type Problem = Pick<ErrorBody, 'message' | 'field'> | null;

/** One page: its heading, its content, and whether it says what went wrong. */
export interface SignInPage {
  heading: string;
  content: Html;
  problem: Problem;
  /** Words of the link home below; '' when the page has its own. */
  leave?: string;
}

const mark = raw(
  '<svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9"/><path d="M10 5v6M10 14.4v.2"/></svg>',
);

export const problemNote = (problem: Problem) =>
  problem ? html`<p class="note problem" id="problem">${mark}<span>${problem.message}</span></p>` : '';

/** What goes with the field that a page is about; a problem is read out with it. */
const fieldState = (problem: Problem, name: string, hint?: string) => {
  const describedBy = [problem ? 'problem' : '', hint ?? ''].filter(Boolean).join(' ');
  return raw(
    [
      'required autofocus',
      describedBy ? `aria-describedby="${describedBy}"` : '',
      problem?.field === name ? 'aria-invalid="true"' : '',
    ].join(' '),
  );
};

const steps = (step: 1 | 2) =>
  html`<p class="steps">
    <span class="step-dot" aria-hidden="true"></span
    ><span class="step-dot${step === 1 ? ' open' : ''}" aria-hidden="true"></span>Step ${step} of 2
  </p>`;

interface EmailPage {
  productName: string;
  returnTo: string;
  /** Kept when something was wrong with it, or with its code. */
  email: string;
  problem: Problem;
  /** Address whose code can still be entered in this browser. */
  waitingFor: string | null;
  /** Name of the other issuer; null when there is none. */
  issuer: string | null;
}

export function emailPage(view: EmailPage): SignInPage {
  const { productName, returnTo, email, problem, waitingFor, issuer } = view;
  const back = new URLSearchParams({ returnTo }).toString();
  const isPaid = leadsToPaidPlan(returnTo);
  return {
    heading: `Sign in to ${productName}`,
    problem,
    content: html`${steps(1)}
      <h1>Sign in to ${productName}</h1>
      <p class="lead" id="lead">
        ${
          isPaid
            ? 'Sign in with the email address that you paid with, and your plan is there. We send a code to it. New here? The same code opens your account.'
            : 'We send a code to your email address. New here? The same code opens your free account.'
        }
      </p>
      <form method="post" action="/api/login">
        ${problemNote(problem)}
        <input type="hidden" name="returnTo" value="${returnTo}" />
        <label for="email">Email address</label>
        <input
          id="email"
          name="email"
          type="email"
          value="${email}"
          maxlength="${signInLimits.email}"
          autocomplete="email"
          inputmode="email"
          autocapitalize="none"
          spellcheck="false"
          ${fieldState(problem, 'email', isPaid ? 'lead' : undefined)}
        />
        <button class="main">Send me a code</button>
      </form>
      ${
        waitingFor
          ? html`<p class="aside">
              <a href="/api/login/code"
                >Enter the code we sent to <span class="address">${waitingFor}</span></a
              >
            </p>`
          : ''
      }
      ${
        issuer
          ? html`<p class="or"><span>or</span></p>
              <a class="other" href="/api/login/oidc?${back}">Continue with ${issuer}</a>`
          : ''
      }`,
  };
}

interface CodePage {
  email: string;
  returnTo: string;
  problem: Problem;
  /** Whether this letter replaces another one. */
  isAgain: boolean;
}

export function codePage({ email, returnTo, problem, isAgain }: CodePage): SignInPage {
  return {
    heading: 'Enter your code',
    problem,
    content: html`${steps(2)}
      <h1>Enter your code</h1>
      <p class="lead">We sent six digits to <strong class="address">${email}</strong></p>
      ${isAgain && !problem ? html`<p class="note" role="status">${signInWords.sentAgain}</p>` : ''}
      <form method="post" action="/api/login/code">
        ${problemNote(problem)}
        <label for="code">Code</label>
        <input
          id="code"
          class="code"
          name="code"
          type="text"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="40"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="go"
          ${fieldState(problem, 'code', 'hint')}
        />
        <p class="hint" id="hint">
          It works for ${signInLimits.codeMinutes} minutes, in this browser. No letter yet? It may be in the
          spam folder.
        </p>
        <button class="main">Sign in</button>
      </form>
      <div class="ways">
        <form method="post" action="/api/login">
          <input type="hidden" name="email" value="${email}" />
          <input type="hidden" name="returnTo" value="${returnTo}" />
          <input type="hidden" name="again" value="1" />
          <button class="quiet">Send a new code</button>
        </form>
        <a class="quiet" href="/api/login?${new URLSearchParams({ returnTo }).toString()}"
          >Use another address</a
        >
      </div>`,
  };
}

/** Where signing out did not work: the session goes on, and the next try may end it. */
export function signOutPage(productName: string, problem: Problem): SignInPage {
  return {
    heading: 'You are still signed in',
    problem,
    leave: `Stay signed in, back to ${productName}`,
    content: html`<h1>You are still signed in</h1>
      ${problemNote(problem && { message: `${signInWords.notSignedOut} ${problem.message}` })}
      <a class="main" href="/api/logout">Try again</a>`,
  };
}

/** The whole document. @param nonce lets its style through the content security policy */
export function signInDocument(
  page: SignInPage,
  { productName, nonce }: { productName: string; nonce: string },
): Html {
  const leave = page.leave ?? `Not now, back to ${productName}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBF6EC" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131B1A" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>${page.problem ? 'Error: ' : ''}${page.heading} · ${productName}</title>
        <style nonce="${nonce}">
          ${raw(signInStyle)}
        </style>
      </head>
      <body>
        <header>
          <a class="home" href="/">${pebble}<span>${productName}</span></a>
        </header>
        ${trail}
        <main>${page.content}</main>
        ${leave === '' ? '' : html`<footer><a href="/">${leave}</a></footer>`}
      </body>
    </html> `;
}

/** Nothing may load, run or be framed; forms go to us alone. */
export const signInPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
