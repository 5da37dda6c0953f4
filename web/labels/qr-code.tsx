// A QR code as a picture that stays sharp at any size.
import type { Qr } from './qr.ts';

interface QrCodeProps {
  qr: Qr;
  /** What it leads to. */
  label: string;
  className?: string;
}

/** Black on white whatever the colours of the page: cameras look for exactly that. */
export function QrCode({ qr: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
