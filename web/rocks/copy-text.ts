// Copies text to the clipboard, with a toast.
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';

/** @returns false without permission, or on a page without https */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param title the title of the success toast, such as 'Rock ID copied' */
export async function copyText(text: string, title: string): Promise<void> {
  if (await putOnClipboard(text)) toast({ title, tone: 'good' });
  // Shows the text, so that it can be copied manually.
  else toast({ title: wordsNow('ui').noCopying, description: text, tone: 'bad' });
}
