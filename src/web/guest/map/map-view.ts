// A map's view. Zoom levels are those of street maps (the world is 512 px wide at 0 and doubles), so one view serves
// both.
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapView extends MapPoint {
  readonly zoom: number;
}

export interface MapBox {
  readonly width: number;
  readonly height: number;
}

/** Screen or world pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The ten countries at once on a phone, to about a hundred metres. */
export const ZOOM = { least: 1, most: 17 } as const;

// Web Mercator: degrees to world pixels.

const TILE = 512;
const EARTH_KM = 40_075.017;
const LATITUDE_END = 85;

export function worldSize(zoom: number): number {
  return TILE * 2 ** zoom;
}

export function toWorld({ latitude, longitude }: MapPoint, zoom: number): Pixel {
  const size = worldSize(zoom);
  const bounded = Math.max(-LATITUDE_END, Math.min(LATITUDE_END, latitude));
  const north = Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360));
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - north / (2 * Math.PI)) * size };
}

export function fromWorld({ x, y }: Pixel, zoom: number): MapPoint {
  const size = worldSize(zoom);
  const north = (0.5 - y / size) * 2 * Math.PI;
  return { latitude: (Math.atan(Math.exp(north)) * 360) / Math.PI - 90, longitude: (x / size) * 360 - 180 };
}

export function toScreen(point: MapPoint, view: MapView, box: MapBox): Pixel {
  const middle = toWorld(view, view.zoom);
  const { x, y } = toWorld(point, view.zoom);
  return { x: x - middle.x + box.width / 2, y: y - middle.y + box.height / 2 };
}

/** Pixels per kilometre: the projection stretches towards the poles. */
export function pixelsPerKm(latitude: number, zoom: number): number {
  return worldSize(zoom) / (EARTH_KM * Math.cos((latitude * Math.PI) / 180));
}
