// How much time is left, in the largest units that say enough: '1 day 4 hours', '35 minutes'. In texts of our own, because browsers
// lack the words of Nepali, Burmese, Khmer and Lao.
import { t } from './texts.ts';

const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** From one instant to another; never less than a minute. */
export function leftText(now: string, until: string): string {
  const minutes = Math.max(1, Math.floor((Date.parse(until) - Date.parse(now)) / 60_000));
  let rest = minutes;
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => t(`left.${unit}`, { count }))
    .join(' ');
}

/** How long ago something was: '3 minutes ago', 'this minute'. */
export function agoText(now: string, then: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(then)) / 60_000));
  const [unit, size] = units.find(([, least]) => minutes >= least) ?? units[2];
  return minutes === 0 ? t('ago.now') : t(`ago.${unit}`, { count: Math.floor(minutes / size) });
}
