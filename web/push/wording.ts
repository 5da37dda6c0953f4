// Texts about push messages.
import { isIos, isSafari } from '../lib/geolocation.ts';

/** What is offered after a rock was hidden, and what is said once it is on. */
export const tellMeWords = {
  hide: { offer: 'Tell me when it is found', isOn: 'This device will tell you when it is found.' },
  rehide: { offer: 'Tell me where it goes next', isOn: 'This device will tell you where it goes next.' },
} as const;

/** For a browser that was told not to ask again. */
export function howToAllow(userAgent: string): string {
  if (isIos(userAgent))
    return 'To change that, open Settings, Notifications, choose this app and allow them.';
  if (isSafari(userAgent))
    return 'To change that, open the Safari menu, Settings, Websites, Notifications, and allow this site.';
  return "To change that, allow notifications for this site in your browser's settings.";
}
