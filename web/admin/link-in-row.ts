// CSS classes of a link in a row or in a line of text: a target of 44 pixels that leaves the line as it is.

export const linkInRow = 'link -my-3 inline-block py-3 wrap-anywhere';
