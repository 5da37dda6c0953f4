// The members tab: search by name or email, give a plan, end all sessions.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, Gift, LogOut } from 'lucide-react';
import type { AdminMember } from '../../schema/admin.ts';
import { grouped } from '../lib/numbers.ts';
import { Day } from '../ui/time.tsx';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { CsvButton } from './csv-button.tsx';
import { EmailText } from './email-text.tsx';
import { ActionSection } from './action-section.tsx';
import { endSessions, givePlan } from './member-actions.tsx';
import { PagedTable } from './paged-table.tsx';
import { adminMembers } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import type { AdminSearch } from './search.ts';
import { SearchForm } from './search-form.tsx';
import type { Column } from './table.tsx';
import { planWords } from './words.ts';

interface MembersProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Members({ search: { q = '' }, onSearch }: MembersProps) {
  const query = useInfiniteQuery(adminMembers(q));
  return (
    <ActionSection id="admin-members" title="Members">
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
    </ActionSection>
  );
}

const columnsWith = (ask: (decision: ReasonedAction) => void): Column<AdminMember>[] => [
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
  { title: 'Email', cell: ({ email }) => <EmailText text={email} /> },
  {
    title: 'Joined',
    cell: ({ createdAt }) => <Day at={createdAt} className="lg:whitespace-nowrap" />,
  },
  { title: 'Rocks', cell: ({ rockCount }) => grouped(rockCount), isFigure: true },
  { title: 'Finds', cell: ({ findCount }) => grouped(findCount), isFigure: true },
  { title: 'Plan', cell: planWords },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: (member) => <MemberMenu member={member} ask={ask} />,
  },
];

interface MemberMenuProps {
  member: AdminMember;
  ask: (decision: ReasonedAction) => void;
}

function MemberMenu({ member, ask }: MemberMenuProps) {
  const whose = [member.name, member.email].filter(Boolean).join(', ');
  return (
    <Menu
      trigger={
        <Button variant="bare" size="icon" aria-label={`What can be done about ${whose}`}>
          <Ellipsis aria-hidden className="size-5" />
        </Button>
      }
    >
      <MenuItem onOpen={() => ask(givePlan(member))}>
        <Gift aria-hidden />
        {member.hasManualPlan ? 'End the given plan' : 'Give a plan'}
      </MenuItem>
      <MenuItem onOpen={() => ask(endSessions(member))}>
        <LogOut aria-hidden />
        End all sessions
      </MenuItem>
    </Menu>
  );
}
