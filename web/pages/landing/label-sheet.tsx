// A drawing of a sheet with twenty labels.

const columns = 4;
const rows = 5;
const label = { width: 78, height: 39, gap: 9 } as const;

/** The modules of the code, row by row, without its three corner patterns. */
const pattern = ['...#.#...', '..#..#..#', '..##.#.#.', '#.#.##.#.', '.##.#.#.#', '#..#.##..', '...##.#.#'];

export function LabelSheet({ className }: { className?: string }) {
  const width = columns * (label.width + label.gap) + label.gap;
  const height = rows * (label.height + label.gap) + label.gap;
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: label.gap + (index % columns) * (label.width + label.gap),
    y: label.gap + Math.floor(index / columns) * (label.height + label.gap),
  }));
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={className}>
      <defs>
        <g id="label">
          <rect width={label.width} height={label.height} rx="4" fill="#fffdf8" />
          <g transform="translate(5.5 5.5) scale(3.1)" fill="#1f2a28">
            {[
              [0, 0],
              [6, 0],
              [0, 6],
            ].map(([x = 0, y = 0]) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                <circle cx="1.5" cy="1.5" r="1.2" fill="none" stroke="#1f2a28" strokeWidth=".55" />
                <circle cx="1.5" cy="1.5" r=".5" />
              </g>
            ))}
            {pattern.flatMap((row, y) =>
              [...row].map((dot, x) =>
                dot === '#' && isFree(x, y) ? (
                  <circle key={`${x} ${y}`} cx={x + 0.5} cy={y + 0.5} r=".42" />
                ) : null,
              ),
            )}
          </g>
          {[11, 19.5, 28].map((y, line) => (
            <path
              key={y}
              d={`M43 ${y}h${line === 1 ? 22 : 26}`}
              stroke="#1f2a28"
              strokeWidth="4.2"
              strokeLinecap="round"
              strokeDasharray="0.1 8.6"
            />
          ))}
        </g>
      </defs>
      <rect width={width} height={height} rx="8" fill="#e8ddc4" />
      {places.map(({ x, y }) => (
        <use key={`${x} ${y}`} href="#label" x={x} y={y} />
      ))}
    </svg>
  );
}

/** Whether the module is outside the corner patterns. */
function isFree(x: number, y: number): boolean {
  return !((x < 3 && y < 3) || (x > 5 && y < 3) || (x < 3 && y > 5));
}
