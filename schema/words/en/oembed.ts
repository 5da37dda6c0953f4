// To programs that embed the page of a rock: what was wrong with their request.

export const oembed = {
  url: 'url is the address of the page of a rock',
  size: 'Sizes are whole numbers of pixels',
  format: 'format is json, or missing',
};
