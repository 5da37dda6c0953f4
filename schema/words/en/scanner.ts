// What the scanner on the Found Rock page says.

export const scanner = {
  label: 'Scan with the camera',
  /** The same where there is little room. */
  labelShort: 'Scan',
  starting: 'Starting the camera. Your browser may ask whether it is allowed.',
  aim: 'Hold the label so that its square code is inside the dots.',
  look: 'Look for the label of the rock, or choose a photo of it.',
  photo: 'Choose a photo',
  reading: 'Reading the photo...',
  /** Beside a short text, which may be a Rock ID that somebody made up. */
  isId: 'Look it up as a Rock ID',
  type: 'Type the ID instead',
  torch: 'Light',
  retry: 'Try again',
  reload: 'Load the page again',
  noCode: {
    title: 'There is no code to read in this photo.',
    text: 'Take one from straight above, close up and without glare, or type the ID.',
  },
  noPhoto: {
    title: 'This photo could not be opened.',
    text: 'Choose another one, such as a JPEG or PNG, or type the ID.',
  },
  noDecoder: {
    title: 'The part that reads codes did not arrive.',
    text: 'Check your connection and try again, or type the ID.',
  },
  denied: {
    title: 'The camera is not allowed.',
    text: 'Allow it for this site by the sign beside its address, and try again. Or choose a photo of the label, or type the ID.',
    textOnIos:
      'Tap the sign beside the address, then Website Settings, and allow the camera. Or choose a photo of the label, or type the ID.',
  },
  none: {
    title: 'There is no camera here.',
    text: 'Choose a photo of the label, or type the ID.',
  },
  busy: {
    title: 'Another app has the camera.',
    text: 'Close it and try again. Or choose a photo of the label, or type the ID.',
  },
  barred: {
    title: 'Scanning needs a connection.',
    text: 'This page was opened without one. Type the ID for now, or load the page again.',
  },
  /** What a code is that is no rock's. */
  foreign: {
    parking: 'This is a parking meter.',
    money: 'This code asks for money. A rock never does.',
    wifi: 'This is somebody’s Wi-Fi.',
    contact: 'This is somebody’s contact card.',
    date: 'This is a date for a calendar.',
    phone: 'This code calls a phone number.',
    message: 'This code writes a text message.',
    email: 'This code writes an email.',
    place: 'This is a place on a map.',
    secret: 'This is a key to somebody’s account. Keep it to yourself.',
    app: 'This code opens another app.',
  },
  site: (host: string) => `This code leads to ${host}, not to a rock.`,
  ours: (productName: string) => `This code leads to ${productName}, but not to a rock.`,
  shortText: (text: string) => `This code says “${text}”.`,
  longText: 'This code is a longer text.',
  /** Of the picture of a QR code. */
  qrOfPage: 'QR code that leads to the Found Rock page',
  /** @param code an element */
  keptFind: <T>(code: T) => ['You kept a find: ', code, '. Sign in to send it.'],
  signIn: 'Sign in',
  foundEarlier: 'Found it earlier? Say when',
  moved: 'Moved it a little? Say where',
  brokenLink: {
    title: 'This link is not whole',
    description: 'Perhaps its end was cut off. Please copy it again, or type the Rock ID in here.',
  },
  /** @param code an element */
  keepFind: <T>(code: T) => [
    'No connection, no problem. Is ',
    code,
    ' in your hand? We keep your find here, and send it later.',
  ],
  keep: 'Keep my find',
  saw: 'I saw it and left it',
};
