// The printed sheet of a design: three sizes to trace, its paints, and a ruler to check the printer's scale.
import { stoneShare, type DesignSummary } from '../../schema/designs.ts';
import { productName } from '../config.ts';
import { PrintSheet } from '../labels/print-sheet.tsx';
import { PaintDot } from './paint-list.tsx';
import { drawingUrl } from './queries.ts';
import './print.css';
import { useWords } from '../views/words.ts';

/** Class of the sheet's drawings, which must have loaded before printing. */
export const drawnClass = 'design-drawn';

/** The stone's longest diameter, in centimetres and in common fractions of inches. */
const sizes = [
  { cm: 8, inches: '3 1/8' },
  { cm: 5, inches: '2' },
  { cm: 3, inches: '1 1/4' },
] as const;

export function DesignSheet({ design }: { design: DesignSummary }) {
  const words = useWords('designs');
  const { id, name, difficulty, hint, palette } = design;
  return (
    <PrintSheet>
      <article className="design-sheet">
        <header>
          <h1>{name}</h1>
          <p>
            <span>{words.difficulties[difficulty]}</span> · {productName}
          </p>
        </header>
        <p>{hint}</p>
        <ul className="design-sizes">
          {sizes.map(({ cm, inches }) => (
            <li key={cm}>
              <img
                src={drawingUrl(id)}
                alt=""
                className={drawnClass}
                style={{ width: `${cm / stoneShare}cm` }}
              />
              {words.size(cm, inches)}
            </li>
          ))}
        </ul>
        <div className="design-foot">
          <section>
            <h2>{words.paints}</h2>
            <ul className="design-paints">
              {palette.map((paint) => (
                <li key={paint.name}>
                  <PaintDot hex={paint.hex} />
                  {paint.name}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{words.toStone}</h2>
            <ol>
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        <Ruler />
        <p className="design-note">{words.rulerAgrees}</p>
      </article>
    </PrintSheet>
  );
}

/** A ruler in millimetres: ten centimetres above the line, four inches below it. */
function Ruler() {
  const words = useWords('designs');
  const cm = Array.from({ length: 21 }, (_, i) => `M${i * 5} 6v-${i % 2 ? 1.8 : 3}`);
  const inches = Array.from({ length: 17 }, (_, i) => `M${i * 6.35} 6v${i % 4 ? 1.8 : 3}`);
  return (
    <svg aria-hidden viewBox="-2 0 106 12" className="design-ruler">
      <path d={`M0 6H101.6${cm.join('')}${inches.join('')}`} fill="none" stroke="#000" strokeWidth=".25" />
      <text x="0" y="2.4">
        0
      </text>
      <text x="50" y="2.4">
        {words.centimeters(5)}
      </text>
      <text x="100" y="2.4">
        {words.centimeters(10)}
      </text>
      <text x="0" y="11.6">
        0
      </text>
      <text x="25.4" y="11.6">
        {words.inches(1)}
      </text>
      <text x="76.2" y="11.6">
        {words.inches(3)}
      </text>
    </svg>
  );
}
