// The switch in the footer: the language, what distances are measured in, and what it says once it is used.

export const languages = {
  language: 'Language',
  distances: 'Distances',
  units: { mi: 'Miles', km: 'Kilometers' },
  /** Without script: what was chosen in the two lists. */
  change: 'Change',
  unspoken: 'This site does not speak that language yet',
  unknownUnit: 'Distances are in miles or kilometers',
  /** For screen readers, in the language that was chosen. */
  changed: 'This site speaks English to you now',
  unitChanged: { mi: 'Distances are in miles now', km: 'Distances are in kilometers now' },
};
