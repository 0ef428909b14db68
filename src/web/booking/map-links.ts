// Links to full maps. They carry the point alone, nothing of the visitor.
import { t } from './t.ts';

/** The point in OpenStreetMap, Google Maps and Apple Maps. */
export function mapLinks(latitude: number, longitude: number): readonly { label: string; href: string }[] {
  const [lat, lng] = [latitude.toFixed(5), longitude.toFixed(5)];
  return [
    { label: t('map.osm'), href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}` },
    { label: t('map.google'), href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
    { label: t('map.apple'), href: `https://maps.apple.com/?ll=${lat},${lng}&q=${lat},${lng}` },
  ];
}
