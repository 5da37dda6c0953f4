// Shows a page to the administrator, and to others that it is not theirs.
import type { ReactNode } from 'react';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';

export function AdministratorOnly({ children }: { children: ReactNode }) {
  const member = useMember();
  if (member?.isAdmin) return children;
  return (
    <PlainPage
      title="Access Denied: This page is restricted to administrators only."
      picture={<TurnedRock id="moss" />}
    >
      <div className="flex flex-wrap gap-3">
        {!member && (
          <a href={signInUrl()} className={buttonClass({ variant: 'main' })}>
            Sign In
          </a>
        )}
        <ButtonLink to="/">Home</ButtonLink>
      </div>
    </PlainPage>
  );
}
