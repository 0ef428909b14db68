export { load } from './load-course.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { AreaFacts, PickupShell } from './PickupShell.tsx';
import type { CoursePickup } from './load-course.ts';
import { t } from './texts.ts';

function CoursePickupPage({ data }: { readonly data: CoursePickup }) {
  const { course, pickup, transport, booking } = data;
  const courseUrl = productDetailUrl({ city: course.city_slug, id: course.id, title: course.title });
  return (
    <PickupShell heading={t('courseHeading')} lead={t('courseLead')} course={course}>
      {booking !== null && (
        <Banner tone="info" title={t('own.title', { when: `${dateText(booking.date)}, ${booking.time}` })}>
          <p>{t('own.text', { ref: booking.ref })}</p>
          <a href={booking.url} className={`${buttonLook('secondary', 'small')} mt-3`}>
            {t('own.button')}
          </a>
        </Banner>
      )}
      {pickup === null ? (
        <p>{t(transport === 'none' ? 'none' : 'noArea')}</p>
      ) : (
        <AreaFacts area={pickup} city={course.city_name} />
      )}
      {booking === null && (
        <p>
          <a href={courseUrl} className={buttonLook('primary')}>
            {t('see')}
          </a>
        </p>
      )}
    </PickupShell>
  );
}

export { CoursePickupPage as Page };
