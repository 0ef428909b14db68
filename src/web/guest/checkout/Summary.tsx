import { wireCents } from '#src/domain/money/money.ts';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { t as guest } from '#src/web/guest/texts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { CodeField, CodeOffers } from '#src/web/guest/booking/form/widget/CodeField.tsx';
import { PriceSummary } from '#src/web/guest/booking/PriceSummary.tsx';
import { LocalTime } from '#src/web/ui/text/LocalTime.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { t } from './texts.ts';
import type { CodeState } from './use-code.ts';
import { ChevronDown } from 'lucide-react';
import { totalText } from '#src/web/guest/booking/quote-rows.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CodeWithoutScriptProps {
  readonly choice: BookingChoice;
  readonly tried: CheckoutData['triedCode'];
}

function CodeWithoutScript({ choice, tried }: CodeWithoutScriptProps) {
  const { coupon_code, ...rest } = choice;
  const hidden = new URL(checkoutUrl(rest), 'http://page').searchParams;
  return (
    <noscript>
      <form action="/booking/checkout" className="grid gap-3">
        {[...hidden].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={booking('code.label')}
          name="coupon_code"
          maxLength={64}
          defaultValue={coupon_code ?? tried?.typed}
          error={tried?.text ?? null}
        />
        <Button kind="secondary" type="submit">
          {booking('code.apply')}
        </Button>
      </form>
    </noscript>
  );
}

export function bookAgainUrl({ course, choice }: Pick<CheckoutData, 'course' | 'choice'>): string {
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return `${path}?date=${choice.date}&time=${choice.time}&pax=${choice.pax}#book`;
}

function OldTotal({ quote }: Pick<CodeState, 'quote'>) {
  if (quote.coupon_discount === 0) return null;
  return (
    <s className="numbers me-1.5 font-regular text-ink-2">
      <span className="visually-hidden">{t('summary.before')} </span>
      {priceText(wireCents(quote.total_price))}
    </s>
  );
}

interface SummaryProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  /** False in the sheet, whose Back leads there. */
  readonly hasWayBack: boolean;
}

export function Summary({ data, code, hasWayBack }: SummaryProps) {
  const { course, choice } = data;
  const [image] = course.images;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        {image !== undefined && (
          <Picture image={image} shape="card" sizes="112px" decorative className="h-20 w-28 shrink-0 rounded-control" />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <p className="leading-snug font-bold wrap-anywhere">
            <Written>{course.title}</Written>
          </p>
          <p className="mt-1 text-small">
            <LocalTime
              date={choice.date}
              time={choice.time}
              zone={course.time_zone}
              zoneLabel={guest('zone.local', { city: course.city.name })}
            />
          </p>
          <p className="text-small">{booking('book.guestsCount', { count: choice.pax })}</p>
        </div>
      </div>
      {hasWayBack && (
        <a href={bookAgainUrl(data)} className="link inline-flex min-h-11 items-center justify-self-start text-small">
          {t('review.back')}
        </a>
      )}
      <PriceSummary quote={code.quote} zone={course.time_zone} code={code.applied} busy={code.busy} />
      <CodeField
        isOpen={code.isOpen}
        typed={code.typed}
        applied={code.applied}
        busy={code.busy}
        error={code.error}
        quote={code.quote}
        onToggle={code.setOpen}
        onType={code.setTyped}
        onApply={code.apply}
        onCancel={code.cancel}
        offers={code.offers}
        onUse={code.use}
      />
      <CodeWithoutScript choice={choice} tried={code.error === 'refused' ? data.triedCode : null} />
    </div>
  );
}

interface FoldedSummaryProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly hasWayBack: boolean;
}

export function FoldedSummary({ data, code, hasWayBack }: FoldedSummaryProps) {
  const now = priceText(wireCents(code.quote.booking_deposit_due));
  const { applied, offers, busy, use } = code;
  return (
    <>
      <details className="peer group" open={data.triedCode !== null}>
        <summary className="flex min-h-14 items-center gap-3 px-5 py-2">
          <span className="flex-1 leading-tight">
            <span className="block font-bold">{t('summary.show')}</span>
            <span className="numbers block text-small text-ink-2">
              <OldTotal quote={code.quote} />
              {t('summary.total', { total: totalText(code.quote), now })}
            </span>
          </span>
          <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-5">
          <Summary data={data} code={code} hasWayBack={hasWayBack} />
        </div>
      </details>
      {applied === '' && offers.length > 0 && (
        <div className="px-5 pb-4 peer-open:hidden">
          <CodeOffers offers={offers} busy={busy} onUse={use} />
        </div>
      )}
    </>
  );
}
