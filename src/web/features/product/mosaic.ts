// How many pictures make a mosaic on four columns and two rows: one large, the others share the right half.
const large = 'tablet:col-span-2 tablet:row-span-2';
const wide = 'tablet:col-span-2';

const places: Readonly<Record<number, readonly string[]>> = {
  1: ['tablet:col-span-4 tablet:row-span-2'],
  2: [large, large],
  3: [large, wide, wide],
  4: [large, wide, '', ''],
  5: [large, '', '', '', ''],
};

/** How many pictures the mosaic shows; the others are in the full gallery. */
export const MOSAIC_MOST = 5;

/** The grid classes of a picture in a mosaic of `count` pictures. */
export function mosaicPlace(count: number, index: number): string {
  return places[Math.min(count, MOSAIC_MOST)]?.[index] ?? 'tablet:hidden';
}
