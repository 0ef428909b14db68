import { useState } from 'react';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';
import { t as shared } from '#src/web/booking/texts.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { LocalTime } from '#src/web/ui/text/LocalTime.tsx';
import { AreaFacts, PickupShell } from './PickupShell.tsx';
import type { PickupData } from './load.ts';
import { PickupForm } from './PickupForm.tsx';
import { t } from './texts.ts';

/** The pickup of one booking: where, until when it can be changed, and the address itself (docs/pickup.md#address). */
export function PickupPage({ data: { booking, credentials } }: { readonly data: PickupData }) {
  const [pickup, setPickup] = useState(booking.pickup);
  const { course, pickup_area: area, can } = booking;
  return (
    <PickupShell heading={t('heading')} lead={t('lead')} course={course}>
      <p>
        <LocalTime
          date={booking.date}
          time={booking.time}
          zone={booking.time_zone}
          zoneLabel={shared('zone.local', { city: course.city_name })}
        />
      </p>
      {!booking.has_pickup_service && <p>{t('noService')}</p>}
      {area !== null && <AreaFacts area={area} city={course.city_name} place={pickup} />}
      {booking.has_pickup_service && can.set_pickup && (
        <PickupForm booking={booking} credentials={credentials} pickup={pickup} onSaved={setPickup} />
      )}
      {booking.has_pickup_service && !can.set_pickup && (
        <Banner tone="info" title={t('fixed')}>
          {pickup === null || pickup.address === '' ? t('noAddress') : pickup.address}
        </Banner>
      )}
      <p>
        <a href={bookingDetailUrl(credentials)} className={buttonLook('secondary')}>
          {t('backToBooking')}
        </a>
      </p>
    </PickupShell>
  );
}
