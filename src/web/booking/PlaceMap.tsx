import { MapPin } from 'lucide-react';
import { MapMini } from '../ui/media/MapMini.tsx';
import { MapLinks } from './MapLinks.tsx';
import { t } from './t.ts';

interface PlaceMapProps {
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A meeting point: the plain address, the small map without tiles, links to full maps. */
export function PlaceMap({ text, latitude, longitude }: PlaceMapProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="flex gap-2.5">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <span className="min-w-0 font-medium">{text}</span>
      </p>
      <MapMini
        label={t('map.point')}
        description={t('map.description', { place: text })}
        rings={[t('map.ring1'), t('map.ring2'), t('map.ring3')]}
        north={t('map.north')}
      />
      <MapLinks latitude={latitude} longitude={longitude} />
    </div>
  );
}
