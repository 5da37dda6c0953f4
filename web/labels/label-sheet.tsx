// A printed sheet of labels: six in a row, each with crop marks and the name of its rock.
import { PrintSheet } from './print-sheet.tsx';
import { RockLabel } from './rock-label.tsx';
import { thisSite } from './this-site.ts';
import { useWords } from '../views/words.ts';

interface Labelled {
  id: string;
  name: string;
  laserEngraverId: string;
}

/** In inches. Six cells fit between half-inch margins on A4 and US Letter. */
const cell = { width: 1.2, height: 0.84, left: 0.1, top: 0.1 };

export function LabelSheet({ rocks, copies }: { rocks: readonly Labelled[]; copies: number }) {
  const words = useWords('labels');
  return (
    <PrintSheet>
      <div className="label-sheet">
        <div className="label-sheet-head">
          <p>{words.sheet(thisSite.name)}</p>
          <Ruler />
        </div>
        <ul>
          {rocks.flatMap((rock) =>
            Array.from({ length: copies }, (_, i) => (
              <li key={`${rock.id} ${i}`} style={{ width: `${cell.width}in`, height: `${cell.height}in` }}>
                <CropMarks />
                <div
                  style={{ position: 'absolute', insetInlineStart: `${cell.left}in`, top: `${cell.top}in` }}
                >
                  <RockLabel code={rock.laserEngraverId} site={thisSite} className="label-actual" />
                </div>
                <bdi>{rock.name}</bdi>
              </li>
            )),
          )}
        </ul>
      </div>
    </PrintSheet>
  );
}

/** Crop marks outside the label, so that no line remains on it. */
function CropMarks() {
  const [left, top, right, bottom] = [cell.left, cell.top, cell.left + 1, cell.top + 0.5];
  const marks = [left, right].flatMap((x) => [`M${x} ${top - 0.02}v-.06`, `M${x} ${bottom + 0.02}v.06`]);
  const sides = [top, bottom].flatMap((y) => [`M${left - 0.02} ${y}h-.06`, `M${right + 0.02} ${y}h.06`]);
  return (
    <svg aria-hidden viewBox={`0 0 ${cell.width} ${cell.height}`}>
      <path d={[...marks, ...sides].join('')} fill="none" stroke="#000" strokeWidth=".005" />
    </svg>
  );
}

/** A printed inch, to check the scale with a ruler. */
function Ruler() {
  const words = useWords('labels');
  return (
    <p className="label-ruler">
      <svg aria-hidden viewBox="0 0 1 .12">
        <path d="M.003 0v.12M.003 .06h.994M.997 0v.12" fill="none" stroke="#000" strokeWidth=".006" />
      </svg>
      {words.inch}
    </p>
  );
}
