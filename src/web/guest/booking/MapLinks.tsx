import { t } from './texts.ts';

// Links to full maps. They carry the point alone, nothing of the visitor.

/** The point in OpenStreetMap, Google Maps and Apple Maps. */
function mapLinks(latitude: number, longitude: number): readonly { label: string; href: string }[] {
  const [lat, lng] = [latitude.toFixed(5), longitude.toFixed(5)];
  return [
    { label: t('map.osm'), href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}` },
    { label: t('map.google'), href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
    { label: t('map.apple'), href: `https://maps.apple.com/?ll=${lat},${lng}&q=${lat},${lng}` },
  ];
}

interface MapLinksProps {
  readonly latitude: number;
  readonly longitude: number;
}

/** Links to full maps, for streets and routes. */
export function MapLinks({ latitude, longitude }: MapLinksProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small print:hidden">
      <span className="text-ink-2">{t('map.open')}</span>
      {mapLinks(latitude, longitude).map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </p>
  );
}
