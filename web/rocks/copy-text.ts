// Copying to the clipboard, and saying so.
import { toast } from '../ui/toast.ts';

/** @param title what the toast says when it is copied, such as 'Rock ID copied' */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title, tone: 'good' });
  } catch {
    // Without permission, or on a page without https: the text is shown, to be copied by hand.
    toast({ title: 'Your browser does not let us copy', description: text, tone: 'plain' });
  }
}
