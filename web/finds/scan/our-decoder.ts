// Our own decoder, as a page loads it: its WebAssembly is a file of this site, not of a CDN.
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Decode } from './decoder.ts';
import { zxing } from './zxing.ts';

const files = { locateFile: () => wasm };

export const ourDecoder = (): Promise<Decode> => zxing(files);
