// The members tab: search by name, email, order or rock. The name leads to the member's page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminMember, MemberMatch } from '../../schema/admin.ts';
import type { Words } from '../../schema/words/words.ts';
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
import { useWords } from '../views/words.ts';
import { shownName } from '../lib/display-name.ts';

interface MembersProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Members({ search: { q = '' }, onSearch }: MembersProps) {
  const words = useWords('adminMembers');
  const query = useInfiniteQuery(adminMembers(q));
  const isAddress = emailAddress().safeParse(q).success;
  return (
    <ActionSection id="admin-members" title={words.heading}>
      {(ask) => (
        <>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
            <SearchForm label={words.search} q={q} onSearch={(typed) => onSearch({ q: typed })} />
            <CsvButton name="members" />
          </div>
          <PagedTable
            query={query}
            caption={q === '' ? words.newestFirst : words.found}
            columns={q === '' ? columns(words, undefined) : [...columns(words, q), foundBy(words)]}
            failed={words.notLoaded}
            empty={q === '' ? words.nobodyYet : words.nobodyFound}
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

type Texts = Words['adminMembers'];

const columns = (texts: Texts, q: string | undefined): Column<AdminMember>[] => [
  {
    title: texts.name,
    cell: ({ id, name, fullName, isSuspended }) => (
      <div className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <Link
          to="/admin/members/$id"
          params={{ id }}
          search={{ q }}
          className="link inline-flex min-h-11 items-center"
        >
          <bdi>{shownName(name)}</bdi>
        </Link>
        {fullName && fullName !== name && <bdi className="text-xs font-normal text-soft">{fullName}</bdi>}
        {isSuspended && <StatusBadge tone="warning">{texts.suspended}</StatusBadge>}
      </div>
    ),
  },
  { title: texts.email, cell: ({ email }) => <EmailText text={email} /> },
  {
    title: texts.joined,
    cell: ({ createdAt }) => <Day at={createdAt} className="lg:whitespace-nowrap" />,
  },
  { title: texts.rocks, cell: ({ rockCount }) => grouped(rockCount), isFigure: true },
  { title: texts.finds, cell: ({ findCount }) => grouped(findCount), isFigure: true },
  { title: texts.plan, cell: planWords },
];

const foundBy = (texts: Texts): Column<AdminMember> => ({
  title: texts.foundBy,
  cell: ({ match }) => (
    <bdi className="block wrap-anywhere lg:min-w-28">{match && matchWords(texts, match)}</bdi>
  ),
});

function matchWords(texts: Texts, { by, about }: MemberMatch): string {
  const words: Record<MemberMatch['by'], string> = {
    address: texts.byAddress,
    name: texts.byName,
    order: texts.byOrder(about),
    owner: texts.owns(about),
    holder: texts.has(about),
  };
  return words[by];
}
