// The Contact Us page: contact details and quick help.

export const contact = {
  heading: 'Contact Us',
  lead: 'Write to us about a rock, an idea, or something that does not work.',
  whatHelps:
    'It helps to know the name of the rock and what you saw on the screen. Send a Rock ID only to us, never in public: whoever knows it can claim the find.',
  byPost: 'By post',
  quickHelp: 'Quick Help',
  lostId: {
    title: 'I lost my Rock ID',
    inMyRocks: <T>(link: (words: string) => T) => [
      'The IDs of all your rocks are in ',
      link('My Rocks'),
      ': copy one to paint it on again, or print its label. Only you and whoever holds the rock can see it.',
    ],
    wornOff:
      'You found a rock whose ID is worn off? Send us a photo of both sides and tell us where it lay: we may know it by its picture.',
  },
  notThere: {
    title: 'I cannot find a rock',
    radius:
      'Search within a 50-meter radius of its place on the map. Phones are often that far off under trees and between houses, and a lawn mower, a squirrel or a child may have moved the rock a little.',
    member:
      'Look low: at the foot of trees, under benches, on walls and window sills, and turn nothing over that somebody lives under. Still nothing? It may be in somebody’s pocket already, on its way to the next place.',
    visitor:
      'Look low: at the foot of trees, under benches, on walls and window sills, and turn nothing over that somebody lives under. The map shows visitors only about where a rock lies. Log in to see the place itself.',
  },
  safety: {
    title: 'Safety',
    noRisk:
      'No rock is worth a risk. Leave it when it lies beside a road, on a cliff, in deep water or behind a fence, and tell us, so that it can come off the map.',
    unfit: <T>(link: (words: string) => T) => [
      'Is something on a rock, in a photo or in a comment not fit for families? Report it where you see it, or write to us. Read the ',
      link('Safety & Guidelines'),
      ' before you hide one. In an emergency call the local emergency number first.',
    ],
  },
};
