// A file made in the page, saved like a download.

/** Milliseconds after which no browser needs the address any more. */
const addressKept = 60_000;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), addressKept);
}
