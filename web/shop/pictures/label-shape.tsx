// A QR label, 1/2 by 1 inch: a code of dots, and a 3 by 3 grid of dots for the Rock ID.

const paper = '#fffdf8';
const ink = '#1f2a28';

/** Dots of a meaningless code, row by row. */
const rows = ['10110', '01011', '11100', '00111', '10101'];

/** 40 by 20 around the origin. For <defs>, since a pack has up to a hundred labels. */
export function LabelShape({ id }: { id: string }) {
  return (
    <g id={id}>
      <rect
        x="-19.6"
        y="-9.6"
        width="39.2"
        height="19.2"
        rx="2"
        fill={paper}
        stroke="#8d8672"
        strokeWidth="0.5"
      />
      {[
        [-17, -7],
        [-17, 2],
        [-8, -7],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect width="5" height="5" rx="1.2" fill={ink} />
          <rect x="1" y="1" width="3" height="3" rx="0.7" fill={paper} />
          <circle cx="2.5" cy="2.5" r="0.9" fill={ink} />
        </g>
      ))}
      <g fill={ink}>
        {rows.flatMap((row, y) =>
          [...row].map(
            (bit, x) =>
              bit === '1' && <circle key={`${x} ${y}`} cx={-11 + x * 1.8} cy={-1 + y * 1.8} r="0.75" />,
          ),
        )}
        {[-4.6, 0, 4.6].flatMap((y) =>
          [3.6, 8.6, 13.6].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
        )}
      </g>
    </g>
  );
}
