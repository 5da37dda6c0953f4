// Downloads a file that was created in the page.

/** Milliseconds after which every browser has finished with the object URL. */
const addressKept = 60_000;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), addressKept);
}
