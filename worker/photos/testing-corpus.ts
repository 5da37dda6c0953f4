// Tiny pictures for tests, and ways to hide in them what must not get through.

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
}

/** 16 by 12 pixels each and without metadata, so that cleaning leaves every byte of them. */
export const pictures = {
  jpeg: decode(`
    /9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/
    2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAAR
    CAAMABADASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAQIDBP/EACEQAQABBAIBBQAAAAAAAAAAAAECAAMEERIhBRMi
    YXHR/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EAB4RAAEDBAMAAAAAAAAAAAAAAAEAAkEREhMxMlGB/9oADAMBAAIRAxEAPwBP
    H4kMTFbtweId6NtWx4cr3qXgbs/dxDXwUfLTYTt249RhAkfa63WfIWGCorK5Mgq960/mqAXzs08lHHCAG8nT0F//2Q==
  `),
  progressive: decode(`
    /9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/
    2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgAR
    CAAMABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAgED/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEAMQ
    AAABLuZ//8QAGRABAAIDAAAAAAAAAAAAAAAAAgADEjEy/9oACAEBAAEFAqziTu2Lj//EABcRAAMBAAAAAAAAAAAAAAAAAAAB
    MSL/2gAIAQMBAT8BeJWf/8QAFREBAQAAAAAAAAAAAAAAAAAAADH/2gAIAQIBAT8Br//EABgQAAMBAQAAAAAAAAAAAAAAAAAB
    ETFx/9oACAEBAAY/AqyvRI6f/8QAGhAAAwADAQAAAAAAAAAAAAAAAAERITFBYf/aAAgBAQABPyFPMEvazB40aSph7aH/2gAM
    AwEAAgADAAAAEMP/xAAYEQEAAwEAAAAAAAAAAAAAAAABABFRcf/aAAgBAwEBPxBUDown/8QAGhEAAQUBAAAAAAAAAAAAAAAA
    AQARMUFRgf/aAAgBAgEBPxADcluWv//EABsQAQEAAgMBAAAAAAAAAAAAAAERACExYXHR/9oACAEBAAE/EFxMG4VzSA8YToxd
    YGPVlxLIqFq7kfkz/9k=
  `),
  cmyk: decode(`
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru
    9f///5vB////+v/m/f/4/8AAFAgADAAQBEMRAE0RAFkRAEsRAP/EABkAAQEBAAMAAAAAAAAAAAAAAAQDAQACBf/EACoQAAIB
    AwIDBwUAAAAAAAAAAAECAwAEERIhBTFhEyJBUYGh8DIzkcHR/9oADgRDAE0AWQBLAAA/AKi01XbtjmSTT5DHb9pcSZ0rvsN6
    Velo7WO0i+5N3BnwHifnnS+FxCG1BI3NXBjt31NvIw7qig2MUt1M1xIBljucbDpUL0CI29hEDoA1Hrvt75P4pjLqAB9a73kj
    W9pNLHjXkDJ6nFc4qxe9hgP0Y1YHicn+e9XVjJxl1blEoC+oyfnSsiUCJAOQFebGvaKutmJldUZid8Um/PZWMcad1XYKceW5
    /VEhYm+vp2wzxByuRttsK2RikbsOYBNf/9k=
  `),
  png: decode(`
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAIAAADkharWAAAARElEQVQoz2NgYOXiF5GUU9bQNTK3cXTzDgiNik/JzCuuqG1q
    75k4bfaCpavWb9m57/CJs5eu33n47DVDAolgVMNI0QAATPzcCaINI3QAAAAASUVORK5CYII=
  `),
  palette: decode(`
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAMBAMAAACZySCyAAAAMFBMVEVue4d6jaXXI24jsUFVlNTMdiIv4pWiHprfUcSq4hzB
    Vep50Cftpl6G8FgQd95fGdT/RAlqAAAAEHRSTlMIJ1quTNDcl4tDtmrjgH3luHI9SAAAAGJJREFUCJljYBB08d5bviqUAcS4
    W740BsTYfb0KwthbXhV6hoFB0HNveVfMMRBjU0VrTBoDg+BMpY6lxlDGYjMQY5JSh7FZPgODpJLGO2Oz/yCG3mPjtP8MDIJK
    fo+N878CAEGgIjaTiS6nAAAAAElFTkSuQmCC
  `),
  webp: decode(`
    UklGRpIAAABXRUJQVlA4IIYAAAAwAwCdASoQAAwABABoJbACdH8EwAegB0pJEMElCf6GI8zwAP7mzTNnCUbjVzsNqkD9zpcU
    CsnmqQLgM786cTqeTwddOJEvfGKShnGnPAGA6KzniB2Yzq2PxyE6vSbdQZ99LNxXv9xfOJe0z8UbqEMLHvYofu/Wu+JSan7s
    WlOriZrjKAAAAA==
  `),
  lossless: decode(`
    UklGRh4AAABXRUJQVlA4TBEAAAAvD8ACAAdQwAIVuP+BiOh/AAA=
  `),
  alpha: decode(`
    UklGRtIAAABXRUJQVlA4WAoAAAAQAAAADwAACwAAQUxQSCQAAAABfyAQSELYX3iFiEgdDAJAohBLLLHEEksssUwwQET/A5TT
    3V9WUDggiAAAAPACAJ0BKhAADAAEAGglsAJ0OIA9ADpSSIdJKE/xNDWAAP6mpTd9qbShUr8iVUiSvyZ/w0b9cJ+EYSYUT82J
    IIo+rXKreoj7RuDlJWL2tTxxjT4IuOL8QtKP0+Dxt53uJqNu5CLdHE89RjrE/LV8UbzN5yFj3sUP3frXfEpNT92LSnVxM1xl
    AAA=
  `),
  animatedWebp: decode(`
    UklGRroBAABXRUJQVlA4WAoAAAACAAAADwAACwAAQU5JTQYAAAD/////AwBBTk1GfAAAAAAAAAAAAA8AAAsAAGQAAAJWUDgg
    ZAAAAHACAJ0BKhAADAAFQHwlsAJ0fwggAElmAgtkYAAA/tHwehtlN36olom+FsVqGYW9ZKE5RJVJNKvALapCVmt1eCPEf8JE
    hVaf4sXybno1B1Bo/LxViRtgWRuf5/gAy6iJkRpAAABBTk1GhAAAAAAAAAAAAA8AAAsAAGQAAABWUDggbAAAAJQCAJ0BKhAA
    DAAAAHwlsAJ0fwCCbLf/vUUx1aOAAP20TLMtrzB0ZLit3prU5IGMyAVVjGHyhdUG37kyhfdItn4ErZUJJaqCdiFL+m8HrjRr
    WU7IVNRb6nEcQIQLMhHOtD4Ru/1qsmSeW9AAAEFOTUZ+AAAAAAAAAAAADwAACwAAZAAAAFZQOCBmAAAAtAIAnQEqEAAMAAAA
    fCWwAnR/AIJndAFZ7rI4ObowAOJdt2Y69Zo6zWCqCIw7kIuizW2vXC0Gnk+LPkO5V3DBO6lWAZ8YUMKCH240oNgFH0Q5UgoO
    2r6hFd+hKNcYgmLCR0cK6lAA
  `),
  gif: decode(`
    R0lGODlhEAAMAIEAAEdKfpaN2NRRaF7TTiH/C05FVFNDQVBFMi4wAwECAAAh+QQECgAAACwAAAAAEAAMAAACNoQdMYshctoa
    ID140nz2RT1czpUpCzcKVAWKF8Oe7kQlpmhOrHIJOWMLkX4NnudX05AqtAqgAAAh+QQFCgAEACwAAAAAEAAMAIG0odXUR2JJ
    Vate008DOiiqMB4BABiWkA9OvfCgEuR0zaeJ41WCkzNK6+kOahwJMw2bkDIzGIrPRTJZfoLI5khURD4WXCoZSAAAIfkEBQoA
    BAAsAAAAABAADACBtaPb1UJZSE+oWdJQAzgoCjATkEG3mItgUmEfdiBnQRFIMY0XAIJZNaRiDpWqtGEN3fi2ZgGei7MK8lI0
    RYQnywGZHCcpAQA7
  `),
};

