// What the Found Rock page loads after its first paint: the scanner, and a QR code of the page.
import { lazyPart, NoFallback } from '../../ui/lazy-part.tsx';
import { ScanButton } from './scan-button.tsx';

/** Not needed without a network, and so not installed. */
const ScanQr = lazyPart(() => import('./scan-qr.tsx'), NoFallback);

export default function Scanner() {
  return (
    <>
      <ScanButton />
      <ScanQr />
    </>
  );
}
