// The landing page below the hero: the dotted line with all sections.
import { Link } from '@tanstack/react-router';
import { PaintedRock } from '../../painting/painted-rock.tsx';
import { lazyPart, NoFallback } from '../../ui/lazy-part.tsx';
import { useAnchors } from '../anchors.ts';
import { MonthWaiting } from './month-frame.tsx';
import { WhenNear } from './when-near.tsx';
import { Section } from './section.tsx';
import { Thread } from './station.tsx';
import { CommunityWaiting, FeaturedWaiting, MapWaiting } from './waiting.tsx';
import { useWords } from '../../views/words.ts';

const FirstStops = lazyPart(() => import('./first-stops.tsx'));
const Adventure = lazyPart(() => import('./adventure.tsx'));
const Explore = lazyPart(() => import('./explore.tsx'));
const Month = lazyPart(() => import('./month.tsx'), NoFallback);
const Featured = lazyPart(() => import('./featured.tsx'));
const Community = lazyPart(() => import('./community.tsx'));
const Hunters = lazyPart(() => import('./hunters.tsx'));

const more = 'link inline-flex min-h-11 items-center font-semibold text-ink';
const rock = 'size-20 sm:size-24 lg:size-36';

export default function Stops() {
  const { adventure, explore, featured, community } = useWords('landingStops');
  useAnchors();
  return (
    <div className="page">
      <div className="relative">
        <Thread className="top-0 -bottom-[122px] sm:-bottom-[170px] lg:hidden" />
        <WhenNear part={FirstStops} waiting={<div className="h-[42.5rem] sm:h-[52rem] lg:h-[42rem]" />} />
        <Section id="adventure-journey" title={adventure.title} side="right" from="above" hasPath>
          <WhenNear
            part={Adventure}
            waiting={<div className="h-[38rem] sm:h-[42rem] lg:aspect-[1072/960] lg:h-auto" />}
          />
        </Section>
        <Section
          id="explore"
          title={explore.title}
          side="left"
          from="above"
          beside={<WhenNear part={Month} waiting={<MonthWaiting />} />}
          lead={
            <>
              <p>{explore.lead}</p>
              <Link to="/explore-map" className={more}>
                {explore.more}
              </Link>
            </>
          }
        >
          <WhenNear part={Explore} waiting={<MapWaiting />} />
        </Section>
        <Section
          id="featured"
          title={featured.title}
          side="right"
          picture={<PaintedRock id="comet" className={rock} />}
          lead={<p>{featured.lead}</p>}
        >
          <WhenNear part={Featured} waiting={<FeaturedWaiting />} />
        </Section>
        <Section
          id="community"
          title={community.title}
          side="left"
          picture={<PaintedRock id="willow" className={rock} />}
          lead={
            <>
              <p>{community.lead}</p>
              <Link to="/community" className={more}>
                {community.more}
              </Link>
            </>
          }
        >
          <WhenNear part={Community} waiting={<CommunityWaiting />} />
        </Section>
        <div className="relative pt-10 sm:pt-24">
          <Thread side="end" className="-top-40 -bottom-[98px] max-lg:hidden" />
          {/* The same height with one hunter as with five, so that the footer does not move. */}
          <div className="relative z-1 min-h-[25.5rem] sm:min-h-[24.5rem] max-sm:bg-paper max-sm:py-4 sm:ps-[16.4%] lg:max-w-[46rem] lg:ps-0 [&_h2]:text-3xl">
            <WhenNear part={Hunters} waiting={null} />
          </div>
        </div>
      </div>
    </div>
  );
}
