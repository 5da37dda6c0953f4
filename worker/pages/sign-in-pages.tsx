// The sign-in pages: request a code, enter the code.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { privacyPath } from '../../schema/pages.ts';
import { signInLimits } from '../../schema/sign-in.ts';
import { DotLine } from '../../web/views/dot-line.tsx';
import { Sentence } from '../../web/views/sentence.tsx';
import { useWords } from '../../web/views/words.ts';
import { inputClass } from '../../web/views/field.tsx';
import { buttonClass } from '../../web/views/button-class.ts';
import { leadsToPaidPlan } from '../members/return-to.ts';
import { Dot, Note, type CardPage, type Problem } from './card.tsx';
import { rockIdOf } from './found-rock-page.tsx';
import { signInUrl } from './sign-in-url.ts';
import { EmailField, OnlyField, PageProblem } from './only-field.tsx';
import type { Words } from '../../schema/words/words.ts';

/** Keeps an email address on one line where there is room. */
const wholeLine = 'inline-block max-w-full wrap-anywhere';

interface AddressProps {
  children: string;
  /** Punctuation that stays on the address's line. */
  mark?: string;
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

export function emailPage({ signIn: words }: Words, page: EmailPage): CardPage {
  const { productName, returnTo, email, problem, waitingFor, issuer } = page;
  const isPaid = leadsToPaidPlan(returnTo);
  // No new code for now, but the one already sent still works.
  const hasOnlyOldCode = waitingFor !== null && problem !== null && problem.field !== 'email';
  const content = (
    <>
      <p id="lead" className="mt-2 text-soft">
        {isPaid ? words.leadToPlan : words.lead}
      </p>
      <RockWaits returnTo={returnTo} />
      <PageProblem problem={problem} field="email" />
      {hasOnlyOldCode && <MainWay href="/api/login/code">{words.enterSentCode}</MainWay>}
      <form method="post" action="/api/login" className={form}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <EmailField email={email} problem={problem} about={isPaid ? 'lead' : undefined} />
        <button className={hasOnlyOldCode ? buttonClass({ size: 'large' }) : mainLook}>
          {words.sendCode}
        </button>
      </form>
      {waitingFor !== null && !hasOnlyOldCode && (
        <p className="mt-4">
          <a href="/api/login/code" className="link inline-block py-2 font-semibold wrap-anywhere">
            <Sentence
              parts={words.enterCodeSentTo<ReactNode>(
                <span className={clsx('link', wholeLine)}>{waitingFor}</span>,
              )}
            />
          </a>
        </p>
      )}
      {issuer !== null && (
        <>
          <p className="my-5 flex items-center gap-3 text-sm text-soft">
            <DotLine className="flex-1 text-line" />
            {words.or}
            <DotLine className="flex-1 text-line" />
          </p>
          <a
            href={`/api/login/oidc?${new URLSearchParams({ returnTo }).toString()}`}
            className={buttonClass({ size: 'large', class: 'w-full' })}
          >
            {words.continueWith(issuer)}
          </a>
        </>
      )}
      <p className="mt-4 text-sm text-soft">
        <a href={privacyPath} className="link inline-flex min-h-11 items-center">
          {words.whatWeKeep}
        </a>
      </p>
    </>
  );
  return { above: <Step number={1} />, heading: words.heading(productName), problem, content };
}

interface CodePage {
  email: string;
  returnTo: string;
  problem: Problem;
  /** Whether the code was sent again. */
  isAgain: boolean;
}

export function codePage(
  { signIn: words }: Words,
  { email, returnTo, problem, isAgain }: CodePage,
): CardPage {
  const content = (
    <>
      <p className="mt-2 text-soft">
        <Sentence parts={words.sentDigits<ReactNode>(<Address>{email}</Address>)} />
      </p>
      <RockWaits returnTo={returnTo} />
      {isAgain && !problem && <Note tone="good">{words.sentAgain}</Note>}
      <PageProblem problem={problem} field="code" />
      <form method="post" action="/api/login/code" className={form}>
        <OnlyField
          name="code"
          label={words.code}
          hint={words.codeHint(signInLimits.codeMinutes)}
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
        <button className={mainLook}>{words.submit}</button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <form method="post" action="/api/login">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <input type="hidden" name="again" value="1" />
          <button className={buttonClass({ variant: 'link' })}>{words.sendAgain}</button>
        </form>
        <a href={signInUrl(returnTo)} className={buttonClass({ variant: 'link' })}>
          {words.otherAddress}
        </a>
      </div>
    </>
  );
  return { above: <Step number={2} />, heading: words.enterCode, problem, content };
}

/** Shown if signing out failed: the session goes on, and a retry may end it. */
export function signOutPage({ signIn: words }: Words, productName: string, problem: Problem): CardPage {
  return {
    heading: words.stillSignedIn,
    problem,
    leave: words.staySignedIn(productName),
    content: (
      <>
        {problem && <Note tone="bad">{words.notSignedOut(problem.message)}</Note>}
        <MainWay href="/api/logout">{words.tryAgain}</MainWay>
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
  const words = useWords('signIn');
  const id = rockIdOf(returnTo);
  if (id === null) return null;
  return (
    <p className="mt-3">
      <Sentence
        parts={words.rockWaits<ReactNode>(
          <bdi>
            <strong className="code wrap-anywhere">{id}</strong>
          </bdi>,
        )}
      />
    </p>
  );
}

function Step({ number }: { number: 1 | 2 }) {
  return (
    <p className="mb-2 flex items-center gap-1.5 text-sm text-soft">
      <Dot isFilled className="text-moss" />
      <Dot isFilled={number === 2} className="me-1 text-moss" />
      {useWords('signIn').step(number, 2)}
    </p>
  );
}
