// The actions on a member, with the texts of their dialogs.
import type { AdminMember } from '../../../schema/admin.ts';
import type { MemberPage } from '../../../schema/admin-members.ts';
import { api } from '../../api.ts';
import { MemberName } from '../member-identity.tsx';
import type { ReasonedAction } from '../reason-dialog.tsx';
import { addressField, endField, endOf, typedField } from './fields.tsx';

type Who = Pick<AdminMember, 'id' | 'name' | 'email'>;

const who = (member: Who) => <MemberName member={member} isPlain />;

const calls = api.admin.members[':id'];

/** Gives a plan without payment, or ends a given plan. */
export function givePlan(about: Who & Pick<AdminMember, 'hasManualPlan'>): ReasonedAction {
  const { id, name, hasManualPlan } = about;
  const isGiven = !hasManualPlan;
  return {
    key: `plan ${id} ${isGiven}`,
    send: ({ reason }, headers) =>
      calls.plan.$post({ param: { id }, json: { isGiven, reason } }, { headers }),
    ...(isGiven
      ? {
          title: <bdi>{`Give ${name} a plan`}</bdi>,
          description: (
            <>{who(about)} gets everything that Rock Hunter Pro opens, without paying, until you end it.</>
          ),
          action: 'Give the plan',
          done: { title: 'Plan given' },
        }
      : {
          title: <bdi>{`End the plan of ${name}`}</bdi>,
          description: (
            <>What was given to {who(about)} by hand ends at once. A plan that they pay for is not touched.</>
          ),
          action: 'End the plan',
          isDanger: true,
          done: { title: 'Plan ended' },
        }),
  };
}

export function endSessions(about: Who): ReasonedAction {
  const { id, name } = about;
  return {
    key: `sessions ${id}`,
    send: (json, headers) => calls['sign-out'].$post({ param: { id }, json }, { headers }),
    title: <bdi>{`End all sessions of ${name}`}</bdi>,
    description: <>{who(about)} is signed out on every device, and can sign in again with an email.</>,
    action: 'End all sessions',
    isDanger: true,
    done: { title: 'All sessions ended' },
  };
}

/** Changes the suspension that holds, if any: the dialog begins with its end and its reason. */
export function suspend(about: Who & Pick<MemberPage, 'suspension'>): ReasonedAction {
  const { id, name, suspension } = about;
  const isChange = suspension !== null;
  return {
    // What was typed for another suspension is no longer true.
    key: `suspend ${id} ${JSON.stringify(suspension)}`,
    field: endField(suspension),
    reason: suspension?.reason ?? '',
    send: ({ reason }, headers, said) =>
      calls.suspension.$put({ param: { id }, json: { reason, until: endOf(said, Date.now()) } }, { headers }),
    title: <bdi>{isChange ? `Change the suspension of ${name}` : `Suspend ${name}`}</bdi>,
    description: (
      <>
        {who(about)} can still sign in and read, end their plan, and leave, but finds, hides and writes
        nothing. They read your reason and the end in an email and on every page. A new account with the same
        mailbox is suspended, too; those that they have already are not.
      </>
    ),
    action: isChange ? 'Change' : 'Suspend',
    isDanger: true,
    isRead: true,
    done: { title: 'Suspended', description: 'They get an email.' },
  };
}

export function liftSuspension(about: Who): ReasonedAction {
  const { id, name } = about;
  return {
    key: `lift ${id}`,
    send: (json, headers) => calls.suspension.$delete({ param: { id }, json }, { headers }),
    title: <bdi>{`Lift the suspension of ${name}`}</bdi>,
    description: <>{who(about)} can write again at once, and gets an email.</>,
    action: 'Lift',
    done: { title: 'Suspension lifted' },
  };
}

export function setAddress(about: Who): ReasonedAction {
  const { id, name, email: emailBefore } = about;
  return {
    key: `address ${id}`,
    field: addressField,
    send: ({ reason }, headers, email) =>
      calls.email.$put({ param: { id }, json: { email, emailBefore, reason } }, { headers }),
    title: <bdi>{`Set another address for ${name}`}</bdi>,
    description: (
      <>
        For somebody who can no longer read emails to {who(about)}. Make sure that it is them: whoever has the
        new address has the account. All sessions end, both addresses are told, and the old one can undo it
        for a week.
      </>
    ),
    action: 'Set the address',
    isDanger: true,
    done: { title: 'Address set', description: 'Both addresses are told.' },
  };
}

export function deleteAccount(about: Who): ReasonedAction {
  const { id, name, email } = about;
  return {
    key: `delete ${id}`,
    field: typedField(email),
    option: 'Send a confirmation to this address',
    send: ({ reason }, headers, _, isTold) =>
      calls.$delete({ param: { id }, json: { email, reason, isTold } }, { headers }),
    title: <bdi>{`Delete the account of ${name}`}</bdi>,
    description:
      'For somebody who asks for it and cannot sign in. It cannot be undone. Rocks that travel stay, without their name; a plan ends at Stripe; orders stay for bookkeeping.',
    action: 'Delete the account',
    isDanger: true,
    done: { title: 'Account deleted' },
  };
}
