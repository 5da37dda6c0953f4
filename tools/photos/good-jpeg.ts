// JPEGs as cameras, phones and programs write them.
import { ascii, big, find, join, jpegSegment, repeat } from '../../worker/photos/testing-corpus.ts';
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { exif, iptc, secretOf, utf16, xmp, type Order } from './metadata.ts';
import { encoded, paint } from './paint.ts';
import { put, sample } from './parts.ts';
import { inJpeg, profiles } from './profiles.ts';

const xmpSegment = (more?: string) => jpegSegment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0'), xmp(more));
const exifSegment = (orientation: number, order?: Order) =>
  jpegSegment(0xe1, ascii('Exif\0\0'), exif(orientation, order));

/** A list of further pictures in the file, as CIPA's multi-picture format has it. */
const mpf = () => jpegSegment(0xe2, ascii(`MPF\0II*\0${secretOf('MPF')}`));

/** What of each kind there is, one after the other. */
const everything = (orientation = 1, order?: Order) =>
  join(
    exifSegment(orientation, order),
    xmpSegment(),
    jpegSegment(0xed, iptc()),
    jpegSegment(0xe0, ascii(`JFXX\0\x10${secretOf('JFXX thumbnail')}`)),
    mpf(),
    ...Array.from({ length: 16 }, (_, n) => jpegSegment(0xe0 + n, ascii(secretOf(`APP${n}`)))),
    jpegSegment(0xfe, ascii(secretOf('comment'))),
    jpegSegment(0xfe, utf16(secretOf('comment in UTF-16'))),
  );

/** Behind the marker that begins a JPEG. */
const afterStart = 2;

/** XMP that is too long for one segment goes on in others. */
function extendedXmp(): Uint8Array {
  const packet = join(xmp(), repeat(ascii(`<!--${secretOf('extended XMP')}-->`), 3000));
  const parts = Array.from({ length: Math.ceil(packet.length / 60_000) }, (_, n) =>
    jpegSegment(
      0xe1,
      ascii(`http://ns.adobe.com/xmp/extension/\0${'0123456789ABCDEF'.repeat(2)}`),
      big(packet.length, 4),
      big(n * 60_000, 4),
      packet.subarray(n * 60_000, (n + 1) * 60_000),
    ),
  );
  return join(
    xmpSegment('xmpNote:HasExtendedXMP="0123" xmlns:xmpNote="http://ns.adobe.com/xmp/note/"'),
    ...parts,
  );
}

/** The colour profile in one segment, cut into three. */
function splitProfile(jpeg: Uint8Array): Uint8Array {
  const start = find(jpeg, 'ICC_PROFILE') - 4;
  const end = start + 2 + (jpeg[start + 2] ?? 0) * 256 + (jpeg[start + 3] ?? 0);
  const profile = jpeg.subarray(start + 18, end);
  const third = Math.ceil(profile.length / 3);
  const segments = [1, 2, 3].map((n) =>
    jpegSegment(0xe2, ascii('ICC_PROFILE\0'), [n, 3], profile.subarray((n - 1) * third, n * third)),
  );
  return join(jpeg.subarray(0, start), ...segments, jpeg.subarray(end));
}

/** Grey blocks by hand, because encoders within reach set no restart interval: one after every block. */
function restarting(): Uint8Array {
  const blocks = 12;
  // Codes of three bits, for differences of 0 to 6 bits; after a restart each difference is the value itself.
  const dc = jpegSegment(0xc4, [0x00], [0, 0, 7, ...Array(13).fill(0)], [0, 1, 2, 3, 4, 5, 6]);
  const ac = jpegSegment(0xc4, [0x10], [1, ...Array(15).fill(0)], [0]);
  const scan = Array.from({ length: blocks }, (_, n) => {
    const bits = `110${(32 + n * 2).toString(2).padStart(6, '0')}0`.padEnd(16, '1');
    const bytes = [Number.parseInt(bits.slice(0, 8), 2), Number.parseInt(bits.slice(8), 2)];
    return n === blocks - 1 ? bytes : [...bytes, 0xff, 0xd0 + (n % 8)];
  });
  return join(
    [0xff, 0xd8],
    jpegSegment(0xdb, [0], Array(64).fill(8)),
    jpegSegment(0xc0, [8], big(24, 2), big(32, 2), [1, 1, 0x11, 0]),
    dc,
    ac,
    jpegSegment(0xdd, big(1, 2)),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    scan.flat(),
    [0xff, 0xd9],
  );
}

