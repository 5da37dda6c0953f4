// Words that were withheld from others: what their author is told who writes them again.

export const withheld = {
  words: 'These words were hidden from others before. Please choose other ones.',
  rockName: 'Another rock of yours with this name is hidden from others. Please choose another name.',
};
