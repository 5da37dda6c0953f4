// The pages for the links in emails about a change of address: one sentence, one button.
import type { ReactNode } from 'react';
import type { ErrorBody } from '../../schema/errors.ts';
import type { Addresses } from '../members/email-links.ts';
import { Note, type CardPage } from './card.tsx';
import { Address, mainLook, MainWay } from './sign-in-pages.tsx';

interface Page {
  heading: string;
  lead: ReactNode;
  action: ReactNode;
}

const pageOf = ({ heading, lead, action }: Page, leave?: string): CardPage => ({
  heading,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">{lead}</p>
      {action}
    </>
  ),
  ...(leave === undefined ? {} : { leave }),
});

interface DecisionProps {
  step: 'confirm' | 'undo';
  token: string;
  children: string;
}

/** A form, because email scanners open every link and must not decide anything. */
const Decision = ({ step, token, children }: DecisionProps) => (
  <form method="post" action={`/api/auth/email/${step}`} className="mt-6">
    <input type="hidden" name="token" value={token} />
    <button className={mainLook}>{children}</button>
  </form>
);

export const confirmPage = (productName: string, { oldEmail, newEmail }: Addresses, token: string) =>
  pageOf({
    heading: 'Confirm your new address',
    lead: (
      <>
        You will sign in to {productName} with <Address>{newEmail}</Address> instead of{' '}
        <Address mark=",">{oldEmail}</Address> and every other device is signed out.
      </>
    ),
    action: (
      <Decision step="confirm" token={token}>
        Use this address
      </Decision>
    ),
  });

/** @param signIn address of the sign-in, which leads back here */
export const signInFirstPage = (productName: string, signIn: string) =>
  pageOf({
    heading: 'Sign in to confirm',
    lead: `Only you can change the address of your account. Please sign in to ${productName} with the address that it has now, and we bring you back here.`,
    action: <MainWay href={signIn}>Sign in</MainWay>,
  });

export const confirmedPage = (productName: string, { newEmail }: Addresses) =>
  pageOf(
    {
      heading: 'Your new address is confirmed',
      lead: (
        <>
          From now on you sign in with <Address mark=".">{newEmail}</Address> Every other device was signed
          out.
        </>
      ),
      action: <MainWay href="/">Go on to {productName}</MainWay>,
    },
    '',
  );

export const undoPage = (productName: string, { oldEmail, newEmail }: Addresses, token: string) =>
  pageOf({
    heading: 'Keep your address?',
    lead: (
      <>
        Your {productName} account keeps <Address>{oldEmail}</Address> and does not get{' '}
        <Address mark=".">{newEmail}</Address> To be safe, every device is signed out.
      </>
    ),
    action: (
      <Decision step="undo" token={token}>
        Keep my address
      </Decision>
    ),
  });

export const undonePage = (productName: string, { oldEmail }: Addresses) =>
  pageOf(
    {
      heading: 'Your address stays',
      lead: (
        <>
          Your account has <Address mark=",">{oldEmail}</Address> and every device was signed out. Please sign
          in again.
        </>
      ),
      action: <MainWay href="/api/login">Sign in to {productName}</MainWay>,
    },
    '',
  );

/** The refusal in one sentence. */
export const refusalPage = (productName: string, problem: ErrorBody): CardPage => ({
  heading: 'That did not work',
  rock: 'down',
  problem,
  content: (
    <>
      <Note tone="bad">{problem.message}</Note>
      <MainWay href="/">Go on to {productName}</MainWay>
    </>
  ),
  leave: '',
});
