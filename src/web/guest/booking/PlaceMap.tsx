import { MapPin } from 'lucide-react';
import { waysTo } from '#src/domain/map/landmarks.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useLengths } from '#src/web/platform/locale/use-lengths.ts';
import { MiniMap } from '#src/web/guest/map/MiniMap.tsx';
import { MapLinks } from './MapLinks.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

type Place = CallOutput<'course/detail'>['data']['meeting_point'];

/** How far it is from what people know: "350 m from Dong Xuan Market · 1.2 km from the centre of Hanoi". */
function usePlaceText(place: Place): string {
  const { far } = useLengths();
  return waysTo(place)
    .map(({ name, km, isCity }) =>
      isCity ? t('map.fromCentre', { far: far(km), city: name }) : t('map.from', { far: far(km), place: name }),
    )
    .join(' · ');
}

/** A meeting point: the plain address, how far it is from what people know, the small map, links to full maps. */
export function PlaceMap({ place }: { readonly place: Place }) {
  const words = usePlaceText(place);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex gap-2.5">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="font-medium">
            <Written>{place.text}</Written>
          </p>
          {words !== '' && <p className="numbers mt-0.5 text-small text-ink-2">{words}</p>}
        </div>
      </div>
      <MiniMap
        label={t('map.point')}
        description={t('map.description', { place: place.text })}
        north={t('map.north')}
        {...place}
      />
      <MapLinks latitude={place.latitude} longitude={place.longitude} />
    </div>
  );
}
