// A star outlined in dots, or filled.
const dots = [
  [12, 2.6],
  [13.9, 5.9],
  [15.3, 9],
  [18.6, 9.4],
  [21.7, 9.9],
  [19.4, 12.6],
  [17, 15],
  [17.5, 18.2],
  [18, 21.2],
  [15, 19.8],
  [12, 18.3],
  [9, 19.8],
  [6, 21.2],
  [6.5, 18.2],
  [7, 15],
  [4.6, 12.6],
  [2.3, 9.9],
  [5.4, 9.4],
  [8.7, 9],
  [10.1, 5.9],
] as const;

export function DottedStar({ full }: { full: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0 fill-current">
      {full ? (
        <path
          className="origin-center animate-bloom"
          d="M12 1.600 15.300 8.300 22.700 9.400 17.400 14.6 18.600 22 12 18.500 5.400 22 6.600 14.600 1.300 9.400 8.700 8.300Z"
        />
      ) : (
        dots.map(([x, y], dot) => <circle key={dot} cx={x} cy={y} r={dot % 2 === 0 ? 1.2 : 0.95} />)
      )}
    </svg>
  );
}
