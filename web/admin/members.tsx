// Members: found by name or email, given a plan by hand, and signed out everywhere.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminMember } from '../../schema/admin.ts';
import { dayWords } from '../lib/days.ts';
import { CsvButton } from './csv-button.tsx';
import { Addressed } from './addressed.tsx';
import { DeedSection } from './deed-section.tsx';
import { endSessions, givePlan } from './member-deeds.tsx';
import { MemberMenu } from './member-menu.tsx';
import { PagedTable } from './paged-table.tsx';
import { adminMembers } from './queries.ts';
import type { Deed } from './reason-dialog.tsx';
import type { AdminSearch } from './search.ts';
import { SearchForm } from './search-form.tsx';
import type { Column } from './table.tsx';
import { planWords, whole } from './words.ts';

interface MembersProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Members({ search: { q = '' }, onSearch }: MembersProps) {
  const query = useInfiniteQuery(adminMembers(q));
  return (
    <DeedSection id="admin-members" title="Members">
      {(ask) => (
        <>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
            <SearchForm label="Name or email" q={q} onSearch={(typed) => onSearch({ q: typed })} />
            <CsvButton name="members" />
          </div>
          <PagedTable
            query={query}
            caption="Members, the newest first"
            columns={columnsWith(ask)}
            failed="The members could not be loaded."
            empty={q === '' ? 'Nobody has joined yet.' : 'Nobody with this name or email.'}
          />
        </>
      )}
    </DeedSection>
  );
}

const columns: Column<AdminMember>[] = [
  {
    title: 'Name',
    cell: ({ name, username }) => (
      <div className="wrap-anywhere">
        <bdi>{name}</bdi>
        {username && username !== name && (
          <bdi className="block text-xs font-normal text-soft">{username}</bdi>
        )}
      </div>
    ),
  },
  { title: 'Email', cell: ({ email }) => <Addressed text={email} /> },
  {
    title: 'Joined',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="lg:whitespace-nowrap">
        {dayWords(createdAt)}
      </time>
    ),
  },
  { title: 'Rocks', cell: ({ rockCount }) => whole(rockCount), isFigure: true },
  { title: 'Finds', cell: ({ findCount }) => whole(findCount), isFigure: true },
  { title: 'Plan', cell: planWords },
];

const columnsWith = (onOpen: (deed: Deed) => void): Column<AdminMember>[] => [
  ...columns,
  {
    title: 'What can be done',
    isQuiet: true,
    cell: (member) => (
      <MemberMenu
        member={member}
        onPlan={() => onOpen(givePlan(member))}
        onSignOut={() => onOpen(endSessions(member))}
      />
    ),
  },
];
