// A heart outlined in dots, or filled.
const dots = [
  [12, 8.2],
  [9.3, 5],
  [5.4, 4.8],
  [3, 7.9],
  [3.6, 12],
  [6.2, 15.4],
  [9.1, 18.1],
  [12, 20.4],
  [14.9, 18.1],
  [17.8, 15.4],
  [20.4, 12],
  [21, 7.9],
  [18.6, 4.8],
  [14.7, 5],
] as const;

export function DottedHeart({ full }: { full: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0 fill-current">
      {full ? (
        <path
          className="origin-center animate-bloom"
          d="M12 21.6C8.2 18.6 2 13.9 2 8.7 2 5.6 4.3 3.4 7.1 3.4c2 0 3.9 1.1 4.9 3 1-1.9 2.9-3 4.9-3 2.8 0 5.1 2.2 5.1 5.3 0 5.2-6.2 9.9-10 12.9z"
        />
      ) : (
        dots.map(([x, y], dot) => <circle key={dot} cx={x} cy={y} r={dot % 3 === 0 ? 1.35 : 1.15} />)
      )}
    </svg>
  );
}
