// The section with the four steps of a rock's adventure.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PaintedRock } from '../../painting/painted-rock.tsx';
import { TurnedRock } from '../../shell/turned-rock.tsx';
import { Station } from './station.tsx';
import { WindingPath } from './winding-path.tsx';
import { useWords } from '../../views/words.ts';

const rock = 'size-20 sm:size-28 lg:hidden';

export default function Adventure() {
  const { paint, register, hide, find } = useWords('landingStops').adventure;
  return (
    <div className="relative">
      <WindingPath
        className="hidden lg:block"
        size={[1072, 960]}
        through={[
          [984, 0],
          [980, 40],
          [930, 120],
          [830, 230],
          [535, 244],
          [240, 258],
          [140, 360],
          [240, 466],
          [535, 480],
          [830, 494],
          [930, 600],
          [830, 706],
          [535, 720],
          [240, 734],
          [140, 840],
          [92, 915],
          [88, 960],
        ]}
        rocks={[
          { id: 'acorn', at: [930, 120], across: 212, tilt: 6 },
          { id: 'acorn', at: [140, 360], across: 212, tilt: -8, isTurned: true },
          { id: 'sparrow', at: [930, 600], across: 212, tilt: 8 },
          { id: 'rocket', at: [140, 840], across: 212, tilt: -4 },
        ]}
      />
      <ol className="lg:absolute lg:inset-0 lg:grid lg:grid-rows-4">
        <Step words={paint} side="right" picture={<PaintedRock id="acorn" className={rock} />} />
        <Step words={register} side="left" picture={<TurnedRock id="acorn" className={rock} />} />
        <Step words={hide} side="right" picture={<PaintedRock id="sparrow" className={rock} />} />
        <Step words={find} side="left" picture={<PaintedRock id="rocket" className={rock} />} />
      </ol>
    </div>
  );
}

interface StepProps {
  words: { title: string; text: string };
  /** The side of the path with its rock on a wide page. */
  side: 'left' | 'right';
  /** The same rock, for a narrow page. */
  picture: ReactNode;
}

function Step({ words: { title, text }, side, picture }: StepProps) {
  return (
    <Station
      as="li"
      picture={picture}
      className={clsx(
        'py-3 sm:py-8 lg:block! lg:self-center lg:py-0',
        side === 'left' ? 'lg:ms-[32%]' : 'lg:ms-[16.4%]',
      )}
    >
      <h3 className="text-2xl max-[24.3rem]:text-xl">{title}</h3>
      <p className="mt-2 max-w-form text-soft max-[24.3rem]:mt-1 max-[24.3rem]:text-sm sm:text-lg">{text}</p>
    </Station>
  );
}
