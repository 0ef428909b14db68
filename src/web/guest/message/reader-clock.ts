import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useReaderZone } from '#src/web/ui/text/reader-zone.ts';
import { wallTime } from '#src/web/ui/text/wall-time.ts';
import { t } from './texts.ts';

/** Times in the reader's time zone. */
export interface ReaderClock {
  readonly dateOf: (instant: string) => string;
  readonly timeOf: (instant: string) => string;
  readonly dayText: (date: string) => string;
}

const dayMs = 86_400_000;

/** The reader's clock. The server does not know their zone: until the page runs it is UTC, which is then said. */
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
