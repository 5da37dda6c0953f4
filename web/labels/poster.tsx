// The printed poster with the QR code of the home page and instructions, for a notice board.
import { productName } from '../config.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { homeQr } from './home-qr.ts';
import { PrintSheet } from './print-sheet.tsx';
import { QrCode } from './qr-code.tsx';

export function Poster() {
  return (
    <PrintSheet>
      <article className="poster">
        <header>
          <PaintedRock id="garden" />
          <div>
            <p className="poster-name">{productName}</p>
            <p className="poster-claim">Painted rocks are hidden around here.</p>
          </div>
        </header>
        <QrCode qr={homeQr} label={`QR code that leads to ${productName}`} className="poster-qr" />
        <p className="poster-address">{location.host}</p>
        <h2>How to use this code</h2>
        <ol>
          <li>Open the camera of your phone and point it at the code.</li>
          <li>Tap the link that appears. There is nothing to install, and joining is free.</li>
          <li>Found a painted rock? Turn it over, and scan its label or type in the Rock ID.</li>
          <li>Hide it again somewhere new, and follow its journey on the map.</li>
        </ol>
      </article>
    </PrintSheet>
  );
}
