// The pages behind the links about a change of address: one sentence, one button.
import { html } from 'hono/html';
import type { ErrorBody } from '../../schema/errors.ts';
import type { Addresses } from './email-links.ts';
import { problemNote, type SignInPage } from './sign-in-page.ts';

const address = (text: string) => html`<strong class="address">${text}</strong>`;

type Html = ReturnType<typeof html>;

interface Page {
  heading: string;
  lead: Html;
  action: Html | '';
}

const pageOf = ({ heading, lead, action }: Page, leave?: string): SignInPage => ({
  heading,
  problem: null,
  content: html`<h1>${heading}</h1>
    <p class="lead last">${lead}</p>
    ${action}`,
  ...(leave === undefined ? {} : { leave }),
});

/** A form, because programs that look for harm in letters open every link, and must decide nothing. */
const decision = (step: 'confirm' | 'undo', token: string, label: string) =>
  html`<form method="post" action="/api/auth/email/${step}">
    <input type="hidden" name="token" value="${token}" />
    <button class="main">${label}</button>
  </form>`;

const way = (href: string, label: string) => html`<a class="main" href="${href}">${label}</a>`;

export const confirmPage = (productName: string, { oldEmail, newEmail }: Addresses, token: string) =>
  pageOf({
    heading: 'Confirm your new address',
    lead: html`You will sign in to ${productName} with ${address(newEmail)} instead of ${address(oldEmail)},
    and every other device is signed out.`,
    action: decision('confirm', token, 'Use this address'),
  });

/** @param signIn where to sign in and come back from */
export const signInFirstPage = (productName: string, signIn: string) =>
  pageOf({
    heading: 'Sign in to confirm',
    lead: html`Only you can change the address of your account. Please sign in to ${productName} with the
    address that it has now, and we bring you back here.`,
    action: way(signIn, 'Sign in'),
  });

export const confirmedPage = (productName: string, { newEmail }: Addresses) =>
  pageOf(
    {
      heading: 'Your new address is confirmed',
      lead: html`From now on you sign in with ${address(newEmail)}. Every other device was signed out.`,
      action: way('/', `Go on to ${productName}`),
    },
    '',
  );

export const undoPage = (productName: string, { oldEmail, newEmail }: Addresses, token: string) =>
  pageOf({
    heading: 'Keep your address?',
    lead: html`Your ${productName} account keeps ${address(oldEmail)} and does not get ${address(newEmail)}.
    To be safe, every device is signed out.`,
    action: decision('undo', token, 'Keep my address'),
  });

export const undonePage = (productName: string, { oldEmail }: Addresses) =>
  pageOf(
    {
      heading: 'Your address stays',
      lead: html`Your account has ${address(oldEmail)}, and every device was signed out. Please sign in again.`,
      action: way('/api/login', `Sign in to ${productName}`),
    },
    '',
  );

/** What stands in the way, in one sentence. */
export function refusalPage(productName: string, problem: ErrorBody): SignInPage {
  const heading = 'That did not work';
  return {
    heading,
    problem,
    content: html`<h1>${heading}</h1>
      ${problemNote(problem)} ${way('/', `Go on to ${productName}`)}`,
    leave: '',
  };
}
