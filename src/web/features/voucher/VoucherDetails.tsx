import { PlaceMap } from '../../booking/PlaceMap.tsx';
import { PriceSummary } from '../../booking/PriceSummary.tsx';
import { Deadlines } from './Deadlines.tsx';
import { HostPart } from './HostPart.tsx';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';

/** The lower part of the voucher: place, price, host, what to bring, until when it can be cancelled. */
export function VoucherDetails({ booking: one }: { readonly booking: BookingDetail }) {
  const { meeting_point: place } = one;
  return (
    <div className="col-span-full grid gap-6 border-t border-dashed border-line-strong pt-6 tablet:grid-cols-2 print:grid-cols-2 print:gap-3 print:pt-3">
      <section>
        <h2 className="mb-3 text-h3">{t('meeting')}</h2>
        <PlaceMap text={place.text} latitude={place.latitude} longitude={place.longitude} />
        {one.pickup !== null && one.pickup.address !== '' && (
          <p className="mt-3">
            <span className="font-medium">{t('pickup')}: </span>
            {one.pickup.address}
          </p>
        )}
      </section>
      <section>
        <h2 className="mb-3 text-h3">{t('price')}</h2>
        <PriceSummary quote={one.quote} isPaid />
      </section>
      <HostPart booking={one} />
      <div className="grid content-start gap-6 print:gap-3">
        {one.bring.length > 0 && (
          <section>
            <h2 className="mb-2 text-h3">{t('bring')}</h2>
            <ul className="ml-5 list-disc">
              {one.bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
        )}
        <Deadlines booking={one} />
      </div>
    </div>
  );
}
