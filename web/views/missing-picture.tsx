// What stands in the place of a picture that did not load.
import type { ComponentProps, ReactNode, Ref } from 'react';
import { photoRetry } from '../../schema/photo-sizes.ts';
import { buttonClass } from './button-class.ts';

interface MissingPictureProps {
  words: string;
  /** Beside the words on the button. */
  sign: ReactNode;
  button?: ComponentProps<'button'>;
  /** Read out after another try. */
  children?: ReactNode;
  hidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Words where there is room for them; elsewhere a sign, with the same words for who cannot see it. */
export function MissingPicture({ words, sign, button, children, hidden, ref }: MissingPictureProps) {
  return (
    <div ref={ref} hidden={hidden} className="@container grid size-full place-items-center bg-line">
      <div className="flex flex-col items-center @min-[12rem]:gap-2">
        <p className="sr-only text-center text-sm whitespace-nowrap @min-[9rem]:not-sr-only">{words}</p>
        <button
          type="button"
          {...button}
          // Over what makes a whole card one button.
          className={buttonClass({
            class:
              'z-10 min-w-11 px-2.5! text-sm whitespace-nowrap @max-[12rem]:border-transparent @max-[12rem]:bg-transparent @max-[12rem]:text-soft @min-[12rem]:px-4!',
          })}
        >
          {sign}
          <span className="hidden @min-[12rem]:inline">{photoRetry}</span>
        </button>
        {children}
      </div>
    </div>
  );
}
