// The Register Rock page and its form.

export const registerForm = {
  heading: 'Register Rock',
  intro: 'A name and an ID, and your rock can begin its journey.',
  /** The field for a photo. */
  photo: 'Rock Photo',
  photoHow: 'Up to 10 MB. Without one, we paint a picture for your rock.',
  removePhoto: 'Remove photo',
  /** The chosen photo, for those who cannot see it. */
  yourPhoto: 'Your photo',
  dropPhoto: 'Drop a photo here',
  name: 'Rock Name',
  rockId: 'QR Code Rock ID#',
  rockIdHow: 'The ID on your label. Only you, and whoever holds the rock, can see it here.',
  noLabel: 'I have no label yet: give me an ID',
  /** @param code the new Rock ID, an element */
  issued: <T>(code: T) => [
    code,
    ' is yours. Paint it on the underside of your rock before you hide it, or print its label in My Rocks once it is registered: whoever finds the rock scans it or types it in here.',
  ],
  description: 'Description',
  descriptionHow: 'Optional: its story, its colours, what you thought of while painting.',
  hideNow: 'Hide rock now?',
  hideNowHow: 'Tick this when your rock is in its hiding place, or you are standing beside it.',
  cancel: 'Cancel',
  register: 'Register Rock',
  registering: 'Registering...',
  registered: 'Rock Registered',
  success: 'Your rock has been registered successfully.',
  placeIsLost:
    'Your rock has been registered successfully. Only its place could not be saved: please hide it from My Rocks. What you typed is kept there.',
  failed: 'Failed to register rock. Please try again.',
  /** @param why a whole sentence, such as that there is no connection */
  typedIsKept: (why: string) => `${why} What you typed is kept.`,
  expired: { title: 'Session Expired', description: 'Please log in again. What you typed is kept.' },
  /** The same Rock ID is sent a second time. @param name of the rock, an element */
  already: <T>(name: T) => ['You have registered this rock already: ', name, '.'],
  alreadySafe: 'It is safe in My Rocks, as you sent it the first time.',
  showIt: 'Show it in My Rocks',
  hideRock: 'Hide Rock',
  /** The question where the rock is hidden in the town of the member's profile. */
  home: {
    title: 'Is this your home?',
    /** @param way such as '300 feet' */
    blur: (way: string) => `Blur it to about ${way}`,
    isPublic: 'It is a public place',
    /** @param town an element @param way such as '300 feet' */
    whoSees: <T>(town: T, way: string) => [
      'This place is near ',
      town,
      `, the town in your profile. Members will see it exactly, and visitors to about ${way}. Made coarser, members will see it to about ${way}, too.`,
    ],
    answerStays: 'Your answer for this place stays in this tab.',
  },
};
