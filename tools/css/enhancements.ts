// Features that an older browser may lack, and what it shows without them.
export const enhancements: ReadonlyMap<string, string> = new Map([
  [':selection', 'text that is selected has the system’s colour'],
  ['@page', 'the margins are those of the print dialog'],
  ['cursor', 'a finger has none'],
  ['field-sizing', 'a text field has a fixed height, and a scroll bar'],
  ['print-color-adjust', 'the prefixed property beside it is supported'],
  ['resize', 'a text field on a phone cannot be dragged larger'],
  ['scrollbar-width', 'the scroll bar is visible'],
  ['text-size-adjust', 'the prefixed property beside it is supported, and computers do not adjust'],
  ['text-wrap', 'lines are not balanced'],
  ['word-break', 'Japanese lines break between any two letters'],
]);
