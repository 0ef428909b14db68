import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What the area that keeps its focus must carry. */
export interface FocusHandover<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
  readonly onBlur: (event: { readonly currentTarget: HTMLElement; readonly relatedTarget: EventTarget | null }) => void;
}

/**
 * For an area whose controls replace each other: a control that goes while it has the focus hands it to the one that
 * takes its place, instead of dropping it at the top of the page (WCAG 2.4.3). A focus that has moved elsewhere stays there.
 * @param stage changes whenever other controls are shown; the element marked `data-next-focus` takes the focus
 */
export function useFocusHandover<T extends HTMLElement>(stage: string): FocusHandover<T> {
  const ref = useRef<T>(null);
  // Whether the last thing used on the page was in here. A control that is removed tells no blur.
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
    // Some browsers give a pressed button no focus.
    onPointerDown: () => {
      isHere.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      isHere.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
