import { lazy, Suspense, useEffect, useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { MapPoint } from '#src/web/guest/map/map-view.ts';
import { namesOf } from '#src/web/host/listing/place-names.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '#src/web/host/listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const PickPlace = lazy(() =>
  import('#src/web/guest/map/PickPlace.tsx').then((module) => ({ default: module.PickPlace })),
);

type Centre = MapPoint & { readonly name: string };

/** The chosen city's centre; null until loaded. */
function useCentre(cityId: number | null): Centre | null {
  const { api } = useApp();
  const [found, setFound] = useState<{ readonly id: number; readonly centre: Centre } | null>(null);
  useEffect(() => {
    let isHere = true;
    if (cityId === null) return;
    void api('city/detail', { city_id: cityId }).then((answer) => {
      if (!isHere || !answer.ok) return;
      const { latitude, longitude, name } = answer.data.data;
      setFound({ id: cityId, centre: { latitude, longitude, name } });
    });
    return () => {
      isHere = false;
    };
  }, [api, cityId]);
  return found?.id === cityId ? found.centre : null;
}

/** City, meeting point text and pin. */
export function PlaceStep(props: StepProps) {
  const { place } = props.listing.content;
  const [city, setCity] = useState(place?.city_id ?? null);
  const [text, setText] = useState(place?.text ?? '');
  const [point, setPoint] = useState<MapPoint | null>(
    place && place.latitude !== null && place.longitude !== null
      ? { latitude: place.latitude, longitude: place.longitude }
      : null,
  );
  const centre = useCentre(city);
  const options = [...namesOf(props.choices).cities].map(([id, label]) => ({ value: String(id), label }));
  const patch = () => ({
    place: { city_id: city, text, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null },
  });
  return (
    <StepFrame {...props} patch={patch}>
      <Select
        label={t('place.city')}
        options={[{ value: '', label: t('choose') }, ...options]}
        value={String(city ?? '')}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setCity(chosen === '' ? null : Number(chosen));
          // The pin belongs to the previous city.
          setPoint(null);
        }}
      />
      <TextArea
        label={t('place.text')}
        hint={t('place.textHint')}
        rows={2}
        maxLength={listingLimits.meeting.max}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {city !== null && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-small font-medium">{t('place.map')}</legend>
          {centre === null ? (
            <Skeleton className="h-72 w-full" />
          ) : (
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <PickPlace
                key={city}
                label={t('place.map')}
                help={t('place.mapHelp')}
                center={centre}
                value={point}
                onPick={setPoint}
              />
            </Suspense>
          )}
          <p role="status" className="text-small font-medium text-jade">
            {point !== null && t('place.set')}
          </p>
        </fieldset>
      )}
    </StepFrame>
  );
}
