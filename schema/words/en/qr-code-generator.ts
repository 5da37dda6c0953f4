// The QR Code Generator page: a QR code of the home page, to download or print.

export const qrCodeGenerator = {
  heading: 'QR Code Generator',
  lead: (productName: string) =>
    `One code for everybody who has not heard of painted rocks yet: it leads to ${productName}’s home page, where they see what is hidden nearby.`,
  download: 'Download QR Code',
  print: 'Print QR Code',
  notALabel:
    'The label of a rock is something else: it carries the rock’s own ID, and is printed from My Rocks.',
  /** Of the picture. */
  code: (productName: string) => `QR code that leads to ${productName}`,
  saved: {
    title: 'QR code saved',
    description: (fileName: string) => `It is called ${fileName}.`,
  },
  notDrawn: {
    title: 'The picture could not be made',
    description: 'Your browser does not let us draw it. Printing the code works all the same.',
  },
  howTo: {
    title: 'How to use it',
    lines: [
      'Download the picture for a flyer, a newsletter or a website, or print the page and pin it up.',
      'Make it at least one inch wide, larger where people stand further away.',
      'Leave the white edge around it, and keep it black on white: cameras look for that.',
      'Scan it once with your own phone before you print fifty.',
    ],
  },
  perfectFor: {
    title: 'Perfect For',
    lines: [
      'Notice boards of parks, campgrounds and trailheads, when the office agrees',
      'Classrooms, scout groups, libraries and care homes',
      'Market stalls, craft fairs and painting afternoons',
      'The lid of a paint box, or a card beside a basket of blank stones',
    ],
  },
};
