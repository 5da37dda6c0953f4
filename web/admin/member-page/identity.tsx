// Who a member is: name, address, place, plan, and whether they are suspended.
import type { ReactNode } from 'react';
import type { MemberPage } from '../../../schema/admin-members.ts';
import { locationLine } from '../../../schema/members.ts';
import { grouped } from '../../lib/numbers.ts';
import { Day, Moment } from '../time.tsx';
import { EmailText } from '../email-text.tsx';
import { Sentence } from '../../views/sentence.tsx';
import { planWords } from '../words.ts';
import { useWords } from '../../views/words.ts';

export function Identity({ member }: { member: MemberPage }) {
  const words = useWords('adminMembers');
  const { notKnown } = useWords('admin');
  const { fullName, name, email, createdAt, lastSignInAt, suspension, rockCount, findCount } = member;
  return (
    <dl className="grid gap-x-8 gap-y-2 rounded-md border border-line bg-card p-4 tabular-nums sm:p-5 lg:grid-cols-2 [&_time]:whitespace-nowrap">
      <Line title={words.email}>
        <EmailText text={email} />
      </Line>
      {fullName !== '' && fullName !== name && (
        <Line title={words.fullName}>
          <bdi>{fullName}</bdi>
        </Line>
      )}
      <Line title={words.place}>
        <bdi>{locationLine(member) || notKnown}</bdi>
      </Line>
      <Line title={words.joined}>
        <Day at={createdAt} />
      </Line>
      <Line title={words.lastSignIn}>{lastSignInAt === null ? notKnown : <Moment at={lastSignInAt} />}</Line>
      <Line title={words.plan}>{planWords(member)}</Line>
      <Line title={words.rocks}>
        {rockCount === 0 ? words.noneRegistered : words.registeredRocks(rockCount)}
      </Line>
      <Line title={words.finds}>{findCount === 0 ? words.noneYet : grouped(findCount)}</Line>
      {suspension && (
        <Line title={words.suspended}>
          <span className="font-semibold text-coral">
            {suspension.until === null ? (
              words.untilYouLift
            ) : (
              <Sentence parts={words.until<ReactNode>(<Moment at={suspension.until} />)} />
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
