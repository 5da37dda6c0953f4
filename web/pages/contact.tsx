// The Contact Us page: contact details and quick help.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { postalLine, supportEmail } from '../config.ts';
import { useMember } from '../members/queries.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { DotLine } from '../views/dot-line.tsx';

export default function ContactPage() {
  return (
    <>
      <PlainPage title="Contact Us" picture={<PaintedRock id="teapot" />}>
        <p className="text-lg">Write to us about a rock, an idea, or something that does not work.</p>
        <p>
          <a
            href={`mailto:${supportEmail}`}
            className="link font-display text-xl font-bold tracking-tight wrap-anywhere sm:text-2xl"
          >
            {supportEmail}
          </a>
        </p>
        <p className="text-soft">
          It helps to know the name of the rock and what you saw on the screen. Send a Rock ID only to us,
          never in public: whoever knows it can claim the find.
        </p>
        <div>
          <h2 className="text-base">By post</h2>
          <address className="text-soft not-italic">{postalLine}</address>
        </div>
      </PlainPage>
      <QuickHelp />
    </>
  );
}

function QuickHelp() {
  const isMember = useMember() !== null;
  return (
    <section aria-labelledby="quick-help" className="page flex flex-col gap-8 sm:gap-10">
      <DotLine className="text-marker" />
      <h2 id="quick-help" className="text-2xl">
        Quick Help
      </h2>
      <div className="flex flex-col gap-12 sm:gap-14">
        <Topic title="I lost my Rock ID" picture={<TurnedRock id="kettle" className="size-full" />}>
          <p>
            The IDs of all your rocks are in{' '}
            <Link to="/my-rocks" className="link">
              My Rocks
            </Link>
            : copy one to paint it on again, or print its label. Only you and whoever holds the rock can see
            it.
          </p>
          <p>
            You found a rock whose ID is worn off? Send us a photo of both sides and tell us where it lay: we
            may know it by its picture.
          </p>
        </Topic>
        <Topic title="I cannot find a rock" picture={<PaintedRock id="lantern" className="size-full" />}>
          <p>
            Search within a 50-meter radius of its place on the map. Phones are often that far off under trees
            and between houses, and a lawn mower, a squirrel or a child may have moved the rock a little.
          </p>
          <p>
            Look low: at the foot of trees, under benches, on walls and window sills, and turn nothing over
            that somebody lives under.{' '}
            {isMember
              ? 'Still nothing? It may be in somebody’s pocket already, on its way to the next place.'
              : 'The map shows visitors only about where a rock lies. Log in to see the place itself.'}
          </p>
        </Topic>
        <Topic title="Safety" picture={<PaintedRock id="sail" className="size-full" />}>
          <p>
            No rock is worth a risk. Leave it when it lies beside a road, on a cliff, in deep water or behind
            a fence, and tell us, so that it can come off the map.
          </p>
          <p>
            Is something on a rock, in a photo or in a comment not fit for families? Report it where you see
            it, or write to us. Read the{' '}
            <Link to="/getting-started" hash="safety-guidelines" className="link">
              Safety &amp; Guidelines
            </Link>{' '}
            before you hide one. In an emergency call the local emergency number first.
          </p>
        </Topic>
      </div>
    </section>
  );
}

interface TopicProps {
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Topic({ title, picture, children }: TopicProps) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-10 lg:grid-cols-[8rem_16rem_minmax(0,1fr)]">
      <div aria-hidden className="size-16 sm:size-32 lg:row-auto sm:max-lg:row-span-2">
        {picture}
      </div>
      <h3 className="self-center text-xl lg:self-start lg:pt-2">{title}</h3>
      <div className="mt-3 flex max-w-reading flex-col gap-3 max-sm:col-span-2 lg:mt-0 lg:pt-2">
        {children}
      </div>
    </div>
  );
}
