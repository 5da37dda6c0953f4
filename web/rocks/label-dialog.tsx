// The dialog that previews and prints labels, for one rock or a sheet for several.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OwnRock } from '../../schema/rocks.ts';
import { labelAddress, labelQr } from '../labels/label-qr.ts';
import { LabelPreview } from '../labels/label-preview.tsx';
import { LabelSheet } from '../labels/label-sheet.tsx';
import { thisSite } from '../labels/this-site.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { itemsOf } from './paged-list.tsx';
import { ownRocks } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface LabelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The rock to print a label for; the member can add others of their rocks to the sheet. */
  rock: OwnRock;
}

/** The most copies per rock in one print, more than the largest pack in the shop. */
const mostCopies = 120;

export default function LabelDialog({ open, onOpenChange, rock }: LabelDialogProps) {
  const words = useWords('labelDialog');
  const own = useInfiniteQuery(ownRocks);
  const { showMore } = useWords('paging');
  const [typedCopies, setTypedCopies] = useState('1');
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const copies = copiesIn(typedCopies);
  const candidates = (itemsOf(own) ?? []).filter(({ id }) => id !== rock.id);
  const rocks = [rock, ...candidates.filter(({ id }) => others.has(id))];
  const count = rocks.length * (copies ?? 0);
  const toggle = (id: string) => {
    const next = new Set(others);
    if (!next.delete(id)) next.add(id);
    setOthers(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        rocks.length > 1 ? (
          words.titleOfMany
        ) : (
          <Sentence parts={words.title<ReactNode>(<bdi>{rock.name}</bdi>)} />
        )
      }
      description={words.about}
    >
      <LabelPreview codes={rocks.map(({ laserEngraverId }) => laserEngraverId)} />
      {rocks.filter(isTooLong).map(({ id, name }) => (
        <p key={id} className="text-sm">
          <Sentence parts={words.tooLong<ReactNode>(<bdi className="font-semibold">{name}</bdi>)} />
        </p>
      ))}
      <TextField
        label={words.copies}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostCopies}
        value={typedCopies}
        onChange={(event) => setTypedCopies(event.target.value)}
        error={copies === null ? words.copiesWrong(mostCopies) : undefined}
        className="w-40"
      />
      {candidates.length > 0 && (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold">{words.sameSheet}</legend>
          <div className="max-h-44 overflow-y-auto overscroll-contain rounded-md border border-line px-4 py-1.5">
            {candidates.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={<bdi className="font-normal wrap-anywhere">{name}</bdi>}
                checked={others.has(id)}
                onChange={() => toggle(id)}
              />
            ))}
            {own.hasNextPage && (
              <Button
                variant="link"
                pending={own.isFetchingNextPage}
                onClick={() => void own.fetchNextPage()}
              >
                {showMore}
              </Button>
            )}
          </div>
        </fieldset>
      )}
      <p className="text-sm text-soft">{words.how}</p>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
        <Button variant="main" disabled={copies === null} onClick={() => print()}>
          {words.print(Math.max(1, count))}
        </Button>
      </DialogActions>
      {copies !== null && <LabelSheet rocks={rocks} copies={copies} />}
    </Dialog>
  );
}

function isTooLong({ laserEngraverId }: OwnRock): boolean {
  return labelQr(labelAddress(thisSite.origin, laserEngraverId)) === null;
}

/** null unless the input is a valid number of copies. */
function copiesIn(typed: string): number | null {
  const copies = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return copies >= 1 && copies <= mostCopies ? copies : null;
}
