import { lazy, Suspense } from 'react';
import type { Course } from '../../booking/booking-course.ts';
import { MapLinks } from '#src/web/booking/MapLinks.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from './t.ts';

const PinMap = lazy(() => import('#src/web/map/PinMap.tsx').then((module) => ({ default: module.PinMap })));

function areaOf({ pickup }: Course) {
  if (pickup === null) return undefined;
  const { latitude, longitude, radius_km: radiusKm } = pickup;
  return latitude === null || longitude === null || radiusKm === null ? undefined : { latitude, longitude, radiusKm };
}

/** The meeting point on a large map, with the area of the pickup where there is one (spec 2: course map). */
export function CourseMapPopup({ course }: { readonly course: Course }) {
  const { meeting_point: place, city } = course;
  const area = areaOf(course);
  const pin = {
    id: 'meeting-point',
    latitude: place.latitude,
    longitude: place.longitude,
    label: t('meeting.pin'),
    name: t('meeting.pinName', { place: place.text }),
    active: true,
  };
  return (
    <Popup name="course-map" title={t('meeting.title')} size="large">
      <p className="font-medium">{place.text}</p>
      {area !== undefined && <p className="mt-1 text-small text-ink-2">{t('meeting.area')}</p>}
      <Suspense fallback={<Skeleton className="mt-4 h-[min(56dvh,32rem)] w-full" />}>
        <PinMap
          label={t('meeting.mapLabel', { place: place.text })}
          pins={[pin]}
          center={{ latitude: city.latitude, longitude: city.longitude, name: city.name }}
          area={area}
          className="mt-4 h-[min(56dvh,32rem)] overflow-hidden rounded-card"
        />
      </Suspense>
      <div className="mt-3">
        <MapLinks latitude={place.latitude} longitude={place.longitude} />
      </div>
    </Popup>
  );
}
