// Addresses of a picture's files: /images/<id>/card-590.avif, /images/<id>/wide-960.webp.

/** `card` is 295:162 (image size), `wide` 16:10. */
export type PictureShape = 'card' | 'wide';

/** What a picture can be had as. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

const widths = {
  // The largest wide file is in the AVIF list only: browsers without AVIF get the next smaller one.
  avif: { card: [295, 590, 885], wide: [640, 960, 1600] },
  webp: { card: [295, 590, 885], wide: [640, 960] },
} as const;
const ratio = { card: 162 / 295, wide: 10 / 16 } as const;

/** The `srcset` of a picture in one format. */
export function pictureSrcset(base: string, id: string, shape: PictureShape, format: 'avif' | 'webp'): string {
  return widths[format][shape].map((width) => `${base}/${id}/${shape}-${width}.${format} ${width}w`).join(', ');
}

const squares = [96, 192, 384] as const;

/** The `srcset` of a person's picture in one format: `square-96.avif` and larger ones. */
export function squareSrcset(base: string, id: string, format: 'avif' | 'webp'): string {
  return squares.map((width) => `${base}/${id}/square-${width}.${format} ${width}w`).join(', ');
}

/** The JPEG of a person's picture, for browsers that know neither `srcset` nor the newer formats. */
export function squareFile(base: string, id: string): string {
  return `${base}/${id}/square-192.jpg`;
}

/** The JPEG of a picture, for browsers that know neither `srcset` nor the newer formats. */
export function pictureFile(base: string, id: string, shape: PictureShape): string {
  return `${base}/${id}/${shape}-${widths.webp[shape][1]}.jpg`;
}

/** The whole picture, uncut, at most 1600 px wide and high: for a gallery over the page. */
export function largestFile(base: string, id: string, format: PictureFormat): string {
  return `${base}/${id}/full-1600.${format}`;
}

/** Width and height attributes, which give the box its ratio before the file is there. */
export function pictureBox(shape: PictureShape): { width: number; height: number } {
  const width = widths.webp[shape][1];
  return { width, height: Math.round(width * ratio[shape]) };
}

/** The 1200 × 630 file for link previews, as JPEG because the programs that ask for it read nothing else. */
export function previewFile(base: string, id: string): string {
  return `${base}/${id}/og-1200.jpg`;
}
