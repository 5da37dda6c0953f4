// The pages for somebody who saw a rock and left it.
import type { ReactNode } from 'react';
import type { Words } from '../../schema/words/words.ts';
import { Sentence } from '../../web/views/sentence.tsx';
import { buttonClass } from '../../web/views/button-class.ts';
import type { CardPage, Problem } from './card.tsx';
import { EmailField, PageProblem } from './only-field.tsx';
import { Address, mainLook, MainWay } from './sign-in-pages.tsx';

interface SeenPage {
  /** '' if it is not known. */
  name: string;
  /** As it was typed. */
  rockId: string;
  email: string;
  problem: Problem;
}

const Name = ({ children }: { children: string }) => (
  <bdi className="font-semibold text-ink wrap-anywhere">{children}</bdi>
);

export const seenPage = (
  { seenPages: words }: Words,
  { name, rockId, email, problem }: SeenPage,
): CardPage => ({
  heading: problem ? words.whereNext : words.thanks,
  problem,
  content: (
    <>
      {!problem && (
        <>
          <p className="mt-2 text-soft">
            <Sentence parts={words.lead<ReactNode>(<Name>{name}</Name>)} />
          </p>
          <a
            href={`/my-rocks?action=move&rockId=${encodeURIComponent(rockId)}`}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {words.sayWhere}
          </a>
        </>
      )}
      <PageProblem problem={problem} field="email" />
      {!problem && <h2 className="mt-7 text-lg">{words.wantToHear}</h2>}
      <form method="post" action="/api/seen/watch" noValidate className="mt-4 flex flex-col gap-5">
        <input type="hidden" name="rockId" value={rockId} readOnly />
        <EmailField email={email} problem={problem} hasFocus={problem !== null} hint={words.once} />
        <button className={mainLook}>{words.tellMe}</button>
      </form>
    </>
  ),
  leave: words.no,
});

export const askedPage = ({ seenPages: words }: Words, name: string, email: string): CardPage => ({
  heading: words.asked,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        <Sentence
          parts={words.askedLead<ReactNode>(
            (mark) => (
              <Address mark={mark}>{email}</Address>
            ),
            <Name>{name}</Name>,
          )}
        />
      </p>
      <MainWay href="/explore-map">{words.moreOnMap}</MainWay>
    </>
  ),
  leave: '',
});

export const confirmWatchPage = ({ seenPages: words }: Words, name: string, token: string): CardPage => ({
  heading: words.shallWe,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        <Sentence parts={words.shallWeLead<ReactNode>(<Name>{name}</Name>)} />
      </p>
      <form method="post" action="/api/seen/confirm" className="mt-6">
        <input type="hidden" name="token" value={token} readOnly />
        <button className={mainLook}>{words.yes}</button>
      </form>
    </>
  ),
});

export const watchedPage = ({ seenPages: words }: Words, name: string, token: string): CardPage => ({
  heading: words.willTell,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        <Sentence parts={words.willTellLead<ReactNode>(<Name>{name}</Name>)} />
      </p>
      <MainWay href="/explore-map">{words.moreOnMap}</MainWay>
      <form method="post" action="/api/seen/confirm" className="mt-3">
        <input type="hidden" name="token" value={token} readOnly />
        <input type="hidden" name="stop" value="yes" readOnly />
        <button className={buttonClass({ size: 'large', class: 'w-full' })}>{words.doNot}</button>
      </form>
    </>
  ),
  leave: '',
});

export const endedWatchPage = ({ seenPages: words }: Words, name: string): CardPage => ({
  heading: words.forgot,
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        <Sentence parts={words.forgotLead<ReactNode>(<Name>{name}</Name>)} />
      </p>
      <MainWay href="/explore-map">{words.moreOnMap}</MainWay>
    </>
  ),
  leave: '',
});
