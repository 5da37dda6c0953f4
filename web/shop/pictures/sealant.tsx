// A can of sealant that sprays a cloud of fine dots on a rock.
import { palettes } from '../../../painting/palettes.ts';
import { between, randomFrom } from '../../../painting/random.ts';
import { Frame, Ring, shadow } from './frame.tsx';
import { PebbleShape } from './pebble-shape.tsx';

const { picnic, seaside } = palettes;

/** The spray: a cone that widens away from the nozzle. */
const mist = (() => {
  const random = randomFrom('mist of the shop');
  return Array.from({ length: 42 }, () => {
    const way = Math.sqrt(random());
    return {
      x: 118 + way * 92,
      y: 62 + way * 26 + between(random, -1, 1) * way * 34,
      r: between(random, 1.2, 2.8),
    };
  });
})();

export function Sealant({ className }: { className?: string | undefined }) {
  return (
    <Frame className={className}>
      <g transform="translate(84 0)">
        <rect x="-30" y="82" width="70" height="122" rx="10" {...shadow} />
        <rect x="-34" y="80" width="68" height="120" rx="10" fill={seaside.cool} />
        <path d="M-34 92q0-24 22-26h24q22 2 22 26z" fill="#a9aaa4" />
        <rect x="-10" y="48" width="22" height="20" rx="4" fill="#fbeed3" />
        <circle cx="12" cy="57" r="2.6" fill="#1f2a28" />
        <rect x="-34" y="112" width="68" height="60" fill="#fbeed3" />
        <Ring x={0} y={142} r={19} count={12} dot={3} fill={picnic.warm} />
        <Ring x={0} y={142} r={10} count={7} dot={2.6} fill={seaside.deep} />
        <circle cy="142" r="4" fill={picnic.warm} />
      </g>
      <g className="fill-soft" fillOpacity="0.55">
        {mist.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <PebbleShape id="stone of the shop 3" x={230} y={150} size={62} />
      <Ring x={230} y={150} r={32} count={16} dot={4} fill="#fff2de" />
      <Ring x={230} y={150} r={20} count={10} dot={4.2} fill={seaside.warm} />
      <circle cx="230" cy="150" r="9" fill="#fff2de" />
    </Frame>
  );
}
