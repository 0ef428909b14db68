// Sizes, formats and file names of photos.

export type Shape = 'card' | 'wide' | 'square' | 'full' | 'og';
export type Format = 'avif' | 'webp' | 'jpg';

/** A size and format, such as `card-590.avif`. */
export interface Variant {
  readonly name: string;
  readonly shape: Shape;
  /** Pixels; small photos are not enlarged. */
  readonly width: number;
  /** Height of the crop; for `full`, the maximum. */
  readonly height: number;
  readonly format: Format;
}

/** `card` 295:162, `wide` 16:10, `square` for people, `full` uncropped, `og` for link previews. */
const shapes: Record<Shape, { widths: readonly number[]; ratio: number; formats: readonly Format[] }> = {
  card: { widths: [295, 590, 885], ratio: 162 / 295, formats: ['avif', 'webp', 'jpg'] },
  wide: { widths: [640, 960, 1600], ratio: 10 / 16, formats: ['avif', 'webp', 'jpg'] },
  square: { widths: [96, 192, 384], ratio: 1, formats: ['avif', 'webp', 'jpg'] },
  full: { widths: [1600], ratio: 1, formats: ['avif', 'webp', 'jpg'] },
  og: { widths: [1200], ratio: 630 / 1200, formats: ['jpg'] },
};

/** Nothing else is made or served. */
export const variants: ReadonlyMap<string, Variant> = new Map(
  Object.entries(shapes).flatMap(([shape, { widths, ratio, formats }]) =>
    widths.flatMap((width) =>
      formats.map((format): [string, Variant] => {
        const name = `${shape}-${width}.${format}`;
        return [name, { name, shape: shape as Shape, width, height: Math.round(width * ratio), format }];
      }),
    ),
  ),
);
