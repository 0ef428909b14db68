import { t } from '../locale/t.ts';

/** A duration in hours as text: `4 h`, `1.5 h`, `3 h 20 min`. */
export function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes % 30 === 0) return t('card.hours', { count: minutes / 60 });
  const rest = t('card.minutes', { count: minutes % 60 });
  return minutes < 60 ? rest : `${t('card.hours', { count: Math.floor(minutes / 60) })} ${rest}`;
}
