import type { MapMoves } from './use-map-view.ts';
import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Pixel } from './map-view.ts';

// px; a shorter drag is a press.
const TREMBLE = 5;

function middle(fingers: readonly Pixel[]): Pixel {
  const sum = fingers.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / fingers.length, y: sum.y / fingers.length };
}

function spread([one, other]: readonly Pixel[]): number | null {
  return one === undefined || other === undefined ? null : Math.hypot(one.x - other.x, one.y - other.y);
}

/** Wheel zoom needs Ctrl (trackpads send it with a pinch): otherwise the page scrolls. */
function useWheel(frame: RefObject<HTMLElement | null>, moves: MapMoves): void {
  const zoom = useEffectEvent(moves.zoom);
  useEffect(() => {
    const node = frame.current;
    if (node === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = node.getBoundingClientRect();
      zoom(-event.deltaY / 100, { x: event.clientX - left, y: event.clientY - top });
    };
    // React's wheel listeners are passive and cannot prevent page zoom.
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  }, [frame]);
}

/** Drag, pinch, double press; a drag that ends on a pin does not press it. */
export function useGestures(frame: RefObject<HTMLElement | null>, moves: MapMoves) {
  const fingers = useRef(new Map<number, Pixel>());
  const start = useRef<Pixel | null>(null);
  const dragged = useRef(false);
  useWheel(frame, moves);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, at);
    if (fingers.current.size === 1) {
      start.current = at;
      dragged.current = false;
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    // A button released outside the map sends no event.
    if (event.buttons === 0) fingers.current.delete(event.pointerId);
    if (!fingers.current.has(event.pointerId) || start.current === null) return;
    const before = [...fingers.current.values()];
    const at = { x: event.clientX, y: event.clientY };
    if (!dragged.current && Math.hypot(at.x - start.current.x, at.y - start.current.y) < TREMBLE) return;
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    fingers.current.set(event.pointerId, at);
    const now = [...fingers.current.values()];
    const [from, to] = [middle(before), middle(now)];
    moves.pull({ x: to.x - from.x, y: to.y - from.y });
    const [wide, wider] = [spread(before), spread(now)];
    if (wide === null || wider === null || wide === 0 || wider === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    moves.zoom(Math.log2(wider / wide), { x: to.x - left, y: to.y - top });
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>): void => void fingers.current.delete(event.pointerId);
  const onClickCapture = (event: MouseEvent<HTMLElement>): void => {
    if (!dragged.current) return;
    dragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onClickCapture };
}

const STEP = 80;

export const PAN = 100;

const keys: Readonly<Record<string, (moves: MapMoves) => void>> = {
  ArrowLeft: ({ pull }) => pull({ x: STEP, y: 0 }),
  ArrowRight: ({ pull }) => pull({ x: -STEP, y: 0 }),
  ArrowUp: ({ pull }) => pull({ x: 0, y: STEP }),
  ArrowDown: ({ pull }) => pull({ x: 0, y: -STEP }),
  '+': ({ zoom }) => zoom(1),
  '=': ({ zoom }) => zoom(1),
  '-': ({ zoom }) => zoom(-1),
  Home: ({ fitAll }) => fitAll(),
};

export function pressKey(key: string, moves: MapMoves): boolean {
  const act = keys[key];
  act?.(moves);
  return act !== undefined;
}
