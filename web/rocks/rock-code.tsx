// A Rock ID with a copy button, for the rock's owner or holder.
import { Copy } from 'lucide-react';
import { formatCode } from '../../schema/codes.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from './copy-text.ts';
import { useWords } from '../views/words.ts';

export function RockCode({ code }: { code: string }) {
  const words = useWords('rockCards');
  const shown = formatCode(code);
  return (
    <p className="flex min-w-0 items-center gap-1">
      <span className="me-1 shrink-0 text-sm text-soft">{words.rockId}</span>
      <bdi className="code min-w-0 text-lg break-all">{shown}</bdi>
      <Button
        variant="bare"
        size="icon"
        aria-label={words.copyCode(shown)}
        onClick={() => void copyText(shown, words.codeCopied)}
        className="shrink-0"
      >
        <Copy aria-hidden className="size-5" />
      </Button>
    </p>
  );
}
