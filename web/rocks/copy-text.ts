// Copying to the clipboard, and saying so.
import { toast } from '../ui/toast.ts';

/** False without permission, or on a page without https. */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param title what the toast says when it is copied, such as 'Rock ID copied' */
export async function copyText(text: string, title: string): Promise<void> {
  if (await putOnClipboard(text)) toast({ title, tone: 'good' });
  // The text is shown, to be copied by hand.
  else toast({ title: 'Your browser does not let us copy', description: text, tone: 'plain' });
}
