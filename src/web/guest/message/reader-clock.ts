import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useReaderZone } from '#src/web/ui/text/reader-zone.ts';
import { wallTime } from '#src/web/ui/text/wall-time.ts';
import { t } from './texts.ts';

export interface ReaderClock {
  readonly dateOf: (instant: string) => string;
  readonly timeOf: (instant: string) => string;
  readonly dayText: (date: string) => string;
}

const dayMs = 86_400_000;

/** UTC, and labelled so, until hydration: the server does not know the reader's zone. */
export function useReaderClock(): ReaderClock {
  const zone = useReaderZone();
  const at = (instant: string) => wallTime(Date.parse(instant), zone ?? 'UTC');
  return {
    dateOf: (instant) => at(instant).date,
    timeOf: (instant) => (zone === null ? `${at(instant).time} UTC` : at(instant).time),
    dayText: (date) => {
      if (zone === null) return dateText(date);
      const now = Date.now();
      if (date === wallTime(now, zone).date) return t('log.today');
      return date === wallTime(now - dayMs, zone).date ? t('log.yesterday') : dateText(date);
    },
  };
}
