import { useEffect, type RefObject } from 'react';

/**
 * Tells the whole page how high a bar at its foot is, in px, as a CSS variable, so that other bars there make room.
 * Follows the bar's height; the variable is gone with the bar.
 */
export function useHeightVariable(bar: RefObject<HTMLElement | null>, name: '--phone-bar' | '--consent-bar'): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const tell = (): void => style.setProperty(name, `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [bar, name]);
}