/** What nobody may find in a cleaned file. */
export const secret = 'SECRET 41.2565N 95.9345W';

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function join(...parts: ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

/** The bytes with `added` between those before and after `at`. */
export function insert(bytes: Uint8Array, at: number, ...added: ArrayLike<number>[]): Uint8Array {
  return join(bytes.subarray(0, at), ...added, bytes.subarray(at));
}

/** The bytes with others in their place from `at` on. */
export function replace(bytes: Uint8Array, at: number, by: ArrayLike<number>): Uint8Array {
  const changed = bytes.slice();
  changed.set(by, at);
  return changed;
}

/** The bytes so many times over. */
export function repeat(bytes: Uint8Array, count: number): Uint8Array {
  const all = new Uint8Array(bytes.length * count);
  for (let at = 0; at < all.length; at += bytes.length) all.set(bytes, at);
  return all;
}

/** Where an ASCII text or a run of bytes stands; -1 when nowhere. */
export function find(bytes: Uint8Array, wanted: string | readonly number[]): number {
  const run = typeof wanted === 'string' ? [...ascii(wanted)] : wanted;
  return bytes.findIndex((_, at) => run.every((byte, i) => bytes[at + i] === byte));
}

function number(value: number, size: number, order: 'little' | 'big'): number[] {
  const bytes = Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** i) % 256);
  return order === 'little' ? bytes : bytes.toReversed();
}
export const big = (value: number, size: number) => number(value, size, 'big');
export const little = (value: number, size: number) => number(value, size, 'little');

