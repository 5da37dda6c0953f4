// Pages of one card that the worker draws for itself: signing in, and what stands behind the links in emails. They need
// no script; what went wrong is a sentence in them.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../schema/errors.ts';
import { Logo } from '../../web/views/logo.tsx';
import { failureOf } from '../http/on-error.ts';
import type { AppEnv } from '../http/router.ts';
import { newToken } from '../platform/ids.ts';
import { theApp } from './app.ts';
import style from './card.css?inline';
import { firstHtml, sheetLink } from './first-html.ts';
import { PlainLink } from './plain-link.tsx';
import { render } from './render.ts';
import { Trail } from './trail.tsx';

export type PageContext = Context<AppEnv>;
export type Problem = Pick<ErrorBody, 'message' | 'field'> | null;

/** What is on the card. */
export interface CardPage {
  heading: string;
  /** Over the heading. */
  above?: ReactNode;
  content: ReactNode;
  /** Said in the title of the page; the content says it itself. */
  problem: Problem;
  /** Words of the link home below the card; '' when the card has one. */
  leave?: string;
}

/** A page as it stands now, saying what went wrong if something did. */
export type View = (problem: ErrorBody | null) => Promise<CardPage>;

/** Takes a step; what stands in its way becomes a sentence in the page, with the status that any call would have. */
export async function explained(
  c: PageContext,
  view: View,
  step: () => Promise<Response>,
): Promise<Response> {
  try {
    return await step();
  } catch (error) {
    const { status, body, retryAfter } = failureOf(error, c.var.log);
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
    title: `${page.problem ? 'Error: ' : ''}${page.heading} · ${productName}`,
    root: render(<Card page={page} productName={productName} />),
    style,
    nonce,
    withoutScript: '',
    hasApp: false,
    ending: ({ sheet, displayFace }) => sheetLink(sheet) + sheetLink(displayFace),
  });
  c.header('Content-Security-Policy', policy(nonce));
  c.header('X-Robots-Tag', 'noindex');
  return c.html(await document.text(), status);
}

/** Nothing may run or be framed, our own look alone may load, and forms go to us alone. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const column = 'w-[min(100%-2rem,27rem)]';

function Card({ page, productName }: { page: CardPage; productName: string }) {
  const { above, heading, content, leave = `Not now, back to ${productName}` } = page;
  return (
    <div className="flex min-h-dvh flex-col items-center pt-4 pb-8 md:justify-center md:py-6">
      <header className={column}>
        <Logo productName={productName} Link={PlainLink} />
      </header>
      <Trail />
      <main className={clsx(column, 'rounded-md border border-line bg-card p-5 sm:p-7 md:p-9')}>
        {above}
        <h1 className="text-2xl wrap-anywhere">{heading}</h1>
        {content}
      </main>
      {leave !== '' && (
        <footer className={clsx(column, 'pt-4')}>
          <a href="/" className="link inline-flex min-h-11 items-center font-semibold">
            {leave}
          </a>
        </footer>
      )}
    </div>
  );
}

const notes = { good: 'bg-moss/10', bad: 'bg-coral/10 text-coral font-semibold' } as const;

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
      className={clsx('mt-5 rounded-md px-4 py-3', notes[tone])}
    >
      {children}
    </p>
  );
}
