import { useEffect } from 'react';
import { catchUp } from './catch-up.ts';

/** For a part that loads later than its page: once it is there, does what was pressed before (ADR 044). */
export function useCatchUp(): void {
  useEffect(() => {
    const timer = setTimeout(catchUp);
    return () => clearTimeout(timer);
  }, []);
}
