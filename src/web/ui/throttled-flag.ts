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
