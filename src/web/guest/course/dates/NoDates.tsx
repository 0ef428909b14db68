import { productListUrl } from '#src/contract/addresses/urls.ts';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { PriceHead } from '#src/web/guest/booking/form/PriceHead.tsx';
import { PhoneBar } from '#src/web/guest/booking/form/flow/PhoneBar.tsx';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { t } from '#src/web/guest/course/texts.ts';

/** In place of the booking while there is no day that can be booked: it says so, and leads on to what the city offers. */
export function NoDates({ course }: { readonly course: Course }) {
  const onward = (
    <a href={productListUrl(course.city)} className={buttonLook('primary')}>
      {t('paused.city', { city: course.city.name })}
    </a>
  );
  return (
    <>
      <aside
        id="book"
        aria-label={booking('flow.title')}
        className="mt-10 desk:sticky desk:top-[calc(var(--header)+1rem)] desk:mt-0"
      >
        <div className="grid gap-4 rounded-panel border border-line bg-surface p-5 shadow-2">
          <PriceHead course={course} />
          <p className="text-ink-2">{booking('book.noDates')}</p>
          {onward}
        </div>
      </aside>
      <PhoneBar course={course} note={booking('book.noDates')}>
        {onward}
      </PhoneBar>
    </>
  );
}
