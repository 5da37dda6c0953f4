// Paints as dots, with their names or, where there is little room, without.
import type { Paint } from '../../schema/designs.ts';

interface PaintListProps {
  paints: readonly Paint[];
  /** Only the dots; the names are for screen readers and tooltips. */
  small?: boolean;
}

export function PaintList({ paints, small = false }: PaintListProps) {
  if (small)
    return (
      <ul className="flex gap-1">
        {paints.map(({ name, hex }) => (
          <li key={name} title={name}>
            <PaintDot hex={hex} className="block size-5" />
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
      {paints.map(({ name, hex }) => (
        <li key={name} className="flex items-center gap-2.5">
          <PaintDot hex={hex} className="size-8 shrink-0" />
          <span className="leading-tight">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** A dot of paint; its rim keeps white visible in light mode and black in dark mode. */
export function PaintDot({ hex, className }: { hex: string; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className={className}>
      <circle cx="10" cy="10" r="9.25" fill={hex} stroke="var(--edge)" strokeWidth="0.75" />
    </svg>
  );
}
