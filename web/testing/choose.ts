// Chooses a file in a form without sending it from the test runner, since photos have megabytes.
import type { Locator } from 'vitest/browser';

export async function choose(input: Locator, file: File): Promise<void> {
  const element = await input.findElement();
  if (!(element instanceof HTMLInputElement)) throw new Error('choose needs a file input');
  const files = new DataTransfer();
  files.items.add(file);
  element.files = files.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A small photo, drawn in the browser. */
export async function smallPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(16, 12);
  canvas.getContext('2d')?.fillRect(4, 4, 8, 8);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'rock.png', { type: 'image/png' });
}
