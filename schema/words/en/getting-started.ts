// The Getting Started page: how to paint, register and hide a first rock, and the Safety & Guidelines.

export const gettingStarted = {
  heading: 'Getting Started',
  lead: 'A stone, some paint and a patient afternoon are all you need. Here is how a rock sets out, and how its story comes back to you.',
  inAHurry: <T>(link: (words: string) => T) => [
    'In a hurry? Read the ',
    link('Safety & Guidelines'),
    ' before you hide anything.',
  ],
  stepsLabel: 'The four steps',
  /** Each with its paragraphs. */
  steps: {
    paint: {
      title: 'Create & Paint',
      text: [
        'Choose a smooth, dry stone about the size of your palm. Wash it, let it dry, and paint with acrylics: a light ground first, then your picture, then dots for the joy of it.',
        'Seal it with two thin coats of clear outdoor varnish, a day apart, so that rain does not take the colors.',
      ],
    },
    register: {
      title: 'Register Rock',
      text: [
        'Give it a name, a photo and its Rock ID. No label yet? The form gives you an ID, to paint on the underside or to print as a label with a QR code.',
        'The ID is how a finder tells us that they really hold your rock: keep it off the photo.',
      ],
    },
    hide: {
      title: 'Hide & Share',
      text: [
        'Leave it where somebody will walk by and look twice: at the foot of a tree, on a low wall, beside a bench. Then log the place with your phone, and your rock is on the map.',
        'Share its picture from My Rocks, and let people wonder.',
      ],
    },
    find: {
      title: 'Find & Continue',
      text: [
        'Whoever finds it scans the label or types in the ID, admires it for a while, and hides it in a new place. You see every stop, and the miles add up.',
        'Found one yourself? Take it along, and hide it again within a month: it is waiting to move on.',
      ],
    },
  },
  firstRock: {
    title: 'Your first rock',
    lead: 'It does not have to be beautiful. It has to be found.',
  },
  stone: {
    title: 'The stone',
    text: 'Buy it at a garden center or take it from your own ground. Beaches, parks and stream beds are often protected, and stones are homes.',
  },
  paint: {
    title: 'The paint',
    text: 'Acrylic paint or paint markers hold on clean stone. Let each layer dry, or the next one will pull it off.',
  },
  underside: {
    title: 'The underside',
    text: (productName: string) =>
      `Leave it plain and write small: the Rock ID in threes, and “${productName}” so that a finder knows where to type it in. Varnish over it as well.`,
  },
  firstPlace: {
    title: 'The first place',
    text: 'Somewhere you pass again, with people on foot. A first rock that is found within the week makes you paint a second one.',
  },
  tipsTitle: 'Tips',
  tips: [
    'Bright colors and a clear outline are seen from three steps away. Moss-green on moss is not.',
    'Take the photo in the shade, from above, before you seal: varnish shines back.',
    'Scan or type in your own ID once before you hide the rock. A wrong character is found at home.',
    'In the notes, tell a finder something kind rather than the exact spot.',
    'Children paint best with one big dot at a time: the end of a pencil makes a perfect one.',
    'After a storm, look after the rocks that you hid near water, and bring them home if need be.',
  ],
  ready: 'Is the paint dry?',
  readyMember: 'Then give your rock a name, and it can be on its way today.',
  readyVisitor: 'Joining is free, takes a minute, and needs nothing but an e-mail address.',
  registerFirst: 'Register Your First Rock',
  signUp: 'Sign Up Free',
  guidelines: {
    title: 'Safety & Guidelines',
    lead: 'Children, dogs and ducks come across what we leave outdoors. So do the people who look after the place.',
    rules: [
      {
        title: 'Where a rock may lie',
        rules: [
          'Ask before you hide one on private property: a shop, a church yard, a neighbor’s wall.',
          'City and county parks have rules of their own. Read the board at the entrance, or ask the park office.',
          'Put it where it can be reached on foot, in daylight, by a child at somebody’s hand.',
        ],
      },
      {
        title: 'Where it may not',
        rules: [
          'National parks, nature reserves, protected shores and historic sites: leave nothing, take nothing.',
          'Road sides, rails, parking lots, cliffs, building sites, and anywhere behind a fence.',
          'In or close to water, where paint does not belong and small children should not be.',
          'Lawns that are mown: a hidden rock becomes a missile under a mower.',
          'Graves and memorials, playground equipment, nests, burrows and hollow trees.',
        ],
      },
      {
        title: 'What a rock may carry',
        rules: [
          'Paint and varnish that are non-toxic and waterproof, fully dry and sealed on every side.',
          'No food, food stickers, glitter, beads or anything else that an animal could eat or a toddler could choke on.',
          'Pictures and words that are fit for families. No advertising, no names or addresses.',
        ],
      },
      {
        title: 'While you are out',
        rules: [
          'Hide and hunt in daylight, tell somebody where you go, and keep children in sight.',
          'Stay on the path, and leave plants, walls and stones as you found them.',
          'When a place turns out to be a bad one, take the rock along and hide it again where it is safe.',
          'Photos go on the internet: no faces of children, no car plates, no house numbers.',
        ],
      },
    ],
  },
};
