// The 404 page.

export const notFound = {
  heading: '404 Page Not Found',
  didYouForget: 'Did you forget to add the page to the router?',
  ifNot:
    'If you did not: there is nothing under this stone. The address may have a typo, or the page has moved on, as rocks do.',
  toStart: 'Back to the start',
  exploreMap: 'Explore Map',
};
