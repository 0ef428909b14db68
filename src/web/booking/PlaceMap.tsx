import { MapPin } from 'lucide-react';
import { MapMini } from '../ui/MapMini.tsx';
import { mapLinks } from './map-links.ts';
import { t } from './t.ts';

interface PlaceMapProps {
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A meeting point: the plain address, the small map without tiles, links to full maps. */
export function PlaceMap({ text, latitude, longitude }: PlaceMapProps) {
  return (
    <div className="grid gap-3">
      <p className="flex gap-2.5">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <span className="font-medium">{text}</span>
      </p>
      <MapMini
        label={t('map.point')}
        description={t('map.description', { place: text })}
        rings={[t('map.ring1'), t('map.ring2'), t('map.ring3')]}
        north={t('map.north')}
      />
      <p className="flex flex-wrap items-center gap-x-4 text-small print:hidden">
        <span className="text-ink-2">{t('map.open')}</span>
        {mapLinks(latitude, longitude).map(({ label, href }) => (
          <a
            key={label}
            href={href}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center"
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
