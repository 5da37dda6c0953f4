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

/** The same rock in all pictures of the page. */
const rock = 'marmalade';

export default function GettingStartedPage() {
  useAnchors();
  return (
    <div className="page flex flex-col gap-16 py-10 sm:gap-24 sm:py-16">
      <header className="flex max-w-reading flex-col gap-4">
        <h1 className="text-4xl">Getting Started</h1>
        <p className="text-lg text-soft">
          A stone, some paint and a patient afternoon are all you need. Here is how a rock sets out, and how
          its story comes back to you.
        </p>
        <p>
          In a hurry? Read the{' '}
          <a href="#safety-guidelines" className="link">
            Safety &amp; Guidelines
          </a>{' '}
          before you hide anything.
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
  return (
    <section aria-label="The four steps">
      <ol className="flex flex-col gap-12 sm:gap-16">
        <Step number={1} title="Create &amp; Paint" picture={<PaintedRock id={rock} className="size-full" />}>
          <p>
            Choose a smooth, dry stone about the size of your palm. Wash it, let it dry, and paint with
            acrylics: a light ground first, then your picture, then dots for the joy of it.
          </p>
          <p>
            Seal it with two thin coats of clear outdoor varnish, a day apart, so that rain does not take the
            colors.
          </p>
        </Step>
        <Step number={2} title="Register Rock" picture={<TurnedRock id={rock} className="size-full" />}>
          <p>
            Give it a name, a photo and its Rock ID. No label yet? The form gives you an ID, to paint on the
            underside or to print as a label with a QR code.
          </p>
          <p>The ID is how a finder tells us that they really hold your rock: keep it off the photo.</p>
        </Step>
        <Step
          number={3}
          title="Hide &amp; Share"
          picture={<PaintedScene id={rock} place="moss" className="size-full" />}
        >
          <p>
            Leave it where somebody will walk by and look twice: at the foot of a tree, on a low wall, beside
            a bench. Then log the place with your phone, and your rock is on the map.
          </p>
          <p>Share its picture from My Rocks, and let people wonder.</p>
        </Step>
        <Step
          number={4}
          title="Find &amp; Continue"
          picture={<PaintedScene id={rock} place="beach" className="size-full" />}
        >
          <p>
            Whoever finds it scans the label or types in the ID, admires it for a while, and hides it in a new
            place. You see every stop, and the miles add up.
          </p>
          <p>
            Found one yourself? Take it along, and hide it again within a month: it is waiting to move on.
          </p>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Step({ number, title, picture, children }: StepProps) {
  return (
    <li className="relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-12 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-20">
      {/* The dotted line behind the pictures, from this one to the next. */}
      <div
        aria-hidden
        className="absolute top-14 -bottom-14 left-[calc(3.5rem-6px)] dot-thread text-marker in-[li:last-child]:hidden sm:left-[calc(5.5rem-6px)] sm:-bottom-20 lg:left-[calc(9rem-6px)]"
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
        {children}
      </div>
    </li>
  );
}

function FirstRock() {
  return (
    <section
      aria-labelledby="first-rock"
      className="grid gap-x-20 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-3">
        <h2 id="first-rock" className="text-2xl">
          Your first rock
        </h2>
        <p className="text-soft">It does not have to be beautiful. It has to be found.</p>
      </div>
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <Advice title="The stone">
          Buy it at a garden center or take it from your own ground. Beaches, parks and stream beds are often
          protected, and stones are homes.
        </Advice>
        <Advice title="The paint">
          Acrylic paint or paint markers hold on clean stone. Let each layer dry, or the next one will pull it
          off.
        </Advice>
        <Advice title="The underside">
          Leave it plain and write small: the Rock ID in threes, and “{productName}” so that a finder knows
          where to type it in. Varnish over it as well.
        </Advice>
        <Advice title="The first place">
          Somewhere you pass again, with people on foot. A first rock that is found within the week makes you
          paint a second one.
        </Advice>
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
  return (
    <section aria-labelledby="tips" className="flex flex-col gap-6">
      <h2 id="tips" className="text-2xl">
        Tips
      </h2>
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Tip>
          Bright colors and a clear outline are seen from three steps away. Moss-green on moss is not.
        </Tip>
        <Tip>Take the photo in the shade, from above, before you seal: varnish shines back.</Tip>
        <Tip>
          Scan or type in your own ID once before you hide the rock. A wrong character is found at home.
        </Tip>
        <Tip>In the notes, tell a finder something kind rather than the exact spot.</Tip>
        <Tip>Children paint best with one big dot at a time: the end of a pencil makes a perfect one.</Tip>
        <Tip>
          After a storm, look after the rocks that you hid near water, and bring them home if need be.
        </Tip>
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
  const member = useMember();
  return (
    <section aria-labelledby="ready" className="flex flex-col gap-8">
      <DotLine className="text-marker" />
      <div className="flex flex-col items-start gap-5">
        <h2 id="ready" className="text-3xl">
          Is the paint dry?
        </h2>
        <p className="max-w-reading text-lg text-soft">
          {member
            ? 'Then give your rock a name, and it can be on its way today.'
            : 'Joining is free, takes a minute, and needs nothing but an e-mail address.'}
        </p>
        {member ? (
          <ButtonLink to="/register-rock" variant="main" size="large">
            Register Your First Rock
          </ButtonLink>
        ) : (
          <a
            href={signInUrl(pendingReturnTo() ?? '/')}
            className={buttonClass({ variant: 'main', size: 'large' })}
          >
            Sign Up Free
          </a>
        )}
      </div>
    </section>
  );
}
