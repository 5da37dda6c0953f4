// The applications of Founding Rock Ambassadors: who was selected, the state of their packs, and withdrawing a selection.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminApplication } from '../../schema/admin.ts';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import type { ReactNode } from 'react';
import type { Words } from '../../schema/words/words.ts';
import { wordsNow } from '../lib/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ActionSection } from './action-section.tsx';
import { Day, utcDay } from './time.tsx';
import { EmailText } from './email-text.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { OrderLink } from './order-link.tsx';
import { PagedTable } from './paged-table.tsx';
import { adminApplications } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import type { AdminSearch } from './search.ts';
import type { Column } from './table.tsx';
import { inOneLine } from './words.ts';
import { useWords } from '../views/words.ts';

const { perRegion, labels } = ambassadorLimits;

interface ApplicationsProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Applications(props: ApplicationsProps) {
  const words = useWords('adminApplications');
  const query = useInfiniteQuery(adminApplications);
  return (
    <ActionSection id="admin-applications" title={words.heading}>
      {(ask, area) => (
        <>
          <p className="max-w-reading text-sm text-soft">{words.about(perRegion, labels)}</p>
          <PagedTable
            query={query}
            caption={words.caption}
            columns={columnsWith(words, ask)}
            failed={words.notLoaded}
            empty={words.nobodyYet}
          />
          <OpenedOrder {...props} returnTo={area} />
        </>
      )}
    </ActionSection>
  );
}

type Texts = Words['adminApplications'];

const columnsWith = (texts: Texts, ask: (decision: ReasonedAction) => void): Column<AdminApplication>[] => [
  {
    title: texts.name,
    cell: ({ name }) => <bdi className="wrap-anywhere">{name || texts.accountDeleted}</bdi>,
  },
  { title: texts.email, cell: ({ email }) => <EmailText text={email || wordsNow('admin').notKnown} /> },
  {
    title: texts.place,
    cell: ({ city, state, country }) => (
      <bdi className="wrap-anywhere">{[city, state, country].filter(Boolean).join(', ')}</bdi>
    ),
  },
  {
    title: texts.applied,
    cell: ({ createdAt }) => <Day at={createdAt} className="lg:whitespace-nowrap" />,
  },
  { title: texts.result, cell: (application) => resultWords(texts, application) },
  { title: texts.pack, cell: (application) => <Pack {...application} /> },
  {
    title: wordsNow('admin').whatCanBeDone,
    isQuiet: true,
    cell: (application) => {
      if (!application.isSelected) return null;
      const isIn = application.withdrawnAt === null;
      const decision = isIn ? withdraw(application) : selectAgain(application);
      const name = whose(application);
      return (
        <Button
          className="whitespace-nowrap"
          aria-label={isIn ? texts.withdrawOf(name) : texts.selectAgainOf(name)}
          onClick={() => ask(decision)}
        >
          {decision.action}
        </Button>
      );
    },
  },
];

const whose = ({ name }: AdminApplication) => name || wordsNow('adminApplications').deletedAccount;

const { withdrawal } = api.admin.applications[':id'];

const withdraw = (application: AdminApplication): ReasonedAction => {
  const { id, email, orderId, shippedAt } = application;
  const words = wordsNow('adminApplications');
  return {
    key: `withdraw ${id}`,
    send: (json, headers) => withdrawal.$put({ param: { id }, json }, { headers }),
    title: <bdi>{words.withdrawTitle(whose(application))}</bdi>,
    description: (
      <Sentence
        parts={words.aboutWithdraw<ReactNode>(
          orderId !== null && shippedAt === null,
          email ? <EmailText text={email} /> : null,
        )}
      />
    ),
    action: words.withdraw,
    isDanger: true,
    isRead: true,
    done: { title: words.selectionWithdrawn },
  };
};

const selectAgain = (application: AdminApplication): ReasonedAction => {
  const { id, shippedAt } = application;
  const words = wordsNow('adminApplications');
  return {
    key: `select ${id}`,
    send: (json, headers) => withdrawal.$delete({ param: { id }, json }, { headers }),
    title: <bdi>{words.selectTitle(whose(application))}</bdi>,
    description: words.aboutSelect(shippedAt === null),
    action: words.selectAgain,
    done: { title: words.selectedAgain },
  };
};

/** Applicants are told by email, which may not have been sent yet. */
function resultWords(
  texts: Texts,
  { isSelected, isSuspended, withdrawnAt, answeredAt }: AdminApplication,
): string {
  if (withdrawnAt !== null) return texts.withdrawnOn(inOneLine(utcDay(withdrawnAt)));
  const isTold = answeredAt !== null;
  if (isSelected) return isTold ? texts.selected : texts.selectedNotTold;
  if (isSuspended) return isTold ? texts.suspended : texts.suspendedNotTold;
  return isTold ? texts.notSelected : texts.notSelectedNotTold;
}

function Pack({ isSelected, withdrawnAt, orderId, shippedAt }: AdminApplication) {
  const words = useWords('adminApplications');
  if (orderId === null) return isSelected && withdrawnAt === null ? words.packComes : words.noPack;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <OrderLink id={orderId} />
      {shippedAt === null ? words.notShipped : words.shippedOn(inOneLine(utcDay(shippedAt)))}
    </span>
  );
}
