// The privacy page: what is kept, why and for how long. A journey whose stops are what we know.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { paintRock, paintRockFaceDown, rockDataUrl } from '../../painting/paint-rock.ts';
import { privacyPath } from '../../schema/pages.ts';
import { keptGroupsOf, type KeptGroup } from '../../schema/privacy.ts';
import type { Words } from '../../schema/words/words.ts';
import { DotLine } from '../../web/views/dot-line.tsx';
import { Footer } from '../../web/views/footer.tsx';
import { Frame } from '../../web/views/frame.tsx';
import type { PageSpeech } from '../http/router.ts';
import { LanguageSwitch } from '../../web/views/language-switch.tsx';
import { Logo } from '../../web/views/logo.tsx';
import { oncePerName } from '../platform/once.ts';
import { PlainLink } from './plain-link.tsx';
import { useWords } from '../../web/views/words.ts';

interface PrivacyProps {
  productName: string;
  supportEmail: string;
  speech: PageSpeech;
}

export function PrivacyPage({ productName, supportEmail, speech }: PrivacyProps) {
  const header = (
    <header className="page flex min-h-16 items-center py-2 lg:pt-5">
      <Logo productName={productName} Link={PlainLink} />
    </header>
  );
  const footer = (
    <Footer
      productName={productName}
      Rock={PaintedEnd}
      Link={PlainLink}
      speech={<LanguageSwitch {...speech} here={privacyPath} />}
    />
  );
  return (
    <Frame header={header} footer={footer}>
      <div className="page flex flex-col gap-14 py-10 sm:gap-20 sm:py-16">
        <Opening />
        <Others />
        <Kept />
        <Helpers />
        <Yours supportEmail={supportEmail} />
      </div>
    </Frame>
  );
}

const picture = oncePerName((side: 'down' | 'garden') =>
  rockDataUrl(side === 'down' ? paintRockFaceDown('home') : paintRock(side)),
);

/** The rock on the footer's line. */
const PaintedEnd = ({ className }: { className?: string }) => (
  <img src={picture('garden')} width={400} height={400} alt="" className={className} />
);

/** In the order of the page. */
const sections = ['others', 'kept', 'helpers', 'yours'] as const;
type SectionId = (typeof sections)[number];

const titleOf = (words: Words['privacy'], id: SectionId) => words[`${id}Title`];

function Opening() {
  const words = useWords('privacy');
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(12rem,20rem)]">
      <div className="flex max-w-reading flex-col gap-5">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="text-lg text-soft">{words.lead}</p>
        <h2>{words.shortly}</h2>
        <ul className="flex flex-col gap-3">
          {words.short.map((one) => (
            <li key={one} className="relative ps-7">
              <Mark className="top-2 inset-s-0.5 size-3 bg-marker" />
              {one}
            </li>
          ))}
        </ul>
        <nav aria-label={words.onThisPage}>
          <ul className="flex flex-wrap gap-x-6">
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                  {titleOf(words, id)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* Turned over: its underside is shown. */}
      <img
        src={picture('down')}
        width={400}
        height={400}
        alt=""
        className="w-40 justify-self-start max-md:-order-1 md:w-full print:hidden"
      />
    </div>
  );
}

const Mark = ({ className }: { className: string }) => (
  <span aria-hidden className={clsx('absolute rounded-full', className)} />
);

interface SectionProps {
  id: SectionId;
  children: ReactNode;
}

function Section({ id, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {titleOf(useWords('privacy'), id)}
      </h2>
      {children}
    </section>
  );
}

interface PairsProps {
  pairs: readonly (readonly [who: string, text: string])[];
}

