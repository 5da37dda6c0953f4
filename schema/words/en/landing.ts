// The top of the landing page, which is seen first.

export const landing = {
  /** @param br a line break */
  claim: <T>(br: T) => ['Paint a rock. ', br, 'Hide it. ', br, 'See how far it goes.'],
  lead: 'Every rock carries an ID on its back. Whoever finds it types the ID and hides the rock somewhere new, and you watch its journey grow, dot by dot, across the map.',
  signUp: 'Sign Up Free',
  howItWorks: 'How it works',
  finder: {
    title: 'I found a rock',
    text: 'Turn it over and type what is on its label.',
    field: 'Rock ID',
    find: 'Find',
  },
};
