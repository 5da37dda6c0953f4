// In the place of a photo that did not load. Never another picture: somebody may hold the stone beside it.
import { ImageOff, RotateCw } from 'lucide-react';
import { missingPhoto } from '../../schema/photo-sizes.ts';
import { Button } from './button.tsx';
import type { Reload } from './use-reload.ts';

interface PictureMissingProps extends Reload {
  /** What it would show, such as the rock's name. */
  name: string;
  /** It is part of something that is pressed itself, and can have no button of its own. */
  isPart: boolean;
}

export function PictureMissing({ name, isPart, isTrying, inVain, retry }: PictureMissingProps) {
  if (isPart)
    return (
      <span
        role="img"
        aria-label={missingPhoto.words}
        className="grid size-full place-items-center bg-line text-soft"
      >
        <ImageOff aria-hidden className="size-5" />
      </span>
    );
  return (
    // Words where there is room for them; a sign with the same words for who cannot see it elsewhere.
    <div className="@container grid size-full place-items-center bg-line">
      <div className="flex flex-col items-center gap-2 @min-[9rem]:px-4">
        <p className="sr-only max-w-40 text-center text-sm leading-snug @min-[9rem]:not-sr-only">
          {missingPhoto.words}
        </p>
        <Button
          aria-label={`${missingPhoto.retry}: picture of ${name}`}
          aria-disabled={isTrying}
          aria-busy={isTrying || undefined}
          onClick={retry}
          // Over what makes a whole card one button.
          className="z-10 min-w-11 px-2.5! text-sm @min-[9rem]:px-4!"
        >
          <RotateCw aria-hidden className="size-4.5 shrink-0" />
          <span className="hidden @min-[9rem]:inline">{missingPhoto.retry}</span>
        </Button>
        <span role="status" className="sr-only">
          {inVain > 0 && !isTrying && `${missingPhoto.words}: ${name}`}
        </span>
      </div>
    </div>
  );
}
