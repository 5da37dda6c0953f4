// The landing page: a dotted path from the rock in a finder's hand, past painted rocks, down to the footer.
import { Adventure } from './adventure.tsx';
import { Hero } from './hero.tsx';
import { Thread } from './station.tsx';
import { Stations } from './stations.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <Thread>
        <Adventure />
        <Stations />
      </Thread>
    </>
  );
}
