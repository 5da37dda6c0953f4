// The Getting Started page: how to paint, register and hide a first rock.
import type { ReactNode } from 'react';
import { productName } from '../config.ts';
import { useMember } from '../members/queries.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { signInUrl } from '../members/sign-in.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PaintedScene } from '../painting/painted-scene.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { DotLine } from '../views/dot-line.tsx';
import { useAnchors } from './anchors.ts';
import { Guidelines } from './getting-started/guidelines.tsx';
import { Sentence } from '../views/sentence.tsx';
import { useWords } from '../views/words.ts';

/** The same rock in all pictures of the page. */
const rock = 'marmalade';

export default function GettingStartedPage() {
  const words = useWords('gettingStarted');
  useAnchors();
  return (
    <div className="page flex flex-col gap-16 py-10 sm:gap-24 sm:py-16">
      <header className="flex max-w-reading flex-col gap-4">
        <h1 className="text-4xl">{words.heading}</h1>
        <p className="text-lg text-soft">{words.lead}</p>
        <p>
          <Sentence
            parts={words.inAHurry<ReactNode>((text) => (
              <a href="#safety-guidelines" className="link">
                {text}
              </a>
            ))}
          />
        </p>
      </header>
      <Steps />
      <FirstRock />
      <Guidelines />
      <Tips />
      <CallToAction />
    </div>
  );
}

function Steps() {
  const { steps, stepsLabel } = useWords('gettingStarted');
  return (
    <section aria-label={stepsLabel}>
      <ol className="flex flex-col gap-12 sm:gap-16">
        <Step number={1} words={steps.paint} picture={<PaintedRock id={rock} className="size-full" />} />
        <Step number={2} words={steps.register} picture={<TurnedRock id={rock} className="size-full" />} />
        <Step
          number={3}
          words={steps.hide}
          picture={<PaintedScene id={rock} place="moss" className="size-full" />}
        />
        <Step
          number={4}
          words={steps.find}
          picture={<PaintedScene id={rock} place="beach" className="size-full" />}
        />
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  words: { title: string; text: readonly string[] };
  picture: ReactNode;
}

function Step({ number, words: { title, text }, picture }: StepProps) {
  return (
    <li className="relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-12 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-20">
      {/* The dotted line behind the pictures, from this one to the next. */}
      <div
        aria-hidden
        className="absolute top-14 -bottom-14 inset-s-[calc(3.5rem-6px)] dot-thread text-marker in-[li:last-child]:hidden sm:inset-s-[calc(5.5rem-6px)] sm:-bottom-20 lg:inset-s-[calc(9rem-6px)]"
      />
      <div aria-hidden className="relative z-1 size-28 self-start sm:size-44 lg:size-72">
        {picture}
      </div>
      <div className="flex max-w-form flex-col gap-3 self-center">
        <h2 className="flex items-baseline gap-3 text-xl sm:text-2xl">
          <span aria-hidden className="figure text-3xl text-moss">
            {number}
          </span>
          {title}
        </h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </li>
  );
}

function FirstRock() {
  const { firstRock, stone, paint, underside, firstPlace } = useWords('gettingStarted');
  return (
    <section
      aria-labelledby="first-rock"
      className="grid gap-x-20 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-3">
        <h2 id="first-rock" className="text-2xl">
          {firstRock.title}
        </h2>
        <p className="text-soft">{firstRock.lead}</p>
      </div>
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <Advice title={stone.title}>{stone.text}</Advice>
        <Advice title={paint.title}>{paint.text}</Advice>
        <Advice title={underside.title}>{underside.text(productName)}</Advice>
        <Advice title={firstPlace.title}>{firstPlace.text}</Advice>
      </dl>
    </section>
  );
}

function Advice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <dt className="font-display text-lg font-bold tracking-tight">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tips() {
  const { tips, tipsTitle } = useWords('gettingStarted');
  return (
    <section aria-labelledby="tips" className="flex flex-col gap-6">
      <h2 id="tips" className="text-2xl">
        {tipsTitle}
      </h2>
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {tips.map((tip) => (
          <Tip key={tip}>{tip}</Tip>
        ))}
      </ul>
    </section>
  );
}

function Tip({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span aria-hidden className="mt-2 size-3 shrink-0 rounded-full bg-sun" />
      <p>{children}</p>
    </li>
  );
}

function CallToAction() {
  const words = useWords('gettingStarted');
  const member = useMember();
  return (
    <section aria-labelledby="ready" className="flex flex-col gap-8">
      <DotLine className="text-marker" />
      <div className="flex flex-col items-start gap-5">
        <h2 id="ready" className="text-3xl">
          {words.ready}
        </h2>
        <p className="max-w-reading text-lg text-soft">{member ? words.readyMember : words.readyVisitor}</p>
        {member ? (
          <ButtonLink to="/register-rock" variant="main" size="large">
            {words.registerFirst}
          </ButtonLink>
        ) : (
          <a
            href={signInUrl(pendingReturnTo() ?? '/')}
            className={buttonClass({ variant: 'main', size: 'large' })}
          >
            {words.signUp}
          </a>
        )}
      </div>
    </section>
  );
}
