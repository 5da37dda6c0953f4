// The ring of dots that fills on the way to a rock, and the arrow in it.
import { useWords } from '../../views/words.ts';

const dots = 24;

interface RingProps {
  /** From 0 to 1. */
  filled: number;
  /** Degrees clockwise from the top; null for no arrow. */
  arrow: number | null;
  /** Degrees clockwise from the top to north. */
  north: number;
  isThere: boolean;
  className?: string;
}

/** A picture of what the text beside it says. */
export function Ring({ filled, arrow, north, isThere, className }: RingProps) {
  const words = useWords('nearMe');
  const full = Math.round(filled * dots);
  return (
    <svg aria-hidden viewBox="0 0 240 240" className={className}>
      {Array.from({ length: dots }, (_, dot) => {
        const angle = (dot / dots) * 2 * Math.PI - Math.PI / 2;
        return (
          <circle
            key={dot}
            data-full={dot < full}
            cx={120 + 106 * Math.cos(angle)}
            cy={120 + 106 * Math.sin(angle)}
            r={dot % 6 === 0 ? 9 : 7.5}
            strokeWidth="2"
            className="fill-card stroke-edge transition-colors data-[full=true]:fill-moss data-[full=true]:stroke-moss"
          />
        );
      })}
      {arrow !== null && (
        <>
          <text
            x="120"
            y="46"
            textAnchor="middle"
            className="fill-soft font-semibold"
            fontSize="20"
            transform={`rotate(${north} 120 120)`}
          >
            {words.northMark}
          </text>
          <path
            d="M120 52 146 172 120 158 94 172Z"
            strokeWidth="8"
            strokeLinejoin="round"
            className="fill-ink stroke-ink"
            transform={`rotate(${arrow} 120 120)`}
          />
        </>
      )}
      {isThere && <circle cx="120" cy="120" r="46" className="fill-marker" />}
    </svg>
  );
}
