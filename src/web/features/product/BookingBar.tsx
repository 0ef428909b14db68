import { PhoneBar } from '../../booking/PhoneBar.tsx';
import type { Course } from '../../booking/booking-course.ts';
import { t } from '../../booking/t.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** The bar of phones before the widget has loaded: its button leads to the plain form. */
export function BookingBar({ course }: { readonly course: Course }) {
  return (
    <PhoneBar course={course}>
      <a href="#book" className={buttonLook('primary')}>
        {t('bar.choose')}
      </a>
    </PhoneBar>
  );
}
