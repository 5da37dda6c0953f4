// The scanner of the Found Rock page: what it finds, what it says of other codes, and when the camera stops.
import { encode } from 'uqr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { purgeZXingModule } from 'zxing-wasm/reader';
import { issueCode } from '../../../schema/issue-code.ts';
import { labelAddress } from '../../labels/label-qr.ts';
import { api } from '../../testing/api.ts';
import { choose, smallPhoto } from '../../testing/choose.ts';
import { aCheck } from '../../testing/make.ts';
import { openApp, show } from '../../testing/render.tsx';
import ScanPanel from './scan-panel.tsx';
import * as en from '../../../schema/words/en/index.ts';

const button = page.getByRole('button', { name: en.scanner.label });
const panel = page.getByRole('region', { name: en.scanner.label });
const status = panel.getByRole('status');
const field = page.getByRole('textbox', { name: 'Rock ID Number' });
const photo = panel.getByLabelText(en.scanner.photo);
const heading = page.getByRole('heading', { name: 'Hidden Rock Found!' });

/** A camera that sees a drawing. */
function aCamera({ hasLight = false } = {}) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const brush = canvas.getContext('2d')!;
  brush.fillRect(0, 0, 640, 480);
  const tracks: MediaStreamTrack[] = [];
  const lights: unknown[] = [];
  const timer = setInterval(() => brush.fillRect(0, 0, 1, 1), 50);
  ends.push(() => clearInterval(timer));
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream();
    for (const track of stream.getTracks()) {
      tracks.push(track);
      if (!hasLight) continue;
      track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities; // see camera.ts
      track.applyConstraints = async (set) => void lights.push(set?.advanced?.[0]);
    }
    return stream;
  });
  return { brush, tracks, lights, open };
}

const ends: (() => void)[] = [];

/** The browser's own detector, which reads these texts next. */
function aDetector(): string[] {
  const texts: string[] = [];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => texts.splice(0, 1).map((rawValue) => ({ rawValue }));
    },
  );
  return texts;
}

function drawCode(brush: CanvasRenderingContext2D, text: string): void {
  const { data, size } = encode(text, { border: 4 });
  const module = 8;
  brush.fillStyle = '#fff';
  brush.fillRect(150, 60, size * module, size * module);
  brush.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && brush.fillRect(150 + x * module, 60 + y * module, module, module)),
  );
}

async function photoOf(text: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  drawCode(canvas.getContext('2d')!, text);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], 'label.png', { type: 'image/png' });
}

const isStopped = (tracks: readonly MediaStreamTrack[]) =>
  tracks.length > 0 && tracks.every(({ readyState }) => readyState === 'ended');

const expectSaid = (said: string | RegExp) => expect.element(status.getByText(said)).toBeVisible();

async function open() {
  await openApp('/nfc-scan');
  await button.click();
  await expect.element(panel).toBeVisible();
}

beforeEach(() => vi.stubGlobal('BarcodeDetector', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
});

test('the camera reads a label, and its rock is looked up once, as if its ID had been typed', async () => {
  const calls = api.stub('GET /rocks/check/:id', aCheck());
  const { brush, tracks } = aCamera();
  await open();
  await expectSaid(en.scanner.aim);
  const code = issueCode();
  drawCode(brush, labelAddress(location.origin, code));
  await expect.element(heading).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(field).toHaveValue(code);
  await expect.element(button).toHaveFocus();
  expect(new URLSearchParams(location.search).get('rockId')).toBe(code);
  expect(calls).toHaveLength(1);
  expect(isStopped(tracks)).toBe(true);
});

test('a made-up ID on a label is looked up, too', async () => {
  const calls = api.stub('GET /rocks/check/:id', aCheck());
  aCamera();
  const texts = aDetector();
  await open();
  texts.push(`${location.origin}/R/ROCK7`);
  await expect.element(heading).toBeVisible();
  expect(calls.map(({ param }) => param['id'])).toEqual(['ROCK7']);
});

test('other codes are named kindly, and a short text may be an ID', async () => {
  const calls = api.stub('GET /rocks/check/:id', aCheck());
  const { tracks } = aCamera();
  const texts = aDetector();
  await open();
  for (const [text, said] of [
    ['https://paybyphone.com/l/65005', 'This is a parking meter.'],
    ['https://other.example/R/K7M2QX9RK', 'This code leads to other.example, not to a rock.'],
    ['WIFI:T:WPA;S:The Smiths;P:secret;;', 'This is somebody’s Wi-Fi.'],
    ['ROCK-7', 'This code says “ROCK-7”.'],
  ] as const) {
    texts.push(text);
    await expectSaid(said);
  }
  expect([location.pathname, calls.length, isStopped(tracks)]).toEqual(['/nfc-scan', 0, false]);
  await panel.getByRole('button', { name: en.scanner.isId }).click();
  await expect.element(heading).toBeVisible();
  await expect.element(field).toHaveValue('ROCK-7');
  expect(isStopped(tracks)).toBe(true);
});

