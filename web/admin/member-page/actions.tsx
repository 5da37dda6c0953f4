// The actions on a member, with the texts of their dialogs.
import type { AdminMember } from '../../../schema/admin.ts';
import type { MemberPage } from '../../../schema/admin-members.ts';
import type { ReactNode } from 'react';
import { wordsNow } from '../../lib/words.ts';
import { Sentence } from '../../views/sentence.tsx';
import { api } from '../../api.ts';
import { MemberName } from '../member-identity.tsx';
import type { ReasonedAction } from '../reason-dialog.tsx';
import { addressField, endField, endOf, typedField } from './fields.tsx';
import { shownName } from '../../lib/display-name.ts';

type Who = Pick<AdminMember, 'id' | 'name' | 'email'>;

const who = (member: Who) => <MemberName member={member} isPlain />;

const calls = api.admin.members[':id'];

/** Gives a plan without payment, or ends a given plan. */
export function givePlan(about: Who & Pick<AdminMember, 'hasManualPlan'>): ReasonedAction {
  const words = wordsNow('adminMembers');
  const { id, hasManualPlan } = about;
  const name = shownName(about.name);
  const isGiven = !hasManualPlan;
  return {
    key: `plan ${id} ${isGiven}`,
    send: ({ reason }, headers) =>
      calls.plan.$post({ param: { id }, json: { isGiven, reason } }, { headers }),
    ...(isGiven
      ? {
          title: <bdi>{words.givePlanTo(name)}</bdi>,
          description: <Sentence parts={words.aboutGivePlan<ReactNode>(who(about))} />,
          action: words.giveThePlan,
          done: { title: words.planGiven },
        }
      : {
          title: <bdi>{words.endPlanOf(name)}</bdi>,
          description: <Sentence parts={words.aboutEndPlan<ReactNode>(who(about))} />,
          action: words.endThePlan,
          isDanger: true,
          done: { title: words.planEnded },
        }),
  };
}

export function endSessions(about: Who): ReasonedAction {
  const words = wordsNow('adminMembers');
  const { id } = about;
  const name = shownName(about.name);
  return {
    key: `sessions ${id}`,
    send: (json, headers) => calls['sign-out'].$post({ param: { id }, json }, { headers }),
    title: <bdi>{words.endSessionsOf(name)}</bdi>,
    description: <Sentence parts={words.aboutEndSessions<ReactNode>(who(about))} />,
    action: words.endSessions,
    isDanger: true,
    done: { title: words.sessionsEnded },
  };
}

/** Changes the suspension that holds, if any: the dialog begins with its end and its reason. */
export function suspend(about: Who & Pick<MemberPage, 'suspension'>): ReasonedAction {
  const words = wordsNow('adminMembers');
  const { id, suspension } = about;
  const name = shownName(about.name);
  const isChange = suspension !== null;
  return {
    // What was typed for another suspension is no longer true.
    key: `suspend ${id} ${JSON.stringify(suspension)}`,
    field: endField(suspension),
    reason: suspension?.reason ?? '',
    send: ({ reason }, headers, said) =>
      calls.suspension.$put({ param: { id }, json: { reason, until: endOf(said, Date.now()) } }, { headers }),
    title: <bdi>{isChange ? words.changeSuspensionOf(name) : words.suspendMember(name)}</bdi>,
    description: <Sentence parts={words.aboutSuspend<ReactNode>(who(about))} />,
    action: isChange ? words.change : words.suspend,
    isDanger: true,
    isRead: true,
    done: words.suspendedToast,
  };
}

export function liftSuspension(about: Who): ReasonedAction {
  const words = wordsNow('adminMembers');
  const { id } = about;
  const name = shownName(about.name);
  return {
    key: `lift ${id}`,
    send: (json, headers) => calls.suspension.$delete({ param: { id }, json }, { headers }),
    title: <bdi>{words.liftSuspensionOf(name)}</bdi>,
    description: <Sentence parts={words.aboutLift<ReactNode>(who(about))} />,
    action: words.lift,
    done: { title: words.lifted },
  };
}

export function setAddress(about: Who): ReasonedAction {
  const words = wordsNow('adminMembers');
  const { id, email: emailBefore } = about;
  const name = shownName(about.name);
  return {
    key: `address ${id}`,
    field: addressField(),
    send: ({ reason }, headers, email) =>
      calls.email.$put({ param: { id }, json: { email, emailBefore, reason } }, { headers }),
    title: <bdi>{words.setAddressFor(name)}</bdi>,
    description: <Sentence parts={words.aboutSetAddress<ReactNode>(who(about))} />,
    action: words.setAddress,
    isDanger: true,
    done: words.addressSet,
  };
}

export function deleteAccount(about: Who): ReasonedAction {
  const words = wordsNow('adminMembers');
  const { id, email } = about;
  const name = shownName(about.name);
  return {
    key: `delete ${id}`,
    field: typedField(email),
    option: words.sendConfirmation,
    send: ({ reason }, headers, _, isTold) =>
      calls.$delete({ param: { id }, json: { email, reason, isTold } }, { headers }),
    title: <bdi>{words.deleteAccountOf(name)}</bdi>,
    description: words.aboutDelete,
    action: words.deleteAccount,
    isDanger: true,
    done: { title: words.accountDeleted },
  };
}
