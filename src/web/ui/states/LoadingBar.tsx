import { useEffect, useMemo, useState } from 'react';

/**
 * Turns a flag that may flicker into one that shows only what lasts: on after `wait` ms without interruption, off at once.
 * @param set takes each change; called with false first
 */
export function throttledFlag(wait: number, set: (isOn: boolean) => void): (isActive: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isActive) => {
    clearTimeout(timer);
    if (isActive) timer = setTimeout(() => set(true), wait);
    else set(false);
  };
}

interface LoadingBarProps {
  readonly active: boolean;
  /** Shown only when loading lasts longer (200 ms). */
  readonly throttle: number;
  /** How long the bar takes to fill (5000 ms). */
  readonly duration: number;
  readonly label: string;
}

/** The thin bar at the top while the next page loads. */
export function LoadingBar({ active, throttle, duration, label }: LoadingBarProps) {
  const [shown, setShown] = useState(false);
  const turn = useMemo(() => throttledFlag(throttle, setShown), [throttle]);
  useEffect(() => {
    turn(active);
    return () => turn(false);
  }, [turn, active]);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-[3px]">
      {shown && <LoadingRun duration={duration} label={label} />}
    </div>
  );
}

/** The bar on its run; `duration` in ms. */
export function LoadingRun({ duration, label }: Pick<LoadingBarProps, 'duration' | 'label'>) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <div className="loading-bar h-full bg-brand" style={{ '--loading-duration': `${duration}ms` } as object} />
    </>
  );
}
