// The printed poster with the QR code of the home page and instructions, for a notice board.
import { productName } from '../config.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { homeQr } from './home-qr.ts';
import { PrintSheet } from './print-sheet.tsx';
import { QrCode } from './qr-code.tsx';
import { useWords } from '../views/words.ts';

export function Poster() {
  const { poster: words } = useWords('labels');
  return (
    <PrintSheet>
      <article className="poster">
        <header>
          <PaintedRock id="garden" />
          <div>
            <p className="poster-name">{productName}</p>
            <p className="poster-claim">{words.claim}</p>
          </div>
        </header>
        <QrCode qr={homeQr} label={words.code(productName)} className="poster-qr" />
        <p className="poster-address">{location.host}</p>
        <h2>{words.heading}</h2>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </article>
    </PrintSheet>
  );
}
