// The list of features behind a closed gate, on a dotted line.
import { PaintedRock } from './painted-rock.tsx';

interface Stop {
  /** The id from which its rock is painted. */
  id: string;
  title: string;
  words: string;
}

export function PaintedStops({ stops }: { stops: readonly Stop[] }) {
  return (
    <ul>
      {stops.map(({ id, title, words }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] items-center gap-x-5 pb-8 last:pb-0 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-7"
        >
          <span
            aria-hidden
            className="dot-thread absolute top-16 bottom-0 inset-s-[calc(min(2.25rem,10vw)-6px)] text-marker group-last:hidden sm:inset-s-[calc(3rem-6px)]"
          />
          <PaintedRock id={id} className="relative aspect-square w-full" />
          <div>
            <h2 className="text-lg">{title}</h2>
            <p className="mt-0.5 text-soft">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
