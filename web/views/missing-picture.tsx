// The placeholder of a picture that did not load.
import type { ComponentProps, ReactNode, Ref } from 'react';
import { buttonClass } from './button-class.ts';
import { useWords } from './words.ts';

interface MissingPictureProps {
  words: string;
  /** The icon on the button, beside the text. */
  sign: ReactNode;
  button?: ComponentProps<'button'>;
  /** Announced after a retry. */
  children?: ReactNode;
  hidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Shows text where there is room, otherwise an icon with the same text for screen readers. */
export function MissingPicture({ words, sign, button, children, hidden, ref }: MissingPictureProps) {
  return (
    <div ref={ref} hidden={hidden} className="@container grid size-full place-items-center bg-line">
      <div className="flex flex-col items-center @min-[12rem]:gap-2">
        <p className="sr-only text-center text-sm whitespace-nowrap @min-[9rem]:not-sr-only">{words}</p>
        <button
          type="button"
          {...button}
          // Above the overlay that makes a whole card clickable.
          className={buttonClass({
            class:
              'z-10 min-w-11 px-2.5! text-sm whitespace-nowrap @max-[12rem]:border-transparent @max-[12rem]:bg-transparent @max-[12rem]:text-soft @min-[12rem]:px-4!',
          })}
        >
          {sign}
          <span className="hidden @min-[12rem]:inline">{useWords('shell').tryAgain}</span>
        </button>
        {children}
      </div>
    </div>
  );
}
