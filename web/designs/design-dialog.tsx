// The dialog of a design: a large drawing, instructions and paints, to print or download.
import { useState } from 'react';
import type { DesignSummary } from '../../schema/designs.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { DesignPicture } from './design-picture.tsx';
import { DesignSheet, drawnClass } from './design-sheet.tsx';
import { DifficultyMark } from './difficulty-mark.tsx';
import { PaintList } from './paint-list.tsx';
import { drawingUrl } from './queries.ts';
import { useWords } from '../views/words.ts';

interface DesignDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  design: DesignSummary;
}

export function DesignDialog({ open, onOpenChange, design }: DesignDialogProps) {
  const { id, name, difficulty, hint, palette } = design;
  const words = useWords('designs');
  const [isWaiting, setIsWaiting] = useState(false);
  const printDrawing = async () => {
    setIsWaiting(true);
    try {
      // Never print a sheet before its drawings have loaded.
      await Promise.all(
        [...document.querySelectorAll<HTMLImageElement>(`.${drawnClass}`)].map((one) => one.decode()),
      );
      print();
    } catch {
      const { title, text } = words.notPrinted;
      toast({ title, description: text, tone: 'bad' });
    }
    setIsWaiting(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} size="wide">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <DesignPicture
          id={id}
          name={name}
          alt={words.lineArt(name)}
          eager
          className="mx-auto w-full max-w-[26rem] rounded-md border border-line p-4 sm:p-6"
        />
        <div className="flex flex-col gap-5">
          <DifficultyMark difficulty={difficulty} />
          <p>{hint}</p>
          <section aria-label={words.paints} className="flex flex-col gap-3">
            <h3 className="text-base">{words.paints}</h3>
            <PaintList paints={palette} />
          </section>
          <p className="text-sm text-soft">{words.printSizes}</p>
        </div>
      </div>
      <DialogActions>
        <a href={drawingUrl(id)} download={`${id}.svg`} className={buttonClass()}>
          {words.download}
        </a>
        <Button variant="main" pending={isWaiting} onClick={() => void printDrawing()}>
          {words.print}
        </Button>
      </DialogActions>
      {open && <DesignSheet design={design} />}
    </Dialog>
  );
}
