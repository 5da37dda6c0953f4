// The offer to Founding Rock Ambassadors: its three figures, and a picture of a table for two.
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlaceCard } from './place-card.tsx';
import { useWords } from '../views/words.ts';

/** In their order. */
const promises = ['labels', 'perRegion', 'replyHours'] as const;

export function Offer() {
  const { offer } = useWords('ambassadors');
  return (
    <dl className="flex flex-col">
      {promises.map((promise) => (
        <div
          key={promise}
          className="grid grid-cols-[auto_1fr] items-center gap-4 border-t border-line py-4 last:border-b"
        >
          <dt className="figure min-w-18 text-4xl leading-none whitespace-nowrap text-moss lg:min-w-24">
            {ambassadorLimits[promise]}
          </dt>
          <dd className="leading-snug">{offer[promise]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two plates, each with a painted rock and a label as its place card. */
export function TableForTwo() {
  return (
    <div aria-hidden className="relative aspect-[6/5] w-full">
      <Seat id="dawn" place={1} className="top-0 inset-s-0 w-[58%]" lean="-rotate-5" />
      <Seat id="maple" place={2} className="inset-e-0 bottom-[4%] w-[52%]" lean="rotate-4" />
    </div>
  );
}

interface SeatProps {
  id: string;
  place: number;
  className: string;
  lean: string;
}

function Seat({ id, place, className, lean }: SeatProps) {
  return (
    <div className={`absolute ${className}`}>
      <div className="grid aspect-square place-items-center rounded-full border-4 border-dotted border-line bg-card">
        <PaintedRock id={id} className="w-[72%]" />
      </div>
      <PlaceCard place={place} className={`absolute -bottom-[3%] inset-s-[22%] w-[56%] ${lean}`} />
    </div>
  );
}
