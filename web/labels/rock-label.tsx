// A rock's label, 1/2 by 1 inch: a QR code with the rock's URL, and the Rock ID as text.
import { formatCode } from '../../schema/codes.ts';
import { codeLines, lineHeight, type Box } from './label-lines.ts';
import { labelAddress, labelQr } from './label-qr.ts';
import { useWords } from '../views/words.ts';

/** The site that a label links to: its name and origin, such as https://rockabout.example. */
export interface Site {
  name: string;
  origin: string;
}

interface RockLabelProps {
  code: string;
  site: Site;
  className?: string;
}

/** One inch by half an inch, in points; everything below is in points too. */
const label: Box = { width: 72, height: 36 };
/** The QR code's quiet zone separates it from the text. */
const words = { left: 36, width: 34 };
const name = { points: 5.6, room: 7.5 };
const margin = 2.5;

/** Estimated width of bold text in ems, rounded up. */
const emsOf = (text: string) =>
  [...text].reduce((ems, character) => ems + (/[\u0020-\u06FF]/.test(character) ? 0.56 : 1), 0);

export function RockLabel({ code, site, className }: RockLabelProps) {
  const texts = useWords('labels');
  const qr = labelQr(labelAddress(site.origin, code));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={texts.label(formatCode(code))}
      viewBox={`0 0 ${label.width} ${label.height}`}
      className={className}
    >
      <path fill="#fff" d={`M0 0h${label.width}v${label.height}H0z`} />
      {qr ? (
        <>
          <path
            fill="#000"
            d={qr.path}
            transform={`scale(${label.height / qr.size})`}
            shapeRendering="crispEdges"
          />
          <Words code={code} siteName={site.name} />
        </>
      ) : (
        <InWords code={code} host={new URL(site.origin).host} />
      )}
    </svg>
  );
}

/** The text beside the QR code. The product's name is left out if the Rock ID needs its room. */
function Words({ code, siteName }: { code: string; siteName: string }) {
  const height = label.height - 2 * margin;
  const withName = codeLines(code, { width: words.width, height: height - name.room });
  const hasName = emsOf(siteName) * name.points <= words.width && withName.points >= 6;
  const { lines, points } = hasName ? withName : codeLines(code, { width: words.width, height });
  const middle = words.left + words.width / 2 - 1;
  const used = lines.length * points * lineHeight;
  const top = (label.height - used - (hasName ? name.room : 0)) / 2;
  return (
    <>
      <CodeText lines={lines} points={points} x={middle} top={top} />
      {hasName && (
        <text
          x={middle}
          y={top + used + name.room - 1.2}
          fontSize={name.points}
          fontWeight={700}
          textAnchor="middle"
          fill="#000"
          className="font-sans"
        >
          {siteName}
        </text>
      )}
    </>
  );
}

/** For a Rock ID too long for the QR code: the site where to enter it, and the ID over the whole width. */
function InWords({ code, host }: { code: string; host: string }) {
  const invitation = useWords('labels').foundMe(host);
  const width = label.width - 2 * margin;
  const size = Math.min(6.5, width / emsOf(invitation));
  const room = { width, height: label.height - 2 * margin - size * 1.4 };
  const { lines, points } = codeLines(code, room);
  const used = lines.length * points * lineHeight;
  return (
    <>
      <text
        x={label.width / 2}
        y={margin + size * 0.85}
        fontSize={size}
        fontWeight={700}
        textAnchor="middle"
        fill="#000"
        className="font-sans"
      >
        {invitation}
      </text>
      <CodeText
        lines={lines}
        points={points}
        x={label.width / 2}
        top={label.height - margin - room.height + (room.height - used) / 2}
      />
    </>
  );
}

interface CodeTextProps {
  lines: readonly string[];
  points: number;
  x: number;
  top: number;
}

function CodeText({ lines, points, x, top }: CodeTextProps) {
  return lines.map((line, i) => (
    <text
      // Lines have no other identity than their index.
      key={i}
      x={x}
      y={top + points * (0.86 + i * lineHeight)}
      fontSize={points}
      fontWeight={700}
      textAnchor="middle"
      fill="#000"
      className="label-code"
    >
      {line}
    </text>
  ));
}
