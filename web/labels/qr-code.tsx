// A QR code as an SVG.
import type { Qr } from './qr.ts';

interface QrCodeProps {
  qr: Qr;
  /** Describes where it leads. */
  label: string;
  className?: string;
}

/** Always black on white, as cameras expect. */
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
