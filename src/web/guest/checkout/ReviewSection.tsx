import { wireCents } from '#src/domain/money/money.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { payWays } from './payment/ways.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { t } from './texts.ts';
import { t as guest } from '#src/web/guest/texts.ts';
import type { CodeState } from './use-code.ts';
import { CalendarX2, HandCoins } from 'lucide-react';
import { cashText, quotedCash } from '#src/web/guest/booking/quote-rows.ts';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { policyDates } from '#src/web/guest/booking/policy-words.ts';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutPlace } from './place.ts';
import { Trouble } from './CheckoutNotices.tsx';
import type { Checkout } from './use-checkout.ts';

interface PayButtonProps {
  readonly code: Pick<CodeState, 'quote' | 'busy'>;
  readonly busy: boolean;
  /** Null with nothing due, or with no way to pay. */
  readonly method: PayMethod | null;
  readonly full?: boolean;
  readonly kind?: 'primary' | 'secondary';
}

/** The button that books: it says the amount that is paid now. */
export function PayButton({ code, busy, method, full = false, kind = 'primary' }: PayButtonProps) {
  const { payment } = useApp().settings;
  const due = code.quote.booking_deposit_due;
  const canPay = due === 0 || (method !== null && (payWays[method].canPay?.(payment) ?? true));
  // Where nothing can be paid online the section on paying says so: a button would promise otherwise.
  if (due > 0 && payment.methods.length === 0) return null;
  return (
    <Button
      type="submit"
      kind={kind}
      size="large"
      full={full}
      loading={busy}
      loadingLabel={t('button.working')}
      disabled={code.busy || !canPay}
    >
      {due === 0 ? t('button.confirm') : t('button.pay', { amount: priceText(wireCents(due)) })}
    </Button>
  );
}

/** What is agreed to with any press that pays. */
export function TermsLine() {
  const [before = '', after = ''] = t('review.terms', { terms: '|' }).split('|');
  return (
    <>
      {before}
      <a href="/terms-of-service" target="_blank" rel="noreferrer" className="link">
        {t('review.termsLink')}
      </a>
      {after}
    </>
  );
}

interface ReviewLinesProps {
  readonly data: CheckoutData;
  readonly quote: WireQuote;
}

/** What is agreed to by paying: the deadlines as dates in the listing's zone, the cash, the terms. */
function ReviewLines({ data, quote }: ReviewLinesProps) {
  const { course, startsAt } = data;
  const dates =
    startsAt === null
      ? []
      : policyDates(course.policy, { bookedAt: data.now, startsAt: Date.parse(startsAt), zone: course.time_zone });
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
            <span className="block text-small text-ink-2">{guest('zone.local', { city: course.city.name })}</span>
          </span>
        </li>
        <li className="flex gap-3">
          <HandCoins aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>
            {booking('price.cash')}: <span className="numbers font-bold">{cashText(quotedCash(quote))}</span>
          </span>
        </li>
      </ul>
      {course.confirmation === 'on_request' && <p>{t('review.request')}</p>}
      <p className="text-small text-ink-2">
        <TermsLine />
      </p>
    </>
  );
}

interface ReviewSectionProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly place: Pick<CheckoutPlace, 'kind'>;
  readonly checkout: Pick<Checkout, 'busy' | 'troubles' | 'method' | 'submit'>;
}

function hasNext({ form }: CheckoutData): boolean {
  return form !== null && form.next !== null;
}

/** What is agreed to, why it did not work if it did not, and the one button. In the sheet that stands in the bar below. */
export function ReviewSection({ data, code, place, checkout }: ReviewSectionProps) {
  const { busy, troubles, method, submit } = checkout;
  return (
    <>
      <ReviewLines data={data} quote={code.quote} />
      <Trouble
        text={troubles.form?.text ?? null}
        {...(troubles.form?.code === null && { onRetry: () => void submit() })}
      />
      {place.kind === 'page' && (
        <PayButton code={code} busy={busy} method={method} full {...(hasNext(data) && { kind: 'secondary' })} />
      )}
    </>
  );
}
