import { Avatar } from '../../ui/Avatar.tsx';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';

/** Who waits at the meeting point, with the phone number once the booking is confirmed. */
export function HostPart({ booking }: { readonly booking: BookingDetail }) {
  const { host, course } = booking;
  return (
    <section>
      <h2 className="mb-3 text-h3">{t('host')}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <Avatar name={host.name} country={course.country_code} />
        <span className="max-w-full min-w-0 wrap-anywhere">
          <span className="block font-bold">{host.name}</span>
          {host.phone !== null && (
            <a
              href={`tel:${host.phone.replace(/[^+\d]/g, '')}`}
              className="link numbers inline-flex min-h-11 items-center"
            >
              {host.phone}
            </a>
          )}
        </span>
      </p>
    </section>
  );
}
