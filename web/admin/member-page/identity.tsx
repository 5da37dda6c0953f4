// Who a member is: name, address, place, plan, and whether they are suspended.
import type { ReactNode } from 'react';
import type { MemberPage } from '../../../schema/admin-members.ts';
import { locationLine } from '../../../schema/members.ts';
import { grouped } from '../../lib/numbers.ts';
import { Day, Moment } from '../time.tsx';
import { EmailText } from '../email-text.tsx';
import { notKnown, planWords } from '../words.ts';

export function Identity({ member }: { member: MemberPage }) {
  const { fullName, name, email, createdAt, lastSignInAt, suspension, rockCount, findCount } = member;
  return (
    <dl className="grid gap-x-8 gap-y-2 rounded-md border border-line bg-card p-4 tabular-nums sm:p-5 lg:grid-cols-2 [&_time]:whitespace-nowrap">
      <Line title="Email">
        <EmailText text={email} />
      </Line>
      {fullName !== '' && fullName !== name && (
        <Line title="Full name">
          <bdi>{fullName}</bdi>
        </Line>
      )}
      <Line title="Place">
        <bdi>{locationLine(member) || notKnown}</bdi>
      </Line>
      <Line title="Joined">
        <Day at={createdAt} />
      </Line>
      <Line title="Last sign-in">{lastSignInAt === null ? notKnown : <Moment at={lastSignInAt} />}</Line>
      <Line title="Plan">{planWords(member)}</Line>
      <Line title="Rocks">{rockCount === 0 ? 'None registered' : `${grouped(rockCount)} registered`}</Line>
      <Line title="Finds">{findCount === 0 ? 'None yet' : grouped(findCount)}</Line>
      {suspension && (
        <Line title="Suspended">
          <span className="font-semibold text-coral">
            {suspension.until === null ? (
              'Until you lift it'
            ) : (
              <>
                Until <Moment at={suspension.until} />
              </>
            )}
          </span>
          <bdi className="mt-1 block">{suspension.reason}</bdi>
        </Line>
      )}
    </dl>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 min-[24rem]:grid-cols-[5.5rem_minmax(0,1fr)]">
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
