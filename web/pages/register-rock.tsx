// The Register Rock page.
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useMember } from '../members/queries.ts';
import { RegisterForm } from '../rocks/register-form.tsx';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';

const ListDialog = lazyDialog(() => import('../rocks/list/list-dialog.tsx'));

const route = getRouteApi('/register-rock');

export default function RegisterRockPage() {
  const { rockId } = route.useSearch();
  const member = useMember();
  const [isListOpen, setListOpen] = useState(false);
  return (
    <div className="page flex flex-col gap-10 py-10 sm:gap-14 sm:py-16">
      <div className="max-w-form">
        <h1>Register Rock</h1>
        <p className="mt-4 text-lg text-soft">A name and an ID, and your rock can begin its journey.</p>
      </div>
      {member && <RegisterForm member={member} code={rockId} />}
      <Button variant="bare" className="self-start" onClick={() => setListOpen(true)}>
        Register many rocks
      </Button>
      <ListDialog open={isListOpen} onOpenChange={setListOpen} />
    </div>
  );
}
