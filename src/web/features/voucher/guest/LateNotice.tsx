import { wallTime } from '#src/web/booking/wall-time.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { BookingDetail } from '#src/web/features/voucher/credentials.ts';
import { t } from '#src/web/features/voucher/texts.ts';

/** The host comes later: when they meet, and what a guest may do about it (docs/domain/host-cancels.md#running-late). */
export function LateNotice({ booking: { late, host, course, time_zone: zone } }: { readonly booking: BookingDetail }) {
  if (late === null) return null;
  const at = wallTime(Date.parse(late.meets_at), zone).time;
  const words = { host: host.name, minutes: late.minutes, at, city: course.city_name };
  return (
    <div className="mb-6">
      <Banner tone="warning" title={t('late.title', words)}>
        {t('late.text', words)} {late.gives_refund && t('late.right')}
      </Banner>
    </div>
  );
}
