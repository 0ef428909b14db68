import { dateText, offsetText } from './local-time-text.ts';

interface LocalTimeProps {
  /** `YYYY-MM-DD` and `HH:mm`, local time of the place. */
  readonly date: string;
  readonly time?: string;
  readonly zone: string;
  readonly zoneLabel: string;
}

/** "Tue 24 Nov 2026, 06:00 · Kathmandu time (UTC+5:45)". */
export function LocalTime({ date, time, zone, zoneLabel }: LocalTimeProps) {
  const offset = offsetText(zone, date);
  return (
    <span>
      <time
        dateTime={time === undefined ? date : `${date}T${time}`}
        className="numbers inline-block max-w-full font-medium"
      >
        {dateText(date)}
        {time !== undefined && `, ${time}`}
      </time>{' '}
      <span className="text-ink-2">
        · {zoneLabel}
        {offset !== '' && ` (${offset})`}
      </span>
    </span>
  );
}
