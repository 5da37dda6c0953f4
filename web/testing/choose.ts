// Chooses a file in a form, as the browser's own dialog would; megabytes need not travel from the test runner.
import type { Locator } from 'vitest/browser';

export async function choose(input: Locator, file: File): Promise<void> {
  const element = await input.findElement();
  if (!(element instanceof HTMLInputElement)) throw new Error('a file is chosen in an input');
  const files = new DataTransfer();
  files.items.add(file);
  element.files = files.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
