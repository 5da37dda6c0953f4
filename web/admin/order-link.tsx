// Opens an order over the page that is shown: as a link, and for a click on its row.
import { Link, useNavigate } from '@tanstack/react-router';

export function OrderLink({ id }: { id: string }) {
  return (
    <Link
      from="/admin"
      to="/admin"
      search={(search) => ({ ...search, order: id })}
      resetScroll={false}
      className="link inline-flex min-h-11 items-center font-mono whitespace-nowrap max-sm:text-xs"
    >
      <bdi>{id}</bdi>
    </Link>
  );
}

export function useOpenOrder(): (id: string) => void {
  const navigate = useNavigate({ from: '/admin' });
  return (id) => void navigate({ search: (search) => ({ ...search, order: id }), resetScroll: false });
}
