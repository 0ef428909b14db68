import { lazy, Suspense, useEffect, useState } from 'react';
import type { CallInput } from '#src/contract/types.ts';

const SeatAlert = lazy(() => import('./alerts.tsx').then((file) => ({ default: file.SeatAlert })));

interface LaterSeatAlertProps {
  readonly day: Omit<CallInput<'wish-alert/seat'>, 'is_wanted'>;
}

/** Offers an email about free seats. Loaded only where seats are gone, after the page. */
export function LaterSeatAlert({ day }: LaterSeatAlertProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return (
    <Suspense>
      <SeatAlert day={day} isOn={false} isNamed />
    </Suspense>
  );
}
