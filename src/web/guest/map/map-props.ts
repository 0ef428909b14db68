import type { MapPin } from './gather-pins.ts';
import type { MapPoint, MapView } from './map-view.ts';

/** A round area on the ground: where a pickup comes to. */
export interface MapArea extends MapPoint {
  readonly radiusKm: number;
}

/** What a map of pins is given. */
export interface MapProps {
  /** What the map shows: "Experiences in Ubud". */
  readonly label: string;
  readonly pins: readonly MapPin[];
  /** The middle of the city, with its name; without one the rings stand round the first pin. */
  readonly center?: (MapPoint & { readonly name: string }) | undefined;
  /** An area that is tinted, where there is one. */
  readonly area?: MapArea | undefined;
  /** Told when the pointer or the focus comes to a pin, and null when it leaves. */
  readonly onHover?: ((id: MapPin['id'] | null) => void) | undefined;
  /** Told when a pin is pressed; its link is then not followed. Without it the link is followed. */
  readonly onSelect?: ((id: MapPin['id']) => void) | undefined;
  /** Told where the map looks, at first and whenever it has moved. */
  readonly onView?: ((view: MapView) => void) | undefined;
  /** Gives the map its size: it fills the width and needs a height. */
  readonly className?: string | undefined;
}

const KM_PER_DEGREE = 111.32;

/** The points a map shows whole at first: its pins and the edges of its area, else the middle of the city. */
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
