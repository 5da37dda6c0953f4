// What the switch of languages says once it is used.

export const languages = {
  unspoken: 'This site does not speak that language yet',
  unknownUnit: 'Distances are in miles or kilometers',
  /** For screen readers, in the language that was chosen. */
  changed: 'This site speaks English to you now',
  unitChanged: { mi: 'Distances are in miles now', km: 'Distances are in kilometers now' },
};
