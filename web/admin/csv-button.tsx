// The button that downloads all orders or all members as CSV, regardless of the list's filters.
import { Download } from 'lucide-react';
import { api } from '../api.ts';
import { useDownload } from '../exports/download.ts';
import { Button } from '../ui/button.tsx';

export function CsvButton({ name }: { name: 'orders' | 'members' }) {
  const { mutate, isPending } = useDownload(() => api.admin[`${name}.csv`].$get(), `${name}.csv`);
  return (
    <Button pending={isPending} onClick={() => mutate()} className="min-h-12 sm:ml-auto">
      <Download aria-hidden className="size-5" />
      {isPending ? 'Preparing...' : `Download all ${name}`}
    </Button>
  );
}
