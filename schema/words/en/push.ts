// Push messages: the offer of them, and why they were refused.

export const push = {
  endpoint: 'This is no address of a push service that we know',
  key: 'This is no key of a browser',
  topic: 'Choose what to be told of',
  unavailable: 'We could not send the message just now',
  /** After a rock was hidden. */
  hide: { offer: 'Tell me when it is found', isOn: 'This device will tell you when it is found.' },
  /** After a rock was hidden again. */
  rehide: { offer: 'Tell me where it goes next', isOn: 'This device will tell you where it goes next.' },
  denied: 'Your browser does not let this site send messages.',
  /** For a browser that was told not to ask again. */
  howToAllow: {
    ios: 'To change that, open Settings, Notifications, choose this app and allow them.',
    safari: 'To change that, open the Safari menu, Settings, Websites, Notifications, and allow this site.',
    other: "To change that, allow notifications for this site in your browser's settings.",
  },
  failed: { title: 'That did not work', text: 'Nothing was switched on. Please try again.' },
};
