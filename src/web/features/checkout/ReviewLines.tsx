import { CalendarX2, HandCoins } from 'lucide-react';
import { cashText } from '../../booking/cash-text.ts';
import type { WireQuote } from '../../booking/booking-course.ts';
import { policyDates } from '../../booking/policy-words.ts';
import { t as booking } from '../../booking/t.ts';
import type { CheckoutData } from './checkout-data.ts';
import { t } from './t.ts';

interface ReviewLinesProps {
  readonly data: CheckoutData;
  readonly quote: WireQuote;
}

/** What is agreed to by paying: the deadlines as dates in the listing's zone, the cash, the terms. */
export function ReviewLines({ data, quote }: ReviewLinesProps) {
  const { course, startsAt } = data;
  const dates =
    startsAt === null
      ? []
      : policyDates(course.policy, { bookedAt: data.now, startsAt: Date.parse(startsAt), zone: course.time_zone });
  const cash = {
    usd: quote.balance_due_to_host,
    local: quote.balance_due_local,
    symbol: quote.currency_symbol,
    rate: quote.currency_rate,
    rateAt: quote.rate_locked_at,
  };
  const [before = '', after = ''] = t('review.terms', { terms: '|' }).split('|');
  return (
    <>
      <ul className="grid gap-3">
        <li className="flex min-h-6 gap-3">
          <CalendarX2 aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>
            {dates.map((text) => (
              <span key={text} className="numbers block">
                {text}
              </span>
            ))}
            <span className="block text-small text-ink-2">{booking('zone.local', { city: course.city.name })}</span>
          </span>
        </li>
        <li className="flex gap-3">
          <HandCoins aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>
            {booking('price.cash')}: <span className="numbers font-bold">{cashText(cash)}</span>
          </span>
        </li>
      </ul>
      {course.confirmation === 'on_request' && <p>{t('review.request')}</p>}
      <p className="text-small text-ink-2">
        {before}
        <a href="/terms-of-service" target="_blank" rel="noreferrer" className="link">
          {t('review.termsLink')}
        </a>
        {after}
      </p>
    </>
  );
}
