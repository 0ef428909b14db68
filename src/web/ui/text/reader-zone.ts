import { useEffect, useState } from 'react';
import { dateOf } from './wall-time.ts';

/** The zone of who reads; null until the page runs, because the server does not know it. */
export function useReaderZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** Dates of what happens at no place, such as the end of a code, in the zone of who reads; in UTC without script. */
export function useReaderDate(): (instant: string) => string {
  const zone = useReaderZone();
  return (instant) => dateOf(instant, zone ?? 'UTC');
}
