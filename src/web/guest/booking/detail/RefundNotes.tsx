import { wireCents } from '#src/domain/money/money.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { priceText } from '#src/texts/money-text.ts';
import type { BookingDetail } from './credentials.ts';
import { t } from './texts.ts';

const tones = { pending: 'info', done: 'success', failed: 'error' } as const;

export function RefundNotes({ booking }: { readonly booking: BookingDetail }) {
  const { settings } = useApp();
  const { refunds, time_zone: zone, course, viewer } = booking;
  if (refunds.length === 0) return null;
  const { email } = settings.brand.contacts;
  return (
    <section aria-label={t('refund.label')} className="grid gap-3 print:hidden">
      {refunds.map(({ amount, state, at }) => (
        <Banner
          key={`${at} ${amount} ${state}`}
          tone={tones[state]}
          title={t(viewer === 'host' ? `refund.host.${state}` : `refund.${state}.title`, {
            amount: priceText(wireCents(amount)),
          })}
        >
          {viewer !== 'host' &&
            t(`refund.${state}.text`, { when: instantText(at, zone), city: course.city_name, email })}
        </Banner>
      ))}
    </section>
  );
}
