// Why a device gives no position, and what to do instead.

/** What else the page offers. */
const instead = {
  coordinates: 'enter the coordinates manually',
  placeSearch: 'search for a place by its name',
  mapAlone: 'move the map to the place by hand',
};

const howToAllow = {
  ios: 'On iPhone or iPad, open Settings, Privacy & Security, Location Services, Safari Websites, choose While Using the App, and try again',
  safari: 'In Safari, open the Safari menu, Settings for This Website, set Location to Allow, and try again',
  other: "Allow location for this site in your browser's settings and try again",
};

type Instead = keyof typeof instead;

export const location = {
  unsupported: {
    title: 'Location Not Supported',
    text: (otherwise: Instead) => `This browser cannot tell where you are. Please ${instead[otherwise]}.`,
  },
  denied: {
    title: 'Location Permission Denied',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}, or ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'Location Unavailable',
    text: (otherwise: Instead) =>
      `Your device could not find where you are. Try again under the open sky, or ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'Location Timed Out',
    text: (otherwise: Instead) => `Finding where you are took too long. Try again, or ${instead[otherwise]}.`,
  },
};
