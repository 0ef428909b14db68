// Apart from the table of the price, which loads later: the product page shows it at once.
import { wireCents } from '#src/domain/money/money.ts';
import type { BookingCourse } from './booking-course.ts';
import { t } from './t.ts';
import { Money } from '../ui/text/Money.tsx';

/**
 * The price seen first: all-in for one guest, and from how many guests it holds
 * (docs/domain/pricing.md#the-price-that-is-seen-first).
 */
export function PriceHead({ course }: { readonly course: Pick<BookingCourse, 'price_from' | 'price_from_pax'> }) {
  const isFrom = course.price_from_pax > 1;
  return (
    <p>
      <Money cents={wireCents(course.price_from)} className="block text-[1.625rem] leading-tight font-bold" />
      <span className="text-small text-ink-2">
        {t('price.perGuest')}
        {isFrom && `, ${t('price.perGuestFrom', { count: course.price_from_pax })}`}
      </span>
    </p>
  );
}
