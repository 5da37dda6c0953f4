// Why a name of a person is refused.

export const names = {
  nameMarks: 'This name has more marks on a letter than can be shown',
  nameBadge: 'Please write the name without emoji, check marks and badges',
  nameScript: 'Please write each word of the name in the letters of one script',
  nameUnseen: 'Please write the name in letters that can be seen',
  nameReserved: 'This name is kept for the community itself. Please use your own.',
  nameIsCode: 'This looks like a Rock ID, and everybody would read it. Please choose another name.',
};
