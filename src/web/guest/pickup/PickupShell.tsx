import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { type ReactNode, lazy, Suspense, useEffect, useState } from 'react';
import type { CoursePickup } from './load-course.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface PickupShellProps {
  readonly heading: string;
  readonly lead: string;
  readonly course: CoursePickup['course'];
  readonly children: ReactNode;
}

/** The frame of pickup pages: heading, experience, one card (docs/domain/bookings.md#pickup). */
export function PickupShell({ heading, lead, course, children }: PickupShellProps) {
  const href = productDetailUrl({ city: course.city_slug, id: course.id, title: course.title });
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-h1 wrap-anywhere">{heading}</h1>
        <p className="mt-2 max-w-[43.9em] text-lead text-ink-2">{lead}</p>
        <article className="mt-7 grid gap-6 rounded-panel border border-line bg-surface p-5 shadow-1 tablet:p-8">
          <div>
            <h2 className="text-h2 wrap-anywhere">
              <a href={href} className="hover:underline">
                <Written>{course.title}</Written>
              </a>
            </h2>
            <p className="text-ink-2">
              <Written>{course.city_name}</Written>, <Written>{course.country_name}</Written>
            </p>
          </div>
          {children}
        </article>
      </div>
    </div>
  );
}

const PinMap = lazy(() => import('#src/web/guest/map/PinMap.tsx').then((module) => ({ default: module.PinMap })));

interface AreaFactsProps {
  readonly area: NonNullable<CoursePickup['pickup']>;
  readonly city: string;
  readonly place?: {
    readonly address: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
}

export function AreaFacts({ area, city, place = null }: AreaFactsProps) {
  const { text, free, window_minutes: minutes } = area;
  return (
    <section aria-labelledby="area">
      <h3 id="area" className="text-h3">
        {t('area')}
      </h3>
      <p className="mt-1 wrap-anywhere">{text}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        <li>{t(free ? 'free' : 'paid')}</li>
        {minutes !== null && <li>{t('window', { minutes })}</li>}
      </ul>
      <AreaMap area={area} city={city} place={place} />
    </section>
  );
}

function AreaMap({ area, city, place }: Required<AreaFactsProps>) {
  const [isHere, setHere] = useState(false);
  // The map is drawn by script; the text is complete without it.
  useEffect(() => setHere(true), []);
  const { latitude, longitude, radius_km: radiusKm } = area;
  if (latitude === null || longitude === null) return null;
  const isPlaced = place !== null && place.latitude !== null && place.longitude !== null;
  const pin = {
    id: 'pickup',
    latitude: isPlaced ? (place.latitude ?? latitude) : latitude,
    longitude: isPlaced ? (place.longitude ?? longitude) : longitude,
    label: t(isPlaced ? 'pin.own' : 'pin.area'),
    name: isPlaced ? place.address : area.text,
    active: isPlaced,
  };
  const box = 'mt-4 h-[min(50dvh,22rem)] overflow-hidden rounded-card';
  if (!isHere) return <Skeleton className={box} />;
  return (
    <Suspense fallback={<Skeleton className={box} />}>
      <PinMap
        label={t('map', { city })}
        pins={[pin]}
        center={{ latitude, longitude, name: city }}
        area={radiusKm === null ? undefined : { latitude, longitude, radiusKm }}
        className={box}
      />
    </Suspense>
  );
}
