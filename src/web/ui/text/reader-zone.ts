import { useEffect, useState } from 'react';
import { dateOf } from './wall-time.ts';

/** The reader's time zone; null until the page runs, because the server does not know it. */
export function useReaderZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** Dates without a place, such as the end of a code, in the reader's time zone; in UTC without JavaScript. */
export function useReaderDate(): (instant: string) => string {
  const zone = useReaderZone();
  return (instant) => dateOf(instant, zone ?? 'UTC');
}
