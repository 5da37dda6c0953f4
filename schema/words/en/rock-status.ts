// The states of a rock, on its badge. Traveling is a label of filters; no rock has it as its state.

export const rockStatus = {
  hidden: 'Hidden',
  traveling: 'Traveling',
  found: 'Found',
  active: 'Active',
};