export async function goodJpegs(): Promise<Sample[]> {
  const baseline = await encoded(paint().jpeg());
  const progressive = await encoded(paint().jpeg({ progressive: true }));
  const withProfile = await encoded(paint().jpeg().withIccProfile('p3'));
  const thumbnail = jpegSegment(
    0xe0,
    ascii('JFIF\0\x01\x02\x01\0H\0H\x04\x04'),
    ascii(secretOf('thumbnail').padEnd(48)),
  );
  const secondScan = find(progressive.subarray(find(progressive, [0xff, 0xda]) + 2), [0xff, 0xc4]);
  const gainMap = put(
    await encoded(paint(1).jpeg()),
    afterStart,
    xmpSegment('hdrgm:Version="1.0" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"'),
  );
  const film = join([0, 0, 0, 24], ascii('ftypmp42'), ascii(secretOf('film')));

  const files: Record<string, Uint8Array> = {
    baseline: put(baseline, afterStart, everything()),
    'baseline without subsampling': put(
      await encoded(paint().jpeg({ chromaSubsampling: '4:4:4', quality: 95 })),
      afterStart,
      everything(),
    ),
    progressive: put(progressive, afterStart, everything()),
    'progressive with a comment between its scans': put(
      progressive,
      find(progressive, [0xff, 0xda]) + 2 + secondScan,
      jpegSegment(0xfe, ascii(secretOf('comment between scans'))),
    ),
    'progressive with scans of another encoder': put(
      await encoded(paint().jpeg({ mozjpeg: true })),
      afterStart,
      everything(),
    ),
    grey: put(await encoded(paint(1).jpeg()), afterStart, everything()),
    CMYK: put(await encoded(paint().toColourspace('cmyk').jpeg()), afterStart, everything()),
    'with a colour profile': put(withProfile, afterStart, everything()),
    'with a colour profile in three segments': put(splitProfile(withProfile), afterStart, everything()),
    ...Object.fromEntries(
      Object.entries(profiles).map(([name, profile]) => [
        `with a talkative profile: ${name}`,
        put(baseline, afterStart, inJpeg(profile)),
      ]),
    ),
    'with restart intervals': put(restarting(), afterStart, everything()),
    'with a thumbnail in JFIF': put(baseline, afterStart, thumbnail),
    'with metadata behind its tables': put(baseline, find(baseline, [0xff, 0xda]), everything()),
    'with extended XMP': put(baseline, afterStart, extendedXmp()),
    'with a film behind it': join(
      put(
        baseline,
        afterStart,
        xmpSegment('GCamera:MotionPhoto="1" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/"'),
      ),
      film,
    ),
    'with a second picture behind it': join(
      put(baseline, afterStart, mpf()),
      put(baseline, afterStart, everything()),
    ),
    'with a gain map for bright screens': join(
      put(
        baseline,
        afterStart,
        xmpSegment('hdrgm:Version="1.0" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"'),
        mpf(),
      ),
      gainMap,
    ),
  };
  for (let orientation = 1; orientation <= 8; orientation++) {
    const order = orientation % 2 ? 'little' : 'big';
    files[`orientation ${orientation}`] = put(baseline, afterStart, everything(orientation, order));
  }
  return Object.entries(files).map(([name, bytes]) => sample('good', `JPEG: ${name}`, 'image/jpeg', bytes));
}
