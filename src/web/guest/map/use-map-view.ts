import { type MapBox, type MapPoint, type MapView, ZOOM, fromWorld, toWorld, type Pixel } from './map-view.ts';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

// Room for labels, which are above and wider than their points, and for the buttons.
const MARGIN = { left: 56, right: 104, top: 108, bottom: 76 } as const;
const NEAR = 13;

/** The closest view of all points and labels, at most `near`. */
export function fitView(points: readonly MapPoint[], box: MapBox, near: number = NEAR): MapView | null {
  if (points.length === 0) return null;
  const flat = points.map((point) => toWorld(point, 0));
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = {
    x: Math.max(40, box.width - MARGIN.left - MARGIN.right),
    y: Math.max(40, box.height - MARGIN.top - MARGIN.bottom),
  };
  const zoom = Math.log2(Math.min(room.x / (right - left), room.y / (bottom - top)));
  const bounded = Math.max(ZOOM.least, Math.min(near, zoom));
  const shift = {
    x: (MARGIN.right - MARGIN.left) / 2 / 2 ** bounded,
    y: (MARGIN.top - MARGIN.bottom) / 2 / 2 ** bounded,
  };
  const middle = { x: (left + right) / 2 + shift.x, y: (top + bottom) / 2 - shift.y };
  return { ...fromWorld(middle, 0), zoom: bounded };
}

// Pure view changes, shared by drag, keys and buttons.

export function pullView(view: MapView, by: Pixel): MapView {
  const { x, y } = toWorld(view, view.zoom);
  const { latitude, longitude } = fromWorld({ x: x - by.x, y: y - by.y }, view.zoom);
  // The projection diverges towards the poles.
  return { latitude: bounded(latitude, -60, 80), longitude: bounded(longitude, -180, 180), zoom: view.zoom };
}

/** Keeps the ground under `at` fixed; the centre by default. */
export function zoomView(view: MapView, steps: number, box: MapBox, at?: Pixel): MapView {
  const zoom = bounded(view.zoom + steps, ZOOM.least, ZOOM.most);
  const off = at === undefined ? { x: 0, y: 0 } : { x: at.x - box.width / 2, y: at.y - box.height / 2 };
  const ratio = 2 ** (zoom - view.zoom);
  const { x, y } = toWorld(view, view.zoom);
  const anchor = { x: (x + off.x) * ratio - off.x, y: (y + off.y) * ratio - off.y };
  return { ...fromWorld(anchor, zoom), zoom };
}

function bounded(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export interface MapMoves {
  readonly pull: (by: Pixel) => void;
  readonly zoom: (steps: number, at?: Pixel) => void;
  readonly fit: (points: readonly MapPoint[], near?: number) => void;
  readonly fitAll: () => void;
}

interface Moved {
  readonly of: string;
  readonly view: MapView;
}

/** Fits all points until the visitor moves the map; fits again when `key` changes. */
export function useMapView(
  points: readonly MapPoint[],
  key: string,
  box: MapBox | null,
): { readonly view: MapView | null; readonly moves: MapMoves } {
  const [moved, setMoved] = useState<Moved | null>(null);
  const whole = box === null ? null : fitView(points, box);
  const view = moved !== null && moved.of === key ? moved.view : whole;
  const change = (next: (view: MapView, box: MapBox) => MapView | null): void => {
    if (box === null || whole === null) return;
    setMoved((now) => {
      const changed = next(now !== null && now.of === key ? now.view : whole, box);
      return changed === null ? now : { of: key, view: changed };
    });
  };
  const moves: MapMoves = {
    pull: (by) => change((now) => pullView(now, by)),
    zoom: (steps, at) => change((now, size) => zoomView(now, steps, size, at)),
    fit: (mapPoints, near) => change((_, size) => fitView(mapPoints, size, near)),
    fitAll: () => setMoved(null),
  };
  return { view, moves };
}

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
