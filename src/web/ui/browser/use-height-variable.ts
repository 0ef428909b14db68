import { useEffect, type RefObject } from 'react';

/** Publishes a bottom bar's height in px as a CSS variable, so other bars make room. */
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
