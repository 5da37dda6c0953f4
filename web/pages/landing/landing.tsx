// The landing page: a dotted path from the rock in a finder's hand, past all there is to see, down to the footer.
import { latePart } from '../../ui/late-part.tsx';
import { Hero } from './hero.tsx';
import { Late } from './late.tsx';

const Stops = latePart(() => import('./stops.tsx'));

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Late part={Stops} waiting={<div className="h-[470rem] lg:h-[356rem]" />} />
    </>
  );
}
