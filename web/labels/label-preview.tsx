// A preview of labels: a single one at almost three times its size, several smaller.
import { clsx } from 'clsx';
import { RockLabel } from './rock-label.tsx';
import { thisSite } from './this-site.ts';
import { useWords } from '../views/words.ts';

/** Maximum number of labels shown. */
const mostShown = 4;

/** @param codes the labels' Rock IDs, without duplicates */
export function LabelPreview({ codes }: { codes: readonly string[] }) {
  const words = useWords('labels');
  return (
    <div className="dot-field flex shrink-0 flex-col items-center gap-4 rounded-md border border-line p-5">
      <ul className="flex flex-wrap justify-center gap-4">
        {codes.slice(0, mostShown).map((code) => (
          <li key={code}>
            <RockLabel
              code={code}
              site={thisSite}
              className={clsx('border border-edge', codes.length === 1 ? 'w-66' : 'w-32 sm:w-44')}
            />
          </li>
        ))}
      </ul>
      {codes.length > mostShown && (
        <p className="rounded-full bg-card px-3 text-sm">{words.more(codes.length - mostShown)}</p>
      )}
    </div>
  );
}
