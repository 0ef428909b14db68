/** Cards in a row on a wide screen. */
export type CardColumns = 2 | 3 | 4 | 5;

/** The width of a card's picture on the screen, as in the `sizes` attribute: the columns of `CardGrid`. */
export function cardSizes(columns: CardColumns): string {
  // Two columns share the screen with a map: they are a little narrower than four.
  const shown = columns === 2 ? 4 : columns;
  const wide = Math.floor(1260 / shown) - 20;
  return `(width >= 80rem) ${wide}px, (width >= 64rem) ${Math.floor(92 / shown)}vw, (width > 30rem) 46vw, 92vw`;
}
