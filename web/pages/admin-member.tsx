// The page of one member, for the administrator.
import { useParams, useSearch } from '@tanstack/react-router';
import { MemberPage } from '../admin/member-page/member-page.tsx';
import { memberPagePath } from '../../schema/pages.ts';
import { AdministratorOnly } from './administrator-only.tsx';

export default function AdminMemberPage() {
  const { id } = useParams({ from: memberPagePath });
  const { q } = useSearch({ from: memberPagePath });
  return (
    <AdministratorOnly>
      <MemberPage key={id} id={id} q={q} />
    </AdministratorOnly>
  );
}
