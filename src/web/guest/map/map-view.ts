// The view of a map: centre and zoom. Zoom levels are those of street maps (the world is 512 px wide at 0 and doubles each step), so
// that one view serves the drawn map and a tile map.
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

// The map projection of the web: degrees to pixels of a flat world whose width depends on the zoom.

const TILE = 512;
const EARTH_KM = 40_075.017;
// Beyond it the projection runs to infinity.
const LATITUDE_END = 85;

/** Width of the whole world in pixels at a zoom. */
export function worldSize(zoom: number): number {
  return TILE * 2 ** zoom;
}

/** A point on the flat world, in pixels from its upper left corner. */
export function toWorld({ latitude, longitude }: MapPoint, zoom: number): Pixel {
  const size = worldSize(zoom);
  const bounded = Math.max(-LATITUDE_END, Math.min(LATITUDE_END, latitude));
  const north = Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360));
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - north / (2 * Math.PI)) * size };
}

/** The point that lies at a place of the flat world. */
export function fromWorld({ x, y }: Pixel, zoom: number): MapPoint {
  const size = worldSize(zoom);
  const north = (0.5 - y / size) * 2 * Math.PI;
  return { latitude: (Math.atan(Math.exp(north)) * 360) / Math.PI - 90, longitude: (x / size) * 360 - 180 };
}

/** Where a point stands on the screen. */
export function toScreen(point: MapPoint, view: MapView, box: MapBox): Pixel {
  const middle = toWorld(view, view.zoom);
  const { x, y } = toWorld(point, view.zoom);
  return { x: x - middle.x + box.width / 2, y: y - middle.y + box.height / 2 };
}

/** Pixels that a kilometre takes at a latitude: the projection stretches towards the poles. */
export function pixelsPerKm(latitude: number, zoom: number): number {
  return worldSize(zoom) / (EARTH_KM * Math.cos((latitude * Math.PI) / 180));
}