test.for([
  ['NotAllowedError', en.scanner.denied.title],
  ['NotFoundError', en.scanner.none.title],
  ['NotReadableError', en.scanner.busy.title],
] as const)('%s: it says “%s”, tries again, and reads a photo instead', async ([name, said]) => {
  api.stub('GET /rocks/check/:id', aCheck());
  const { open: asked, tracks } = aCamera();
  const refuse = async () => {
    throw new DOMException('', name);
  };
  asked.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
  await open();
  await expectSaid(said);
  await expectSaid(/photo of the label, or type the ID/);
  const again = panel.getByRole('button', { name: en.scanner.retry });
  await again.click();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  await expectSaid(said);
  await again.click();
  await expectSaid(en.scanner.aim);
  await expect.element(again).not.toBeInTheDocument();
  await choose(photo, await photoOf(labelAddress(location.origin, issueCode())));
  await expect.element(heading).toBeVisible();
  expect(isStopped(tracks)).toBe(true);
});

test('without a camera API there is no camera', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices); // as without https
  await open();
  await expectSaid(en.scanner.none.title);
});

test('a photo without a code, and a file that is no photo', async () => {
  aCamera();
  await open();
  await choose(photo, await smallPhoto());
  await expectSaid(en.scanner.noCode.title);
  await choose(photo, new File(['no photo'], 'rock.jpg', { type: 'image/jpeg' }));
  await expectSaid(en.scanner.noPhoto.title);
  await choose(photo, await photoOf('tel:+14025550100'));
  await expectSaid('This code calls a phone number.');
});

test('when the decoder does not arrive it says so, and reads the photo by another try', async () => {
  api.stub('GET /rocks/check/:id', aCheck());
  aCamera().open.mockRejectedValue(new DOMException('', 'NotFoundError'));
  const { fetch } = globalThis;
  purgeZXingModule();
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    if (String(url).includes('.wasm')) throw new TypeError('Failed to fetch');
    return fetch(url as string, init); // of the app
  });
  await open();
  await choose(photo, await photoOf(labelAddress(location.origin, issueCode())));
  await expectSaid(en.scanner.noDecoder.title);
  vi.stubGlobal('fetch', fetch);
  await panel.getByRole('button', { name: en.scanner.retry }).click();
  await expect.element(heading).toBeVisible();
});

test('where the browser’s own detector does not work, ours does', async () => {
  api.stub('GET /rocks/check/:id', aCheck());
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        throw new DOMException('', 'NotSupportedError');
      };
    },
  );
  const { brush } = aCamera();
  await open();
  drawCode(brush, labelAddress(location.origin, issueCode()));
  await expect.element(heading).toBeVisible();
});

test('the light can be switched where the camera has one', async () => {
  const { lights } = aCamera({ hasLight: true });
  aDetector();
  await open();
  const light = panel.getByRole('button', { name: en.scanner.torch });
  await light.click();
  await expect.element(light).toHaveAttribute('aria-pressed', 'true');
  await light.click();
  await expect.element(light).toHaveAttribute('aria-pressed', 'false');
  expect(lights).toEqual([{ torch: true }, { torch: false }]);
});

test('by keyboard: Enter opens it, Escape and the field close it, and the camera stops', async () => {
  const { tracks, open: asked } = aCamera();
  aDetector();
  await openApp('/nfc-scan');
  (await button.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expectSaid(en.scanner.aim);
  await expect.element(panel.getByRole('button', { name: en.scanner.torch })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(isStopped(tracks)).toBe(true);

  await userEvent.keyboard('{Enter}');
  await expectSaid(en.scanner.aim);
  await panel.getByRole('button', { name: en.scanner.type }).click();
  await expect.element(field).toHaveFocus();
  expect([asked.mock.calls.length, isStopped(tracks)]).toEqual([2, true]);
});

test('the camera stops while the page is hidden, and when it is left', async () => {
  const { tracks } = aCamera();
  aDetector();
  await open();
  await expectSaid(en.scanner.aim);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => isStopped(tracks)).toBe(true);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
  await page
    .getByRole('navigation', { name: 'Quick links' })
    .getByRole('link', { name: 'Explore Map' })
    .click();
  await expect.poll(() => isStopped(tracks)).toBe(true);
});

test('on a page that may not use the camera, a link loads one that may', async () => {
  Object.defineProperty(document, 'featurePolicy', {
    configurable: true,
    value: { allowsFeature: (name: string) => name !== 'camera' },
  });
  ends.push(() => Reflect.deleteProperty(document, 'featurePolicy'));
  await openApp('/nfc-scan');
  await expect
    .element(page.getByRole('link', { name: en.scanner.label }))
    .toHaveAttribute('href', '/nfc-scan?scan=1');
  await expect.element(button).not.toBeInTheDocument();
});

test('in the app as it opens without a network, it says what is missing and leaves the field', async () => {
  const { open: asked } = aCamera();
  const typed = vi.fn<() => void>();
  await show(<ScanPanel may={false} onCode={() => {}} onClose={() => {}} onType={typed} />);
  await expectSaid(en.scanner.barred.title);
  await expect
    .element(panel.getByRole('link', { name: en.scanner.reload }))
    .toHaveAttribute('href', '/nfc-scan?scan=1');
  await panel.getByRole('button', { name: en.scanner.type }).click();
  expect([typed.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
});
