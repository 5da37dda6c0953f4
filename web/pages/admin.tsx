// Admin Dashboard: for the administrator alone.
import { useMember } from '../members/queries.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function AdminPage() {
  if (!useMember()?.isAdmin) {
    return (
      <PlainPage title="Access Denied" picture={<TurnedRock id="moss" />}>
        <p>This page is restricted to administrators only.</p>
        <ButtonLink to="/">Home</ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Admin Dashboard" picture={<PaintedRock id="nutmeg" />}>
      <p>Visitors, orders and sign-ups will be counted here.</p>
    </PlainPage>
  );
}
