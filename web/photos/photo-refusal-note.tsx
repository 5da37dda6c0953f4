// The message about a refused photo.
import type { Photo } from './use-photo.ts';

interface PhotoRefusalNoteProps {
  /** For the input's `aria-describedby`. */
  id: string;
  refusal: Photo['refusal'];
}

/** Always rendered, so that screen readers announce a new message. */
export function PhotoRefusalNote({ id, refusal }: PhotoRefusalNoteProps) {
  return (
    <div id={id} role="alert" className="text-sm empty:hidden">
      {refusal && (
        <>
          <strong className="flex items-baseline gap-2 text-coral">
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
            {refusal.title}
          </strong>
          <p>{refusal.text}</p>
        </>
      )}
    </div>
  );
}
