// 'Register many rocks', and the dialog that it opens.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';

const ListDialog = lazyDialog(() => import('./list-dialog.tsx'));

export default function ManyRocks() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="bare" className="self-start" onClick={() => setOpen(true)}>
        Register many rocks
      </Button>
      <ListDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
