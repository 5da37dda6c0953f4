// Card pages that the worker renders itself: the sign-in, and the pages for links in emails. They need no script, and
// show an error as a sentence.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../schema/errors.ts';
import { useWords } from '../../web/views/words.ts';
import { Logo } from '../../web/views/logo.tsx';
import { failureOf } from '../http/on-error.ts';
import type { AppEnv } from '../http/router.ts';
import { policyOfCards } from '../http/security-headers.ts';
import { newToken } from '../platform/ids.ts';
import { theApp } from './app.ts';
import style from './card.css?inline';
import { firstHtml, sheetLink } from './first-html.ts';
import { PlainLink } from './plain-link.tsx';
import { previewTags } from './preview-tags.ts';
import { render } from './render.ts';
import { Trail } from './trail.tsx';

export type PageContext = Context<AppEnv>;
export type Problem = Pick<ErrorBody, 'message' | 'field'> | null;

/** The content of a card. */
export interface CardPage {
  heading: string;
  /** Above the heading. */
  above?: ReactNode;
  content: ReactNode;
  /** How the painted rock above the card lies: face down after a refusal. */
  rock?: 'up' | 'down';
  /** Announced in the title of the page; the content shows it. */
  problem: Problem;
  /** Text of the link home below the card; '' if the card has one. */
  leave?: string;
}

/** Renders a page in its current state, with the error if there is one. */
export type View = (problem: ErrorBody | null) => Promise<CardPage>;

/** Runs a step. An error becomes a sentence in the page, with the status that a call would have. */
export async function explained(
  c: PageContext,
  view: View,
  step: () => Promise<Response>,
): Promise<Response> {
  try {
    return await step();
  } catch (error) {
    const { status, body, retryAfter } = failureOf(error, c.var.log, c.var.words);
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    return show(c, await view(body), status);
  }
}

export async function show(
  c: PageContext,
  page: CardPage,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { productName } = c.var.ctx.config;
  const nonce = newToken();
  const document = firstHtml(await theApp(c), {
    speech: c.var,
    preview: previewTags(c, '/'),
    title: `${page.problem ? c.var.words.cards.failed(page.heading) : page.heading} · ${productName}`,
    root: render(<Card page={page} productName={productName} />, c.var),
    style,
    nonce,
    withoutScript: '',
    hasApp: false,
    ending: ({ sheet, displayFace }) => sheetLink(sheet) + sheetLink(displayFace),
  });
  c.header('Content-Security-Policy', policyOfCards(`'nonce-${nonce}'`));
  c.header('X-Robots-Tag', 'noindex');
  return c.html(await document.text(), status);
}

const column = 'w-[min(100%-2rem,27rem)] short:w-[min(100%-2rem,44rem)]';

function Card({ page, productName }: { page: CardPage; productName: string }) {
  const words = useWords('cards');
  const { above, heading, content, rock = 'up', leave = words.leave(productName) } = page;
  return (
    <div className="flex flex-col items-center pb-8">
      <header className="page flex min-h-16 items-center py-2 lg:pt-5">
        <Logo productName={productName} Link={PlainLink} />
      </header>
      <Trail rock={rock} />
      <main
        className={clsx(
          column,
          'rounded-md border border-line bg-card p-5 sm:p-7 md:p-9 short:px-7 short:py-5',
        )}
      >
        {above}
        <h1 className="text-2xl wrap-anywhere max-[22rem]:text-xl">{heading}</h1>
        {content}
      </main>
      {leave !== '' && (
        <footer className={clsx(column, 'pt-4')}>
          <a href="/" className="link inline-flex min-h-11 items-center rounded-sm font-semibold">
            {leave}
          </a>
        </footer>
      )}
    </div>
  );
}

const notes = { good: 'bg-moss/10', bad: 'bg-coral/10' } as const;

interface NoteProps {
  tone: keyof typeof notes;
  id?: string;
  children: ReactNode;
}

/** A sentence about what has just happened. */
export function Note({ tone, id, children }: NoteProps) {
  return (
    <p
      id={id}
      role={tone === 'good' ? 'status' : undefined}
      className={clsx('mt-5 flex items-baseline gap-2.5 rounded-md px-4 py-3', notes[tone])}
    >
      <Dot isFilled className={tone === 'good' ? 'text-moss' : 'text-coral'} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

interface DotProps {
  isFilled: boolean;
  /** Includes its color. */
  className: string;
}

/** A round mark, which stays visible in forced colors. */
export const Dot = ({ isFilled, className }: DotProps) => (
  <svg aria-hidden viewBox="0 0 10 10" className={clsx('size-2.5 shrink-0', className)}>
    <circle
      cx="5"
      cy="5"
      r="4"
      stroke="currentColor"
      strokeWidth="2"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </svg>
);
