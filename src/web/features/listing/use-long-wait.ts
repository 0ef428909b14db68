import { useEffect, useState } from 'react';

// Shorter waits are not worth a flash of skeletons (visual 7.4).
const SHORT_MS = 150;

/** True once a wait has lasted long enough to be shown. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), SHORT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong && isWaiting;
}
