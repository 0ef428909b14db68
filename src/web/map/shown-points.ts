import type { MapProps } from './map-props.ts';
import type { MapPoint } from './map-view.ts';

const KM_PER_DEGREE = 111.32;

/** The points a map shows whole at first: its pins and the edges of its area, else the middle of the city. */
export function shownPoints({ pins, area, center }: Pick<MapProps, 'pins' | 'area' | 'center'>): readonly MapPoint[] {
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
