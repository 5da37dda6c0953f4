// The Register Rock page.
import { getRouteApi } from '@tanstack/react-router';
import { useMember } from '../members/queries.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { RegisterForm } from '../rocks/register-form.tsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { useWords } from '../views/words.ts';

const ManyRocks = lazyPart(() => import('../rocks/list/many-rocks.tsx'), NoFallback);

const route = getRouteApi('/register-rock');

export default function RegisterRockPage() {
  const words = useWords('registerForm');
  const { rockId } = route.useSearch();
  const member = useMember();
  return (
    <div className="page flex flex-col gap-10 py-10 sm:gap-14 sm:py-16">
      <div className="max-w-form">
        <h1>{words.heading}</h1>
        <p className="mt-4 text-lg text-soft">{words.intro}</p>
      </div>
      <UnlessSuspended>
        {member && <RegisterForm member={member} code={rockId} />}
        <ManyRocks />
      </UnlessSuspended>
    </div>
  );
}
