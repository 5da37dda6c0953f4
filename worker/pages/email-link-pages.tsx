// The pages for the links in emails about a change of address: one sentence, one button.
import type { ReactNode } from 'react';
import type { ErrorBody } from '../../schema/errors.ts';
import type { Words } from '../../schema/words/words.ts';
import { Sentence } from '../../web/views/sentence.tsx';
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

export const confirmPage = (
  { emailLinks: { confirm: words } }: Words,
  productName: string,
  { oldEmail, newEmail }: Addresses,
  token: string,
) =>
  pageOf({
    heading: words.heading,
    lead: (
      <Sentence
        parts={words.lead<ReactNode>(productName, <Address>{newEmail}</Address>, (mark) => (
          <Address mark={mark}>{oldEmail}</Address>
        ))}
      />
    ),
    action: (
      <Decision step="confirm" token={token}>
        {words.button}
      </Decision>
    ),
  });

/** @param signIn address of the sign-in, which leads back here */
export const signInFirstPage = (
  { emailLinks: { signInFirst: words } }: Words,
  productName: string,
  signIn: string,
) =>
  pageOf({
    heading: words.heading,
    lead: words.lead(productName),
    action: <MainWay href={signIn}>{words.button}</MainWay>,
  });

export const confirmedPage = (
  { emailLinks: { done: words }, cards }: Words,
  productName: string,
  { newEmail }: Addresses,
) =>
  pageOf(
    {
      heading: words.heading,
      lead: (
        <Sentence
          parts={words.lead<ReactNode>((mark) => (
            <Address mark={mark}>{newEmail}</Address>
          ))}
        />
      ),
      action: <MainWay href="/">{cards.goOn(productName)}</MainWay>,
    },
    '',
  );

export const undoPage = (
  { emailLinks: { undo: words } }: Words,
  productName: string,
  { oldEmail, newEmail }: Addresses,
  token: string,
) =>
  pageOf({
    heading: words.heading,
    lead: (
      <Sentence
        parts={words.lead<ReactNode>(productName, <Address>{oldEmail}</Address>, (mark) => (
          <Address mark={mark}>{newEmail}</Address>
        ))}
      />
    ),
    action: (
      <Decision step="undo" token={token}>
        {words.button}
      </Decision>
    ),
  });

export const undonePage = (
  { emailLinks: { undone: words } }: Words,
  productName: string,
  { oldEmail }: Addresses,
) =>
  pageOf(
    {
      heading: words.heading,
      lead: (
        <Sentence
          parts={words.lead<ReactNode>((mark) => (
            <Address mark={mark}>{oldEmail}</Address>
          ))}
        />
      ),
      action: <MainWay href="/api/login">{words.button(productName)}</MainWay>,
    },
    '',
  );

/** The refusal in one sentence. */
export const refusalPage = ({ cards }: Words, productName: string, problem: ErrorBody): CardPage => ({
  heading: cards.refused,
  rock: 'down',
  problem,
  content: (
    <>
      <Note tone="bad">{problem.message}</Note>
      <MainWay href="/">{cards.goOn(productName)}</MainWay>
    </>
  ),
  leave: '',
});