/** What a phone writes: the orientation, a maker's note and a GPS directory. */
export function tiff(orientation: number, order: 'little' | 'big' = 'little'): Uint8Array {
  const n = (value: number, size: number) => number(value, size, order);
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...n(tag, 2),
    ...n(type, 2),
    ...n(count, 4),
    ...value,
  ];
  const directories = 8 + 2 + 3 * 12 + 4;
  const gps = directories + secret.length;
  return join(
    ascii(order === 'little' ? 'II*\0' : 'MM\0*'),
    n(8, 4),
    n(3, 2),
    entry(0x010f, 2, secret.length, n(directories, 4)),
    entry(0x0112, 3, 1, [...n(orientation, 2), 0, 0]),
    entry(0x8825, 4, 1, n(gps, 4)),
    n(0, 4),
    ascii(secret),
    n(1, 2),
    entry(0x0001, 2, 2, [...ascii('N\0'), 0, 0]),
    n(0, 4),
  );
}

export function jpegSegment(marker: number, ...content: ArrayLike<number>[]): Uint8Array {
  const body = join(...content);
  return join([0xff, marker], big(body.length + 2, 2), body);
}

/** The EXIF segment that cleaning leaves for a picture that has to be turned. */
export function orientationSegment(orientation: number): Uint8Array {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return jpegSegment(0xe1, ascii('Exif\0\0MM\0*'), big(8, 4), big(1, 2), entry, big(0, 4));
}

/** With its check sum, reckoned bit by bit. */
export function pngChunk(name: string, ...content: ArrayLike<number>[]): Uint8Array {
  const body = join(ascii(name), ...content);
  const crc = body.reduce((before, byte) => {
    let sum = before ^ byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    return sum;
  }, -1);
  return join(big(body.length - 4, 4), body, big(~crc >>> 0, 4));
}

/** What these bytes are as a zlib stream. */
export async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The shortest profile that says sRGB, as the worker writes it. */
export const plainProfile = decode(`
    AAAB7AAAAAAEIAAAbW50clJHQiBYWVogAAAAAAAAAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEA
    AAAA0y0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJZGVzYwAAAPAAAAAoY3BydAAA
    ARgAAAAkd3RwdAAAATwAAAAUclhZWgAAAVAAAAAUZ1hZWgAAAWQAAAAUYlhZWgAAAXgAAAAUclRSQwAAAYwAAAAgZ1RSQwAAAawA
    AAAgYlRSQwAAAcwAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAMAAAAHABjAG8AbABvAHUAcm1sdWMAAAAAAAAAAQAAAAxlblVT
    AAAACAAAABwAbgBvAG4AZVhZWiAAAAAAAAD21gABAAAAANMtWFlaIAAAAAAAAG+gAAA48gAAA49YWVogAAAAAAAAYpcAALeKAAAY
    2lhZWiAAAAAAAAAknwAAD4QAALbEcGFyYQAAAAAAAwAAAAJmZgAA8qcAAA1ZAAAT0AAACltwYXJhAAAAAAADAAAAAmZmAADypwAA
    DVkAABPQAAAKW3BhcmEAAAAAAAMAAAACZmYAAPKnAAANWQAAE9AAAApb
`);

export function webpChunk(name: string, ...content: ArrayLike<number>[]): Uint8Array {
  const body = join(...content);
  return join(ascii(name), little(body.length, 4), body, body.length % 2 ? [0] : []);
}

/** How large a WebP is, and what it has. */
export const webpCanvas = (flags: number, width: number, height: number) =>
  webpChunk('VP8X', [flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));

/** The chunks of a WebP, each as its own bytes. */
export function webpChunksOf(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 12; at < bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

/** A WebP of these chunks. */
export function webp(...chunks: ArrayLike<number>[]): Uint8Array {
  const body = join(ascii('WEBP'), ...chunks);
  return join(ascii('RIFF'), little(body.length, 4), body);
}

export function gifExtension(label: number, ...blocks: ArrayLike<number>[]): Uint8Array {
  return join([0x21, label], ...blocks.map((block) => join([block.length], block)), [0]);
}
