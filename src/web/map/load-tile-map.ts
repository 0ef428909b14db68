import type * as tileMap from './TileMap.tsx';

/** Loads the street map. The server never shows one, so that its bundle leaves the library out. */
export function loadTileMap(): Promise<typeof tileMap> {
  if (import.meta.env.SSR) return Promise.reject(new Error('a street map needs a browser'));
  return import('./TileMap.tsx');
}
