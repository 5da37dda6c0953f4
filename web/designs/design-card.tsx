// A design in the gallery: its drawing, name, difficulty and paints.
import type { DesignSummary } from '../../schema/designs.ts';
import { DesignPicture } from './design-picture.tsx';
import { DifficultyMark } from './difficulty-mark.tsx';
import { PaintList } from './paint-list.tsx';

export function DesignCard({ design, onOpen }: { design: DesignSummary; onOpen: () => void }) {
  const { id, name, difficulty, palette } = design;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-card transition-colors focus-within:border-ink hover:border-ink">
      <DesignPicture id={id} name={name} alt="" className="border-b border-line p-[6%]" />
      <div className="flex grow flex-col gap-2 p-3 sm:p-4">
        <h3 className="text-base sm:text-lg">
          {/* Its clickable area is the whole card. */}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="text-start before:absolute before:inset-0 before:rounded-md group-hover:text-moss"
          >
            {name}
          </button>
        </h3>
        <DifficultyMark difficulty={difficulty} />
        <div className="mt-auto pt-1">
          <PaintList paints={palette} small />
        </div>
      </div>
    </article>
  );
}
