// The top of the landing page, for finders first and then for new painters.
import type { ReactNode } from 'react';
import { signInUrl } from '../../members/sign-in.ts';
import { buttonClass } from '../../views/button-class.ts';
import type { Point } from './dots-along.ts';
import { Finder } from './finder.tsx';
import { WindingPath } from './winding-path.tsx';
import { useWords } from '../../views/words.ts';

export function Hero() {
  const words = useWords('landing');
  return (
    <section className="page pt-6 sm:pt-14">
      <div className="relative z-1 grid gap-x-16 gap-y-10 max-[24.3rem]:gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col items-start gap-6 max-lg:order-2">
          <h1 className="text-5xl">{words.claim<ReactNode>(<br key="line" />)}</h1>
          <p className="max-w-[36rem] text-lg text-soft max-[24.3rem]:text-base">{words.lead}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href={signInUrl('/')} className={buttonClass({ variant: 'main', size: 'large' })}>
              {words.signUp}
            </a>
            <a href="#adventure-journey" className="link inline-flex min-h-11 items-center font-semibold">
              {words.howItWorks}
            </a>
          </div>
        </div>
        <Finder />
      </div>
      <WindingPath
        className="hidden lg:mt-2 lg:block"
        size={[1200, 330]}
        through={[[960, -330], [925, -190], [905, -60], [985, 110], ...winding]}
        rocks={rocks}
      />
      {/* On a medium page the finder's card is above the text, so the path begins beside them. */}
      <WindingPath
        className="mt-6 hidden sm:block lg:hidden"
        size={[1200, 330]}
        through={[[1130, -110], [1160, -10], [1130, 110], ...winding]}
        rocks={rocks}
      />
      <WindingPath
        className="mt-4 sm:hidden"
        size={[360, 190]}
        through={[
          [310, -10],
          [335, 40],
          [280, 90],
          [215, 120],
          [150, 80],
          [85, 50],
          [35, 95],
          [60, 140],
          [40, 190],
        ]}
        rocks={[
          { id: 'harbour', at: [302, 66], across: 100, tilt: 8 },
          { id: 'teapot', at: [196, 118], across: 98, tilt: 6 },
          { id: 'tulip', at: [86, 58], across: 92, tilt: -6 },
        ]}
      />
    </section>
  );
}

/** The path from the first rock to the start of the straight line. */
const winding: readonly Point[] = [
  [1110, 165],
  [1010, 265],
  [830, 225],
  [690, 110],
  [530, 95],
  [420, 205],
  [255, 250],
  [120, 175],
  [64, 240],
  [98, 330],
];

const rocks = [
  { id: 'harbour', at: [1088, 160], across: 168, tilt: 8 },
  { id: 'plum', at: [838, 226], across: 124, tilt: -10 },
  { id: 'tulip', at: [600, 92], across: 150, tilt: 6 },
  { id: 'hazel', at: [395, 222], across: 112, tilt: 12 },
  { id: 'teapot', at: [172, 206], across: 140, tilt: -6 },
] as const;
