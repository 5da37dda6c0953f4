// What was done with a rock without a network, on its card.
import type { KeptWrite } from './kept-write.ts';
import { becomesWords, deedWords } from './words.ts';

export function WaitingNote({ write }: { write: KeptWrite }) {
  return (
    <p className="rounded-md border-2 border-dotted border-edge px-4 py-2.5 text-sm">
      <strong className="block font-semibold wrap-anywhere">
        <bdi>{deedWords(write)}</bdi>
      </strong>
      {becomesWords(write)}
    </p>
  );
}
