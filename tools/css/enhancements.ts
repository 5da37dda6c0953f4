// What an older browser may do without, and why nothing is lost there.
export const enhancements: ReadonlyMap<string, string> = new Map([
  [':selection', 'text that is selected has the system’s colour'],
  ['@page', 'the margins are those of the print dialog'],
  ['cursor', 'a finger has none'],
  ['field-sizing', 'a text field has a fixed height, and a scroll bar'],
  ['print-color-adjust', 'the prefixed one beside it is known'],
  ['resize', 'a text field on a phone cannot be dragged larger'],
  ['scrollbar-width', 'a scroll bar is seen'],
  ['text-size-adjust', 'the prefixed one beside it is known, and computers do not adjust'],
  ['text-wrap', 'lines break as they come'],
]);
