// The landing page: sections along a dotted path.
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Hero } from './hero.tsx';
import { WhenNear } from './when-near.tsx';

const Stops = lazyPart(() => import('./stops.tsx'));

export default function LandingPage() {
  return (
    <>
      <Hero />
      <WhenNear part={Stops} waiting={<div className="h-[292rem] sm:h-[470rem] lg:h-[356rem]" />} />
    </>
  );
}
