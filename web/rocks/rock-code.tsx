// A Rock ID with a copy button, for the rock's owner or holder.
import { Copy } from 'lucide-react';
import { formatCode } from '../../schema/codes.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from './copy-text.ts';

export function RockCode({ code }: { code: string }) {
  const shown = formatCode(code);
  return (
    <p className="flex min-w-0 items-center gap-1">
      <span className="mr-1 shrink-0 text-sm text-soft">Rock ID</span>
      <bdi className="code min-w-0 text-lg break-all">{shown}</bdi>
      <Button
        variant="bare"
        size="icon"
        aria-label={`Copy the Rock ID ${shown}`}
        onClick={() => void copyText(shown, 'Rock ID copied')}
        className="shrink-0"
      >
        <Copy aria-hidden className="size-5" />
      </Button>
    </p>
  );
}
