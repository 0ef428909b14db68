import { translator } from '#src/texts/translate.ts';

export const texts = {
  area: 'Part of the picture that is shown. Move it with the arrow keys, zoom with plus and minus.',
  busy: 'One moment',
  cancel: 'Cancel',
  hint: 'Drag the picture, or use the arrow keys, and zoom with + and −.',
  in: 'Zoom in',
  out: 'Zoom out',
  save: 'Save picture',
  zoom: 'Zoom',
} as const;

/** Texts of choosing a part of a picture. */
export const t = translator('web/ui/crop', texts);
