// The actions on a member, with the texts of their dialogs.
import type { AdminMember } from '../../schema/admin.ts';
import { api } from '../api.ts';
import { EmailText } from './email-text.tsx';
import type { ReasonedAction } from './reason-dialog.tsx';

/** The email address, since others may have the same name. */
const who = ({ name, email }: AdminMember) => <EmailText text={email || name} />;

/** Gives a plan without payment, or ends a given plan. */
export function givePlan(member: AdminMember): ReasonedAction {
  const { id, name, hasManualPlan } = member;
  const isGiven = !hasManualPlan;
  return {
    key: `plan ${id} ${isGiven}`,
    send: ({ reason }, headers) =>
      api.admin.members[':id'].plan.$post({ param: { id }, json: { isGiven, reason } }, { headers }),
    ...(isGiven
      ? {
          title: <bdi>{`Give ${name} a plan`}</bdi>,
          description: (
            <>{who(member)} gets everything that Rock Hunter Pro opens, without paying, until you end it.</>
          ),
          action: 'Give the plan',
          done: { title: 'Plan given' },
        }
      : {
          title: <bdi>{`End the plan of ${name}`}</bdi>,
          description: (
            <>
              What was given to {who(member)} by hand ends at once. A plan that they pay for is not touched.
            </>
          ),
          action: 'End the plan',
          isDanger: true,
          done: { title: 'Plan ended' },
        }),
  };
}

export function endSessions(member: AdminMember): ReasonedAction {
  const { id, name } = member;
  return {
    key: `sessions ${id}`,
    send: (json, headers) => api.admin.members[':id']['sign-out'].$post({ param: { id }, json }, { headers }),
    title: <bdi>{`End all sessions of ${name}`}</bdi>,
    description: <>{who(member)} is signed out on every device, and can sign in again with an email.</>,
    action: 'End all sessions',
    isDanger: true,
    done: { title: 'All sessions ended' },
  };
}
