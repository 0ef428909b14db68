/** The width of a card's picture on the screen, as in the `sizes` attribute: the columns of `CardGrid`. */
export function cardSizes(columns: 3 | 4 | 5): string {
  const wide = Math.floor(1260 / columns) - 20;
  return `(width >= 80rem) ${wide}px, (width >= 64rem) ${Math.floor(92 / columns)}vw, (width > 30rem) 46vw, 92vw`;
}
