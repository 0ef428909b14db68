// The page of last resort.
export const texts = {
  'advice.later': 'Please try again in a moment.',
  'advice.noted': 'We have written down what happened. Please try again in a moment.',
  'advice.address': 'Please check the address, or begin again at the start.',
  reference: 'Reference:',
  home: 'Back to {brand}',
} as const;
