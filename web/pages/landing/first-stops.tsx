// The first stops on the thread: the ambassadors' offer, and the community in figures.
import { Banner } from './banner.tsx';
import { Figures } from './figures.tsx';
import { Thread } from './station.tsx';

export default function FirstStops() {
  return (
    <>
      <div className="relative pt-8">
        <Thread className="top-0 h-24 max-lg:hidden" />
        <Banner />
      </div>
      <Figures />
    </>
  );
}
