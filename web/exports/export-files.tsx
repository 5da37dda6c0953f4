// CSV export of Rock Hunter Pro: five files with descriptions.
import { Download } from 'lucide-react';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { useDownload } from './download.ts';

const files = [
  {
    name: 'rocks',
    title: 'My rocks',
    words:
      'Every rock that you registered: Rock ID, description, status, miles, times found and where it was last hidden. Rock IDs are secrets: keep this file to yourself.',
  },
  {
    name: 'journeys',
    title: 'Journeys of my rocks',
    words:
      'Every step of every journey: when, where, by whom, the notes, and how far it was from the place before.',
  },
  {
    name: 'finds',
    title: 'My finds',
    words: 'Every rock that you found: whose it is, where it was, and where you hid it again.',
  },
  {
    name: 'follows',
    title: 'Rocks that I follow',
    words: 'Every rock that you chose to follow, since when, and those that you stopped following.',
  },
  {
    name: 'notifications',
    title: 'What I was told',
    words:
      'The notifications of the last ninety days: what happened to which rock, and when we wrote to you.',
  },
] as const;

export function ExportFiles() {
  return (
    <ul className="border-t border-line">
      {files.map((file) => (
        <FileLine key={file.name} {...file} />
      ))}
    </ul>
  );
}

function FileLine({ name, title, words }: (typeof files)[number]) {
  const { mutate, isPending } = useDownload(() => api.user.export[`${name}.csv`].$get(), `${name}.csv`);
  return (
    <li className="flex flex-col items-start gap-x-10 gap-y-4 border-b border-line py-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="max-w-reading">
        <h3 id={`export-${name}`}>{title}</h3>
        <p className="mt-1 text-soft">{words}</p>
      </div>
      <Button
        id={`download-${name}`}
        aria-labelledby={`download-${name} export-${name}`}
        className="shrink-0"
        pending={isPending}
        onClick={() => mutate()}
      >
        <Download aria-hidden className="size-5" />
        {isPending ? 'Preparing...' : 'Download'}
      </Button>
    </li>
  );
}
