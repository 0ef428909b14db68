import { lazy, Suspense } from 'react';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { MapLinks, PlaceMap } from '#src/web/guest/booking/PlaceMap.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from './texts.ts';
import { Maximize2 } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Section } from './Section.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

const PinMap = lazy(() => import('#src/web/guest/map/PinMap.tsx').then((module) => ({ default: module.PinMap })));

function areaOf({ pickup }: Course) {
  if (pickup === null) return undefined;
  const { latitude, longitude, radius_km: radiusKm } = pickup;
  return latitude === null || longitude === null || radiusKm === null ? undefined : { latitude, longitude, radiusKm };
}

function CourseMapPopup({ course }: { readonly course: Course }) {
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
      <p className="font-medium">
        <Written>{place.text}</Written>
      </p>
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

export function MeetingPoint({ course }: { readonly course: Course }) {
  const { meeting_point: place, pickup, transport } = course;
  const window = pickup?.window_minutes ?? 0;
  return (
    <Section id="meeting" title={t('meeting.title')}>
      <PlaceMap place={place} />
      {place.image !== null && (
        <Picture
          image={place.image}
          shape="wide"
          sizes="(width >= 48rem) 400px, 100vw"
          className="mt-4 aspect-[16/10] max-w-md rounded-card"
        />
      )}
      <Button
        kind="secondary"
        size="small"
        className="needs-script mt-2 print:hidden"
        onClick={() => openPopup('course-map')}
      >
        <Maximize2 aria-hidden size={17} />
        {t('meeting.large')}
      </Button>
      {transport !== 'none' && (
        <div className="mt-5 grid gap-1">
          <h3 className="font-bold">{t('meeting.pickup')}</h3>
          {pickup !== null && (
            <p>
              <Written>{pickup.text}</Written>
            </p>
          )}
          <p className="text-ink-2">{transport === 'free' ? t('meeting.pickupFree') : t('meeting.pickupAddon')}</p>
          {window > 0 && <p className="text-ink-2">{t('meeting.window', { time: t('minutes', { count: window }) })}</p>}
        </div>
      )}
      <CourseMapPopup course={course} />
    </Section>
  );
}
