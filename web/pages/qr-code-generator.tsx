// The QR Code Generator page: a QR code of the home page, to download or print.
import { useState, type ReactNode } from 'react';
import { productName } from '../config.ts';
import { homeQr } from '../labels/home-qr.ts';
import { Poster } from '../labels/poster.tsx';
import { QrCode } from '../labels/qr-code.tsx';
import { qrPng } from '../labels/qr-png.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

const fileName = 'rockabout-qr-code.png';

export default function QrCodeGeneratorPage() {
  const [isDrawing, setIsDrawing] = useState(false);
  const download = async () => {
    setIsDrawing(true);
    try {
      saveFile(await qrPng(homeQr), fileName);
      toast({ title: 'QR code saved', description: `It is called ${fileName}.`, tone: 'good' });
    } catch (error) {
      console.error('The QR code could not be drawn.', error);
      toast({
        title: 'The picture could not be made',
        description: 'Your browser does not let us draw it. Printing the code works all the same.',
        tone: 'bad',
      });
    }
    setIsDrawing(false);
  };
  return (
    <div className="page flex flex-col gap-14 py-10 sm:gap-20 sm:py-16">
      <div className="grid grid-cols-1 items-center gap-x-20 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex max-w-form flex-col items-start gap-5">
          <h1>QR Code Generator</h1>
          <p className="text-lg">
            One code for everybody who has not heard of painted rocks yet: it leads to {productName}’s home
            page, where they see what is hidden nearby.
          </p>
          <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
            <Button variant="main" size="large" pending={isDrawing} onClick={() => void download()}>
              Download QR Code
            </Button>
            <Button size="large" onClick={() => print()}>
              Print QR Code
            </Button>
          </div>
          <p className="text-sm text-soft">
            The label of a rock is something else: it carries the rock’s own ID, and is printed from My Rocks.
          </p>
        </div>
        <figure className="dot-field grid place-items-center rounded-md border border-line p-6 sm:p-10">
          <div className="rounded-md border border-line bg-[#fff] p-1">
            <QrCode
              qr={homeQr}
              label={`QR code that leads to ${productName}`}
              className="size-[min(15rem,55vw)] sm:size-72"
            />
          </div>
          <figcaption className="code mt-5 rounded-full bg-card px-4 py-1 text-sm wrap-anywhere">
            {location.host}
          </figcaption>
        </figure>
      </div>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        <List title="How to use it">
          <li>
            Download the picture for a flyer, a newsletter or a website, or print the page and pin it up.
          </li>
          <li>Make it at least one inch wide, larger where people stand further away.</li>
          <li>Leave the white edge around it, and keep it black on white: cameras look for that.</li>
          <li>Scan it once with your own phone before you print fifty.</li>
        </List>
        <List title="Perfect For">
          <li>Notice boards of parks, campgrounds and trailheads, when the office agrees</li>
          <li>Classrooms, scout groups, libraries and care homes</li>
          <li>Market stalls, craft fairs and painting afternoons</li>
          <li>The lid of a paint box, or a card beside a basket of blank stones</li>
        </List>
      </div>
      <Poster />
    </div>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2>{title}</h2>
      <ul className="flex list-disc flex-col gap-2.5 pl-5 marker:text-moss">{children}</ul>
    </section>
  );
}
