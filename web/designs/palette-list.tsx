// Palettes: paints that go well together, and their use.
import type { DesignPalette } from '../../schema/designs.ts';
import { PaintList } from './paint-list.tsx';

export function PaletteList({ palettes }: { palettes: readonly DesignPalette[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {palettes.map(({ id, name, use, paints }) => (
        <li key={id} className="flex flex-col gap-3 rounded-md border border-line bg-card p-5">
          <h4 className="font-display text-lg font-bold tracking-tight">{name}</h4>
          <p className="text-sm text-soft">{use}</p>
          <div className="mt-auto pt-1 text-sm">
            <PaintList paints={paints} />
          </div>
        </li>
      ))}
    </ul>
  );
}
