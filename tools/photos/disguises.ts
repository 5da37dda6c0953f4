// What is no photo that we take, whatever it is called.
import { ascii, join } from '../../worker/photos/testing-corpus.ts';
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { encoded, paint } from './paint.ts';
import { concat, sample } from './parts.ts';

const texts = {
  SVG: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'SVG behind a prologue': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'SVG behind a byte order mark': '\xef\xbb\xbf<svg xmlns="http://www.w3.org/2000/svg"/>',
  HTML: '<!doctype html><img src=x onerror=alert(1)>',
  PDF: '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%%EOF',
  BMP: 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0\0\0\0\0',
  ICO: '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0',
  HEIC: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'JPEG XL': '\xff\x0a\xfa\x1f\x01\x91\x08\x06',
  'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'a film': '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  'a sound in the container of WebP': 'RIFF\x24\0\0\0WAVEfmt ',
  'an archive': 'PK\x03\x04\x14\0\0\0\x08\0',
  'a program': '#!/bin/sh\necho hello\n',
  'a GIF of another year': 'GIF90a\x01\0\x01\0\0\0\0;',
  nothing: '',
};

export async function disguises(): Promise<Sample[]> {
  const jpeg = await encoded(paint().jpeg());
  const files: Record<string, Uint8Array> = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, ascii(text)])),
    TIFF: await encoded(paint().tiff()),
    AVIF: await encoded(paint().avif({ effort: 0 })),
    'a page before a JPEG': concat(ascii('<html><script>alert(1)</script>'), jpeg),
    'a PDF before a JPEG': concat(ascii('%PDF-1.7\n'), jpeg),
    'a line break before a JPEG': concat(ascii('\n'), jpeg),
    'a PNG that lost its line breaks': join(
      ascii('\x89PNG\n\x1a\n'),
      (await encoded(paint().png())).subarray(8),
    ),
  };
  return Object.entries(files).map(([name, bytes]) => sample('disguise', name, null, bytes));
}
