// A QR code of the Found Rock page; rendered but hidden.
import { renderSVG } from 'uqr';
import { useWords } from '../../views/words.ts';

const width = 300;
/** In QR modules, around the code. */
const margin = 2;

export default function ScanQr() {
  const svg = renderSVG(`${location.origin}/nfc-scan`, { border: margin });
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return <img hidden src={src} width={width} height={width} alt={useWords('scanner').qrOfPage} />;
}
