// The QR Code Generator page: a QR code of the home page, to download or print.
import { useState } from 'react';
import { productName } from '../config.ts';
import { homeQr } from '../labels/home-qr.ts';
import { Poster } from '../labels/poster.tsx';
import { QrCode } from '../labels/qr-code.tsx';
import { qrPng } from '../labels/qr-png.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

const fileName = 'rockabout-qr-code.png';

export default function QrCodeGeneratorPage() {
  const words = useWords('qrCodeGenerator');
  const [isDrawing, setIsDrawing] = useState(false);
  const download = async () => {
    setIsDrawing(true);
    try {
      saveFile(await qrPng(homeQr), fileName);
      const { title, description } = wordsNow('qrCodeGenerator').saved;
      toast({ title, description: description(fileName), tone: 'good' });
    } catch (error) {
      console.error('The QR code could not be drawn.', error);
      toast({ ...wordsNow('qrCodeGenerator').notDrawn, tone: 'bad' });
    }
    setIsDrawing(false);
  };
  return (
    <div className="page flex flex-col gap-14 py-10 sm:gap-20 sm:py-16">
      <div className="grid grid-cols-1 items-center gap-x-20 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex max-w-form flex-col items-start gap-5">
          <h1>{words.heading}</h1>
          <p className="text-lg">{words.lead(productName)}</p>
          <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
            <Button variant="main" size="large" pending={isDrawing} onClick={() => void download()}>
              {words.download}
            </Button>
            <Button size="large" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
          <p className="text-sm text-soft">{words.notALabel}</p>
        </div>
        <figure className="dot-field grid place-items-center rounded-md border border-line p-6 sm:p-10">
          <div className="rounded-md border border-line bg-[#fff] p-1">
            <QrCode
              qr={homeQr}
              label={words.code(productName)}
              className="size-[min(15rem,55vw)] sm:size-72"
            />
          </div>
          <figcaption className="code mt-5 rounded-full bg-card px-4 py-1 text-sm wrap-anywhere">
            {location.host}
          </figcaption>
        </figure>
      </div>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        <List {...words.howTo} />
        <List {...words.perfectFor} />
      </div>
      <Poster />
    </div>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2>{title}</h2>
      <ul className="flex list-disc flex-col gap-2.5 ps-5 marker:text-moss">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
