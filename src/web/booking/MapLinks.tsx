import { mapLinks } from './map-links.ts';
import { t } from './t.ts';

interface MapLinksProps {
  readonly latitude: number;
  readonly longitude: number;
}

/** Links to full maps, for whoever wants the streets or a route. */
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
