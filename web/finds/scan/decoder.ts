// Reads QR codes: by the browser's own detector, or where there is none by ours, which is loaded only then.

/** @returns the texts of the QR codes in a picture */
export type Decode = (picture: ImageData) => Promise<string[]>;

interface Detector {
  detect: (picture: ImageData) => Promise<readonly { rawValue: string }[]>;
}

declare global {
  /** Not yet in TypeScript's library: https://wicg.github.io/shape-detection-api/#barcode-detection-api */
  var BarcodeDetector:
    | { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }
    | undefined;
}

/** @throws when ours did not arrive; another call tries again */
export async function loadDecoder(): Promise<Decode> {
  const own = await browsersOwn();
  if (!own) return loadOurs();
  let decode = own;
  return async (picture) => {
    try {
      return await decode(picture);
    } catch {
      // Android has the detector even where the service behind it is missing.
      decode = await loadOurs();
      return decode(picture);
    }
  };
}

async function browsersOwn(): Promise<Decode | null> {
  const { BarcodeDetector } = globalThis;
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

const loadOurs = async () => (await import('./our-decoder.ts')).ourDecoder();
