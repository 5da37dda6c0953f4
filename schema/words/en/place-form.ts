// The form that says where and when a rock was hidden or found, and the notice about a place where none should be left.
import { number } from './intl.ts';

export const placeForm = {
  /** Of the dialog. */
  titles: {
    hide: (rock: string) => `Hide ${rock}`,
    rehide: (rock: string) => `Rehide ${rock}`,
    find: (rock: string) => `You found ${rock}`,
    move: 'Where does the rock lie now?',
  },
  /** Of a rock that lies a little farther now, by the unit of distances. */
  moveHint: {
    mi: 'Up to about a mile, or within its town. Farther? Mark it as found, and hide it there.',
    km: 'Up to about a kilometer and a half, or within its town. Farther? Mark it as found, and hide it there.',
  },
  /** The button that sends the form. */
  submit: { hide: 'Log Hide', rehide: 'Log Rehide', find: 'Log Find', move: 'Log Move' },
  /** The same where something logged is changed. */
  save: 'Save',
  cancel: 'Cancel',
  notes: 'Notes (optional)',
  /** In the empty field of the notes. */
  notesHints: {
    hide: 'Where did you hide it?',
    rehide: 'How did you find it?',
    find: 'How did you find it?',
    move: 'Why did you move it?',
  },
  locate: 'Use Current Location',
  locating: 'Finding where you are',
  located: 'This is where you are now. Move the pin if the rock is elsewhere.',
  /** Below the map, before and after there is a pin, by the unit of distances. */
  tapMap: {
    mi: 'Or tap the map where the rock is. Visitors see the place to about 300 feet.',
    km: 'Or tap the map where the rock is. Visitors see the place to about 100 meters.',
  },
  dragPin: {
    mi: 'Drag the pin, or tap where the rock is. Visitors see the place to about 300 feet.',
    km: 'Drag the pin, or tap where the rock is. Visitors see the place to about 100 meters.',
  },
  /** For screen readers. */
  map: 'Map to place the pin: arrow keys move the map, Enter puts the pin in its middle',
  pin: 'Pin: arrow keys move it, with Shift in small steps',
  locationName: 'Location Name',
  locationNameHint: 'A place that others know, such as a park or a town',
  byHand: 'Enter by hand',
  latitude: 'Latitude',
  longitude: 'Longitude',
  when: 'When?',
  justNow: 'Just now',
  wasEarlier: 'It was earlier',
  /** Of something that was logged with a time. */
  wasAnotherTime: 'It was another time',
  whenHint: (days: number) => `Within the last ${number(days)} days.`,
  /** Of a place where rocks should not be left. */
  ground: {
    park: 'National parks ask that nothing is left; here is why',
    water: 'On our map, this place is on water',
    /** @param park its name, an element */
    inPark: <T>(park: T) => [
      'This place is in ',
      park,
      '. Visitors leave no trace there, and paint can harm wildlife. Rangers remove painted rocks and dispose of them, so the journey would end. A town park outside is a good place.',
    ],
    inNamelessPark:
      'This place is in a national park or nature reserve. Visitors leave no trace there, and paint can harm wildlife. Rangers remove painted rocks and dispose of them, so the journey would end. A town park outside is a good place.',
    onWater: 'A rock in water is hard to find. Is a digit wrong, or a minus sign missing?',
    /** After what is said about a park. */
    alsoOnWater:
      'On our map, it is also on water. A rock in water is hard to find. Is a digit wrong, or a minus sign missing?',
    change: 'Choose another place',
    hideAnyway: 'Hide it anyway',
    logAnyway: 'Log it anyway',
  },
  /** After it was sent. */
  thanksForFind: {
    title: 'Great Find!',
    text: (rock: string) => `Your words are part of ${rock}'s journey now.`,
  },
  thanksForMove: {
    title: 'Thank you',
    text: 'The map shows where it lies now, and its painter hears of it.',
  },
  tryAgain: 'That did not arrive. Please try again.',
  /** @param why a sentence */
  failed: (why: string) => `Failed to update rock location: ${why}`,
};
