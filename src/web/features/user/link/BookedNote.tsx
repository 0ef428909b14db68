import { t as booking } from '../../../booking/t.ts';
import { LocalTime } from '../../../ui/LocalTime.tsx';
import type { LinkData } from './load-link.ts';
import { t } from './t.ts';

/** Which booking the link is about, and with which address it was made. */
export function BookedNote({ link }: { readonly link: NonNullable<LinkData['link']> }) {
  return (
    <div className="rounded-panel border border-line bg-surface p-5">
      <p className="font-bold wrap-anywhere">{link.title}</p>
      <p className="mt-1 text-small">
        <LocalTime
          date={link.date}
          time={link.time}
          zone={link.time_zone}
          zoneLabel={booking('zone.local', { city: link.city_name })}
        />
      </p>
      <p className="mt-1 text-small text-ink-2 wrap-anywhere">{t('booked', { email: link.email })}</p>
    </div>
  );
}
