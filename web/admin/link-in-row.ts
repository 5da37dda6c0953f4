// CSS classes of a link in a row or in a line of text: a target of 44 pixels that leaves the line as it is. Inline, so that
// punctuation stays with it.

export const linkInRow = 'link -my-3.5 py-3.5 wrap-anywhere';
