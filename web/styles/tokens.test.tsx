// Tokens whose effect depends on more than their value.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('a column of text is as wide before its font has loaded', async () => {
  await page.viewport(1280, 800);
  const column = page.getByRole('paragraph');
  const widthIn = async (fontFamily: string) => {
    const { unmount } = await render(
      <p className="max-w-reading" style={{ fontFamily }}>
        Words
      </p>,
    );
    const { width } = column.element().getBoundingClientRect();
    await unmount();
    return width;
  };
  expect(await widthIn("'Text stand-in'")).toBe(await widthIn('monospace'));
});
