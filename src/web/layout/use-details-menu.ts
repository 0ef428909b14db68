import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A `<details>` that behaves as a menu: closes on Escape, on a press elsewhere, when a link in it is followed and when the focus leaves it. */
export function useDetailsMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const node = menu.current;
    if (node === null) return;
    const close = (): void => {
      node.open = false;
    };
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && !node.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !node.open) return;
      close();
      node.querySelector('summary')?.focus();
    };
    const onFollow = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a') !== null) close();
    };
    const onLeave = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !node.contains(event.relatedTarget)) close();
    };
    document.addEventListener('pointerdown', onPress);
    node.addEventListener('keydown', onKey);
    node.addEventListener('click', onFollow);
    node.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      node.removeEventListener('keydown', onKey);
      node.removeEventListener('click', onFollow);
      node.removeEventListener('focusout', onLeave);
    };
  }, []);
  return menu;
}
