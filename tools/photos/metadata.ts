// What cameras, phones and programs write beside a picture, with a canary in every place.
import { ascii, big, join, jpegSegment, little } from '../../worker/photos/testing-corpus.ts';
import { canary, latitudeSeconds } from '../../worker/photos/testing-samples.ts';

export type Order = 'little' | 'big';

export const secretOf = (place: string) => `${canary} ${place}`;
export const utf16 = (text: string) => Buffer.from(text, 'utf16le');

interface Entry {
  tag: number;
  type: number;
  count: number;
  value: ArrayLike<number>;
}

/** Writes the directories of a TIFF, of which each knows where it stands. */
function directories(order: Order) {
  const n = (value: number, size: number) => (order === 'little' ? little(value, size) : big(value, size));
  const text = (tag: number, value: string): Entry => ({
    tag,
    type: 2,
    count: value.length + 1,
    value: ascii(`${value}\0`),
  });
  const short = (tag: number, value: number): Entry => ({ tag, type: 3, count: 1, value: n(value, 2) });
  const long = (tag: number, value: number): Entry => ({ tag, type: 4, count: 1, value: n(value, 4) });
  const raw = (tag: number, value: ArrayLike<number>, type = 7): Entry => ({
    tag,
    type,
    count: value.length,
    value,
  });
  const fractions = (tag: number, ...pairs: (readonly [number, number])[]): Entry => ({
    tag,
    type: 5,
    count: pairs.length,
    value: pairs.flat().flatMap((value) => n(value, 4)),
  });

  /** Values of more than four bytes stand behind the entries. */
  function directory(at: number, entries: readonly Entry[], next = 0): Uint8Array {
    const behind: number[] = [];
    const rows = entries.flatMap(({ tag, type, count, value }) => {
      const bytes = Array.from(value);
      const place =
        bytes.length > 4
          ? n(at + 2 + entries.length * 12 + 4 + behind.length, 4)
          : [...bytes, 0, 0, 0, 0].slice(0, 4);
      if (bytes.length > 4) behind.push(...bytes, ...(bytes.length % 2 ? [0] : []));
      return [...n(tag, 2), ...n(type, 2), ...n(count, 4), ...place];
    });
    return join(n(entries.length, 2), rows, n(next, 4), behind);
  }

  return { n, text, short, long, raw, fractions, directory };
}

/** What a phone writes: who, when, where, with which camera, a thumbnail and a maker's note. */
export function exif(orientation: number, order: Order = 'little'): Uint8Array {
  const { n, text, short, long, raw, fractions, directory } = directories(order);
  const gps = directory(8, [
    text(0x0001, 'N'),
    fractions(0x0002, [41, 1], [15, 1], latitudeSeconds),
    text(0x0003, 'W'),
    fractions(0x0004, [95, 1], [56, 1], latitudeSeconds),
    text(0x001d, '2026:07:04'),
    raw(0x001b, ascii(`ASCII\0\0\0${secretOf('GPS')}`)),
  ]);
  const detailsAt = 8 + gps.length;
  const details = directory(detailsAt, [
    text(0x9003, '2026:07:04 10:11:12'),
    raw(0x927c, ascii(`Apple iOS\0\0\x01${secretOf('maker')}`)),
    raw(0x9286, join(ascii('UNICODE\0'), utf16(secretOf('user comment')))),
    text(0xa430, secretOf('owner of the camera')),
    text(0xa431, secretOf('serial number')),
    text(0xa435, secretOf('serial number of the lens')),
  ]);
  const thumbnailAt = detailsAt + details.length;
  const thumbnail = join([0xff, 0xd8], jpegSegment(0xfe, ascii(secretOf('thumbnail'))), [0xff, 0xd9]);
  const secondAt = thumbnailAt + thumbnail.length + (thumbnail.length % 2);
  const second = directory(secondAt, [
    short(0x0103, 6),
    long(0x0201, thumbnailAt),
    long(0x0202, thumbnail.length),
  ]);
  const firstAt = secondAt + second.length;
  const first = directory(
    firstAt,
    [
      text(0x010f, secretOf('make')),
      text(0x0110, secretOf('model')),
      short(0x0112, orientation),
      text(0x0132, '2026:07:04 10:11:12'),
      text(0x013b, secretOf('artist')),
      text(0x8298, secretOf('copyright')),
      long(0x8769, detailsAt),
      long(0x8825, 8),
      raw(0x9c9d, utf16(`${secretOf('author')}\0`), 1),
    ],
    secondAt,
  );
  const header = [...ascii(order === 'little' ? 'II*\0' : 'MM\0*'), ...n(firstAt, 4)];
  return join(header, gps, details, thumbnail, thumbnail.length % 2 ? [0] : [], second, first);
}

/** @param more further properties, each with its own namespace */
export function xmp(more = ''): Uint8Array {
  return ascii(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
 dc:source="${secretOf('XMP')}" exif:GPSLatitude="41,15.39N" ${more}
 dc:identifier="${Buffer.from(secretOf('XMP in base64')).toString('base64')}"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`,
  );
}

/** Photoshop's block of IPTC: by-line, city and caption. */
export function iptc(): Uint8Array {
  const field = (number: number, text: string) => [0x1c, 2, number, ...big(text.length, 2), ...ascii(text)];
  const fields = [80, 90, 120].flatMap((number) => field(number, secretOf(`IPTC ${number}`)));
  const padding = fields.length % 2 ? [0] : [];
  return join(ascii('Photoshop 3.0\x008BIM\x04\x04\0\0'), big(fields.length, 4), fields, padding);
}
