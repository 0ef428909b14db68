import { Check, Clock3, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkoutUrl } from '#src/contract/checkout-query.ts';
import { productDetailUrl } from '#src/contract/urls.ts';
import { buttonLook } from '../../ui/button-look.ts';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';
import { isChecking } from './use-booking-detail.ts';

interface HeadProps {
  readonly icon: ReactNode;
  readonly tone: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Head({ icon, tone, title, children }: HeadProps) {
  return (
    <div role="status" className="mb-7 flex gap-4 tablet:gap-6 print:mb-4">
      <span className={`grid size-14 shrink-0 place-items-center rounded-full tablet:size-16 print:hidden ${tone}`}>
        {icon}
      </span>
      <div>
        <h1 className="text-h1">{title}</h1>
        <div className="mt-2 max-w-[60ch] text-lead text-ink-2 print:hidden">{children}</div>
      </div>
    </div>
  );
}

/** What became of the booking, in one sentence. */
export function StatusHead({ booking }: { readonly booking: BookingDetail }) {
  const { booking_status: status, contact, course } = booking;
  const name = contact.first_name;
  if (isChecking(booking)) {
    return (
      <Head icon={<Clock3 aria-hidden size={28} />} tone="bg-info-soft text-info" title={t('checking.title')}>
        {t('checking.text')}
      </Head>
    );
  }
  if (status === 'held') {
    const addons = Object.fromEntries(booking.addons.map(({ id, count }) => [id, count]));
    const { date, time, pax } = booking;
    return (
      <Head
        icon={<Hourglass aria-hidden size={28} />}
        tone="bg-marigold-soft text-marigold-ink"
        title={t('held.title')}
      >
        <p>{t('held.text')}</p>
        <a href={checkoutUrl({ cid: course.id, date, time, pax, addons })} className={`${buttonLook('primary')} mt-4`}>
          {t('held.button')}
        </a>
      </Head>
    );
  }
  if (status === 'declined' || status === 'cancelled' || status === 'expired') {
    const href = productDetailUrl({ city: course.city_slug, id: course.id, title: course.title });
    return (
      <Head icon={<X aria-hidden size={28} />} tone="bg-sand text-ink-2" title={t(`over.${status}`)}>
        <p>{t('over.text')}</p>
        <a href={href} className={`${buttonLook('secondary')} mt-4`}>
          {t('again')}
        </a>
      </Head>
    );
  }
  const isRequest = status === 'requested';
  return (
    <Head
      icon={isRequest ? <Clock3 aria-hidden size={28} /> : <Check aria-hidden size={30} strokeWidth={2.5} />}
      tone={isRequest ? 'bg-marigold-soft text-marigold-ink' : 'bg-success-soft text-success'}
      title={isRequest ? t('requested.title', { name }) : t('done.title', { name })}
    >
      {isRequest ? t('requested.lead', { email: contact.email }) : t('done.lead', { email: contact.email })}
    </Head>
  );
}
