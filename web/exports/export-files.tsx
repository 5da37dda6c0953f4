// CSV export of Rock Hunter Pro: five files with descriptions.
import { Download } from 'lucide-react';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { useDownload } from './download.ts';
import { useWords } from '../views/words.ts';

const files = ['rocks', 'journeys', 'finds', 'follows', 'notifications'] as const;

export function ExportFiles() {
  return (
    <ul className="border-t border-line">
      {files.map((name) => (
        <FileLine key={name} name={name} />
      ))}
    </ul>
  );
}

function FileLine({ name }: { name: (typeof files)[number] }) {
  const words = useWords('downloads');
  const { mutate, isPending } = useDownload(() => api.user.export[`${name}.csv`].$get(), `${name}.csv`);
  return (
    <li className="flex flex-col items-start gap-x-10 gap-y-4 border-b border-line py-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="max-w-reading">
        <h3 id={`export-${name}`}>{words.files[name].title}</h3>
        <p className="mt-1 text-soft">{words.files[name].text}</p>
      </div>
      <Button
        id={`download-${name}`}
        aria-labelledby={`download-${name} export-${name}`}
        className="shrink-0"
        pending={isPending}
        onClick={() => mutate()}
      >
        <Download aria-hidden className="size-5" />
        {isPending ? words.preparing : words.download}
      </Button>
    </li>
  );
}
