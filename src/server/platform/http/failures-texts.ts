export const texts = {
  'advice.later': 'Please try again in a moment.',
  'advice.noted': 'We’ve logged what happened. Please try again in a moment.',
  'advice.address': 'Check the address, or start again from the home page.',
  reference: 'Reference:',
  home: 'Back to {brand}',
} as const;
