// A cluster of rocks: a mandala of dots that grows with their number.

const paints = ['var(--marker)', 'var(--sun)', 'var(--moss)', 'var(--coral)'] as const;

/** Rings of dots around the number: one more for each size. */
const sizes = [
  { upTo: 9, rings: 1, width: 44 },
  { upTo: 49, rings: 2, width: 58 },
  { upTo: 199, rings: 3, width: 72 },
  { upTo: Infinity, rings: 4, width: 86 },
] as const;

const ringGap = 7;
const dotRadius = 2.7;

function sizeOf(count: number) {
  return sizes.find(({ upTo }) => count <= upTo) ?? sizes[3];
}

/** Pixels across. */
export function mandalaWidth(count: number): number {
  return sizeOf(count).width;
}

const numbers = new Intl.NumberFormat('en-US', { notation: 'compact' });

export function Mandala({ count }: { count: number }) {
  const { rings, width } = sizeOf(count);
  const outermost = width / 2 - 4;
  return (
    <svg
      aria-hidden
      width={width}
      height={width}
      viewBox={`${-width / 2} ${-width / 2} ${width} ${width}`}
      className="map-mandala"
    >
      <circle r={width / 2 - 0.5} fill="var(--card)" stroke="var(--line)" />
      {Array.from({ length: rings }, (_, ring) => (
        <Ring key={ring} radius={outermost - ring * ringGap} turn={ring % 2} first={ring + count} />
      ))}
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="figure"
        fontSize={count < 1000 ? 15 : 13}
        fill="var(--ink)"
      >
        {numbers.format(count)}
      </text>
    </svg>
  );
}

/** Two paints by turns. */
function Ring({ radius, turn, first }: { radius: number; turn: number; first: number }) {
  const dots = 2 * Math.floor((Math.PI * radius) / (dotRadius * 2 + 1.6));
  return Array.from({ length: dots }, (_, dot) => {
    const angle = ((dot + turn / 2) / dots) * 2 * Math.PI;
    return (
      <circle
        key={dot}
        cx={radius * Math.cos(angle)}
        cy={radius * Math.sin(angle)}
        r={dotRadius}
        fill={paints[(first + (dot % 2)) % paints.length]}
      />
    );
  });
}
