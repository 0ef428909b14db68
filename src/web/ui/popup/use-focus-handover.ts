import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface FocusHandover<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
  readonly onBlur: (event: { readonly currentTarget: HTMLElement; readonly relatedTarget: EventTarget | null }) => void;
}

/**
 * When the focused control is replaced, focuses `[data-next-focus]` instead of the page's top (WCAG 2.4.3). `stage`
 * changes with the controls.
 */
export function useFocusHandover<T extends HTMLElement>(stage: string): FocusHandover<T> {
  const ref = useRef<T>(null);
  // Whether the last input was in here: a removed control fires no blur.
  const isHere = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isHere.current && isLost) ref.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  }, [stage]);
  return {
    ref,
    onFocus: () => {
      isHere.current = true;
    },
    // Some browsers do not focus a pressed button.
    onPointerDown: () => {
      isHere.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      isHere.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
