// Reads QR codes by zxing-cpp, compiled to WebAssembly.
import {
  prepareZXingModule,
  purgeZXingModule,
  readBarcodes,
  type ReaderOptions,
  type ZXingModuleOverrides,
} from 'zxing-wasm/reader';
import type { Decode } from './decoder.ts';

/** A parking meter's code may stand beside the label's. */
const options: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 4 };
/** Two ways to tell dark from light: the second one sees more where the sun is in the picture. */
const binarizers = ['LocalAverage', 'GlobalHistogram'] as const;

/** @param overrides where its WebAssembly comes from @throws if that does not arrive; another call tries again */
export async function zxing(overrides: ZXingModuleOverrides): Promise<Decode> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    // It would keep the failure.
    purgeZXingModule();
    throw error;
  }
  return async (picture) => {
    for (const binarizer of binarizers) {
      const codes = await readBarcodes(picture, { ...options, binarizer });
      const texts = codes.flatMap(({ isValid, text }) => (isValid ? [text] : []));
      if (texts.length > 0) return texts;
    }
    return [];
  };
}
