import type { ReactNode } from 'react';
import type { Course } from '#src/web/booking/booking-course.ts';
import { CourseFacts, CourseHeading } from './CourseFacts.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { HostSection } from './HostSection.tsx';
import { Included, AddonList, Steps } from './CourseContents.tsx';
import { MeetingPoint } from './MeetingPoint.tsx';
import { ShareRow } from './ShareRow.tsx';
import { UpcomingDates } from './dates/UpcomingDates.tsx';

interface CourseColumnProps {
  readonly course: Course;
  readonly pax?: number | undefined;
  /** Nobody can save, share or book what is looked at before it is published. */
  readonly isPreview?: boolean;
  readonly reviews: ReactNode;
}

/** Everything that is read of an experience: its heading, what happens, its host, days, place and terms, and its reviews. */
export function CourseColumn({ course, pax, isPreview = false, reviews }: CourseColumnProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 tablet:gap-12">
      <div>
        <CourseHeading course={course} />
        <div inert={isPreview}>
          <ShareRow course={course} />
        </div>
        <CourseFacts course={course} />
      </div>
      <Steps course={course} />
      <div inert={isPreview}>
        <HostSection course={course} />
      </div>
      <Included course={course} />
      {course.addons.length > 0 && <AddonList addons={course.addons} />}
      <div inert={isPreview}>
        {/* Siblings: keys of their own, or React would show one of them again at each change. */}
        <UpcomingDates key={`dates of ${course.id}`} course={course} pax={pax} />
      </div>
      <MeetingPoint course={course} />
      <GoodToKnow course={course} />
      {reviews}
    </div>
  );
}
