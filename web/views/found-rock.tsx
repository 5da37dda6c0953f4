// The Found Rock page: the ID field, the rock, and the actions on it.
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { codeMaxLength } from '../../schema/codes.ts';
import { exampleCode, quickLinks, type Outcome } from '../../schema/found-rock.ts';
import { TextField } from './field.tsx';
import type { Link } from './link.ts';
import { Sentence } from './sentence.tsx';
import { buttonClass } from './button-class.ts';
import { useWords } from './words.ts';

interface FoundRockProps {
  /** The field for the ID. */
  form: ReactNode;
  picture: ReactNode;
  /** Text stands in place of a rock. A phone then hides the picture, which would push the text out of sight. */
  isAboutWords: boolean;
  hasRock: boolean;
  Link: Link;
  /** The rock, or the reason why there is none. */
  children: ReactNode;
}

export function FoundRock({ form, picture, isAboutWords, hasRock, Link, children }: FoundRockProps) {
  const words = useWords('foundRock');
  const shell = useWords('shell');
  return (
    <div className="page flex flex-col gap-14 pt-6 pb-12 sm:gap-20 sm:py-14 short:pt-4">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[2fr_minmax(0,3fr)] sm:grid-rows-[auto_1fr] lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-x-16">
        <div className="flex flex-col gap-5 sm:col-start-2">
          <h1>{words.heading}</h1>
          {form}
        </div>
        <div
          className={clsx(
            'w-3/4 max-w-[min(20rem,30svh)] justify-self-center sm:row-span-2 sm:row-start-1 sm:w-full sm:max-w-none',
            isAboutWords && 'max-sm:hidden',
          )}
        >
          {picture}
        </div>
        <div className="flex flex-col gap-4 sm:col-start-2">
          {children}
          {!hasRock && (
            <Link to="/worn-off" className="link min-h-11 content-center self-start">
              {words.wornOff}
            </Link>
          )}
        </div>
      </div>
      <section aria-labelledby="how-it-works" className="flex flex-col gap-5 border-t border-line pt-8">
        <h2 id="how-it-works">{words.howItWorks}</h2>
        <ol className="flex max-w-reading list-decimal flex-col gap-1.5 ps-6 text-soft marker:font-semibold">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <nav id="quick-links" aria-label={words.quickLinks} className="flex flex-wrap gap-3">
          {quickLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={buttonClass()}>
              {shell[label]}
            </Link>
          ))}
        </nav>
      </section>
    </div>
  );
}

interface RockIdFormProps extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  field: Omit<ComponentProps<'input'>, 'id' | 'className'>;
  error: string | undefined;
  /** The look-up button; none while there is nothing to look up. */
  children: ReactNode;
}

export function RockIdForm({ onSubmit, field, error, children }: RockIdFormProps) {
  const words = useWords('foundRock');
  return (
    <form action="/nfc-scan" noValidate onSubmit={onSubmit} className="flex max-w-form flex-col gap-3">
      <TextField
        {...field}
        id="rock-id"
        tone="code"
        label={words.field}
        name="rockId"
        placeholder={exampleCode}
        maxLength={codeMaxLength}
        enterKeyHint="search"
        error={error}
      />
      {children}
    </form>
  );
}

interface AnswerProps {
  title: string;
  /** The reason why no rock is shown. */
  text?: string | undefined;
  ref?: Ref<HTMLHeadingElement>;
}

/** The result of looking up the ID. */
export function Answer({ title, text, ref }: AnswerProps) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className="text-soft">{text}</p>}
    </div>
  );
}

interface FindOutcomeProps extends Outcome {
  Link: Link;
  shownRef?: Ref<HTMLElement>;
  /** Focuses the result when the page opens, which scrolls to it without JavaScript. */
  hasFocus?: boolean;
}

/** The result of 'Mark as Found'. */
export function FindOutcome({ found, refusal, Link, ...shown }: FindOutcomeProps) {
  const words = useWords('foundRock');
  return (
    <>
      <div role="status" className="empty:hidden">
        {found && (
          <Shown {...shown}>
            <strong className="block font-semibold text-moss">{words.won}</strong>
            <Sentence
              parts={words.nowInRehide<ReactNode>(<bdi>{found.rock.name}</bdi>, (rehide) => (
                <Link to="/my-rocks" search={{ tab: 'rehide' }} className="link">
                  {rehide}
                </Link>
              ))}
            />
          </Shown>
        )}
      </div>
      <p role="alert" className="empty:hidden">
        {refusal && (
          <Shown {...shown} className="font-semibold text-coral">
            {refusal}
          </Shown>
        )}
      </p>
    </>
  );
}

interface ShownProps extends Pick<FindOutcomeProps, 'shownRef' | 'hasFocus'> {
  className?: string;
  children: ReactNode;
}

/** The result of a click. On a small screen the sticky button covers it until it is scrolled into view. */
export function Shown({ className, children, shownRef, hasFocus }: ShownProps) {
  return (
    <span
      ref={shownRef}
      {...(hasFocus && { tabIndex: -1, autoFocus: true })}
      className={clsx('block scroll-mb-28 sm:scroll-mb-6', className)}
    >
      {children}
    </span>
  );
}

/** The main action, and beside it another one. @param isUnderThumb whether it sticks to the bottom of the screen on a phone */
export function MainAction({ isUnderThumb, children }: { isUnderThumb: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex flex-wrap gap-3 *:grow *:first:grow-4 *:first:basis-48 sm:max-w-form',
        isUnderThumb && 'under-thumb',
      )}
    >
      {children}
    </div>
  );
}

/** For whoever leaves the rock where it is. It works without an account and without script. */
export const SawIt = ({ code }: { code: string }) => (
  <form method="post" action="/api/seen" className="basis-28">
    <input type="hidden" name="rockId" value={code} />
    <button className={buttonClass({ class: 'size-full px-3! text-sm' })}>{useWords('foundRock').saw}</button>
  </form>
);
