// The first two sections: the ambassadors' banner, and the community's figures.
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
