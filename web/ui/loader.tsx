// The loading indicator: a ring of dots that fills.
import { clsx } from 'clsx';
import { useWords } from '../views/words.ts';

const dots = 12;

/** For whole pages and panels. For parts of a page, see Skeleton. */
export function Loader({ children, className }: { children?: string; className?: string }) {
  const words = useWords('shell');
  return (
    <div
      role="status"
      className={clsx('flex flex-col items-center justify-center gap-4 py-16 text-soft', className)}
    >
      <svg aria-hidden viewBox="0 0 64 64" className="size-16 fill-moss">
        {Array.from({ length: dots }, (_, dot) => {
          const angle = (dot / dots) * 2 * Math.PI - Math.PI / 2;
          return (
            <circle
              key={dot}
              cx={32 + 25 * Math.cos(angle)}
              cy={32 + 25 * Math.sin(angle)}
              r={dot % 3 === 0 ? 4 : 3.2}
              className="animate-dot-fill"
              style={{ animationDelay: `${(dot - dots) * 120}ms` }}
            />
          );
        })}
      </svg>
      <p>{children ?? words.loading}</p>
    </div>
  );
}
