export const texts = {
  'state.active': 'Active',
  'state.over': 'Over',
  'state.waiting': 'Waits for a second person',
  'state.upcoming': 'Not yet',
  'state.used-up': 'Used up',
  'takes.percent': '{percent}% of what is paid online',
  used: '{used} of {most}',
} as const;
