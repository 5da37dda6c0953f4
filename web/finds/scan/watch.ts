// Looks for QR codes in a video, some six times a second, and never twice at once.
import type { Decode } from './decoder.ts';
import { brushOf } from './read-photo.ts';

/** Milliseconds between the end of a look and the next one. */
const pause = 140;
/** In pixels: enough for a label that fills a fifth of the picture. */
const most = 800;

/** @returns once it was ended @throws if the decoder does */
export async function watch(
  video: HTMLVideoElement,
  decode: Decode,
  onTexts: (texts: string[]) => void,
  end: AbortSignal,
): Promise<void> {
  const brush = brushOf(most, most);
  while (!end.aborted) {
    const frame = middleOf(video, brush);
    const texts = frame ? await decode(frame) : [];
    if (end.aborted) return;
    if (texts.length > 0) onTexts(texts);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The square in the middle, which is what is shown; null before the first frame. */
function middleOf(video: HTMLVideoElement, brush: CanvasRenderingContext2D): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  if (side === 0) return null;
  const size = Math.min(side, most);
  brush.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, size, size);
  return brush.getImageData(0, 0, size, size);
}
