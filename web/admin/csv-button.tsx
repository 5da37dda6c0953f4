// The button that downloads all rows of a list as CSV, regardless of the list's filters.
import { Download } from 'lucide-react';
import { api } from '../api.ts';
import { useDownload } from '../exports/download.ts';
import { Button } from '../ui/button.tsx';

const nouns = { orders: 'orders', members: 'members', 'finds-by-country': 'months' } as const;

export function CsvButton({ name }: { name: keyof typeof nouns }) {
  const { mutate, isPending } = useDownload(() => api.admin[`${name}.csv`].$get(), `${name}.csv`);
  return (
    <Button pending={isPending} onClick={() => mutate()} className="min-h-12 sm:ml-auto">
      <Download aria-hidden className="size-5" />
      {isPending ? 'Preparing...' : `Download all ${nouns[name]}`}
    </Button>
  );
}
