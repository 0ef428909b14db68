import { useEffect, useState } from 'react';

/** True while the page is scrolled down past the header: it leaves, and comes back on the way up. */
export function useHeaderAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      setAway(now > last && now > 160);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return away;
}
