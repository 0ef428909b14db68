import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/web/guest/texts.ts';

/** A course as lists answer it. */
export type CardCourse = CallOutput<'course/homepage'>['data'][number];

/** Cards in a row on a wide screen. */
export type CardColumns = 2 | 3 | 4 | 5;

/** The width of a card's picture on the screen, as in the `sizes` attribute: the columns of `CardGrid`. */
export function cardSizes(columns: CardColumns): string {
  // Two columns share the screen with a map, and are a little wider than four without it.
  const visibleColumns = columns === 2 ? 3.4 : columns;
  const wide = Math.floor(1260 / visibleColumns) - 20;
  return `(width >= 80rem) ${wide}px, (width >= 64rem) ${Math.floor(92 / visibleColumns)}vw, (width > 30rem) 46vw, 92vw`;
}

/** A duration in hours as text: `4 h`, `1.5 h`, `3 h 20 min`. */
export function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes % 30 === 0) return t('card.hours', { count: minutes / 60 });
  const rest = t('card.minutes', { count: minutes % 60 });
  return minutes < 60 ? rest : `${t('card.hours', { count: Math.floor(minutes / 60) })} ${rest}`;
}
