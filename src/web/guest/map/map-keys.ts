// Which key moves a map how.
import type { MapMoves } from './use-map-view.ts';

const STEP = 80;

/** How far a press of a button moves a map, in pixels: a third of the narrowest one. */
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

/** Does what a key stands for; false for a key that the map does not know. */
export function pressKey(key: string, moves: MapMoves): boolean {
  const act = keys[key];
  act?.(moves);
  return act !== undefined;
}
