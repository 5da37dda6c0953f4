// The sign-in pages: request a code, enter the code.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { privacyPath } from '../../schema/pages.ts';
import { signInLimits, signInWords } from '../../schema/sign-in.ts';
import { DotLine } from '../../web/views/dot-line.tsx';
import { inputClass } from '../../web/views/field.tsx';
import { buttonClass } from '../../web/views/button-class.ts';
import { leadsToPaidPlan } from '../members/return-to.ts';
import { Dot, Note, type CardPage, type Problem } from './card.tsx';
import { rockIdOf, signInUrl } from './found-rock-page.tsx';
import { EmailField, OnlyField, PageProblem } from './only-field.tsx';

/** Keeps an email address on one line where there is room. */
const wholeLine = 'inline-block max-w-full wrap-anywhere';

interface AddressProps {
  children: string;
  /** Punctuation that stays on the address's line. */
  mark?: ',' | '.';
}

export const Address = ({ children, mark }: AddressProps) => (
  <span className={wholeLine}>
    <strong className="text-ink">{children}</strong>
    {mark}
  </span>
);

export const mainLook = buttonClass({ variant: 'main', size: 'large', class: 'w-full px-4!' });
const form = 'mt-6 flex flex-col gap-5';

interface EmailPage {
  productName: string;
  returnTo: string;
  /** The address as entered, kept after an error with it or with its code. */
  email: string;
  problem: Problem;
  /** Address whose code can still be entered in this browser. */
  waitingFor: string | null;
  /** Name of the OpenID issuer; null if there is none. */
  issuer: string | null;
}

export function emailPage(page: EmailPage): CardPage {
  const { productName, returnTo, email, problem, waitingFor, issuer } = page;
  const isPaid = leadsToPaidPlan(returnTo);
  // No new code for now, but the one already sent still works.
  const hasOnlyOldCode = waitingFor !== null && problem !== null && problem.field !== 'email';
  const content = (
    <>
      <p id="lead" className="mt-2 text-soft">
        {isPaid
          ? 'Sign in with the email address that you paid with, and your plan is there. We send a code to it. New here? The same code opens your account.'
          : 'We send a code to your email address. New here? The same code opens your free account.'}
      </p>
      <RockWaits returnTo={returnTo} />
      <PageProblem problem={problem} field="email" />
      {hasOnlyOldCode && <MainWay href="/api/login/code">Enter the code we sent you</MainWay>}
      <form method="post" action="/api/login" className={form}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <EmailField email={email} problem={problem} about={isPaid ? 'lead' : undefined} />
        <button className={hasOnlyOldCode ? buttonClass({ size: 'large' }) : mainLook}>Send me a code</button>
      </form>
      {waitingFor !== null && !hasOnlyOldCode && (
        <p className="mt-4">
          <a href="/api/login/code" className="link inline-block py-2 font-semibold wrap-anywhere">
            Enter the code we sent to <span className={clsx('link', wholeLine)}>{waitingFor}</span>
          </a>
        </p>
      )}
      {issuer !== null && (
        <>
          <p className="my-5 flex items-center gap-3 text-sm text-soft">
            <DotLine className="flex-1 text-line" />
            or
            <DotLine className="flex-1 text-line" />
          </p>
          <a
            href={`/api/login/oidc?${new URLSearchParams({ returnTo }).toString()}`}
            className={buttonClass({ size: 'large', class: 'w-full' })}
          >
            Continue with {issuer}
          </a>
        </>
      )}
      <p className="mt-4 text-sm text-soft">
        <a href={privacyPath} className="link inline-flex min-h-11 items-center">
          What we keep about you
        </a>
      </p>
    </>
  );
  return { above: <Step number={1} />, heading: `Sign in to ${productName}`, problem, content };
}

interface CodePage {
  email: string;
  returnTo: string;
  problem: Problem;
  /** Whether the code was sent again. */
  isAgain: boolean;
}

export function codePage({ email, returnTo, problem, isAgain }: CodePage): CardPage {
  const content = (
    <>
      <p className="mt-2 text-soft">
        We sent six digits to <Address>{email}</Address>
      </p>
      <RockWaits returnTo={returnTo} />
      {isAgain && !problem && <Note tone="good">{signInWords.sentAgain}</Note>}
      <PageProblem problem={problem} field="code" />
      <form method="post" action="/api/login/code" className={form}>
        <OnlyField
          name="code"
          label="Code"
          hint={`It works for ${signInLimits.codeMinutes} minutes, in this browser. No email yet? It may be in the spam folder.`}
          problem={problem}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="go"
          className={clsx(inputClass('code'), 'text-2xl! tracking-[0.12em]')}
        />
        <button className={mainLook}>Sign in</button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <form method="post" action="/api/login">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <input type="hidden" name="again" value="1" />
          <button className={buttonClass({ variant: 'link' })}>Send a new code</button>
        </form>
        <a href={signInUrl(returnTo)} className={buttonClass({ variant: 'link' })}>
          Use another address
        </a>
      </div>
    </>
  );
  return { above: <Step number={2} />, heading: 'Enter your code', problem, content };
}

/** Shown if signing out failed: the session goes on, and a retry may end it. */
export function signOutPage(productName: string, problem: Problem): CardPage {
  return {
    heading: 'You are still signed in',
    problem,
    leave: `Stay signed in, back to ${productName}`,
    content: (
      <>
        {problem && <Note tone="bad">{`${signInWords.notSignedOut} ${problem.message}`}</Note>}
        <MainWay href="/api/logout">Try again</MainWay>
      </>
    ),
  };
}

/** The main link of a card, below its text. */
export function MainWay({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={clsx(mainLook, 'mt-6')}>
      {children}
    </a>
  );
}

/** Whoever signs in with a rock in hand reads its ID there. */
function RockWaits({ returnTo }: { returnTo: string }) {
  const id = rockIdOf(returnTo);
  if (id === null) return null;
  return (
    <p className="mt-3">
      Your rock{' '}
      <bdi>
        <strong className="code wrap-anywhere">{id}</strong>
      </bdi>{' '}
      waits for you.
    </p>
  );
}

function Step({ number }: { number: 1 | 2 }) {
  return (
    <p className="mb-2 flex items-center gap-1.5 text-sm text-soft">
      <Dot isFilled className="text-moss" />
      <Dot isFilled={number === 2} className="mr-1 text-moss" />
      Step {number} of 2
    </p>
  );
}
