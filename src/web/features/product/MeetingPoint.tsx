import type { Course } from '../../booking/booking-course.ts';
import { PlaceMap } from '../../booking/PlaceMap.tsx';
import { Section } from './Section.tsx';
import { t } from './t.ts';

/** Where guests and host meet, and how pickup works where there is one. */
export function MeetingPoint({ course }: { readonly course: Course }) {
  const { meeting_point: place, pickup, transport } = course;
  return (
    <Section id="meeting" title={t('meeting.title')}>
      <PlaceMap text={place.text} latitude={place.latitude} longitude={place.longitude} />
      {transport !== 'none' && (
        <p className="mt-4">
          <span className="font-medium">{t('meeting.pickup')}: </span>
          {pickup?.text ?? (transport === 'free' ? t('meeting.pickupFree') : t('meeting.pickupAddon'))}
        </p>
      )}
    </Section>
  );
}
