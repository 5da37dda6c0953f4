// Reads files of a ZIP on the device, without the whole of it in memory: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

/** A file of a ZIP, as its list of files has it. */
export interface ZipEntry {
  /** Bytes, unpacked and as they stand in the ZIP. */
  size: number;
  packed: number;
  isDeflated: boolean;
  /** Where its header begins. */
  at: number;
}

/** The file is no ZIP, or is damaged. */
export class NotZip extends Error {}

/** Bytes of the record at a ZIP's end, with the longest comment; of the list of files: more than any of ours has. */
const most = { end: 22 + 65_535, list: 64 * 1024 * 1024 } as const;

const signs = {
  end: 0x06054b50,
  locator: 0x07064b50,
  end64: 0x06064b50,
  entry: 0x02014b50,
  file: 0x04034b50,
};

/** @throws NotZip for a part that the file does not have */
async function viewOf(zip: Blob, from: number, to: number): Promise<DataView> {
  if (from < 0 || to > zip.size || to < from) throw new NotZip();
  return new DataView(await zip.slice(from, to).arrayBuffer());
}

/** @throws NotZip */
export async function entriesOf(zip: Blob): Promise<Map<string, ZipEntry>> {
  const { at, size } = await listOf(zip);
  if (size > most.list) throw new NotZip();
  const view = await viewOf(zip, at, at + size);
  const entries = new Map<string, ZipEntry>();
  const names = new TextDecoder();
  try {
    for (let from = 0; from < size;) {
      if (view.getUint32(from, true) !== signs.entry) throw new NotZip();
      const [nameLength, moreLength, commentLength] = [28, 30, 32].map((at) =>
        view.getUint16(from + at, true),
      );
      const more = from + 46 + (nameLength ?? 0);
      const name = names.decode(new Uint8Array(view.buffer, from + 46, nameLength));
      entries.set(name, entryOf(view, from, { from: more, to: more + (moreLength ?? 0) }));
      from = more + (moreLength ?? 0) + (commentLength ?? 0);
    }
  } catch {
    // A view throws beyond its end.
    throw new NotZip();
  }
  return entries;
}

/** @param more where the fields of large files are: those whose usual field is full, in this order */
function entryOf(view: DataView, from: number, more: { from: number; to: number }): ZipEntry {
  const usual = [24, 20, 42].map((at) => view.getUint32(from + at, true));
  let next = more.to;
  for (let at = more.from; at + 4 <= more.to; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) next = at + 4;
  const [size = 0, packed = 0, at = 0] = usual.map((value) => {
    if (value !== 0xffffffff) return value;
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  });
  return { size, packed, at, isDeflated: view.getUint16(from + 10, true) === 8 };
}

/** Where the list of files is. */
async function listOf(zip: Blob): Promise<{ at: number; size: number }> {
  const start = Math.max(0, zip.size - most.end);
  const view = await viewOf(zip, start, zip.size);
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== signs.end) end--;
  if (end < 0) throw new NotZip();
  const usual = { size: view.getUint32(end + 12, true), at: view.getUint32(end + 16, true) };
  if (end < 20 || view.getUint32(end - 20, true) !== signs.locator) return usual;
  const record = Number(view.getBigUint64(end - 12, true));
  const large = await viewOf(zip, record, record + 56);
  if (large.getUint32(0, true) !== signs.end64) throw new NotZip();
  return { size: Number(large.getBigUint64(40, true)), at: Number(large.getBigUint64(48, true)) };
}

/** The content of a file, unpacked. @throws NotZip if it is damaged, or unpacks to more than it says */
export async function contentOf(zip: Blob, { at, size, packed, isDeflated }: ZipEntry): Promise<Blob> {
  const header = await viewOf(zip, at, at + 30);
  if (header.getUint32(0, true) !== signs.file) throw new NotZip();
  const from = at + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const content = zip.slice(from, from + packed);
  if (content.size !== packed) throw new NotZip();
  return isDeflated ? unpacked(content, size) : content;
}

async function unpacked(content: Blob, size: number): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > size) throw new NotZip();
      pieces.push(read.value);
    }
  } catch {
    await reader.cancel().catch(() => {});
    throw new NotZip();
  }
  return new Blob(pieces);
}
