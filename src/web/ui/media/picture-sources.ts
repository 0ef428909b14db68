// Image addresses: /images/<id>/card-590.avif, /images/<id>/wide-960.webp.

/** `card` is 295:162 (image size), `wide` 16:10. */
export type PictureShape = 'card' | 'wide';

export type PictureFormat = 'avif' | 'webp' | 'jpg';

const widths = {
  // The largest wide file is AVIF only.
  avif: { card: [295, 590, 885], wide: [640, 960, 1600] },
  webp: { card: [295, 590, 885], wide: [640, 960] },
} as const;
const ratio = { card: 162 / 295, wide: 10 / 16 } as const;

export function pictureSrcset(base: string, id: string, shape: PictureShape, format: 'avif' | 'webp'): string {
  return widths[format][shape].map((width) => `${base}/${id}/${shape}-${width}.${format} ${width}w`).join(', ');
}

const squares = [96, 192, 384] as const;

export function squareSrcset(base: string, id: string, format: 'avif' | 'webp'): string {
  return squares.map((width) => `${base}/${id}/square-${width}.${format} ${width}w`).join(', ');
}

export function squareFile(base: string, id: string): string {
  return `${base}/${id}/square-192.jpg`;
}

export function pictureFile(base: string, id: string, shape: PictureShape): string {
  return `${base}/${id}/${shape}-${widths.webp[shape][1]}.jpg`;
}

/** Uncropped, at most 1600 px per side, for the gallery. */
export function largestFile(base: string, id: string, format: PictureFormat): string {
  return `${base}/${id}/full-1600.${format}`;
}

/** Width and height attributes, which reserve the aspect ratio. */
export function pictureBox(shape: PictureShape): { width: number; height: number } {
  const width = widths.webp[shape][1];
  return { width, height: Math.round(width * ratio[shape]) };
}

/** 1200 × 630 for link previews; JPEG, because crawlers read nothing else. */
export function previewFile(base: string, id: string): string {
  return `${base}/${id}/og-1200.jpg`;
}
