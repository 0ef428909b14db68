import { useEffect, useState } from 'react';
import { dateOf } from './wall-time.ts';

/** Null until hydration: the server does not know it. */
export function useReaderZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** Dates without a place, such as a code's expiry, in the reader's zone; UTC without JavaScript. */
export function useReaderDate(): (instant: string) => string {
  const zone = useReaderZone();
  return (instant) => dateOf(instant, zone ?? 'UTC');
}
