// The landing page below its top, whose parts load when they come near.

export const landingStops = {
  signUp: 'Sign Up Free',
  ambassador: {
    title: 'Founding Rock Ambassador',
    text: 'Be one of the first 2 in your state or country, and a free pack of 20 QR code labels is yours. We reply within 24 hours.',
    apply: 'Become a Founding Rock Ambassador',
  },
  figures: {
    label: 'The community in figures',
    names: {
      totalRocks: 'Rocks',
      activeCountries: 'Countries',
      totalUsers: 'Members',
    },
    /** By the unit of distances. */
    traveled: { mi: 'Miles Traveled', km: 'Kilometers Traveled' },
    failed: 'The figures of the community did not arrive.',
    loading: 'Loading...',
  },
  /** Of a part that did not load. */
  tryAgain: 'Try again',
  adventure: {
    title: 'Four steps, and it is on its way',
    paint: {
      title: 'Create & Paint',
      text: 'Take a smooth stone and paint what you like. A coat of sealant keeps it bright in the rain.',
    },
    register: {
      title: 'Register Rock',
      text: 'Give it a name, a photo and a Rock ID, and put the ID on its back: a label, or a steady hand and a pen.',
    },
    hide: {
      title: 'Hide & Share',
      text: 'Leave it by a path, under a bench, on a wall: somewhere safe where it will make somebody look twice.',
    },
    find: {
      title: 'Find & Continue',
      text: 'Somebody finds it, types the ID and hides it again. You see every new place, and the miles add up.',
    },
  },
  explore: {
    title: 'Explore the map',
    lead: 'Every orange dot is a painted rock that waits for its next finder.',
    more: 'Explore Map',
    failed: 'The rocks did not arrive.',
    pressGroup: 'Press a circle of dots to see its rocks one by one.',
    pressDot: 'Press a dot to see how long its rock has been waiting.',
  },
  month: {
    caption: 'Hidden in the last thirty days',
    /** What the button does, by what the picture does now. */
    buttons: { playing: 'Pause', paused: 'Play', over: 'Play again' },
  },
  featured: {
    title: 'Featured Rock Adventures',
    lead: 'These three have seen more of the world than most of us.',
    failed: 'The travelers did not arrive.',
    failedText: 'They are out there, we are sure. Please try again in a moment.',
    none: 'No rock has set out yet. Yours could be the first.',
  },
  community: {
    title: 'Fresh from the community',
    lead: 'Painted, photographed and hidden by people like you.',
    more: 'Community',
  },
  hunters: {
    title: 'Top Rock Hunters',
    first: 'Rock Hunter of the Month',
    failed: 'The list did not arrive.',
  },
};
