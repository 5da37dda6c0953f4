// The button that downloads all rows of a list as CSV, regardless of the list's filters.
import { Download } from 'lucide-react';
import type { Words } from '../../schema/words/words.ts';
import { api } from '../api.ts';
import { useDownload } from '../exports/download.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

export function CsvButton({ name }: { name: keyof Words['admin']['downloadAll'] }) {
  const words = useWords('admin');
  const { mutate, isPending } = useDownload(() => api.admin[`${name}.csv`].$get(), `${name}.csv`);
  return (
    <Button pending={isPending} onClick={() => mutate()} className="min-h-12 sm:ms-auto">
      <Download aria-hidden className="size-5" />
      {isPending ? words.preparing : words.downloadAll[name]}
    </Button>
  );
}
