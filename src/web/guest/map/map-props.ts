import type { MapPin } from './gather-pins.ts';
import type { MapPoint, MapView } from './map-view.ts';

export interface MapArea extends MapPoint {
  readonly radiusKm: number;
}

export interface MapProps {
  readonly label: string;
  readonly pins: readonly MapPin[];
  /** The city's centre; without it the rings are around the first pin. */
  readonly center?: (MapPoint & { readonly name: string }) | undefined;
  readonly area?: MapArea | undefined;
  readonly onHover?: ((id: MapPin['id'] | null) => void) | undefined;
  /** Replaces following the pin's link. */
  readonly onSelect?: ((id: MapPin['id']) => void) | undefined;
  readonly onView?: ((view: MapView) => void) | undefined;
  /** Must set a height; the width is filled. */
  readonly className?: string | undefined;
}

const KM_PER_DEGREE = 111.32;

/** The initial points: pins and area, else the city's centre. */
export function pointsOf({ pins, area, center }: Pick<MapProps, 'pins' | 'area' | 'center'>): readonly MapPoint[] {
  const edges = area === undefined ? [] : edgesOf(area);
  const points = [...pins, ...edges];
  return points.length > 0 || center === undefined ? points : [center];
}

function edgesOf({ latitude, longitude, radiusKm }: NonNullable<MapProps['area']>): readonly MapPoint[] {
  const up = radiusKm / KM_PER_DEGREE;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return [
    { latitude: latitude + up, longitude: longitude - across },
    { latitude: latitude - up, longitude: longitude + across },
  ];
}
