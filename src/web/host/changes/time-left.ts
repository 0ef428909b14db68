// Time left by the server's clock, computed on each reading: phones sleep and have wrong clocks.
import { useEffect, useState } from 'react';
import { t } from './texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** `isSoon`: below three hours. */
export interface TimeLeft {
  readonly text: string;
  readonly isSoon: boolean;
  readonly isOver: boolean;
}

/** Rounded down, so it never promises too much. `left` in ms. */
export function leftText(left: number): TimeLeft {
  if (left <= 0) return { text: t('left.over'), isSoon: true, isOver: true };
  const isSoon = left < 3 * hourMs;
  const minutes = Math.floor(left / minuteMs);
  const hours = Math.floor(minutes / 60);
  const text =
    minutes < 1
      ? t('left.lessThanMinute')
      : hours < 1
        ? t('left.minutes', { count: minutes })
        : hours < 48
          ? t('left.hours', { hours, minutes: minutes % 60 })
          : t('left.days', { count: Math.floor(hours / 24) });
  return { text, isSoon, isOver: false };
}

const everyMs = 15_000;

/** `served`: the server's time in the response. */
export function useServerNow(served: string): number {
  const at = Date.parse(served);
  const [now, setNow] = useState(at);
  useEffect(() => {
    const skew = at - Date.now();
    const look = (): void => setNow(Date.now() + skew);
    look();
    const timer = setInterval(look, everyMs);
    // Timers sleep with the phone: update on return.
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [at]);
  return now;
}
