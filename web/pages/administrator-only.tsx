// Shows a page to the administrator, and to others that it is not theirs.
import type { ReactNode } from 'react';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { useWords } from '../views/words.ts';

export function AdministratorOnly({ children }: { children: ReactNode }) {
  const words = useWords('admin');
  const member = useMember();
  if (member?.isAdmin) return children;
  return (
    <PlainPage title={words.accessDenied} picture={<TurnedRock id="moss" />}>
      <div className="flex flex-wrap gap-3">
        {!member && (
          <a href={signInUrl()} className={buttonClass({ variant: 'main' })}>
            {words.signIn}
          </a>
        )}
        <ButtonLink to="/">{words.home}</ButtonLink>
      </div>
    </PlainPage>
  );
}
