import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/web/guest/texts.ts';

export type CardCourse = CallOutput<'course/homepage'>['data'][number];

export type CardColumns = 2 | 3 | 4 | 5;

export function cardSizes(columns: CardColumns): string {
  // Two columns next to a map are slightly wider than four without it.
  const visibleColumns = columns === 2 ? 3.4 : columns;
  const wide = Math.floor(1260 / visibleColumns) - 20;
  return `(width >= 80rem) ${wide}px, (width >= 64rem) ${Math.floor(92 / visibleColumns)}vw, (width > 30rem) 46vw, 92vw`;
}

export function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes % 30 === 0) return t('card.hours', { count: minutes / 60 });
  const rest = t('card.minutes', { count: minutes % 60 });
  return minutes < 60 ? rest : `${t('card.hours', { count: Math.floor(minutes / 60) })} ${rest}`;
}
