// 'Register many rocks', and the dialog that it opens.
import { useId, useState } from 'react';
import { rockListLimits } from '../../../schema/rock-list.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { useWords } from '../../views/words.ts';

const ListDialog = lazyDialog(() => import('./list-dialog.tsx'));

export default function ManyRocks() {
  const words = useWords('rockList');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className="flex max-w-form flex-col items-start gap-3 border-t border-line pt-8 sm:pt-10"
    >
      <h2 id={id} className="text-xl">
        {words.box}
      </h2>
      <p className="text-soft">{words.boxHow(rockListLimits.rocks)}</p>
      <Button className="mt-1 max-sm:self-stretch" onClick={() => setOpen(true)}>
        {words.many}
      </Button>
      <ListDialog open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
