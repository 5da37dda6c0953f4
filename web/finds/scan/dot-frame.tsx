// The frame of the camera's picture: dots of paint at its corners.

/** Away from the corner along both sides. */
const dots = [
  { at: 0, radius: 2.4 },
  { at: 6.4, radius: 1.7 },
  { at: 11.6, radius: 1.3 },
  { at: 16, radius: 1 },
] as const;
const corners = [
  [16, 1],
  [84, -1],
] as const;

export function DotFrame() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className="pointer-events-none absolute inset-0 size-full">
      {corners.flatMap(([x, right]) =>
        corners.flatMap(([y, down]) =>
          dots.flatMap(({ at, radius }) =>
            (at === 0
              ? [[0, 0] as const]
              : ([
                  [at * right, 0],
                  [0, at * down],
                ] as const)
            ).map(([dx, dy]) => (
              <circle
                key={`${x + dx} ${y + dy}`}
                cx={x + dx}
                cy={y + dy}
                r={radius}
                // On a picture of any color, in both themes.
                className={at === 0 ? 'fill-sun' : 'fill-[#fffdf8]'}
                stroke="rgb(19 27 26 / 0.45)"
                strokeWidth={0.5}
              />
            )),
          ),
        ),
      )}
    </svg>
  );
}
