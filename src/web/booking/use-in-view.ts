import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The free space that stays between a box that opens and the edge of the window. */
const EDGE = 8;

/**
 * Where a box opens that belongs to a field: below it, above it where only there is room, else below it with the page
 * scrolled until the box is in view.
 */
export function useInView(box: RefObject<HTMLElement | null>, isOpen: boolean): 'below' | 'above' {
  const [side, setSide] = useState<'below' | 'above'>('below');
  useLayoutEffect(() => {
    const node = box.current;
    const field = node?.offsetParent;
    if (!isOpen || node === null || field === null || field === undefined) return setSide('below');
    const { top, bottom } = field.getBoundingClientRect();
    const height = node.offsetHeight + EDGE;
    if (bottom + height <= window.innerHeight) return setSide('below');
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    if (top - height >= Math.max(0, header)) return setSide('above');
    node.scrollIntoView({ block: 'nearest' });
  }, [box, isOpen]);
  return side;
}
