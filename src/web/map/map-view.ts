// What a map looks at. Zoom counts as in street maps (the world is 512 px wide at 0 and doubles each step), so that
// one view serves our own map and a tile map.

/** A point on the ground, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The point in the middle, and how close. */
export interface MapView extends MapPoint {
  readonly zoom: number;
}

/** The size of the map on the screen, in CSS pixels. */
export interface MapBox {
  readonly width: number;
  readonly height: number;
}

/** A place on the screen or on the flat world, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The farthest and the nearest look: the ten countries at once, and about a hundred metres. */
export const ZOOM = { least: 2.5, most: 17 } as const;
