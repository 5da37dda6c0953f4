// A QR code as a PNG for download, with whole pixels for each module, so that edges are sharp.
import type { Qr } from './qr.ts';

/** Minimum pixels along one side: three inches on a good printer. */
const leastSide = 960;

/** @throws if the browser has no canvas or cannot encode a PNG */
export async function qrPng({ size, path }: Qr): Promise<Blob> {
  const pixels = Math.ceil(leastSide / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * pixels;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser has no canvas');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(pixels, pixels);
  brush.fillStyle = '#000';
  brush.clip(new Path2D(path));
  brush.fillRect(0, 0, size, size);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('this browser makes no PNG');
  return png;
}
