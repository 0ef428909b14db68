import { useState } from 'react';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TripTime } from '#src/web/guest/TripTime.tsx';
import { AreaFacts, PickupShell } from './PickupShell.tsx';
import { t } from './texts.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { pickupFault } from '#src/domain/trip/pickup.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { PickupField } from './PickupField.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { PickupAddressPopup } from './PickupAddressPopup.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { focusFirstInvalid, useAfterRender } from '#src/web/ui/browser/use-after-render.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

// /pickup-location/{ref}?token=…: the pickup of a booking (docs/domain/bookings.md#pickup).

interface PickupData {
  readonly booking: CallOutput<'booking/detail'>;
  readonly credentials: { readonly ref: string; readonly token?: string };
}

const REF = /^[A-Za-z]{8}$/;

/** Another person's booking answers like a missing one (docs/domain/accounts.md#access). */
export async function load({ api, params, url }: PageInput): Promise<PageResult<PickupData>> {
  const ref = params['ref'] ?? '';
  const token = url.searchParams.get('token') ?? '';
  if (!REF.test(ref)) return { kind: 'missing', what: 'page' };
  const credentials = token === '' ? { ref } : { ref, token };
  const answer = await api('booking/detail', credentials);
  if (!answer.ok) return failed(answer);
  const head = { title: t('title'), robots: 'noindex' } as const;
  return { kind: 'page', data: { booking: answer.data, credentials }, head };
}

/** Area, deadline and address of a booking's pickup (docs/domain/bookings.md#pickup-address). */
function PickupPage({ data: { booking, credentials } }: { readonly data: PickupData }) {
  const [pickup, setPickup] = useState(booking.pickup);
  const { course, pickup_area: area, can } = booking;
  return (
    <PickupShell heading={t('heading')} lead={t('lead')} course={course}>
      <p>
        <TripTime trip={booking} city={course.city_name} />
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

export { PickupPage as Page };

type PickupPlace = NonNullable<PickupData['booking']['pickup']>;

interface PickupFormProps extends PickupData {
  readonly pickup: PickupPlace | null;
  readonly onSaved: (pickup: PickupPlace) => void;
}

/** An address without a pin is confirmed once (docs/domain/bookings.md#pickup-address). */
export function PickupForm({ booking, credentials, pickup, onSaved }: PickupFormProps) {
  const { api, settings } = useApp();
  const [place, setPlace] = useState<PickupPlace>(pickup ?? { address: '', latitude: null, longitude: null });
  const [missing, setMissing] = useState<string | undefined>();
  const [isSaved, setSaved] = useState(false);
  // Confirmed without a pin: not asked again.
  const [used, setUsed] = useState<string | null>(null);
  const { busy, trouble, run } = useTask();
  const afterDraw = useAfterRender();
  const address = place.address.trim();

  const save = (): void =>
    void run(async () => {
      const { latitude, longitude } = place;
      const answer = await api('pickup/save', { ...credentials, address, latitude, longitude });
      if (!answer.ok) return failureText(answer);
      onSaved(answer.data.pickup);
      setSaved(true);
      return null;
    });
  const check = (form: HTMLFormElement): void => {
    setSaved(false);
    const fault = pickupFault(place);
    setMissing(fault === null ? undefined : formErrorText(`pickup-${fault}`));
    if (fault !== null) afterDraw(() => focusFirstInvalid(form));
    else if (place.latitude === null && used !== address) openPopup('pickup-address');
    else save();
  };
  return (
    <form
      noValidate
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        check(event.currentTarget);
      }}
    >
      <FormMessage text={trouble} />
      {isSaved && (
        <Banner tone="success" title={t('saved')}>
          {t('savedText', { host: booking.host.name })}
        </Banner>
      )}
      <PickupField
        value={place}
        onChange={setPlace}
        error={missing}
        area={booking.pickup_area}
        center={{
          latitude: booking.pickup_area?.latitude ?? booking.meeting_point.latitude,
          longitude: booking.pickup_area?.longitude ?? booking.meeting_point.longitude,
          name: booking.course.city_name,
        }}
      />
      <NoScriptNote>{t('noScript', { email: settings.brand.contacts.email })}</NoScriptNote>
      <div>
        <Button type="submit" className="needs-script" loading={busy} loadingLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
      <PickupAddressPopup
        address={address}
        onUse={() => {
          setUsed(address);
          save();
        }}
        onEdit={() => undefined}
      />
    </form>
  );
}
