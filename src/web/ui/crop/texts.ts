import { translator } from '#src/texts/translate.ts';

export const texts = {
  area: 'Visible part of the photo. Move it with the arrow keys, zoom with plus and minus.',
  busy: 'One moment',
  cancel: 'Cancel',
  hint: 'Drag the photo or use the arrow keys. Zoom with + and −.',
  in: 'Zoom in',
  out: 'Zoom out',
  save: 'Save photo',
  zoom: 'Zoom',
} as const;

export const t = translator('web/ui/crop', texts);