function Pairs({ pairs }: PairsProps) {
  return (
    <dl className="flex flex-col">
      {pairs.map(([who, text]) => (
        <div
          key={who}
          className="grid gap-x-10 gap-y-1 border-t border-line py-4 break-inside-avoid md:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{who}</dt>
          <dd className="max-w-reading">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Others() {
  const words = useWords('privacy');
  return (
    <Section id="others">
      <Pairs pairs={words.others.map(({ who, sees }) => [who, sees])} />
      <p className="max-w-reading text-soft">{words.othersPage}</p>
    </Section>
  );
}

function Kept() {
  const groups = keptGroupsOf(useWords('privacy'));
  return (
    <Section id="kept">
      <div>
        {groups.map((group, i) => (
          <Stop key={group.id} group={group} place={i} isLast={i === groups.length - 1} />
        ))}
      </div>
    </Section>
  );
}

const dots = ['bg-status-hidden', 'bg-status-found', 'bg-status-active', 'bg-marker'];

interface StopProps {
  group: KeptGroup;
  place: number;
  isLast: boolean;
}

/** A stop of the journey: for how long in one line; opened, what for, how long each part is kept, who else sees it. */
function Stop({ group, place, isLast }: StopProps) {
  const { whoElseSees } = useWords('privacy');
  const { id, title, short, why, kept, seen } = group;
  const dot = dots[place % dots.length] ?? '';
  return (
    <section aria-labelledby={`${id}-title`} className="relative pb-3 ps-9 sm:ps-14">
      {!isLast && <DotLine down className="absolute top-10 bottom-0 inset-s-1.5 text-line sm:inset-s-2" />}
      <Mark className={clsx('top-3.5 inset-s-0 size-5 sm:size-6', dot)} />
      <details className="group">
        <summary className="flex min-h-11 list-none items-start justify-between gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
          <span className="flex max-w-reading flex-col gap-0.5">
            <h3 id={`${id}-title`} className="text-xl">
              {title}
            </h3>
            <span className="text-soft">{short}</span>
          </span>
          <Chevron />
        </summary>
        {/* The target of links is inside, since browsers open what is around it. */}
        <div
          id={id}
          className="grid scroll-mt-36 gap-x-16 gap-y-5 pt-1 pb-9 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
        >
          <div className="flex max-w-reading flex-col gap-3 break-inside-avoid">
            <p>{why}</p>
            {seen !== '' && (
              <p className="text-soft">
                <strong className="font-semibold text-ink">{whoElseSees}</strong>
                {seen}
              </p>
            )}
          </div>
          <dl className="max-w-reading rounded-md border border-line bg-card px-5 py-2">
            {kept.map(({ what, long }) => (
              <div
                key={what}
                className="grid gap-x-8 gap-y-0.5 border-line py-3 break-inside-avoid not-first:border-t sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]"
              >
                <dt>{what}</dt>
                <dd className="font-semibold sm:text-end">{long}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </section>
  );
}

/** Five dots that point down, and up once it is open. */
const Chevron = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="mt-0.5 size-6 shrink-0 fill-moss group-[[open]]:rotate-180 print:hidden"
  >
    {[
      [5, 9],
      [8.5, 12.5],
      [12, 16],
      [15.5, 12.5],
      [19, 9],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="1.6" />
    ))}
  </svg>
);

function Helpers() {
  const words = useWords('privacy');
  return (
    <Section id="helpers">
      <p className="max-w-reading">{words.helpersLead}</p>
      <Pairs pairs={words.helpers.map(({ who, does }) => [who, does])} />
    </Section>
  );
}

function Yours({ supportEmail }: Pick<PrivacyProps, 'supportEmail'>) {
  const words = useWords('privacy');
  return (
    <Section id="yours">
      <Pairs pairs={words.yours.map(({ title, text }) => [title, text])} />
      <p>
        <a
          href={`mailto:${supportEmail}`}
          className="link inline-flex min-h-11 items-center font-display text-xl font-bold tracking-tight wrap-anywhere"
        >
          {supportEmail}
        </a>
      </p>
      <p className="text-sm text-soft">
        <a href="/licences.txt" className="link inline-flex min-h-11 items-center">
          {words.licences}
        </a>
      </p>
    </Section>
  );
}
