import { PhoneBar } from '../../booking/PhoneBar.tsx';
import type { Course } from '../../booking/booking-course.ts';
import { t } from '../../booking/t.ts';
import { buttonLook } from '../../ui/button-look.ts';

interface BookingBarProps {
  readonly course: Course;
  /** False once the widget cannot be loaded: the plain form is all there is. */
  readonly isAwaited: boolean;
}

/**
 * The bar of phones before the widget has loaded: without script its button leads to the plain form; else a press is kept
 * for the button that takes its place (ADR 044).
 */
export function BookingBar({ course, isAwaited }: BookingBarProps) {
  return (
    <PhoneBar course={course}>
      <a href="#book" data-press="book" data-late={isAwaited ? '' : undefined} className={buttonLook('primary')}>
        {t('bar.choose')}
      </a>
    </PhoneBar>
  );
}
