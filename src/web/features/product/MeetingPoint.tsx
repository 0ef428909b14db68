import { Maximize2 } from 'lucide-react';
import type { Course } from '../../booking/booking-course.ts';
import { PlaceMap } from '../../booking/PlaceMap.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { CourseMapPopup } from './CourseMapPopup.tsx';
import { Section } from './Section.tsx';
import { t, tn } from './t.ts';

/** Where guests and host meet, and how pickup works where there is one. */
export function MeetingPoint({ course }: { readonly course: Course }) {
  const { meeting_point: place, pickup, transport } = course;
  const window = pickup?.window_minutes ?? 0;
  return (
    <Section id="meeting" title={t('meeting.title')}>
      <PlaceMap text={place.text} latitude={place.latitude} longitude={place.longitude} />
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
          {pickup !== null && <p>{pickup.text}</p>}
          <p className="text-ink-2">{transport === 'free' ? t('meeting.pickupFree') : t('meeting.pickupAddon')}</p>
          {window > 0 && <p className="text-ink-2">{t('meeting.window', { time: tn('minutes', window) })}</p>}
        </div>
      )}
      <CourseMapPopup course={course} />
    </Section>
  );
}
