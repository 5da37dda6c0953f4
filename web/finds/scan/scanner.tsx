// What the Found Rock page loads after its first paint: the scanner, and a QR code of the page.
import { ScanButton } from './scan-button.tsx';
import { ScanQr } from './scan-qr.tsx';

export default function Scanner() {
  return (
    <>
      <ScanButton />
      <ScanQr />
    </>
  );
}
