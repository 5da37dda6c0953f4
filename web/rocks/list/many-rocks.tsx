// 'Register many rocks', and the dialog that it opens.
import { useId, useState } from 'react';
import { rockListLimits } from '../../../schema/rock-list.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';

const ListDialog = lazyDialog(() => import('./list-dialog.tsx'));

export default function ManyRocks() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className="flex max-w-form flex-col items-start gap-3 border-t border-line pt-8 sm:pt-10"
    >
      <h2 id={id} className="text-xl">
        A whole box of rocks?
      </h2>
      <p className="text-soft">
        If a spreadsheet has their names and Rock IDs, up to {rockListLimits.rocks} come at once.
      </p>
      <Button className="mt-1 max-sm:self-stretch" onClick={() => setOpen(true)}>
        Register many rocks
      </Button>
      <ListDialog open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
