// The lazily loaded part of booking: the widget next to the page, or bar and sheet on smaller screens.
import { lazy, Suspense } from 'react';
import { useCatchUp } from '#src/web/early/catch-up.ts';
import { useMedia } from '#src/web/ui/browser/use-media.ts';
import { BookingFlow } from './flow/BookingFlow.tsx';
import { BookingWidget } from './widget/BookingWidget.tsx';
import type { BookingCourse, Held, StartChoice } from './booking-course.ts';
import { CalculationTrouble } from './widget/StepError.tsx';
import { useBooking } from './use-booking.ts';

const OwnSeats = lazy(() => import('./OwnSeats.tsx').then((module) => ({ default: module.OwnSeats })));

/** What the product page hands over. */
export interface BookingPanelProps {
  readonly course: BookingCourse;
  readonly start: StartChoice;
  readonly held: Held;
}

/** One booking, two looks: what has been chosen stays when the window changes its width. */
export function BookingPanel({ course, start, held }: BookingPanelProps) {
  const booking = useBooking(course, start);
  const own = (
    <Suspense fallback={null}>
      <OwnSeats booking={booking} own={held} />
    </Suspense>
  );
  const isWide = useMedia('(width >= 64rem)');
  useCatchUp();
  return (
    <>
      {isWide ? <BookingWidget booking={booking} own={own} /> : <BookingFlow booking={booking} own={own} />}
      {booking.view.state.has_calculation_failed && (
        <CalculationTrouble onClose={() => booking.send({ type: 'calculation-error-closed' })} />
      )}
    </>
  );
}
