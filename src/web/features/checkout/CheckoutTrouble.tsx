import { productDetailUrl } from '#src/contract/urls.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import type { CheckoutData } from './checkout-data.ts';
import { t } from './t.ts';

/** The choice cannot be booked any more: why, and the way back to the calendar. */
export function CheckoutTrouble({ data }: { readonly data: CheckoutData }) {
  const { course } = data;
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return (
    <div className="grid max-w-2xl justify-items-start gap-5">
      <Banner tone="error" title={course.title}>
        {data.trouble}
      </Banner>
      <a href={`${path}#book`} className={buttonLook('primary')}>
        {t('stale.button')}
      </a>
    </div>
  );
}
