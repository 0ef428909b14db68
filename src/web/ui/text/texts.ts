export const texts = {
  'copy.copy': 'Copy',
  'copy.done': 'Copied',
} as const;
