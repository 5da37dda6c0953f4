// The members tab: search by name, email, order or rock. The name leads to the member's page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminMember, MemberMatch } from '../../schema/admin.ts';
import { emailAddress } from '../../schema/sign-in.ts';
import { grouped } from '../lib/numbers.ts';
import { StatusBadge } from '../views/badge.tsx';
import { ActionSection } from './action-section.tsx';
import { Day } from './time.tsx';
import { CsvButton } from './csv-button.tsx';
import { DepartedAuthors } from './departed-authors.tsx';
import { EmailText } from './email-text.tsx';
import { PagedTable } from './paged-table.tsx';
import { adminMembers } from './queries.ts';
import type { AdminSearch } from './search.ts';
import { SearchForm } from './search-form.tsx';
import { SuspendedAddress } from './suspended-address.tsx';
import type { Column } from './table.tsx';
import { planWords } from './words.ts';

interface MembersProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Members({ search: { q = '' }, onSearch }: MembersProps) {
  const query = useInfiniteQuery(adminMembers(q));
  const isAddress = emailAddress().safeParse(q).success;
  return (
    <ActionSection id="admin-members" title="Members">
      {(ask) => (
        <>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
            <SearchForm
              label="Name, email, order or rock"
              q={q}
              onSearch={(typed) => onSearch({ q: typed })}
            />
            <CsvButton name="members" />
          </div>
          <PagedTable
            query={query}
            caption={q === '' ? 'Members, the newest first' : 'Members that were found'}
            columns={q === '' ? columns(undefined) : [...columns(q), foundBy]}
            failed="The members could not be loaded."
            empty={
              q === ''
                ? 'Nobody has joined yet.'
                : 'Nobody was found. Orders without an account are under Orders.'
            }
          />
          {isAddress ? (
            <SuspendedAddress email={q.trim()} ask={ask} />
          ) : (
            q !== '' && <DepartedAuthors q={q} />
          )}
        </>
      )}
    </ActionSection>
  );
}

const columns = (q: string | undefined): Column<AdminMember>[] => [
  {
    title: 'Name',
    cell: ({ id, name, fullName, isSuspended }) => (
      <div className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <Link
          to="/admin/members/$id"
          params={{ id }}
          search={{ q }}
          className="link inline-flex min-h-11 items-center"
        >
          <bdi>{name}</bdi>
        </Link>
        {fullName && fullName !== name && <bdi className="text-xs font-normal text-soft">{fullName}</bdi>}
        {isSuspended && <StatusBadge tone="warning">Suspended</StatusBadge>}
      </div>
    ),
  },
  { title: 'Email', cell: ({ email }) => <EmailText text={email} /> },
  {
    title: 'Joined',
    cell: ({ createdAt }) => <Day at={createdAt} className="lg:whitespace-nowrap" />,
  },
  { title: 'Rocks', cell: ({ rockCount }) => grouped(rockCount), isFigure: true },
  { title: 'Finds', cell: ({ findCount }) => grouped(findCount), isFigure: true },
  { title: 'Plan', cell: planWords },
];

const foundBy: Column<AdminMember> = {
  title: 'Found by',
  cell: ({ match }) => <bdi className="block wrap-anywhere lg:min-w-28">{match && matchWords(match)}</bdi>,
};

function matchWords({ by, about }: MemberMatch): string {
  const words: Record<MemberMatch['by'], string> = {
    address: 'Email',
    name: 'Name or email',
    order: `Order ${about}`,
    owner: `Owns ${about}`,
    holder: `Has ${about}`,
  };
  return words[by];
}
