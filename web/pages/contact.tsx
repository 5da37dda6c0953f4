// The Contact Us page: contact details and quick help.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { postalLine, supportEmail } from '../config.ts';
import { useMember } from '../members/queries.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { DotLine } from '../views/dot-line.tsx';
import { Sentence } from '../views/sentence.tsx';
import { useWords } from '../views/words.ts';

export default function ContactPage() {
  const words = useWords('contact');
  return (
    <>
      <PlainPage title={words.heading} picture={<PaintedRock id="teapot" />}>
        <p className="text-lg">{words.lead}</p>
        <p>
          <a
            href={`mailto:${supportEmail}`}
            className="link font-display text-xl font-bold tracking-tight wrap-anywhere sm:text-2xl"
          >
            {supportEmail}
          </a>
        </p>
        <p className="text-soft">{words.whatHelps}</p>
        <div>
          <h2 className="text-base">{words.byPost}</h2>
          <address className="text-soft not-italic">
            <bdi>{postalLine}</bdi>
          </address>
        </div>
      </PlainPage>
      <QuickHelp />
    </>
  );
}

function QuickHelp() {
  const { quickHelp, lostId, notThere, safety } = useWords('contact');
  const isMember = useMember() !== null;
  return (
    <section aria-labelledby="quick-help" className="page flex flex-col gap-8 sm:gap-10">
      <DotLine className="text-marker" />
      <h2 id="quick-help" className="text-2xl">
        {quickHelp}
      </h2>
      <div className="flex flex-col gap-12 sm:gap-14">
        <Topic title={lostId.title} picture={<TurnedRock id="kettle" className="size-full" />}>
          <p>
            <Sentence
              parts={lostId.inMyRocks<ReactNode>((text) => (
                <Link to="/my-rocks" className="link">
                  {text}
                </Link>
              ))}
            />
          </p>
          <p>{lostId.wornOff}</p>
        </Topic>
        <Topic title={notThere.title} picture={<PaintedRock id="lantern" className="size-full" />}>
          <p>{notThere.radius}</p>
          <p>{isMember ? notThere.member : notThere.visitor}</p>
        </Topic>
        <Topic title={safety.title} picture={<PaintedRock id="sail" className="size-full" />}>
          <p>{safety.noRisk}</p>
          <p>
            <Sentence
              parts={safety.unfit<ReactNode>((text) => (
                <Link to="/getting-started" hash="safety-guidelines" className="link">
                  {text}
                </Link>
              ))}
            />
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
