import { useEffect, useState } from 'react';

interface LoadingBarProps {
  readonly active: boolean;
  /** Shown only when loading lasts longer (spec 9: 200 ms). */
  readonly throttle: number;
  /** How long the bar takes to fill (spec 9: 5000 ms). */
  readonly duration: number;
  readonly label: string;
}

/** The thin bar at the top while the next page loads. */
export function LoadingBar({ active, throttle, duration, label }: LoadingBarProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), throttle);
    return () => clearTimeout(timer);
  }, [active, throttle]);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-[3px]">
      {shown && (
        <>
          <span className="visually-hidden">{label}</span>
          <div className="loading-bar h-full bg-brand" style={{ '--loading-duration': `${duration}ms` } as object} />
        </>
      )}
    </div>
  );
}
